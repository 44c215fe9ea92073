import Foundation
import IntentCore

// A program that imports this module gets what the core leaves to the whole of Foundation. The linker puts the address into
// the list of what runs when the program is loaded, so that no program has to ask for it, and none without this module
// carries it.
@section(".init_array") @used
private let addFoundationSupport: @convention(c) () -> Void = {
    FoundationSupport.current = FoundationSupport(
        keepState: { UserDefaultsFiles.write() }, words: { errorWords($0) },
        prepare: {
            UserDefaultsFiles.noteStart()
            // Also where the app itself ends the process.
            atexit { UserDefaultsFiles.write() }
        })
}

/// What an error says to people: its localized description with the suggestion behind it.
///
/// - Returns: nil for one that says nothing but the name of its case.
private func errorWords(_ error: any Error) -> String? {
    if let error = error as? any LocalizedError, let description = error.errorDescription {
        return [description, error.recoverySuggestion].compactMap(\.self).joined(separator: " ")
    }
    // Of an error of Swift's own, an `NSError` could be made; it would say no more than a number.
    let native = (error as Any) as? NSError
    guard native != nil || error is any CustomNSError || error is DecodingError || error is EncodingError else {
        return nil
    }
    let suggestion = native?.localizedRecoverySuggestion
    return [error.localizedDescription, suggestion].compactMap(\.self).joined(separator: " ")
}
