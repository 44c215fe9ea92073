import IntentCore

/// What is seen of a sitting that begins: the session, how long it takes, and the bells on the way.
struct MeditationSnippetView: View {
    let name: String
    let duration: Duration
    let bell: Duration?

    var body: some View {
        VStack(alignment: .leading) {
            Label(name, systemImage: "figure.mind.and.body").font(.headline)
            Text(bell.map { "\(duration.text), a bell every \($0.text)" } ?? duration.text).foregroundStyle(.secondary)
        }
    }
}
