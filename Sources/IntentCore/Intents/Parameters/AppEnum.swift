import Synchronization

/// A fixed set of named values, as App Intents has it.
///
///     enum CommonRun: Double, AppEnum {
///         case five = 5, ten = 10
///         static let typeDisplayRepresentation: TypeDisplayRepresentation = "Run"
///         static let caseDisplayRepresentations: [CommonRun: DisplayRepresentation] = [.five: "5K", .ten: "10K"]
///     }
///
/// A value is known by its title, a synonym, its case name (`couchToKitchen` or `couch-to-kitchen`) and its raw value.
public protocol AppEnum: IntentValue, PersistentlyIdentifiable, RawRepresentable, CaseIterable,
    CaseDisplayRepresentable
where RawValue: LosslessStringConvertible {}

/// A type each of whose cases is shown by a representation of its own.
public protocol CaseDisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable, Hashable {
    /// How each case is shown; a case that is not listed is shown by its name.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
    /// How this case is shown.
    public var displayRepresentation: DisplayRepresentation {
        Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: caseName(of: self))
    }
}

extension AppEnum {
    /// One of the cases.
    public static var intentValueType: IntentValueType {
        known.type
    }

    /// The case of that title, synonym, case name or raw value.
    public static func intentValue(word: String, match: WordMatch) throws -> Self? {
        guard let position = try known.names.position(named: word, match: match) else { return nil }
        return Array(allCases)[position]
    }

    /// The case of that raw value or name.
    public static func intentValue(json: JSONValue) async throws -> Self? {
        guard let word = json.word ?? json.identifier else { return nil }
        return try await intentValue(anyMatch: word)
    }

    /// The title.
    public var intentText: String { displayRepresentation.title.text }

    package var choice: Choice {
        let shown = displayRepresentation
        let name = caseName(of: self)
        let raw = (rawValue as? Double).map(plainDecimal) ?? rawValue.description
        return Choice(
            title: shown.title.text, subtitle: shown.subtitle?.text,
            otherNames: shown.synonyms.map(\.text) + [name, kebabCase(name), raw], identifier: raw)
    }

    /// What the declaration says, worked out once and not for every line of a pipe.
    private static var known: KnownEnum {
        if let known = knownEnums.withLock({ $0.first { $0.swiftType == Self.self } }) { return known }
        let names = ChoiceNames(allCases.map { $0.choice })
        let type = IntentValueType(
            name: kebabCase(sourceName(of: Self.self)), kind: typeDisplayRepresentation.name.text,
            syntax: .choices(names.choices), json: .text)
        let known = KnownEnum(swiftType: Self.self, type: type, names: names)
        knownEnums.withLock { $0.append(known) }
        return known
    }
}

private struct KnownEnum: Sendable {
    let swiftType: Any.Type
    let type: IntentValueType
    let names: ChoiceNames
}

private let knownEnums = Mutex<[KnownEnum]>([])
