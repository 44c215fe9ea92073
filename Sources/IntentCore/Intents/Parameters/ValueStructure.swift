/// How a value is built of other values. The values themselves say so, since to ask the runtime whether a value is an
/// optional or a list costs a search through all conformances of the program.
public struct ValueStructure {
    package enum Kind {
        case one
        case optional((any IntentValue)?)
        case list(any ListValue)
        /// A picture made of text, whose text is for a terminal as it is: what makes it up lets no data through that
        /// could move the cursor.
        case preformatted
    }

    package let kind: Kind

    package init(_ kind: Kind) { self.kind = kind }
}

extension IntentValue {
    /// The value as a list, if it is one.
    package var asList: (any ListValue)? {
        switch valueStructure.kind {
        case .one, .preformatted: nil
        case .optional(let held): held?.asList
        case .list(let list): list
        }
    }

    /// The value, or what an optional holds, or nil.
    package var held: (any IntentValue)? {
        if case .optional(let held) = valueStructure.kind { held?.held } else { self }
    }

    /// Whether the value is an entity.
    package var isEntity: Bool { if case .entity = Self.intentValueType.syntax { true } else { false } }
}
