import AppIntents

actor TeaKettle {
    static let shared = TeaKettle()

    private(set) var brewing: TeaKind?

    func brew(_ kind: TeaKind) { brewing = kind }

    func stop() throws -> TeaKind {
        guard let kind = brewing else { throw TeaError.nothingBrewing }
        brewing = nil
        return kind
    }
}

enum TeaError: Error, CustomLocalizedStringResourceConvertible {
    case nothingBrewing
    case tooMuchWater(cups: Int)

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .nothingBrewing: "There is no tea brewing."
        case .tooMuchWater(let cups): "The kettle does not hold \(cups) cups."
        }
    }
}
