import Glibc

/// Writes what a program notes for its author, as the unified log of Apple's systems does.
///
///     let logger = Logger(subsystem: "org.example.tea", category: "kettle")
///     logger.info("boiling \(liters, privacy: .public) l")
///
/// It is quiet, unless the variable `INTENT_TOOLBOX_LOG` names the least level that is written to standard error: `debug`,
/// `info`, `default`, `error` or `fault`. What is private is written as it is: the log goes to nobody else.
public struct Logger: Sendable {
    private let name: String

    /// A log of a part of a program.
    public init(subsystem: String, category: String) { name = "\(subsystem) \(category)" }
    /// A log.
    public init() { name = "" }
    /// A log by its object.
    public init(_ log: OSLog) { name = log.name }

    /// Notes a message.
    public func log(_ message: OSLogMessage) { write(message, .default) }
    /// Notes a message of a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { write(message, level) }
    /// Notes what only helps to find a mistake.
    public func trace(_ message: OSLogMessage) { write(message, .debug) }
    /// Notes what only helps to find a mistake.
    public func debug(_ message: OSLogMessage) { write(message, .debug) }
    /// Notes what helps.
    public func info(_ message: OSLogMessage) { write(message, .info) }
    /// Notes what matters.
    public func notice(_ message: OSLogMessage) { write(message, .default) }
    /// Notes that something may go wrong.
    public func warning(_ message: OSLogMessage) { write(message, .error) }
    /// Notes that something went wrong.
    public func error(_ message: OSLogMessage) { write(message, .error) }
    /// Notes that something went wrong that must not.
    public func critical(_ message: OSLogMessage) { write(message, .fault) }
    /// Notes that something went wrong that must not.
    public func fault(_ message: OSLogMessage) { write(message, .fault) }

    private func write(_ message: OSLogMessage, _ level: OSLogType) {
        guard level.isWritten else { return }
        Self.write("\(name.isEmpty ? "" : name + ": ")\(message.text())")
    }

    static func write(_ line: String) {
        // One write for the line, so that lines of several threads do not mix; what cannot be written is no fault of the
        // program's.
        var bytes = Array(line.utf8.map { $0 < 0x20 ? UInt8(ascii: " ") : $0 })
        bytes.append(UInt8(ascii: "\n"))
        _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
    }
}

/// How much a message matters.
public struct OSLogType: Equatable, Sendable {
    let rank: Int
    /// What only helps to find a mistake.
    public static let debug = OSLogType(rank: 0)
    /// What helps.
    public static let info = OSLogType(rank: 1)
    /// What matters.
    public static let `default` = OSLogType(rank: 2)
    /// What went wrong.
    public static let error = OSLogType(rank: 3)
    /// What must not go wrong.
    public static let fault = OSLogType(rank: 4)

    var isWritten: Bool { rank >= Self.least }

    /// The least level that is written; nothing where the variable is not set.
    private static let least: Int = {
        guard let variable = getenv("INTENT_TOOLBOX_LOG") else { return .max }
        return ["debug", "info", "default", "error", "fault"].firstIndex(of: String(cString: variable)) ?? .max
    }()
}

/// A message, which is put together only where it is written.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    let text: () -> String

    /// A message from text.
    public init(stringLiteral value: String) { text = { value } }
    /// A message with values.
    public init(stringInterpolation: OSLogInterpolation) {
        let parts = stringInterpolation.parts
        text = { parts.map { $0() }.joined() }
    }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
    var parts: [() -> String] = []

    /// Starts an empty message.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Appends text.
    public mutating func appendLiteral(_ literal: String) { parts.append { literal } }
    /// Appends a value; who may see it and how wide it is have no effect.
    public mutating func appendInterpolation<Value>(
        _ value: @autoclosure @escaping () -> Value, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { parts.append { "\(value())" } }
    /// Appends a number; how it is written has no effect.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
        _ value: @autoclosure @escaping () -> Number, format: OSLogFloatFormatting,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { parts.append { "\(value())" } }
    /// Appends a number; how it is written has no effect.
    public mutating func appendInterpolation<Number: BinaryInteger>(
        _ value: @autoclosure @escaping () -> Number, format: OSLogIntegerFormatting,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { parts.append { "\(value())" } }
}

/// Who may see a value; without effect.
public struct OSLogPrivacy: Sendable {
    /// As usual.
    public static let auto = OSLogPrivacy()
    /// All.
    public static let `public` = OSLogPrivacy()
    /// Nobody but the program.
    public static let `private` = OSLogPrivacy()
    /// Nobody, ever.
    public static let sensitive = OSLogPrivacy()
    /// How a value is hidden.
    public enum Mask: Sendable { case hash, none }
    /// Nobody but the program.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}
/// How wide a value is; without effect.
public struct OSLogStringAlignment: Sendable {
    /// As it is.
    public static let none = OSLogStringAlignment()
    /// So many columns, on the left.
    public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
    /// So many columns, on the right.
    public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}
/// How a number with a fraction is written; without effect.
public struct OSLogFloatFormatting: Sendable {
    /// With a fraction.
    public static let fixed = OSLogFloatFormatting()
    /// With that many digits of a fraction.
    public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting() }
}
/// How a whole number is written; without effect.
public struct OSLogIntegerFormatting: Sendable {
    /// With ten digits.
    public static let decimal = OSLogIntegerFormatting()
    /// With sixteen digits.
    public static let hex = OSLogIntegerFormatting()
}
