import Foundation

/// A picture, as UIKit has it. Its data is kept; a terminal shows a symbol as a character, and any other as a placeholder.
public final class UIImage: Hashable, Sendable {
    package let symbol: String?
    package let name: String?
    private let data: Data?
    /// How large it is, in points, where the data says so: a PNG's. Else nothing.
    public let size: CGSize

    private init(showing symbol: String?, name: String?, data: Data?) {
        self.symbol = symbol
        self.name = name
        self.data = data
        size = data.flatMap(Self.sizeOfPNG) ?? .zero
    }

    /// A picture without content.
    public convenience init() { self.init(showing: nil, name: nil, data: nil) }
    /// A picture of the app's own.
    public convenience init?(named name: String) { self.init(showing: nil, name: name, data: nil) }
    /// A symbol.
    public convenience init?(systemName: String) { self.init(showing: systemName, name: nil, data: nil) }
    /// A picture from data; nil for none.
    public convenience init?(data: Data) {
        guard !data.isEmpty else { return nil }
        self.init(showing: nil, name: nil, data: data)
    }
    /// A picture in a file; nil where it cannot be read.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(showing: nil, name: URL(fileURLWithPath: path).lastPathComponent, data: data)
    }

    /// The data that it was made from.
    public func pngData() -> Data? { data }
    /// The data that it was made from; how well it is to be compressed has no effect.
    public func jpegData(compressionQuality: CGFloat) -> Data? { data }
    /// The picture in a color; without effect.
    public func withTintColor(_ color: UIColor) -> UIImage { self }
    /// The picture in another way of coloring; without effect.
    public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }

    /// How a picture takes its colors; without effect.
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    /// Whether both are the same picture.
    public static func == (left: UIImage, right: UIImage) -> Bool {
        left.symbol == right.symbol && left.name == right.name && left.data == right.data
    }
    /// Hashes the picture.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(symbol)
        hasher.combine(name)
        hasher.combine(data)
    }

    /// Width and height from a PNG's first chunk (PNG specification, 11.2.2).
    private static func sizeOfPNG(_ data: Data) -> CGSize? {
        let bytes = Array(data.prefix(24))
        guard bytes.count == 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
        func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        return CGSize(width: number(16), height: number(20))
    }
}
