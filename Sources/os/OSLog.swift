import Glibc

/// A log of a part of a program, as it was called before `Logger`.
public final class OSLog: Sendable {
    let name: String

    /// A log of a part of a program.
    public init(subsystem: String, category: String) { name = "\(subsystem) \(category)" }
    private init() { name = "" }

    /// The usual log.
    public static let `default` = OSLog()
    /// A log that nothing is written to; here like any other.
    public static let disabled = OSLog()
}

/// Notes a message with values in C's form: `%@`, `%d`, `%{public}@`.
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...) {
    write(message, log, type, args)
}

/// Notes a message of a level, with values in C's form.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...) {
    write(message, log, type, args)
}

private func write(_ message: StaticString, _ log: OSLog, _ type: OSLogType, _ args: [any CVarArg]) {
    guard type.isWritten else { return }
    var text = ""
    var rest = args[...]
    var letters = Substring(message.description)
    while let letter = letters.popFirst() {
        guard letter == "%" else {
            text.append(letter)
            continue
        }
        if letters.first == "%" {
            text.append(letters.removeFirst())
            continue
        }
        if letters.first == "{" { letters = letters.drop { $0 != "}" }.dropFirst() }
        // Flags, width and length say nothing about which value it is.
        letters = letters.drop { !($0.isLetter || $0 == "@") || "lhqzt".contains($0) }.dropFirst()
        text += rest.popFirst().map { "\($0)" } ?? ""
    }
    Logger.write("\(log.name.isEmpty ? "" : log.name + ": ")\(text)")
}

/// Intervals of work for a measuring tool; without effect.
public struct OSSignposter: Sendable {
    /// Intervals of a part of a program.
    public init(subsystem: String, category: String) {}
    /// Begins an interval; without effect.
    public func beginInterval(_ name: StaticString) -> OSSignpostIntervalState { OSSignpostIntervalState() }
    /// Ends an interval; without effect.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    /// Marks a moment; without effect.
    public func emitEvent(_ name: StaticString) {}
}
/// An interval of work; without effect.
public struct OSSignpostIntervalState: Sendable {}
