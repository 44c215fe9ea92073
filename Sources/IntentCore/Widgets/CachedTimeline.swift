/// A timeline in the cache, so that a bar that looks each second starts no app.
///
/// `timelines/KIND/NUMBER.json` in the cache folder, where the number stands for kind, family and configuration:
///
///     {"v":1,"key":"TrackRun\nmedium\nrun=5K","app":"run-track","command":["/usr/bin/run-track"],
///      "stamp":"…","mark":[…],"loaded":1796022000000,"timeline":{…}}
package struct CachedTimeline: Sendable {
    /// The app that made it, and how it is run.
    package var app: String
    package var command: [String]
    package var timeline: WidgetTimeline
    /// When it was loaded.
    package var loaded: Moment
    private var stamp: String
    private var mark: [UInt8]

    /// What a timeline is kept under.
    package struct Key: Sendable {
        package var kind: String
        /// The family, or what stands for one that nobody named.
        package var family: String
        package var settings: [WidgetSetting]

        package init(kind: String, family: String, settings: [WidgetSetting]) {
            self.kind = kind
            self.family = family
            self.settings = settings
        }

        fileprivate var text: String {
            ([kind, family] + settings.map(\.text)).joined(separator: "\n")
        }

        fileprivate func path(in folder: String) -> String {
            "\(folder)/\(String(hashed(Array(text.utf8), seed: 0), radix: 16)).json"
        }
    }

    private static let version = 1
    private static let mostBytes = 16 << 20
    /// A policy that is due before a timeline is even loaded would start the app each time: then it waits so long.
    private static let leastMilliseconds = 60_000

    /// A timeline that was loaded now.
    ///
    /// - Parameter mark: what the reload mark was before; nil where there can be none, and nothing is cached.
    package init?(
        _ timeline: WidgetTimeline, app: String, command: [String], loaded: Moment, mark: [UInt8]?
    ) {
        guard let mark, let program = command.first else { return nil }
        self.app = app
        self.command = command
        self.timeline = timeline
        self.loaded = loaded
        self.mark = mark
        stamp = FileFingerprint(program: program).text
    }

    /// The timeline that is kept under a key. Nil where there is none, or none that can be used.
    package static func kept(under key: Key) -> CachedTimeline? {
        guard let folder = ReloadStamp(of: key.kind)?.folder,
            let bytes = try? TrustedFile.read(key.path(in: folder), most: mostBytes),
            let json = try? bytes.withUnsafeBytes({ try JSONValue(parsing: $0) })
        else { return nil }
        return CachedTimeline(json, key: key)
    }

    /// Whether it is what the app would say at a moment: neither policy, reload nor another program says otherwise.
    package func isFresh(at moment: Moment, kind: String) -> Bool {
        guard ReloadStamp(of: kind)?.current == mark, moment.milliseconds >= loaded.milliseconds,
            command.first.map({ FileFingerprint(program: $0).text }) == stamp
        else { return false }
        guard let due = Self.due(timeline, loaded: loaded) else { return true }
        return moment.milliseconds < due.milliseconds
    }

    /// When a timeline that was loaded at a moment is to be loaded again by its policy; nil for never.
    package static func due(_ timeline: WidgetTimeline, loaded: Moment) -> Moment? {
        guard let due = timeline.due else { return nil }
        return due.milliseconds > loaded.milliseconds
            ? due : Moment(milliseconds: loaded.milliseconds &+ leastMilliseconds)
    }

    /// Keeps it. A cache that cannot be written costs time at the next look, nothing else.
    package func keep(under key: Key) {
        guard let folder = ReloadStamp(of: key.kind)?.folder else { return }
        let entry = JSONValue.object([
            "v": .integer(Self.version), "key": .string(key.text), "app": .string(app),
            "command": .array(command.map { .string($0) }), "stamp": .string(stamp),
            "mark": .array(mark.map { .integer(Int($0)) }), "loaded": .integer(loaded.milliseconds),
            "timeline": timeline.json,
        ])
        try? AtomicFile.replace(key.path(in: folder), with: Array(entry.text.utf8), lasting: false)
    }

    private init?(_ json: JSONValue, key: Key) {
        guard let object = json.object, object["v"] == .integer(Self.version), object["key"]?.string == key.text,
            let app = object["app"]?.string, case .array(let command)? = object["command"],
            let stamp = object["stamp"]?.string, case .array(let mark)? = object["mark"],
            case .integer(let loaded)? = object["loaded"], let timeline = object["timeline"],
            let read = try? WidgetTimeline(timeline)
        else { return nil }
        self.app = app
        self.command = command.compactMap(\.string)
        self.stamp = stamp
        self.mark = mark.compactMap { if case .integer(let byte) = $0 { UInt8(exactly: byte) } else { nil } }
        self.loaded = Moment(milliseconds: loaded)
        self.timeline = read
    }
}
