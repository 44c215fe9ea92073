import FoundationEssentials
import IntentCore

/// Asks in every way that intents can ask, for the tests of the prompts on a real terminal.
@main
struct AskingSample: IntentApp {
    static let name = "asking-sample"
    static let displayName = "Asking Sample"
    static let primaryIntent: any AppIntent.Type = GreetIntent.self
    static let intents: [any AppIntent.Type] = [
        PickTeaIntent.self, PickSectionIntent.self, PickManyIntent.self, WalkIntent.self, BrewIntent.self,
        DisambiguateIntent.self, DisambiguateByErrorIntent.self, ValueByErrorIntent.self, DeleteIntent.self,
        AgreeIntent.self, SlowIntent.self, CrashIntent.self, SeveralIntent.self, BlendIntent.self,
        PaintIntent.self, GatherIntent.self, MeetIntent.self,
    ]
}

/// A tea; two of them bear one name, some have names that would harm a terminal.
struct Tea: AppEntity {
    let id: String
    var name: String
    var kind: String?

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tea"
    static let defaultQuery = TeaQuery()
    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(name)", subtitle: kind.map { "\($0)" }, synonyms: name == "Assam" ? ["breakfast tea"] : [])
    }

    static let all = [
        Tea(id: "t1", name: "Assam", kind: "black"), Tea(id: "t2", name: "Sencha", kind: "green"),
        Tea(id: "t3", name: "Oolong"), Tea(id: "t4", name: "Oolong", kind: "dark"),
        Tea(id: "t5", name: "瞑想茶 🧘🏽‍♀️", kind: "for the evening"),
        Tea(id: "t6", name: "Evil\u{1B}]0;owned\u{7}\u{1B}[2J\r\u{9B}1m\u{7F}"),
        Tea(id: "t7", name: String(repeating: "Very long name of a tea ", count: 20)),
    ]
    static let hidden = [Tea(id: "t8", name: "Hidden Reserve"), Tea(id: "t9", name: "Hidden Garden")]
}

struct TeaQuery: EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [Tea] {
        (Tea.all + Tea.hidden).filter { identifiers.contains($0.id) }
    }
    func suggestedEntities() async throws -> [Tea] { Tea.all }
    func entities(matching string: String) async throws -> [Tea] {
        switch string {
        case "secret": [Tea.hidden[0]]
        case "secrets": Tea.hidden
        default: []
        }
    }
    func defaultResult() async -> Tea? { nil }
}

struct Second: DynamicOptionsProvider {
    func results() async throws -> [Tea] { Tea.all }
    func defaultResult() async -> Tea? { Tea.all[1] }
}

/// Free text, required.
struct GreetIntent: AppIntent {
    static let title: LocalizedStringResource = "Greet"
    @Parameter(title: "Name", requestValueDialog: "What is your name?") var name: String
    @Parameter(title: "Age", inclusiveRange: (1, 150)) var age: Int?
    @Parameter(title: "Ask the age") var asksAge: Bool?

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        if asksAge == true { try await $age.requestValue("How old are you?") }
        return .result(value: name + (age.map { " \($0)" } ?? ""))
    }
}

/// An entity, required.
struct PickTeaIntent: AppIntent {
    static let title: LocalizedStringResource = "Pick a tea"
    @Parameter(title: "Tea", requestValueDialog: "Which tea?") var tea: Tea
    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: tea.id) }
}

/// A list in sections, with a text from it or of one's own.
struct PickSectionIntent: AppIntent {
    static let title: LocalizedStringResource = "Pick from sections"
    struct Options: DynamicOptionsProvider {
        func results() async throws -> IntentItemCollection<String> {
            IntentItemCollection {
                IntentItemSection("Black", items: ["Assam", "Ceylon"])
                IntentItemSection("Green", items: ["Sencha", "Gyokuro"])
            }
        }
    }
    @Parameter(title: "Kind", requestValueDialog: "Which kind?", optionsProvider: Options()) var kind: String
    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: kind) }
}

/// A hundred thousand choices, or `$ITEMS`.
struct PickManyIntent: AppIntent {
    static let title: LocalizedStringResource = "Pick one of many"
    struct Options: DynamicOptionsProvider {
        func results() async throws -> [Item] {
            let count = ProcessContext.current.variable("ITEMS").flatMap { Int($0) } ?? 100_000
            return (1...max(1, count)).map { Item(id: $0) }
        }
    }
    struct Item: AppEntity {
        let id: Int
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Item"
        static let defaultQuery = Items()
        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: "Item number \(id)", subtitle: "of a very large box")
        }
    }
    struct Items: EntityQuery {
        func entities(for identifiers: [Int]) async throws -> [Item] { identifiers.map { Item(id: $0) } }
        func suggestedEntities() async throws -> [Item] { try await Options().results() }
    }
    @Parameter(title: "Item", requestValueDialog: "Which item?", optionsProvider: Options()) var item: Item
    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: item.id) }
}

/// A distance, with suggestions.
struct WalkIntent: AppIntent {
    static let title: LocalizedStringResource = "Walk"
    struct Options: DynamicOptionsProvider {
        func results() async throws -> [Distance] { [5, 10, 21.1].compactMap { Distance(kilometres: $0) } }
    }
    @Parameter(title: "Distance", requestValueDialog: "How far?", optionsProvider: Options()) var distance: Distance
    func perform() async throws -> some IntentResult & ReturnsValue<Distance> { .result(value: distance) }
}

/// An optional entity that is asked for, with a default to begin at.
struct BrewIntent: AppIntent {
    static let title: LocalizedStringResource = "Brew"
    @Parameter(title: "Tea", optionsProvider: Second()) var tea: Tea?
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: try await $tea.requestValue("Brew what?").id)
    }
}

struct DisambiguateIntent: AppIntent {
    static let title: LocalizedStringResource = "Disambiguate"
    @Parameter(title: "Tea") var tea: Tea?
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        let oolongs = Tea.all.filter { $0.name == "Oolong" }
        return .result(value: try await $tea.requestDisambiguation(among: oolongs, dialog: "Which oolong?").id)
    }
}

struct DisambiguateByErrorIntent: AppIntent {
    static let title: LocalizedStringResource = "Disambiguate by error"
    @Parameter(title: "Tea") var tea: Tea?
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        guard let tea else { throw $tea.needsDisambiguationError(among: Tea.all, dialog: "Which one?") }
        return .result(value: tea.id)
    }
}

struct ValueByErrorIntent: AppIntent {
    static let title: LocalizedStringResource = "Value by error"
    @Parameter(title: "Hot") var isHot: Bool?
    func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
        guard let isHot else { throw $isHot.needsValueError("Hot?") }
        return .result(value: isHot)
    }
}

struct DeleteIntent: AppIntent {
    static let title: LocalizedStringResource = "Delete"
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        try await requestConfirmation(
            actionName: .custom(acceptLabel: "Delete", acceptAlternatives: []), dialog: "Delete everything?")
        return .result(value: "deleted")
    }
}

struct AgreeIntent: AppIntent {
    static let title: LocalizedStringResource = "Agree"
    @Parameter(title: "Tea") var tea: Tea?
    func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
        .result(value: try await $tea.requestConfirmation(for: Tea.all[0], dialog: "Assam?"))
    }
}

/// A value whose check takes long.
struct SlowIntent: AppIntent {
    static let title: LocalizedStringResource = "Slow"
    struct Word: IntentValue {
        var text: String
        static var intentValueType: IntentValueType { .init(name: "word", expected: "a word") }
        static func intentValue(word: String, match: WordMatch) async throws -> Word? {
            if word == "slow" { try await Task.sleep(for: .seconds(60)) }
            return Word(text: word)
        }
        var intentText: String { text }
    }
    @Parameter(title: "Word", requestValueDialog: "Word?") var word: Word
    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: word.text) }
}

/// Ends by a fault of its own while it asks.
struct CrashIntent: AppIntent {
    static let title: LocalizedStringResource = "Crash"
    @Parameter(title: "Text") var text: String?
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        let numbers = [1, 2, 3]
        Task.detached {
            try await Task.sleep(for: .milliseconds(300))
            // Out of range, which traps.
            print(numbers[CommandLine.arguments.count + 3])
        }
        return .result(value: try await $text.requestValue("Before it is over?"))
    }
}

/// Two questions, one after the other.
struct SeveralIntent: AppIntent {
    static let title: LocalizedStringResource = "Several"
    @Parameter(title: "First", requestValueDialog: "First?") var first: String
    @Parameter(title: "Second", requestValueDialog: "Second?") var second: Tea
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: "\(first) \(second.id)")
    }
}

/// A list, of two at least.
struct BlendIntent: AppIntent {
    static let title: LocalizedStringResource = "Blend"
    @Parameter(title: "Teas", size: IntentCollectionSize(min: 2, max: 3), requestValueDialog: "Which teas?") var teas:
        [Tea]
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: teas.map(\.id).joined(separator: " "))
    }
}

/// A color; the title of one is the name of another.
enum Paint: String, AppEnum {
    case red, crimson
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Paint"
    static let caseDisplayRepresentations: [Paint: DisplayRepresentation] = [.red: "Scarlet", .crimson: "Red"]
}

struct PaintIntent: AppIntent {
    static let title: LocalizedStringResource = "Paint"
    @Parameter(title: "Color", inputConnectionBehavior: .connectToPreviousIntentResult) var color: Paint
    func perform() async throws -> some IntentResult & ReturnsValue<Paint> & ProvidesDialog {
        .result(value: color, dialog: "It is \(color.rawValue) now.")
    }
}

/// A choice that depends on another.
struct GatherIntent: AppIntent {
    static let title: LocalizedStringResource = "Gather"
    enum Kind: String, AppEnum {
        case fruit, nut
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
        static let caseDisplayRepresentations: [Kind: DisplayRepresentation] = [.fruit: "Fruit", .nut: "Nut"]
    }
    struct Options: DynamicOptionsProvider {
        @IntentParameterDependency<GatherIntent>(\.$kind) var intent
        func results() async throws -> [String] {
            switch intent?.kind {
            case .fruit: ["Apple", "Pear"]
            case .nut: ["Hazel"]
            case nil: []
            }
        }
    }
    @Parameter(title: "Kind") var kind: Kind
    @Parameter(title: "Thing", optionsProvider: Options()) var thing: String
    @Parameter(title: "Day") var day: Day?
    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: thing) }
}

/// Two of one name, whose identifiers are others in each run.
struct Person: AppEntity {
    let id = UUID()
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Person"
    static let defaultQuery = PersonQuery()
    var displayRepresentation: DisplayRepresentation { "Kim" }
    static let all = [Person(), Person()]
}

struct PersonQuery: EntityQuery {
    func entities(for identifiers: [UUID]) async throws -> [Person] {
        Person.all.filter { identifiers.contains($0.id) }
    }
    func suggestedEntities() async throws -> [Person] { Person.all }
}

struct MeetIntent: AppIntent {
    static let title: LocalizedStringResource = "Meet"
    @Parameter(title: "Person") var person: Person
    func perform() async throws -> some IntentResult & ReturnsValue<Person> { .result(value: person) }
}
