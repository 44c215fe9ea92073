/// What a tool that becomes another program, as `shortcuts-run` does, hands on to it from its own command line.
package struct ForwardedArguments: Sendable {
    /// The common options, as words.
    package var options: [String] = []
    /// What follows `--`.
    package var words: [String] = []
    /// Whether the intent runs for one line of many, so that the process must live on for the others.
    package var isForOneOfMany = false

    /// What the running intent may hand on.
    @TaskLocal package static var current = ForwardedArguments()
}

/// An intent that may run what other apps declare. Whoever limits what may be run cannot run it.
package protocol DelegatingIntent: AppIntent {}

/// An intent that hands on the common options and what follows `--` to another program, and lets that speak.
package protocol ForwardingIntent: DelegatingIntent {}

/// The result of an intent for which another program has spoken: there is nothing to print, not even a record.
package struct NoOutputResult: IntentResult {
    package var value: Never? { nil }

    package init() {}
}
