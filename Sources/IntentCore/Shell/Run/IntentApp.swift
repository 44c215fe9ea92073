import FoundationEssentials
import Glibc

/// An executable made of intents: its `@main` type, which holds declarations only.
///
///     @main
///     struct Hello: IntentApp {
///         static let name = "hello"
///         static let displayName = "Hello"
///         static let primaryIntent: any AppIntent.Type = HelloIntent.self
///     }
///
/// `hello Ada` then runs the primary intent with "Ada", and `hello --help` shows its parameters.
public protocol IntentApp: SendableMetatype {
    /// The command.
    static var name: String { get }
    /// What the app is called in a phrase.
    static var displayName: String { get }
    /// What the command alone runs.
    static var primaryIntent: any AppIntent.Type { get }
    /// Other names of the app in phrases.
    static var synonyms: [String] { get }
    /// What it is for, in one line.
    static var summary: String { get }
    /// The further intents, run by their names: `run-track list-runs`.
    static var intents: [any AppIntent.Type] { get }
    /// What people say to run its intents.
    static var shortcuts: (any AppShortcutsProvider.Type)? { get }
    /// The files that the values of parameters in phrases come from. While these are as they were, lists and
    /// completions do not start the app.
    static var valueSources: [ValueSource] { get }
    /// Commands that show what it is for; help shows the first two, the manual all.
    static var examples: [CommandExample] { get }
    /// The files that it reads and writes, for the manual.
    static var files: [AppFile] { get }
    /// The app's widgets.
    static var widgets: [any Widget.Type] { get }
    /// Runs before any intent; the place to add dependencies.
    static func setUp()
}

extension IntentApp {
    /// Defaults to an empty list.
    public static var synonyms: [String] { [] }
    /// The primary intent's description, else its title.
    public static var summary: String { primaryIntent.descriptionText ?? primaryIntent.title.text }
    /// Defaults to an empty list.
    public static var intents: [any AppIntent.Type] { [] }
    /// Defaults to `nil`.
    public static var shortcuts: (any AppShortcutsProvider.Type)? { nil }
    /// None: the values are others only when the app says so, by `updateAppShortcutParameters()`.
    public static var valueSources: [ValueSource] { [] }
    /// Defaults to an empty list.
    public static var examples: [CommandExample] { [] }
    /// Those that values come from.
    public static var files: [AppFile] { valueSources.map { AppFile($0, "Values of parameters.") } }
    /// Defaults to an empty list.
    public static var widgets: [any Widget.Type] { [] }
    /// Nothing.
    public static func setUp() {}

    /// Reads the command line and runs what it asks for; the process ends with its exit status.
    public static func main() { runAsTool() }

    /// What `main()` does: the apps of a phone have one of their own, which leads here.
    package static func runAsTool() { main(ignoringArguments: false) }

    /// - Parameter ignoringArguments: whether the command line is none, since somebody else wrote it than the person.
    package static func main(ignoringArguments: Bool) {
        Stream.occupyClosedOnes()
        // Ignores SIGXFSZ: a write past the size limit then fails with EFBIG, which is reported.
        signal(SIGXFSZ, SIG_IGN)
        // The language's runtime would answer the terminal's quit key with a report and a prompt of its own. What was
        // ignored for us stays ignored.
        if unsafeBitCast(signal(SIGQUIT, SIG_DFL), to: Int.self) == 1 { signal(SIGQUIT, SIG_IGN) }
        let errors = ErrorStream(program: name)
        var context = ProcessContext.current
        context.warn = { errors.report($0) }
        let words = ignoringArguments ? [] : CommandLine.arguments(of: errors)
        if let support = FoundationSupport.current {
            // The code of an app may print, trap and keep state as on a phone; our own tools do none of it.
            FatalSignals.handle(program: name)
            context.output = AppOutput.divert(isQuiet: AppOutput.isQuiet(words ?? []))
            support.prepare()
        }
        let changes = ParameterChanges()
        let reloads = WidgetReloads()
        let status = ProcessContext.$current.withValue(context) {
            MainThread.run {
                await ShortcutParameterChanges.$current.withValue(ShortcutParameterChanges { changes.note($0) }) {
                    await WidgetChanges.$current.withValue(WidgetChanges { reloads.note($0) }) {
                        await Tool(app: Self.self, errors: errors, changes: changes, reloads: reloads).run(words)
                    }
                }
            }
        }
        exit(status.rawValue)
    }
}

extension CommandLine {
    /// The words after the command. Nil where one is not UTF-8: it would otherwise be changed without a word.
    fileprivate static func arguments(of errors: ErrorStream) -> [String]? {
        var words: [String] = []
        for index in 1..<max(1, Int(argc)) {
            guard let bytes = unsafeArgv[index] else { break }
            guard let word = String(validatingCString: bytes) else {
                errors.report("argument \(index) is not UTF-8; write it in UTF-8")
                return nil
            }
            words.append(word)
        }
        return words
    }
}
