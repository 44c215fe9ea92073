import Combine
import Testing

private final class Model: ObservableObject {
    @Published var titles: [String] = []
    @Published var count = 0
}

@Suite struct PublishedTests {
    @Test func theValueComesAtOnceAndBeforeEachChange() {
        let model = Model()
        var seen: [[String]] = []
        var before: [[String]] = []
        let cancellable = model.$titles.sink {
            seen.append($0)
            before.append(model.titles)
        }
        model.titles = ["Emma"]
        model.titles.append("Persuasion")
        #expect(seen == [[], ["Emma"], ["Emma", "Persuasion"]])
        #expect(before == [[], [], ["Emma"]])
        cancellable.cancel()
        model.titles = []
        #expect(seen.count == 3)
    }

    @Test func aReleasedCancellableEndsIt() {
        let model = Model()
        var count = 0
        do {
            let cancellable = model.$titles.dropFirst().sink { _ in count += 1 }
            model.titles = ["Emma"]
            _ = cancellable
        }
        model.titles = []
        #expect(count == 1)
    }

    @Test func theObjectTellsBeforeItChanges() {
        let model = Model()
        var seen: [Int] = []
        let cancellable = model.objectWillChange.sink { seen.append(model.count) }
        model.count = 1
        model.count = 2
        #expect(seen == [0, 1])
        // Another object at the same address would not be taken for this one.
        #expect(
            model.objectWillChange === model.objectWillChange && Model().objectWillChange !== model.objectWillChange)
        cancellable.cancel()
    }

    @Test func aPropertyIsAssignedTo() {
        let model = Model()
        model.$titles.map(\.count).assign(to: &model.$count)
        model.titles = ["Emma", "Persuasion"]
        #expect(model.count == 2)
    }
}
