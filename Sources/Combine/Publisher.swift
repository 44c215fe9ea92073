/// A type that sends values over time, and at most one completion after them.
///
///     let sessions = CurrentValueSubject<[String], Never>(["Calm"])
///     let titles = sessions.map { $0.joined(separator: ", ") }.removeDuplicates()
///     let cancellable = titles.sink { print($0) }      // prints "Calm", and again at each change
///
/// The operators return `some Publisher` in place of Apple's `Publishers.Map` and its like. Demand has no effect: every
/// subscriber receives each value as it comes.
public protocol Publisher<Output, Failure> {
    /// The type of the values.
    associatedtype Output
    /// The type of the error that may end it; `Never` where none can.
    associatedtype Failure: Error

    /// Attaches a subscriber.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches a subscriber.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Attaches a subject, which then sends the same values.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        sink(receiveCompletion: subject.send(completion:), receiveValue: subject.send(_:))
    }
}

/// A publisher that sends nothing before it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Begins to send, until the answer is canceled.
    func connect() -> any Cancellable
}

/// A type that receives a publisher's values.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The type of the values.
    associatedtype Input
    /// The type of the error that may end them.
    associatedtype Failure: Error

    /// Receives the connection to the publisher.
    func receive(subscription: any Subscription)
    /// Receives a value; the demand that is returned has no effect.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Receives the end.
    func receive(completion: Subscribers.Completion<Failure>)
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for values. A publisher of this module sends all of them, whatever the demand.
    func request(_ demand: Subscribers.Demand)
}

/// A type with an identity of its own for debugging.
public protocol CustomCombineIdentifierConvertible {
    /// The identity.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The object's identity.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// An identity for debugging.
public struct CombineIdentifier: Hashable, Sendable {
    private let object: ObjectIdentifier?

    /// The identity of nothing in particular.
    public init() { object = nil }
    /// The identity of an object.
    public init(_ object: AnyObject) { self.object = ObjectIdentifier(object) }
}

/// What belongs to subscribers.
public enum Subscribers {
    /// How a publisher ended.
    public enum Completion<Failure: Error> {
        /// Without an error.
        case finished
        /// With an error.
        case failure(Failure)
    }

    /// How many values a subscriber asks for; without effect.
    public struct Demand: Hashable, Sendable {
        /// The number, or nil for all.
        public let max: Int?

        /// As many as there are.
        public static let unlimited = Demand(max: nil)
        /// None for now.
        public static let none = Demand(max: 0)
        /// At most so many.
        public static func max(_ value: Int) -> Demand { Demand(max: value) }
    }

    /// A subscriber that hands what it receives to closures.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        /// Called with each value.
        public let receiveValue: (Input) -> Void
        /// Called at the end.
        public let receiveCompletion: (Completion<Failure>) -> Void
        private let subscription = SubscriptionSlot()

        /// Creates a subscriber of two closures.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            self.receiveCompletion = receiveCompletion
            self.receiveValue = receiveValue
        }

        /// Keeps the subscription, and asks for all values.
        public func receive(subscription: any Subscription) {
            self.subscription.add(subscription)
            subscription.request(.unlimited)
        }

        /// Calls the closure for values.
        public func receive(_ input: Input) -> Demand {
            receiveValue(input)
            return .unlimited
        }

        /// Calls the closure for the end.
        public func receive(completion: Completion<Failure>) { receiveCompletion(completion) }

        /// Ends the subscription.
        public func cancel() { subscription.cancel() }
    }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
