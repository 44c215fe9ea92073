extension DistanceSum: IntentValue {
    /// A distance.
    package static var intentValueType: IntentValueType { Distance.intentValueType }

    /// What a distance reads.
    package static func intentValue(word: String, match: WordMatch) throws -> DistanceSum? {
        try Distance.intentValue(word: word, match: match).map { DistanceSum(metres: $0.metres) }
    }

    /// Kilometres, in shortest decimal form.
    package var intentText: String { plainDecimal(kilometres) }
    /// Kilometres.
    package var intentJSON: JSONValue { .number(kilometres) }
}

extension DistanceSum: CustomLocalizedStringResourceConvertible {
    /// `103.4 km`, in the person's unit where a person reads it.
    package var localizedStringResource: LocalizedStringResource {
        LocalizedStringResource(text: DistanceUnit.shown.text(metres: metres))
    }
}

extension Pace: IntentValue {
    /// A length of time.
    package static var intentValueType: IntentValueType { Duration.intentValueType }

    /// What a duration reads: the time for a kilometre.
    package static func intentValue(word: String, match: WordMatch) throws -> Pace? {
        try Duration.intentValue(word: word, match: match).map(Pace.init(perKilometre:))
    }

    /// What a duration reads: the time for a kilometre.
    package static func intentValue(json: JSONValue) async throws -> Pace? {
        try await Duration.intentValue(json: json).map(Pace.init(perKilometre:))
    }

    /// The time for a kilometre: `5:13`.
    package var intentText: String { perKilometre.text }
    /// The seconds for a kilometre.
    package var intentJSON: JSONValue { perKilometre.intentJSON }
}

extension Pace: CustomLocalizedStringResourceConvertible {
    /// `5:13`, or the time for a mile where a person reads it who prefers miles.
    package var localizedStringResource: LocalizedStringResource {
        LocalizedStringResource(text: time(per: .shown).text)
    }
}

extension Pace: TitledColumn {
    /// `Pace per mi`.
    package static var columnTitle: String { "Pace per \(DistanceUnit.shown.symbol)" }
}

/// A value whose column in a table is headed by more than the property's title says.
package protocol TitledColumn: IntentValue {
    static var columnTitle: String { get }
}
