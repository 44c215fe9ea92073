import Foundation
import FoundationXML
import Testing

@testable import IntentCore

/// A fragment as a parser of XML reads it, which is stricter than a browser: an element that is not closed, an attribute
/// without quotes or a stray `<` is an error there.
final class ParsedHTML: NSObject, XMLParserDelegate {
    struct Element: Equatable {
        var tag: String
        var attributes: [String: String]
        var text = ""

        /// The values of a property of CSS, in their order.
        func css(_ property: String) -> [String] {
            (attributes["style"] ?? "").split(separator: ";").compactMap {
                let parts = $0.split(separator: ":", maxSplits: 1)
                return parts.count == 2 && parts[0] == property ? String(parts[1]) : nil
            }
        }
    }

    private(set) var elements: [Element] = []
    private var open: [Int] = []

    init(_ html: String) throws {
        super.init()
        let parser = XMLParser(data: Data(html.utf8))
        parser.delegate = self
        guard parser.parse() else {
            throw NotWellFormed(problem: "\(parser.parserError as Any) in line \(parser.lineNumber)", html: html)
        }
    }

    /// The only element of that tag, or that says so much of itself.
    func only(_ tag: String, _ attribute: String? = nil, _ value: String? = nil) throws -> Element {
        let found = all(tag, attribute, value)
        try #require(found.count == 1, "\(found)")
        return found[0]
    }

    func all(_ tag: String, _ attribute: String? = nil, _ value: String? = nil) -> [Element] {
        elements.filter { element in
            element.tag == tag && (attribute.map { element.attributes[$0] == value } ?? true)
        }
    }

    /// The innermost element with that text.
    func element(saying text: String) throws -> Element {
        try #require(elements.last { $0.text == text }, "\(elements.map(\.text))")
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        open.append(elements.count)
        elements.append(Element(tag: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        for index in open { elements[index].text += text }
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) { open.removeLast() }
}

struct NotWellFormed: Error, CustomStringConvertible {
    let problem: String
    let html: String
    var description: String { "\(problem): \(html)" }
}

/// A view as the fragment that it is in a page.
@MainActor func page<Content: View>(
    _ view: Content, _ family: WidgetFamily = .systemMedium, form: PressForm? = nil
) throws -> ParsedHTML {
    try page(ViewNode(view), family, form: form)
}

func page(_ node: ViewNode, _ family: WidgetFamily = .systemMedium, form: PressForm? = nil) throws -> ParsedHTML {
    try ParsedHTML(WidgetPage([.init(tree: node, family: family, form: form)], now: eight).fragment)
}
