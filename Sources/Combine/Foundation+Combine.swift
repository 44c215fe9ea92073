@_exported import Foundation

extension NotificationCenter {
    /// Sends the notifications of a name.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Sends notifications.
    public struct Publisher: Combine.Publisher {
        /// No error ends it.
        public typealias Failure = Never
        /// Notifications.
        public typealias Output = Notification
        /// The center that they come from.
        public let center: NotificationCenter
        /// Their name.
        public let name: Notification.Name
        /// Their sender, if only one counts.
        public let object: AnyObject?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            nonisolated(unsafe) let downstream = Downstream(subscriber)
            nonisolated(unsafe) let token = center.addObserver(forName: name, object: object, queue: nil) {
                downstream.send($0)
            }
            downstream.hold(AnyCancellable { [center] in center.removeObserver(token) })
        }
    }
}

extension Timer {
    /// Sends the time again and again, once it is connected; the run loop has no effect, the main queue counts the time.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher { TimerPublisher(interval: interval) }

    /// Sends the time again and again.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        /// No error ends it.
        public typealias Failure = Never
        /// The present time.
        public typealias Output = Date
        private let interval: TimeInterval
        private let subject = PassthroughSubject<Date, Never>()

        init(interval: TimeInterval) { self.interval = interval }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }

        /// Begins to count the time.
        public func connect() -> any Cancellable {
            let source = DispatchSource.makeTimerSource(queue: .main)
            source.schedule(deadline: .now() + interval, repeating: interval)
            source.setEventHandler { [subject] in subject.send(Date()) }
            source.activate()
            return AnyCancellable { source.cancel() }
        }
    }
}

extension ConnectablePublisher {
    /// Connects when somebody subscribes.
    public func autoconnect() -> some Publisher<Output, Failure> {
        Operation<Output, Failure> { downstream in
            attach(to: downstream, value: downstream.send, completion: downstream.finish)
            downstream.hold(connect())
        }
    }
}
