import IntentCore

@main
struct WidgetCGI: IntentApp {
    static let name = "widget-cgi"
    static let displayName = "Widget CGI"
    static let primaryIntent: any AppIntent.Type = AnswerRequestIntent.self
    static let summary = "Show your widgets in a browser, from any web server that runs CGI programs."
    static let intents: [any AppIntent.Type] = [LinkIntent.self]
    static let examples = [
        CommandExample("ln -s \"$(command -v widget-cgi)\" ~/www/cgi-bin/index.cgi", "put it where the server looks"),
        CommandExample("busybox httpd -p 127.0.0.1:8080 -h ~/www", "start a server"),
        CommandExample("xdg-open \"$(widget-cgi link)\"", "open the page, and let this browser in"),
    ]
    static let files = [
        AppFile(.config("page.json"), "The page's secret, and the hosts that it is served as beside this machine."),
        AppFile(.config("widgets.json"), "The widgets that you chose."),
        AppFile(.file("$XDG_CACHE_HOME/intent-toolbox/page/"), "Links that were made and not opened yet."),
    ]

    /// Under a web server the words of the command line are the client's: RFC 3875, 4.4, has a query without `=` there.
    static func main() {
        main(ignoringArguments: CGIRequest.current != nil)
    }
}
