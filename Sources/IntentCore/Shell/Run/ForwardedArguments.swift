/// What a tool that becomes another program, as `shortcuts-run` does, hands on to it from its own command line.
package struct ForwardedArguments: Sendable {
    /// The common options, as words.
    package var options: [String] = []
    /// What is for that program alone: what follows `--`, and behind the first value what is no option of this tool.
    package var words: [String] = []
    /// Whether the intent runs for one line of many, so that the process must live on for the others.
    package var isForOneOfMany = false
}

/// An intent that hands on the common options and what it does not know itself to another program, and lets that speak.
package protocol ForwardingIntent: AppIntent {
    /// What may stand at the end of the words for that program, as `--complete-line` has it. The intent has the values
    /// that the line gives; none where that leads to no program.
    func completions(behind words: [String], beginning prefix: String) async -> [String]
}

extension ForwardingIntent {
    /// That it forwards, where one need not ask the runtime, whose first answer takes as long as a command line.
    package static var intentEffects: IntentEffects { [.delegates, .forwards] }
}

/// The result of an intent for which another program has spoken: there is nothing to print, not even a record.
package struct NoOutputResult: IntentResult {
    package var value: Never? { nil }

    package init() {}
}
