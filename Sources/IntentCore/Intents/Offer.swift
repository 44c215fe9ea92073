/// A value that is offered for a parameter, with what it is shown and known by.
package struct Offer: Sendable {
    package var value: any IntentValue
    package var choice: Choice
    /// How this list shows it, where that is not the value's own title.
    var title: String?
    /// The title of its section in the list.
    var section: String?

    init(_ value: any IntentValue, title: String? = nil, section: String? = nil) {
        self.value = value
        choice = Choice(value)
        self.title = title
        self.section = section
    }

    /// As a question shows it.
    var shown: Choice {
        guard let title else { return choice }
        var shown = choice
        shown.otherNames.append(choice.title)
        shown.title = title
        return shown
    }
}

extension ResultsCollection {
    /// The values as offers.
    var offers: [Offer] {
        sections.flatMap { section in
            section.items.map { Offer($0.value, title: $0.title?.text, section: section.title?.text) }
        }
    }
}

/// What a type offers by itself: an enum's cases, the entities that the query suggests, yes and no.
func offers(of type: any IntentValue.Type) async throws -> [Offer] {
    switch type {
    case let optional as any OptionalValue.Type: try await offers(of: optional.wrappedType)
    case let list as any ListValue.Type: try await offers(of: list.elementType)
    case let entity as any AppEntity.Type: try await entity.suggestedOffers()
    case let cases as any AppEnum.Type: cases.caseOffers()
    default: []
    }
}

extension AppEntity {
    fileprivate static func suggestedOffers() async throws -> [Offer] {
        try await defaultQuery.suggestedEntities().offers
    }
}

extension AppEnum {
    fileprivate static func caseOffers() -> [Offer] { allCases.map { Offer($0) } }
}
