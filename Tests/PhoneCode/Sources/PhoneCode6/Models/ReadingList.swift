import Combine
import Foundation
import SwiftUI

/// A model of the kind that keeps an app's state, and tells of its changes.
final class ReadingList: ObservableObject {
    nonisolated(unsafe) static let shared = ReadingList()

    @Published var titles: [String] = []
    @Published private(set) var count = 0
    @Published var query = ""
    @Published var found: [String] = []

    private var cancellables = Set<AnyCancellable>()
    private var finishing: AnyCancellable?
    let closed = PassthroughSubject<String, Never>()
    let shelf = CurrentValueSubject<Int, Never>(1)

    init() {
        $titles
            .map(\.count)
            .removeDuplicates()
            .sink { [weak self] in self?.count = $0 }
            .store(in: &cancellables)
        $query
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .combineLatest($titles)
            .map { query, titles in titles.filter { $0.contains(query) } }
            .assign(to: &$found)
        finishing =
            closed
            .filter { !$0.isEmpty }
            .receive(on: DispatchQueue.main)
            .sink(
                receiveCompletion: { _ in },
                receiveValue: { [weak self] title in self?.titles.removeAll { $0 == title } })
        shelf.dropFirst().assign(to: \.count, on: self).store(in: &cancellables)
        NotificationCenter.default.publisher(for: .readingListImported)
            .compactMap { $0.object as? String }
            .throttle(for: 1, scheduler: DispatchQueue.main, latest: true)
            .sink { [weak self] in self?.titles.append($0) }
            .store(in: &cancellables)
        Publishers.CombineLatest($titles, shelf)
            .sink { titles, shelf in _ = titles.count + shelf }
            .store(in: &cancellables)
    }

    func titlesPublisher() -> AnyPublisher<[String], Never> { $titles.eraseToAnyPublisher() }

    func load() -> AnyPublisher<[String], any Error> {
        Future<[String], any Error> { promise in promise(.success(["Emma"])) }
            .flatMap { Just($0).setFailureType(to: (any Error).self) }
            .catch { Fail<[String], any Error>(error: $0) }
            .eraseToAnyPublisher()
    }

    func next() async -> [String] {
        for await titles in $titles.values { return titles }
        return []
    }
}

extension Notification.Name {
    static let readingListImported = Notification.Name("readingListImported")
}

/// A model whose object tells of its changes itself.
@MainActor
final class Bookmark: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    @Published var page = 0
    var note = "" {
        willSet { objectWillChange.send() }
    }
}

@MainActor
final class ReadingTimer: ObservableObject {
    @Published var seconds = 0
    private var timer: AnyCancellable?

    func start() {
        timer = Timer.publish(every: 1, on: .main, in: .common)
            .autoconnect()
            .sink { [weak self] _ in self?.seconds += 1 }
    }
}

@Observable
final class Bookshelf {
    var name = "Novels"
    var isOpen = true
}

struct ReadingListView: View {
    @ObservedObject var list: ReadingList
    @StateObject private var timer = ReadingTimer()
    @EnvironmentObject private var bookmark: Bookmark
    @Environment(Bookshelf.self) private var shelf
    @Environment(Bookshelf.self) private var perhaps: Bookshelf?

    var body: some View {
        VStack {
            Text("\(list.titles.count) books on \(shelf.name), page \(bookmark.page)")
            Text(perhaps == nil ? "closed" : "\(timer.seconds) s")
            Toggle("Open", isOn: Bindable(shelf).isOpen)
            ShelfName(shelf: shelf)
        }
    }
}

struct ShelfName: View {
    @Bindable var shelf: Bookshelf

    var body: some View { Toggle(shelf.name, isOn: $shelf.isOpen) }
}

struct ReadingListScreen: View {
    @State private var shelf = Bookshelf()

    var body: some View {
        ReadingListView(list: .shared)
            .environmentObject(Bookmark())
            .environment(shelf)
    }
}

struct ShowReadingListIntent: AppIntent {
    static let title: LocalizedStringResource = "Show the reading list"

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ShowsSnippetView {
        let list = ReadingList.shared
        list.titles.append("Emma")
        return .result(value: list.count, view: ReadingListScreen())
    }
}
