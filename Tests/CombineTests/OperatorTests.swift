import Combine
import Foundation
import Testing

private struct Failed: Error, Equatable {}

/// What publishers send, as text: values, then `.` for the end or `!` for an error.
private func sent<P: Publisher>(by publisher: P, while act: () -> Void = {}) -> String {
    var text = ""
    let cancellable = publisher.sink {
        if case .finished = $0 { text += "." } else { text += "!" }
    } receiveValue: {
        text += "\($0) "
    }
    act()
    cancellable.cancel()
    return text
}

@Suite struct OperatorTests {
    @Test func valuesAreChangedAndLeftOut() {
        #expect(sent(by: [1, 2, 2, 3].publisher.removeDuplicates().map { $0 * 10 }) == "10 20 30 .")
        #expect(sent(by: (1...5).publisher.filter { $0 % 2 == 1 }.dropFirst()) == "3 5 .")
        #expect(sent(by: ["1", "x", "3"].publisher.compactMap { Int($0) }.scan(0, +)) == "1 4 .")
        #expect(sent(by: (1...9).publisher.prefix(2)) == "1 2 .")
        #expect(sent(by: (1...9).publisher.first { $0 > 4 }) == "5 .")
        #expect(sent(by: [1, 2].publisher.collect()) == "[1, 2] .")
        #expect(sent(by: [1, 2].publisher.prepend(0)) == "0 1 2 .")
        #expect(sent(by: Just(2).flatMap { [$0, $0 + 1].publisher }) == "2 3 .")
    }

    @Test func errorsEndAndAreReplaced() {
        let failing = [1, 0].publisher.tryMap { number -> Int in
            if number == 0 { throw Failed() }
            return number
        }
        #expect(sent(by: failing) == "1 !")
        #expect(sent(by: failing.replaceError(with: 7)) == "1 7 .")
        #expect(sent(by: failing.catch { _ in [8, 9].publisher }) == "1 8 9 .")
        #expect(sent(by: Fail<Int, Failed>(error: Failed())) == "!")
        #expect(sent(by: Empty<Int, Never>()) == "." && sent(by: Empty<Int, Never>(completeImmediately: false)) == "")
    }

    @Test func subjects() {
        let passed = PassthroughSubject<Int, Never>()
        passed.send(0)
        #expect(sent(by: passed) { for value in [1, 2] { passed.send(value) } } == "1 2 ")
        let current = CurrentValueSubject<Int, Failed>(1)
        #expect(sent(by: current) { current.value = 2 } == "1 2 ")
        #expect(sent(by: current) { current.send(completion: .failure(Failed())) } == "2 !")
        current.send(3)
        #expect(current.value == 2 && sent(by: current) == "!")
    }

    @Test func severalPublishers() {
        let (a, b) = (CurrentValueSubject<Int, Never>(1), PassthroughSubject<String, Never>())
        #expect(
            sent(by: a.combineLatest(b) { "\($0)\($1)" }) {
                b.send("x"); a.send(2); b.send("y")
            } == "1x 2x 2y ")
        #expect(sent(by: [1, 2].publisher.merge(with: Just(3))) == "1 2 3 .")
        let (c, d) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        #expect(
            sent(by: c.zip(d).map { $0.0 * $0.1 }) {
                c.send(2); c.send(3); d.send(5); d.send(7)
            } == "10 21 ")
        #expect(sent(by: [1, 2].publisher.zip([3, 4, 5].publisher).map { $0.0 + $0.1 }) == "4 6 .")
        let outer = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
        #expect(
            sent(by: outer.switchToLatest()) {
                outer.send(c.eraseToAnyPublisher())
                c.send(1)
                outer.send(d.eraseToAnyPublisher())
                c.send(2)
                d.send(3)
            } == "1 3 ")
        var subscriptions = 0
        let shared = Deferred { () -> PassthroughSubject<Int, Never> in
            subscriptions += 1
            return c
        }.share()
        let first = shared.sink { _ in }
        #expect(sent(by: shared) { c.send(4) } == "4 " && subscriptions == 1)
        first.cancel()
    }

    @Test func aFutureAnswersEverySubscriber() {
        let future = Future<Int, Never> { $0(.success(5)) }
        #expect(sent(by: future) == "5 ." && sent(by: future) == "5 .")
    }

    @Test func valuesOfAnAsynchronousSequence() async {
        var seen: [Int] = []
        for await value in [1, 2, 3].publisher.values { seen.append(value) }
        #expect(seen == [1, 2, 3])
    }

    @Test func queuesDeliverInOrder() async {
        var seen: [Int] = []
        let queue = DispatchQueue(label: "values")
        for await value in (1...5).publisher.receive(on: queue).values { seen.append(value) }
        #expect(seen == [1, 2, 3, 4, 5])
    }

    @Test func notifications() {
        let center = NotificationCenter()
        let name = Notification.Name("told")
        #expect(
            sent(by: center.publisher(for: name).compactMap { $0.object as? String }) {
                center.post(name: name, object: "news")
                center.post(name: Notification.Name("other"), object: "no")
            } == "news ")
    }

    /// A subscriber of a program's own, and a publisher of its own.
    @Test func typesOfAProgramsOwn() {
        struct Countdown: Publisher {
            typealias Output = Int
            typealias Failure = Never
            func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
                (1...3).reversed().publisher.receive(subscriber: subscriber)
            }
        }
        final class Adder: Subscriber {
            var sum = 0
            func receive(subscription: any Subscription) { subscription.request(.unlimited) }
            func receive(_ input: Int) -> Subscribers.Demand {
                sum += input
                return .none
            }
            func receive(completion: Subscribers.Completion<Never>) { sum *= 10 }
        }
        let adder = Adder()
        Countdown().subscribe(adder)
        #expect(adder.sum == 60 && sent(by: Countdown().map { $0 }) == "3 2 1 .")
    }
}
