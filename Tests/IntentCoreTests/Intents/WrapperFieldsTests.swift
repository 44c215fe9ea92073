import Testing

@testable import IntentCore

private final class Helper: Sendable {}

/// A wrapper of another library, which is a struct.
@propertyWrapper private struct Clamped: Sendable {
    var wrappedValue: Int
}

/// A wrapper of another library, which is a class with the same kind of name.
@propertyWrapper private final class Boxed: Sendable {
    let wrappedValue: Int
    init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
}

private struct Crowded<Value: IntentValue>: AppIntent {
    static var title: LocalizedStringResource { "Crowded" }
    private let flag = true
    @Parameter(title: "A") var a: Int?
    private let text = "some text that is longer than fits into a small string"
    @Clamped var clamped = 3
    @Boxed var boxed = 4
    private let _helper = Helper()
    private let maybe: Helper? = nil
    @Parameter(title: "B") var b: Value?
    private let array = [1, 2, 3]
    @Dependency var dependency: Int
    @Parameter(title: "C", default: 7) var c: Int
    func perform() async throws -> some IntentResult { .result() }
}

private class Base: @unchecked Sendable {
    weak var helper: Helper?
    unowned let other: Helper
    lazy var later = "later"
    @EntityProperty(title: "First") var first: Int
    init(_ other: Helper) {
        self.other = other
        first = 10
    }
}

private final class Derived: Base, AppEntity, @unchecked Sendable {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Derived"
    static let defaultQuery = TransientAppEntityQuery<Derived>()
    let id = 1
    @Property(title: "Second") var second: String
    var displayRepresentation: DisplayRepresentation { "derived" }
    override init(_ other: Helper) {
        super.init(other)
        second = "s"
    }
}

private actor Counter: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Counter"
    static let defaultQuery = TransientAppEntityQuery<Counter>()
    let id = "counter"
    @Property(title: "Count") private var count: Int
    nonisolated var displayRepresentation: DisplayRepresentation { "counter" }
    init() { _count = EntityProperty(wrappedValue: 5, title: "Count") }
}

private enum Direction: AppEntity {
    case up
    case towards(Helper, name: String)
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Direction"
    static let defaultQuery = TransientAppEntityQuery<Direction>()
    var id: String {
        switch self {
        case .up: "up"
        case .towards(_, let name): name
        }
    }
    var displayRepresentation: DisplayRepresentation { "\(id)" }
}

@Suite struct WrapperFieldsTests {
    @Test func findsParametersAmongAllElse() {
        let crowded = Crowded<Walk>()
        crowded.a = 5
        crowded.b = .ten
        #expect(crowded.parameters.map(\.name) == ["a", "b", "c"])
        #expect(crowded.parameters.map { $0.parameter.anyValue?.intentText } == ["5", "10K", "7"])
        #expect(crowded.parameters[0].parameter === crowded.$a)
    }

    @Test func differentGenericTypesAreDifferent() {
        let crowded = Crowded<String>()
        crowded.b = "x"
        #expect(crowded.parameters.map { $0.parameter.anyValue?.intentText } == [nil, "x", "7"])
    }

    @Test func findsThroughAnExistential() {
        let intents: [any AppIntent] = [Crowded<Int>(), Crowded<Bool>()]
        #expect(intents.map { $0.parameters.count } == [3, 3])
    }

    @Test func findsWhatAClassInherits() {
        let helper = Helper()
        let derived: any AppEntity = Derived(helper)
        #expect(derived.properties.map(\.name) == ["first", "second"])
        #expect(derived.properties.map { $0.value?.intentText } == ["10", "s"])
    }

    @Test func findsTheFieldsOfAnActorAndNoneOfAnEnum() {
        #expect(Counter().properties.map { $0.value?.intentText } == ["5"])
        #expect(Direction.up.properties.isEmpty)
        let south = Direction.towards(Helper(), name: "south")
        #expect(south.properties.isEmpty)
        #expect(south.intentJSON == .object(["id": .string("south"), "title": .string("south")]))
    }

    @Test func keepsEachWrapperAlive() {
        var parameters: [(name: String, parameter: any AnyParameter)] = []
        do {
            let crowded = Crowded<Int>()
            crowded.a = 1
            parameters = crowded.parameters
        }
        #expect(parameters[0].parameter.anyValue?.intentText == "1")
    }

    @Test func manyAtOnceFromManyTasks() async {
        await withTaskGroup(of: Int.self) { group in
            for index in 0..<200 {
                group.addTask {
                    let crowded = Crowded<Int>()
                    crowded.a = index
                    return crowded.parameters.count + (index == crowded.a ? 0 : 1)
                }
            }
            for await count in group { #expect(count == 3) }
        }
    }

    @Test func anAppendedManyParametersAreAllFound() {
        struct Many: AppIntent {
            static let title: LocalizedStringResource = "Many"
            @Parameter var p1: Int?
            @Parameter var p2: String?
            @Parameter var p3: Bool?
            @Parameter var p4: Double?
            @Parameter var p5: [Int]
            @Parameter var p6: Walk?
            @Parameter var p7: Plant?
            @Parameter var p8: Duration?
            @Parameter var p9: Distance?
            @Parameter var p10: [Walk]?
            @Parameter var p11: Moment?
            @Parameter var p12: Day?
            func perform() async throws -> some IntentResult { .result() }
        }
        #expect(Many().parameters.map(\.name) == (1...12).map { "p\($0)" })
    }
}
