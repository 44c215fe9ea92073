nonisolated extension Color {
    /// A color of UIKit.
    public init(uiColor: UIColor) { self = uiColor.color }
    /// A color of UIKit.
    public init(_ color: UIColor) { self = color.color }
}

nonisolated extension UIColor {
    /// A color of SwiftUI.
    public convenience init(_ color: Color) { self.init(color: color) }
}

nonisolated extension Image {
    /// A picture of UIKit: a symbol as such, any other as a placeholder.
    public init(uiImage: UIImage) {
        if let symbol = uiImage.symbol { self.init(systemName: symbol) } else { self.init(uiImage.name ?? "image") }
    }
}
