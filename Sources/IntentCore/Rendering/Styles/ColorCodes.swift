extension RGB {
    /// The parameters of an escape sequence that sets the color, or the nearest that the stream can show.
    func codes(_ depth: ColorDepth, isBackground: Bool) -> [String] {
        switch depth {
        case .none: []
        case .sixteen: [String(sixteenCode + (isBackground ? 10 : 0))]
        case .twoHundredFiftySix: [isBackground ? "48" : "38", "5", String(index256)]
        case .full: [isBackground ? "48" : "38", "2", String(red), String(green), String(blue)]
        }
    }

    /// The nearest of the 240 colors of the cube and the greys, as xterm has them.
    var index256: Int {
        let levels = [0, 95, 135, 175, 215, 255]
        func level(_ part: UInt8) -> Int {
            levels.indices.min { abs(levels[$0] - Int(part)) < abs(levels[$1] - Int(part)) } ?? 0
        }
        let (r, g, b) = (level(red), level(green), level(blue))
        let cube = RGB(UInt8(levels[r]), UInt8(levels[g]), UInt8(levels[b]))
        let grey = min(23, max(0, (Int(red) + Int(green) + Int(blue)) / 3 - 3) / 10)
        let shade = UInt8(8 + grey * 10)
        if distance(to: RGB(shade, shade, shade)) < distance(to: cube) { return 232 + grey }
        return 16 + 36 * r + 6 * g + b
    }

    /// The nearest of the 16 colors, as xterm shows them; terminals let the person choose others.
    private var sixteenCode: Int {
        let basic: [(code: Int, color: RGB)] = [
            (30, RGB(0, 0, 0)), (31, RGB(205, 0, 0)), (32, RGB(0, 205, 0)), (33, RGB(205, 205, 0)),
            (34, RGB(0, 0, 238)), (35, RGB(205, 0, 205)), (36, RGB(0, 205, 205)), (37, RGB(229, 229, 229)),
            (90, RGB(127, 127, 127)), (91, RGB(255, 0, 0)), (92, RGB(0, 255, 0)), (93, RGB(255, 255, 0)),
            (94, RGB(92, 92, 255)), (95, RGB(255, 0, 255)), (96, RGB(0, 255, 255)), (97, RGB(255, 255, 255)),
        ]
        return basic.min { distance(to: $0.color) < distance(to: $1.color) }?.code ?? 39
    }
}
