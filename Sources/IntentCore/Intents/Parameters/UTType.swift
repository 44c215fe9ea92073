/// A type of file, by its uniform identifier; what parameters of files need of Apple's type.
public struct UTType: Hashable, Sendable {
    /// The identifier: `public.png`.
    public let identifier: String

    package init(identifier: String) { self.identifier = identifier }

    /// A type by its identifier.
    public init?(_ identifier: String) {
        guard identifier.contains(".") else { return nil }
        self.init(identifier: identifier)
    }

    /// The type of files that end so, or nil where none is known.
    public init?(filenameExtension: String) {
        guard let row = Self.known.first(where: { $0.endings.contains(filenameExtension.lowercased()) }) else {
            return nil
        }
        self.init(identifier: row.type)
    }

    init?(filename: String) {
        guard let dot = filename.lastIndex(of: ".") else { return nil }
        self.init(filenameExtension: String(filename[filename.index(after: dot)...]))
    }

    /// Whether the type is that one or a special kind of it.
    public func conforms(to type: UTType) -> Bool {
        if self == type { return true }
        guard let row = Self.known.first(where: { $0.type == identifier }) else { return false }
        return row.parents.contains { UTType(identifier: $0).conforms(to: type) }
    }

    /// Anything with content.
    public static let content = UTType(identifier: "public.content")
    /// Anything with bytes.
    public static let data = UTType(identifier: "public.data")
    /// Any item of a file system.
    public static let item = UTType(identifier: "public.item")
    /// Text of any kind.
    public static let text = UTType(identifier: "public.text")
    /// Text without markup.
    public static let plainText = UTType(identifier: "public.plain-text")
    /// Text without markup, in UTF-8.
    public static let utf8PlainText = UTType(identifier: "public.utf8-plain-text")
    /// An address.
    public static let url = UTType(identifier: "public.url")
    /// Comma-separated values.
    public static let commaSeparatedText = UTType(identifier: "public.comma-separated-values-text")
    /// JSON.
    public static let json = UTType(identifier: "public.json")
    /// XML.
    public static let xml = UTType(identifier: "public.xml")
    /// HTML.
    public static let html = UTType(identifier: "public.html")
    /// PDF.
    public static let pdf = UTType(identifier: "com.adobe.pdf")
    /// A picture of any kind.
    public static let image = UTType(identifier: "public.image")
    /// PNG.
    public static let png = UTType(identifier: "public.png")
    /// JPEG.
    public static let jpeg = UTType(identifier: "public.jpeg")
    /// GIF.
    public static let gif = UTType(identifier: "com.compuserve.gif")
    /// HEIC.
    public static let heic = UTType(identifier: "public.heic")
    /// Sound and film.
    public static let audiovisualContent = UTType(identifier: "public.audiovisual-content")
    /// Sound of any kind.
    public static let audio = UTType(identifier: "public.audio")
    /// MP3.
    public static let mp3 = UTType(identifier: "public.mp3")
    /// Film of any kind.
    public static let movie = UTType(identifier: "public.movie")
    /// MPEG-4 film.
    public static let mpeg4Movie = UTType(identifier: "public.mpeg-4")
    /// A ZIP archive.
    public static let zip = UTType(identifier: "public.zip-archive")

    package static let known: [(type: String, endings: [String], parents: [String])] = [
        ("public.data", [], ["public.item"]), ("public.content", [], ["public.item"]),
        ("public.text", [], ["public.data", "public.content"]),
        ("public.plain-text", ["txt", "text"], ["public.text"]),
        ("public.utf8-plain-text", [], ["public.plain-text"]), ("public.url", [], ["public.data"]),
        ("public.file-url", [], ["public.url"]), ("public.rtf", ["rtf"], ["public.text"]),
        ("public.directory", [], ["public.item"]), ("public.folder", [], ["public.directory"]),
        ("public.comma-separated-values-text", ["csv"], ["public.text"]), ("public.json", ["json"], ["public.text"]),
        ("public.xml", ["xml"], ["public.text"]), ("public.html", ["html", "htm"], ["public.text"]),
        ("net.daringfireball.markdown", ["md", "markdown"], ["public.plain-text"]),
        ("com.adobe.pdf", ["pdf"], ["public.data", "public.content"]),
        ("public.image", [], ["public.data", "public.content"]), ("public.png", ["png"], ["public.image"]),
        ("public.jpeg", ["jpg", "jpeg"], ["public.image"]), ("com.compuserve.gif", ["gif"], ["public.image"]),
        ("public.heic", ["heic"], ["public.image"]), ("public.tiff", ["tif", "tiff"], ["public.image"]),
        ("public.svg-image", ["svg"], ["public.image"]), ("org.webmproject.webp", ["webp"], ["public.image"]),
        ("public.audiovisual-content", [], ["public.data", "public.content"]),
        ("public.audio", [], ["public.audiovisual-content"]), ("public.mp3", ["mp3"], ["public.audio"]),
        ("com.microsoft.waveform-audio", ["wav"], ["public.audio"]), ("public.mpeg-4-audio", ["m4a"], ["public.audio"]),
        ("public.movie", [], ["public.audiovisual-content"]), ("public.mpeg-4", ["mp4"], ["public.movie"]),
        ("com.apple.quicktime-movie", ["mov"], ["public.movie"]), ("public.zip-archive", ["zip"], ["public.data"]),
        ("com.apple.ical.ics", ["ics"], ["public.text"]), ("public.xlsx", ["xlsx"], ["public.data"]),
    ]
}
