import Glibc

/// The value of a wrapper that was never given one: none or an empty list where the type has that, else the end of the
/// program, with the fault named. Only an app's own mistake leads there: parameters are resolved before an intent runs.
func emptyValue<Value: IntentValue>(of type: Value.Type, what: @autoclosure () -> String) -> Value {
    if let absence = Value.emptyIntentValue { return absence }
    programmerError("\(what()) was read before it had a value")
}

/// Ends the program for a mistake in the app itself that no caller could be told of: one line and status 70.
package func programmerError(_ words: String) -> Never {
    ProcessContext.current.warn("\(words); this is a mistake in the program")
    exit(ExitStatus.software.rawValue)
}
