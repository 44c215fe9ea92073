extension ViewNode {
    /// A piece of text that looks alike throughout.
    public struct TextRun: Hashable, Sendable {
        /// What it says.
        public var content: Content
        /// Its own font, color and so on, from the inside out.
        public var modifiers: [Modifier]

        /// A piece of text.
        public init(_ content: Content, modifiers: [Modifier] = []) {
            self.content = content
            self.modifiers = modifiers
        }

        /// What a piece of text says.
        public enum Content: Hashable, Sendable {
            /// `{"text":"10 km"}`
            case text(String)
            /// `{"symbol":"figure.run"}`
            case symbol(String)
            /// `{"date":"2026-11-30T08:00:00+01:00","style":"timer"}`: told anew whenever it is shown.
            case date(Moment, Text.DateStyle)
            /// `{"from":…,"to":…,"countsDown":true}`: a running clock.
            case interval(Interval)
        }
    }
}
