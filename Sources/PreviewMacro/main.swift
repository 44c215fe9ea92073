import MacroPlugin

// Expands `#Preview { … }` to nothing: there is no canvas here to preview on, and most files with a widget have one.
CompilerConnection.serve { _ in #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"# }
