/// What keeps an open page up to date. Without it the page and its buttons work all the same.
///
/// It asks while the page is seen, shows what changed, and leaves the rest where it is: a button that has the focus keeps
/// it. A style sheet that is made by a script needs no place in the page's policy.
enum PageScript {
    static let text = """
        (() => {
        const sheet = new CSSStyleSheet();
        const form = document.getElementById('press');
        let tag = document.querySelector('meta[name=tag]').content;
        let isAsking = false;
        const show = (page) => {
          const shown = document.querySelector('main');
          const next = page.querySelector('main');
          const token = page.querySelector('#press input');
          if (!next || !token) return;
          sheet.replaceSync(page.querySelector('style').textContent);
          document.adoptedStyleSheets = [sheet];
          form.querySelector('input').value = token.value;
          const focused = document.activeElement;
          const before = [...shown.children];
          const after = [...next.children];
          if (before.length !== after.length) shown.replaceWith(next);
          else before.forEach((one, index) => {
            if (one.outerHTML !== after[index].outerHTML) one.replaceWith(after[index]);
          });
          if (focused && !focused.isConnected && focused.value) {
            document.querySelector(`button[value="${CSS.escape(focused.value)}"]`)?.focus();
          }
        };
        const ask = async () => {
          if (isAsking || document.visibilityState !== 'visible') return;
          isAsking = true;
          try {
            const answer = await fetch(location.pathname, {cache: 'no-store', headers: {'If-None-Match': tag}});
            const fresh = answer.headers.get('ETag');
            if (answer.ok && fresh !== tag) {
              show(new DOMParser().parseFromString(await answer.text(), 'text/html'));
              tag = fresh;
            }
          } catch {} finally { isAsking = false; }
        };
        setInterval(ask, 2000);
        document.addEventListener('visibilitychange', ask);
        })();
        """
}
