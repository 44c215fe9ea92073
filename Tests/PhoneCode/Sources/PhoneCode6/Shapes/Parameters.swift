import AppIntents

/// Each label with each type that phone code has it with.
struct EverythingIntent: AppIntent {
    static let title: LocalizedStringResource = "Everything"
    static let description: IntentDescription? = IntentDescription("Has a parameter of each kind.")

    @Parameter(title: "Text", default: "hello") var text: String
    @Parameter(title: "Text", description: "Perhaps.", default: "hello") var maybeText: String?
    @Parameter(title: "Text", inputOptions: .init(keyboardType: .URL)) var typed: String
    @Parameter(title: "Number", default: 3) var number: Int
    @Parameter(title: "Number", description: "A number.", default: 3, inclusiveRange: (1, 5)) var ranged: Int?
    @Parameter(title: "Number", default: 2.5) var fraction: Double
    @Parameter(title: "Number", controlStyle: .field, inclusiveRange: (lowerBound: 0.5, upperBound: 9)) var part:
        Double?
    @Parameter(title: "Switch", default: true) var isOn: Bool
    @Parameter(title: "Switch", description: "On or off", default: false, requestValueDialog: "On?") var isLit: Bool?
    @Parameter(title: "Date") var date: Date
    @Parameter(title: "Date", description: "A day.", kind: .date) var day: Date?
    @Parameter(title: "Time", default: Date(timeIntervalSince1970: 0), kind: .time) var hour: Date
    @Parameter(title: "Address") var url: URL
    @Parameter(title: "Duration", default: .seconds(90)) var duration: Duration
    @Parameter(title: "Distance") var distance: Distance?
    @Parameter(title: "File", supportedContentTypes: [.image]) var file: IntentFile
    @Parameter(title: "Files", description: "Many.", supportedTypeIdentifiers: ["public.text"]) var files: [IntentFile]?
    @Parameter(title: "Tea", default: .green) var tea: TeaKind
    @Parameter(title: "Tea", default: .green) var maybeTea: TeaKind?
    @Parameter(title: "Teas", default: [.green, .black]) var teas: [TeaKind]
    @Parameter(title: "Teas", optionsProvider: TeaProvider()) var offeredTeas: [TeaKind]
    @Parameter(title: "Tea", requestValueDialog: "Which?", optionsProvider: TeaProvider()) var offeredTea: TeaKind?
    @Parameter(title: "Book", requestValueDialog: "Which?", requestDisambiguationDialog: "Which of them?")
    var book: BookEntity
    @Parameter(title: "Books", size: 2, query: BookQuery()) var books: [BookEntity]
    @Parameter(title: "Numbers", size: 3) var numbers: [Int]
    @Parameter(
        title: "All", description: "All labels.", default: "x", requestValueDialog: "Which?",
        inputConnectionBehavior: .connectToPreviousIntentResult)
    var labelled: String
    @Parameter(description: "Without a title.") var untitled: String?
    @Parameter var bare: Int?

    func perform() async throws -> some IntentResult & ReturnsValue<Date> { .result(value: date) }
}

struct TeaProvider: DynamicOptionsProvider {
    func results() async throws -> [TeaKind] { TeaKind.allCases.filter { $0 != .herbal } }
    func defaultResult() async -> TeaKind? { .oolong }
}
