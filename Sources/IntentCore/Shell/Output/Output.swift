import Synchronization

/// Where results go, in the form that the command line asked for, to the streams that are there.
///
/// While input lines run in groups, what is printed is held back until the store has the group on disk.
final class Output: Sendable {
    private let app: String
    private let options: CommonOptions
    private let out: Stream
    private let errors: Stream
    private let outIsTerminal: Bool
    private let dialogGoesToErrors: Bool
    /// What must be on disk before anything is printed.
    private let group: WriteGroup
    private let held = Mutex(Held())

    private struct Held {
        var pieces: [(stream: Stream, text: String)] = []
        var size = 0
        /// Whether CSV has its heading.
        var hasHeading = false
        /// Whether the heading is no longer held.
        var isHeadingOut = false
    }

    init(app: String, options: CommonOptions, group: WriteGroup) {
        self.app = app
        self.options = options
        self.group = group
        out = Stream(descriptor: ProcessContext.current.output)
        errors = Stream(descriptor: ProcessContext.current.errors)
        outIsTerminal = out.isTerminal
        dialogGoesToErrors = !outIsTerminal && errors.isTerminal
    }

    /// Where an intent may draw while it lasts.
    var screen: Stream? { isForPerson && !options.isQuiet ? out : nil }

    /// Whether results are said to a person, and not printed for a program.
    var isForPerson: Bool { outIsTerminal && !options.json && !options.csv && options.fields.isEmpty }

    /// Where an intent may show how far it is.
    var progress: Stream? { errors.isTerminal && !options.isQuiet ? errors : nil }

    /// A result's snippet as it is shown to the person, or nil where it has none or nobody is there to see it.
    func snippet(of result: any AnyIntentResult) async -> ViewNode? {
        guard screen != nil, let snippet = result.snippet else { return nil }
        return await snippet.node(EnvironmentValues())
    }

    /// Shows a snippet to the person.
    func showSnippet(_ lines: [String]) throws {
        for line in lines { try say(line) }
    }

    /// A tree as it is shown to the person.
    func lines(of node: ViewNode) -> [String] {
        let abilities = TerminalAbilities(isTerminal: true, variable: ProcessContext.current.variable)
        let context = RenderingContext(abilities, now: Moment.now)
        return node.lines(width: out.columns, context).map { $0.terminalText(abilities) }
    }

    /// What entities are as lines where that takes time to work out: columns with a `@DeferredProperty` among them, or in a
    /// pipe what is `Transferable`. Nil where the lines are others.
    ///
    /// - Throws: what the property or the representation throws.
    func workedOutLines(of value: (any IntentValue)?) async throws -> [String]? {
        // Of what is no entity the runtime is asked nothing: its answer costs a search through all conformances.
        guard !options.isQuiet, !options.json, let value = value?.held,
            case .entity = Swift.type(of: value).intentValueType.syntax
        else { return nil }
        let type = value.asList.map { Swift.type(of: $0).elementType } ?? Swift.type(of: value)
        if options.csv || !options.fields.isEmpty {
            let columns = FieldColumns(options.fields, of: type)
            guard columns.areDeferred else { return nil }
            return try await lines(of: value) { entity in
                let cells = try await columns.deferredCells(of: entity)
                return options.csv ? csvRow(cells) : FieldColumns.row(cells)
            }
        }
        guard !outIsTerminal, type is any Transferable.Type else { return nil }
        return try await lines(of: value) { entity in
            try await (entity as? any Transferable)?.pipedLine() ?? sanitized(entity.intentText)
        }
    }

    private func lines(
        of value: any IntentValue, _ line: (any AppEntity) async throws -> String
    ) async throws -> [String] {
        var entities: [any AppEntity] = []
        try elements(of: value) { if let entity = $0 as? any AppEntity { entities.append(entity) } }
        var lines: [String] = []
        for entity in entities { lines.append(try await line(entity)) }
        return lines
    }

    /// Takes a result; it is printed by `flush()`. With a snippet seen, the dialog is its supporting form.
    ///
    /// - Parameter lines: what the value is in a pipe, where it is not its own text.
    func show(
        _ value: (any IntentValue)?, dialog: IntentDialog?, snippet: [String]? = nil, lines: [String]? = nil,
        of intent: any AppIntent.Type
    ) throws {
        guard !options.isQuiet else { return }
        let value = value?.held
        // An empty dialog says nothing.
        let dialog = dialog?.full.isEmpty == true ? nil : dialog
        if options.json {
            try showRecords(value, dialog: dialog, of: intent)
        } else if options.csv {
            try showRows(value, lines: lines)
        } else if !options.fields.isEmpty {
            try showFields(value, lines: lines)
        } else if let snippet, let list = value?.asList, type(of: list).elementType is any TotaledEntity.Type {
            // A picture of the rows stands above them.
            for line in snippet { try say(line) }
            if !snippet.isEmpty { try say("") }
            try showToPerson(value, dialog: dialog)
        } else if let snippet {
            if let dialog { try say(words(of: dialog.supportingText)) }
            for line in snippet { try say(line) }
        } else if outIsTerminal {
            try showToPerson(value, dialog: dialog)
        } else if let lines {
            for line in lines { try say(line) }
        } else if let value {
            // A list of entities says so of itself: what a type is, is not looked up for each element.
            let isEntity = value.isEntity
            try elements(of: value) { try say(isEntity ? sanitized($0.intentText) : $0.intentText) }
        } else if let dialog {
            try say(words(of: dialog.fullText))
        }
        if dialogGoesToErrors, let dialog, value != nil || options.json {
            try hold(errors, sanitized(dialog.full) + "\n")
        }
    }

    private func showRecords(_ value: (any IntentValue)?, dialog: IntentDialog?, of intent: any AppIntent.Type) throws {
        guard let list = value?.asList else {
            return try say(record(app: app, intent: intent, value: value, dialog: dialog).text)
        }
        try list.forEachElement { try say(record(app: app, intent: intent, value: $0, dialog: nil).text) }
    }

    private func showRows(_ value: (any IntentValue)?, lines: [String]?) throws {
        let element = value.map { value in value.asList.map { type(of: $0).elementType } ?? type(of: value) }
        let columns = element.flatMap { $0 is any AppEntity.Type ? FieldColumns(options.fields, of: $0) : nil }
        let isFirst = held.withLock { held in
            defer { held.hasHeading = true }
            return !held.hasHeading
        }
        if isFirst { try say(csvRow(columns?.headings ?? ["value"])) }
        if let lines {
            for line in lines { try sayCSV(line) }
        } else {
            try elements(of: value) { element in
                let entity = element as? any AppEntity
                try sayCSV(csvRow(entity.flatMap { columns?.cells(of: $0) } ?? [element.intentText]))
            }
        }
    }

    /// A terminal gets no control characters but line ends; anything else gets the data as it is.
    private func sayCSV(_ row: String) throws {
        guard outIsTerminal else { return try say(row) }
        try say(
            row.split(separator: "\n", omittingEmptySubsequences: false).map { sanitized(String($0)) }
                .joined(separator: "\n"))
    }

    private func showFields(_ value: (any IntentValue)?, lines: [String]?) throws {
        if let lines {
            for line in lines { try say(line) }
        } else if outIsTerminal {
            var table = Table(columns: options.fields)
            try elements(of: value) { if let entity = $0 as? any AppEntity { table.add(entity) } }
            for line in table.lines(width: out.columns) { try say(line) }
        } else {
            var columns: FieldColumns?
            try elements(of: value) { element in
                guard let entity = element as? any AppEntity else { return try say(sanitized(element.intentText)) }
                let known = columns ?? FieldColumns(options.fields, of: type(of: entity))
                columns = known
                try say(FieldColumns.row(known.cells(of: entity)))
            }
        }
    }

    private func showToPerson(_ value: (any IntentValue)?, dialog: IntentDialog?) throws {
        if let list = value?.asList, type(of: list).elementType is any AppEntity.Type {
            let abilities = TerminalAbilities(isTerminal: true, variable: ProcessContext.current.variable)
            var table = Table(isUnicode: abilities.isUnicode)
            var rows: [any AppEntity] = []
            let isTotaled = type(of: list).elementType is any TotaledEntity.Type
            try list.forEachElement { element in
                guard let entity = element as? any AppEntity else { return }
                table.add(entity)
                if isTotaled { rows.append(entity) }
            }
            table.addTotal(totalRow(of: rows))
            // Words about the list stand below it, and alone where it is empty or one row would only say it again.
            if dialog == nil || table.count > 1 { for line in table.lines(width: out.columns) { try say(line) } }
            if let dialog { try say(words(of: dialog.fullText)) }
        } else if let dialog {
            try say(words(of: dialog.fullText))
        } else if let value {
            try elements(of: value) { element in
                if case .preformatted = element.valueStructure.kind {
                    try say(element.intentText)
                } else {
                    try say(sanitized(element.intentText))
                }
            }
        }
    }

    /// A dialog's line: on a terminal with what is strong in bold.
    private func words(of dialog: LocalizedStringResource) -> String {
        guard outIsTerminal, let markup = dialog.markup,
            TerminalAbilities(isTerminal: true, variable: ProcessContext.current.variable).hasEscapes
        else { return sanitized(dialog.text) }
        return TextMarkup.runs(markup).map { run in
            let words = sanitized(run.text)
            return (run.isStrong ? "\u{1B}[1m" : "") + (run.isEmphasized ? "\u{1B}[3m" : "") + words
                + (run.isStrong || run.isEmphasized ? "\u{1B}[0m" : "")
        }.joined()
    }

    private func elements(of value: (any IntentValue)?, _ body: (any IntentValue) throws -> Void) throws {
        if let list = value?.asList {
            try list.forEachElement(body)
        } else if let value {
            try body(value)
        }
    }

    private func say(_ line: String) throws { try hold(out, line + "\n") }

    /// Takes an error's line, so that it stands in order with the results.
    func report(_ words: String) throws { try hold(errors, "\(app): \(sanitized(words))\n") }

    /// A long list is printed as it is made, unless something waits to be on disk first.
    private func hold(_ stream: Stream, _ text: String) throws {
        let isMuch = held.withLock { held in
            // One write for a run of lines to the same stream.
            if let last = held.pieces.indices.last, held.pieces[last].stream.descriptor == stream.descriptor {
                held.pieces[last].text += text
            } else {
                held.pieces.append((stream, text))
            }
            held.size += text.utf8.count
            return held.size >= 1 << 16
        }
        if isMuch, group.isCommitted { try flush() }
    }

    /// Drops what is held, for what it tells of has been taken back.
    func dropHeld() {
        held.withLock { held in
            // The heading was among what is dropped, unless it is out already.
            held = Held(hasHeading: held.isHeadingOut, isHeadingOut: held.isHeadingOut)
        }
    }

    /// Prints what is held.
    ///
    /// - Throws: `OutputError`.
    func flush() throws {
        let pieces = held.withLock { held in
            defer { held = Held(hasHeading: held.hasHeading, isHeadingOut: held.hasHeading) }
            return held.pieces
        }
        for piece in pieces { try piece.stream.write(piece.text) }
    }
}
