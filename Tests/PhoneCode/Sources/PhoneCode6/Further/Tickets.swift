import AppIntents
import SwiftUI

@available(iOS 26.0, *)
struct TicketSnippet: SnippetIntent {
    static let title: LocalizedStringResource = "Tickets"

    @Parameter var name: String

    @MainActor
    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(view: Text(name))
    }
}

extension TicketSnippet {
    init(name: String) { self.name = name }
}

@available(iOS 26.0, *)
struct BuyTicketIntent: AppIntent, UndoableIntent {
    static let title: LocalizedStringResource = "Buy a ticket"
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

    @Parameter(title: "Show", requestValueDialog: "Which show?")
    var show: String

    func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog & ShowsSnippetIntent {
        let row = try await requestChoice(
            between: [Option(title: "Front"), Option(title: "Back"), .cancel], dialog: IntentDialog("Which row?"))
        try await requestConfirmation(actionName: .buy, snippetIntent: TicketSnippet(name: show))
        if systemContext.currentMode.canContinueInForeground {
            try await continueInForeground(alwaysConfirm: false)
        }
        undoManager?.registerUndo(withTarget: Order.shared) { _ in }
        TicketSnippet.reload()
        return .result(
            value: String(localized: row.title), dialog: "Bought.", snippetIntent: TicketSnippet(name: show))
    }
}

final class Order: Sendable {
    static let shared = Order()
}

struct ShowTicketIntent: AppIntent {
    static let title: LocalizedStringResource = "Show the ticket"
    func perform() async throws -> some ShowsSnippetIntent { .result(snippetIntent: TicketSnippet(name: "Circus")) }
}

@available(iOS 17.0, *)
struct DownloadIntent: ProgressReportingIntent {
    static var title: LocalizedStringResource { "Download" }

    func perform() async throws -> some IntentResult {
        progress.totalUnitCount = 10
        for _ in 0..<10 { progress.completedUnitCount += 1 }
        return .result()
    }
}

struct ContinueIntent: ForegroundContinuableIntent {
    static let title: LocalizedStringResource = "Continue"
    static let openAppWhenRun = false

    @Parameter(title: "Now") var now: Bool

    @MainActor
    func perform() async throws -> some IntentResult {
        guard now else { throw needsToContinueInForegroundError("Open the app first.") }
        try await requestToContinueInForeground { () }
        return .result()
    }
}
