#!/usr/bin/env python3
"""Looks at the page of widgets as a person does: in Chromium, over a real server.

    page.py LINK ADDRESS

LINK is what `widget-cgi link` printed, ADDRESS the page's. The page has run-track's widget with its button for 10 km, and
the sample's widget `Words` with HOSTILE as its words. Each line says what was seen; the status is 1 where something else was.

The browser is spoken to over a pipe (the DevTools protocol), with nothing but Python's own library.
"""
import base64, json, os, select, subprocess, sys, tempfile, time, zlib

HOSTILE = "<img src=x onerror=\"document.title='owned'\"></style><script>document.title='owned'</script>"
PATIENCE = 60
failures = 0


def check(words, held, seen=""):
    global failures
    if held:
        print("ok:", words)
    else:
        failures += 1
        print("NOT:", words, seen)


class Browser:
    """Chromium without a window."""

    def __init__(self, folder):
        to_browser, self.out = os.pipe()
        self.inp, from_browser = os.pipe()

        def hand_over():
            # The browser reads at 3 and writes at 4; the copies are out of the way of both.
            one, two = os.dup2(to_browser, 60), os.dup2(from_browser, 61)
            os.dup2(one, 3)
            os.dup2(two, 4)

        program = next(p for p in ("/usr/lib/chromium/chromium", "/usr/bin/chromium") if os.path.exists(p))
        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--no-first-run", "--disable-extensions", "--disable-background-networking", "--disable-component-update",
             "--hide-scrollbars", "--user-data-dir=" + folder, "--remote-debugging-pipe", "about:blank"],
            preexec_fn=hand_over, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.number, self.buffer, self.events = 0, b"", []

    def _message(self, deadline):
        while b"\0" not in self.buffer:
            if not select.select([self.inp], [], [], max(0, deadline - time.monotonic()))[0]:
                sys.exit("NOT: the browser answers")
            chunk = os.read(self.inp, 1 << 16)
            if not chunk:
                sys.exit("NOT: the browser runs")
            self.buffer += chunk
        text, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(text)

    def call(self, method, session=None, **params):
        self.number += 1
        number = self.number
        message = {"id": number, "method": method, "params": params}
        if session:
            message["sessionId"] = session
        os.write(self.out, json.dumps(message).encode() + b"\0")
        deadline = time.monotonic() + PATIENCE
        while True:
            answer = self._message(deadline)
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            if "method" in answer:
                self.events.append(answer)

    def close(self):
        try:
            self.call("Browser.close")
        except (SystemExit, OSError):
            pass
        self.process.wait(10)


class Page:
    def __init__(self, browser):
        self.browser = browser
        self.target = browser.call("Target.createTarget", url="about:blank", newWindow=True)["targetId"]
        self.session = browser.call("Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network", "Accessibility"):
            self.call(domain + ".enable")

    def call(self, method, **params):
        return self.browser.call(method, self.session, **params)

    def run(self, script):
        answer = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(json.dumps(answer["exceptionDetails"])[:500])
        return answer["result"].get("value")

    def go(self, address):
        self.call("Page.navigate", url=address)

    def wait(self, words, script):
        """Waits until a script says something; in between the page goes on by itself."""
        deadline = time.monotonic() + PATIENCE
        value = None
        while time.monotonic() < deadline:
            try:
                value = self.run(script)
            except RuntimeError:
                value = None  # The page is being left.
            if value:
                return value
            select.select([self.browser.inp], [], [], 0.1)
        check(words, False, self.run("document.documentElement.outerHTML")[:2000])
        return None

    def click(self, text):
        box = self.run("""(() => {
            const button = [...document.querySelectorAll('button')].find((b) => b.textContent === %s);
            if (!button) return null;
            button.scrollIntoView({block: 'center'});
            const r = button.getBoundingClientRect();
            return {x: r.x + r.width / 2, y: r.y + r.height / 2};
        })()""" % json.dumps(text))
        if not box:
            return check(f"there is a button '{text}'", False)
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=box["x"], y=box["y"], button="left", clickCount=1)

    def pixels(self):
        """A picture of what is seen: its width, and a color for each place."""
        data = base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"])
        place, packed, width, channels = 8, b"", 0, 4
        while place < len(data):
            length, kind = int.from_bytes(data[place:place + 4], "big"), data[place + 4:place + 8]
            chunk = data[place + 8:place + 8 + length]
            if kind == b"IHDR":
                width, channels = int.from_bytes(chunk[:4], "big"), {2: 3, 6: 4}[chunk[9]]
            if kind == b"IDAT":
                packed += chunk
            place += 12 + length
        raw, stride, rows, before = zlib.decompress(packed), width * channels, [], None
        for start in range(0, len(raw), stride + 1):
            method, row = raw[start], bytearray(raw[start + 1:start + 1 + stride])
            before = before or bytes(stride)
            for i in range(stride):
                a = row[i - channels] if i >= channels else 0
                b, c = before[i], before[i - channels] if i >= channels else 0
                if method == 1:
                    row[i] = (row[i] + a) & 255
                elif method == 2:
                    row[i] = (row[i] + b) & 255
                elif method == 3:
                    row[i] = (row[i] + (a + b) // 2) & 255
                elif method == 4:
                    p = a + b - c
                    near = min((abs(p - a), 0, a), (abs(p - b), 1, b), (abs(p - c), 2, c))[2]
                    row[i] = (row[i] + near) & 255
            rows.append(row)
            before = row
        return lambda x, y: tuple(rows[int(y)][int(x) * channels:int(x) * channels + 3])


# What a person who does not see well would stumble over: letters and their ground, as the browser has them.
CONTRAST = """(() => {
    const parse = (css) => (css.match(/[\\d.]+/g) || []).map(Number);
    const light = (c) => { const l = c.slice(0, 3).map((v) => { v /= 255;
        return v <= 0.04045 ? v / 12.92 : Math.pow((v + 0.055) / 1.055, 2.4); });
        return 0.2126 * l[0] + 0.7152 * l[1] + 0.0722 * l[2]; };
    const poor = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        if (!node.data.trim() || node.parentElement.closest('script,style')) continue;
        let ground = node.parentElement;
        const color = parse(getComputedStyle(ground).color);
        while (ground && parse(getComputedStyle(ground).backgroundColor)[3] === 0) ground = ground.parentElement;
        const behind = ground ? parse(getComputedStyle(ground).backgroundColor) : [255, 255, 255];
        const [a, b] = [light(color), light(behind)].sort((x, y) => y - x);
        const ratio = (a + 0.05) / (b + 0.05);
        const style = getComputedStyle(node.parentElement);
        const size = parseFloat(style.fontSize);
        const least = size >= 24 || (size >= 18.66 && style.fontWeight >= 700) ? 3 : 4.5;
        if (ratio < least) poor.push([node.data, ratio, style.color, behind.join()]);
    }
    return poor;
})()"""

# What sticks out of a widget, or of the page.
OVERFLOW = """(() => {
    const out = [];
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth) out.push(['page', page.scrollWidth, innerWidth]);
    for (const article of document.querySelectorAll('article')) {
        const box = article.getBoundingClientRect();
        if (box.left < 0 || box.right > innerWidth + 0.5) out.push(['article', box.left, box.right]);
        for (const part of article.querySelectorAll('*')) {
            const r = part.getBoundingClientRect();
            if (r.left < box.left - 1 || r.right > box.right + 1 || r.top < box.top - 1 || r.bottom > box.bottom + 1)
                out.push([part.tagName, part.textContent, r.left - box.left, r.right - box.right]);
        }
    }
    return out;
})()"""

TOTAL = "document.querySelector('article')?.innerText.match(/[\\d.]+/)?.[0]"


def main(link, address):
    folder = tempfile.TemporaryDirectory()
    browser = Browser(folder.name)
    try:
        look(browser, link, address)
    finally:
        browser.close()
    sys.exit(1 if failures else 0)


def look(browser, link, address):
    stranger = Page(browser)
    stranger.go(address)
    stranger.wait("a browser that was not let in is told so", "document.body?.innerText.includes('not been let in')")
    check("a browser that was not let in sees no widget", stranger.run("!document.querySelector('article')"))

    page = Page(browser)
    page.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "light"}])
    page.go("file://" + link)
    page.wait("the link leads to the widgets", "document.querySelectorAll('article').length >= 2")
    check("the address keeps no key", "key" not in page.run("location.href"), page.run("location.href"))
    check("no script can read the cookie", page.run("document.cookie") == "")
    check("hostile words stay words", page.run("document.title") == "Widgets"
          and page.run("document.querySelectorAll('article')[1].innerText.replace(/\\s+/g, ' ')").strip()
          == HOSTILE, page.run("document.querySelectorAll('article')[1].innerText"))

    boxes = page.run("""[...document.querySelectorAll('article')].map((a) => { const r = a.getBoundingClientRect();
        return [r.x, r.y, r.width, r.height]; })""")
    check("a widget has the size of a phone's", boxes[0][2] == 338 and boxes[0][3] >= 158, boxes)
    check("nothing sticks out", page.run(OVERFLOW) == [], page.run(OVERFLOW))
    check("all words can be read", page.run(CONTRAST) == [], page.run(CONTRAST))
    at = page.pixels()
    x, y, width, height = boxes[0]
    check("the ground of the page is light", at(2, 2) == (242, 242, 247), at(2, 2))
    check("the widget's ground is its own", at(x + width / 2, y + 6) == (239, 239, 240), at(x + width / 2, y + 6))
    check("its corners are round", at(x + 1, y + 1) == (242, 242, 247), at(x + 1, y + 1))
    button = page.run("""(() => { const r = document.querySelector('button').getBoundingClientRect();
        return [r.x + 6, r.y + r.height / 2]; })()""")
    check("the button has its tint", at(*button) == (0, 199, 190), at(*button))

    tree = page.call("Accessibility.getFullAXTree")["nodes"]
    names = [(n.get("role", {}).get("value"), n.get("name", {}).get("value")) for n in tree]
    check("the button has a name", ("button", "Track 10km") in names, names)
    check("the widget has a name", ("article", "Track your run") in names, names)

    second = Page(browser)
    second.go(address)
    before = second.wait("a second page is open", TOTAL)
    page.run("document.querySelector('button').focus()")
    page.click("Track 10km")
    now = page.wait("a click presses the button", f"(() => {{ const t = {TOTAL}; return t !== '{before}' && t; }})()")
    check("the number changes", now and abs(float(now) - float(before) - 10) < 1e-6, (before, now))
    check("the other page follows", second.wait("the other page follows", f"{TOTAL} === '{now}'"))
    check("reloading presses nothing again", reload(page) and page.run(TOTAL) == now)

    second.click("Track 10km")
    third = second.wait("the second page presses as well", f"(() => {{ const t = {TOTAL}; return t !== '{now}' && t; }})()")
    check("the first page follows", page.wait("the first page follows", f"{TOTAL} === '{third}'"))

    page.call("Page.bringToFront")
    page.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark"}])
    check("a dark page is dark", page.run("getComputedStyle(document.body).backgroundColor") == "rgb(0, 0, 0)")
    check("a dark widget is dark", page.pixels()(x + width / 2, y + 6)[0] < 60)
    check("all words can be read in the dark", page.run(CONTRAST) == [], page.run(CONTRAST))

    for narrow in (390, 320):
        page.call("Emulation.setDeviceMetricsOverride", width=narrow, height=844, deviceScaleFactor=1, mobile=True)
        check(f"nothing sticks out at {narrow}", page.run(OVERFLOW) == [], page.run(OVERFLOW))
    page.call("Emulation.clearDeviceMetricsOverride")

    plain = Page(browser)
    plain.call("Emulation.setScriptExecutionDisabled", value=True)
    plain.go(address)
    before = plain.wait("the page is there without scripts", TOTAL)
    plain.click("Track 10km")
    after = plain.wait("a button works without scripts", f"(() => {{ const t = {TOTAL}; return t !== '{before}' && t; }})()")
    check("the number changes without scripts", after and float(after) - float(before) == 10, (before, after))

    page.run("fetch(location.pathname, {cache: 'no-store'})")
    errors, addresses = [], []
    for event in browser.events:
        method, params = event["method"], event["params"]
        if method == "Runtime.exceptionThrown" or method == "Log.entryAdded" and params["entry"]["level"] in (
                "error", "warning") or method == "Runtime.consoleAPICalled":
            # That a stranger is sent away is what the first page was about.
            if event.get("sessionId") != stranger.session:
                errors.append(json.dumps(params)[:400])
        if method == "Network.requestWillBeSent":
            addresses.append(params["request"]["url"])
    check("the console is empty", not errors, errors)
    others = [a for a in addresses if not a.startswith((address, "file://" + link, "data:"))]
    check("nothing is asked of another host", len(addresses) > 5 and not others, others)


def reload(page):
    page.call("Page.reload")
    return page.wait("the page is there again", f"document.readyState === 'complete' && {TOTAL}")


if __name__ == "__main__":
    main(*sys.argv[1:3])
