/// The unit of distance that people see. What programs see is kilometres always.
package enum DistanceUnit: String, CaseIterable, Hashable, Sendable {
    case kilometres = "kilometers"
    case miles

    /// Whether what is said now is read by a person: on a terminal, in a widget.
    @TaskLocal package static var isForPerson = false

    /// The unit that distances are said in now: the person's own where a person reads it.
    package static var shown: DistanceUnit { isForPerson ? Preferences.current.distanceUnit : .kilometres }

    /// The unit of that name in the file of preferences, where both spellings are read.
    init?(spelled name: String) {
        switch name {
        case "kilometres", "kilometers": self = .kilometres
        case "miles": self = .miles
        default: return nil
        }
    }

    /// `km`, `mi`.
    package var symbol: String { self == .kilometres ? "km" : "mi" }

    /// The metres in one.
    package var metres: Double { self == .kilometres ? 1000 : 1609.344 }

    /// A distance in this unit as a number: kilometres exactly, miles to two decimals.
    package func number(metres: Int) -> Double {
        switch self {
        case .kilometres: Double(metres) / 1000
        case .miles: (Double(metres) / self.metres * 100).rounded() / 100
        }
    }

    /// A distance as it is said: `7.3 km`, `4.54 mi`.
    package func text(metres: Int) -> String { "\(plainDecimal(number(metres: metres))) \(symbol)" }
}

extension DistanceUnit {
    /// Whether the words that are read now were typed by a person, on the command line or at a prompt, so that a number
    /// alone may be meant in their own unit.
    @TaskLocal package static var isTyped = false

    /// Refuses a number that was typed without its unit by a person who sees miles.
    ///
    /// - Throws: `ValueParsingError`, and `PreferencesError` where nobody can tell which they prefer.
    package static func refuseIfAmbiguous(_ word: String) throws {
        guard isTyped else { return }
        var rest = Array(folded(word).utf8)[...]
        _ = takeMinus(&rest)
        guard let number = try? DecimalLiteral(from: &rest), rest.isEmpty, let text = number.text else { return }
        guard try Preferences.read().distanceUnit == .miles else { return }
        throw ValueParsingError.refused(reason: "\(text)km or \(text)mi? write the unit")
    }
}
