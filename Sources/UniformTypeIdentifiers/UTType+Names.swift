@_exported import Foundation
@_exported import IntentCore

extension UTType {
    /// A type of the app's own that it writes.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(identifier: identifier)
    }

    /// A type of another app's that this one reads.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(identifier: identifier)
    }

    /// The type of files that end so, and that are of a kind; nil where none is known.
    public init?(filenameExtension: String, conformingTo supertype: UTType) {
        self.init(filenameExtension: filenameExtension)
        guard conforms(to: supertype) else { return nil }
    }

    /// The type of a name in mail and on the web (RFC 6838); nil where none is known.
    public init?(mimeType: String) {
        guard let row = Self.mimeTypes.first(where: { $0.value == mimeType }) else { return nil }
        self.init(identifier: row.key)
    }

    /// The usual end of such files' names.
    public var preferredFilenameExtension: String? { Self.known.first { $0.type == identifier }?.endings.first }
    /// The name in mail and on the web (RFC 6838).
    public var preferredMIMEType: String? { Self.mimeTypes[identifier] }
    /// The type for people: here its identifier.
    public var localizedDescription: String? { identifier }

    /// Formatted text.
    public static let rtf = UTType(identifier: "public.rtf")
    /// Markdown.
    public static let markdown = UTType(identifier: "net.daringfireball.markdown")
    /// Source text of a program.
    public static let sourceCode = UTType(identifier: "public.source-code")
    /// YAML.
    public static let yaml = UTType(identifier: "public.yaml")
    /// A property list.
    public static let propertyList = UTType(identifier: "com.apple.property-list")
    /// A folder.
    public static let folder = UTType(identifier: "public.folder")
    /// A folder, also one that is shown as a file.
    public static let directory = UTType(identifier: "public.directory")
    /// The address of a file.
    public static let fileURL = UTType(identifier: "public.file-url")
    /// TIFF.
    public static let tiff = UTType(identifier: "public.tiff")
    /// SVG.
    public static let svg = UTType(identifier: "public.svg-image")
    /// WebP.
    public static let webP = UTType(identifier: "org.webmproject.webp")
    /// MPEG-4 sound.
    public static let mpeg4Audio = UTType(identifier: "public.mpeg-4-audio")
    /// Uncompressed sound.
    public static let wav = UTType(identifier: "com.microsoft.waveform-audio")
    /// QuickTime film.
    public static let quickTimeMovie = UTType(identifier: "com.apple.quicktime-movie")
    /// Film without sound or with it.
    public static let video = UTType(identifier: "public.video")
    /// A packed file of any kind.
    public static let archive = UTType(identifier: "public.archive")
    /// Dates of a calendar.
    public static let calendarEvent = UTType(identifier: "com.apple.ical.ics")
    /// Addresses of people.
    public static let vCard = UTType(identifier: "public.vcard")

    private static let mimeTypes = [
        "public.plain-text": "text/plain", "public.comma-separated-values-text": "text/csv",
        "public.json": "application/json", "public.xml": "application/xml", "public.html": "text/html",
        "com.adobe.pdf": "application/pdf", "public.png": "image/png", "public.jpeg": "image/jpeg",
        "com.compuserve.gif": "image/gif", "public.heic": "image/heic", "public.svg-image": "image/svg+xml",
        "org.webmproject.webp": "image/webp", "public.mp3": "audio/mpeg", "public.mpeg-4": "video/mp4",
        "public.zip-archive": "application/zip", "public.rtf": "text/rtf", "com.apple.ical.ics": "text/calendar",
    ]
}
