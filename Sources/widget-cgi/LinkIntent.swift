import IntentCore

/// Makes a link that lets one browser in.
struct LinkIntent: AppIntent {
    static let title: LocalizedStringResource = "Make a link"
    static let description = IntentDescription(
        """
        Makes a page that opens your widgets in a browser once, within ten minutes, and prints its path. The page is \
        yours alone to read; the browser that opened it is let in from then on.
        """)

    @Parameter(
        title: "The address that the web server has", description: "As the browser sees it",
        default: "http://localhost:8080/")
    var address: String

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        let isHTTP = ["http://", "https://"].contains { address.lowercased().hasPrefix($0) }
        let isPlain =
            address.utf8.allSatisfy { (0x21..<0x7F).contains($0) } && !address.contains { "?#\"'<>\\".contains($0) }
        guard isHTTP, isPlain, address.utf8.count <= 500 else {
            throw UsageError("'\(address)' is no address of a page; give one such as http://localhost:8080/")
        }
        return .result(value: try PageLink.make(to: address))
    }
}
