import Glibc

/// A ring that is full to a part, clockwise from the top, with its value in the middle. It is drawn in the dots of
/// braille: eight to a cell, and as far apart across as down.
struct RingLayout: Layout {
    /// From 0 to 1; nil where nobody knows.
    let fraction: Double?
    let paint: Paint
    /// What stands in the middle.
    let content: LayoutElement?
    /// What stands below.
    let label: LayoutElement?
    /// Without colors what is not full is not drawn: nothing else would tell it apart.
    let hasColors: Bool

    /// The ring alone, where there is no row for what stands below.
    var withoutLabel: RingLayout {
        RingLayout(fraction: fraction, paint: paint, content: content, label: nil, hasColors: hasColors)
    }

    /// The least rows in which a ring is seen as one.
    static let leastRows = 3

    /// Round, as large as there is room for; as small as can be read where nobody says how much that is.
    func size(_ proposal: Proposal) -> CellSize {
        let below = label?.size(Proposal(width: proposal.width, height: 1)).height ?? 0
        let height = max(Self.leastRows, min(proposal.height ?? Self.leastRows + below, 12) - below)
        let width = min(height * 2, max(Self.leastRows * 2, proposal.width ?? .max))
        let rows = max(Self.leastRows, width / 2)
        let named = label?.size(Proposal(width: proposal.width, height: 1)).width ?? 0
        return CellSize(width: max(rows * 2, named), height: rows + below)
    }

    func draw(in place: CellRect, on canvas: inout Canvas) {
        var room = place
        if let label, place.height > Self.leastRows {
            let size = label.size(Proposal(width: place.width, height: 1))
            room.height -= 1
            let row = CellRect(x: place.x, y: place.y + room.height, width: place.width, height: 1)
            label.draw(in: row.placing(size, .center), on: &canvas)
        }
        let rows = min(room.height, room.width / 2)
        let ring = room.placing(CellSize(width: rows * 2, height: rows), .center)
        drawRing(in: ring, on: &canvas)
        guard let content, ring.width > 2 else { return }
        var size = content.size(Proposal(width: ring.width - 2, height: max(1, ring.height - 2)))
        // What is higher than a row has the corners of its room cut off by the ring.
        if size.height > 1, size.width > chord(ofRows: size.height, in: ring) {
            size = content.size(Proposal(width: ring.width - 2, height: 1))
        }
        let shown = CellSize(width: min(size.width, ring.width - 2), height: min(size.height, max(1, ring.height - 2)))
        content.draw(in: ring.placing(shown, .center), on: &canvas)
    }

    /// How many columns are free within the ring over so many rows around its middle.
    private func chord(ofRows rows: Int, in ring: CellRect) -> Int {
        let radius = Self.inner(ofDots: Double(ring.height * 4))
        let half = Double(rows * 2)
        return Int(max(0, radius * radius - half * half).squareRoot())
    }

    /// The radius of what is free within a ring, in dots: it is as thick as a tenth of it, and at least a dot.
    private static func inner(ofDots dots: Double) -> Double { dots / 2 - max(1.2, dots / 10) }

    private func drawRing(in place: CellRect, on canvas: inout Canvas) {
        let part = min(max(fraction ?? 0, 0), 1)
        let dots = Double(place.height * 4)
        let outer = dots / 2
        let inner = Self.inner(ofDots: dots)
        for row in 0..<place.height {
            for column in 0..<place.width {
                var (full, rest) = (UInt32(0), UInt32(0))
                for dot in 0..<8 {
                    let across = Double(column * 2 + dot % 2) + 0.5 - outer
                    let down = Double(row * 4 + dot / 2) + 0.5 - outer
                    let distance = (across * across + down * down).squareRoot()
                    guard distance <= outer, distance >= inner else { continue }
                    var turn = atan2(across, -down) / (2 * .pi)
                    if turn < 0 { turn += 1 }
                    if turn < part { full |= Self.bits[dot] } else { rest |= Self.bits[dot] }
                }
                put(full, rest, place.x + column, place.y + row, in: place, on: &canvas)
            }
        }
    }

    /// A cell shows one color: that of the full part where it has more dots.
    private func put(
        _ full: UInt32, _ rest: UInt32, _ x: Int, _ y: Int, in place: CellRect, on canvas: inout Canvas
    ) {
        let isFull = full.nonzeroBitCount >= max(1, rest.nonzeroBitCount)
        let dots = hasColors ? full | rest : full
        guard dots != 0, let scalar = Unicode.Scalar(0x2800 + dots) else { return }
        var style = TextStyle()
        if isFull { style.foreground = paint.color(x: x, y: y, in: place) } else { style.isDim = true }
        canvas.write(String(scalar), width: 1, x: x, y: y, style: style)
    }

    /// The bits of a cell's dots, row by row from the top (ISO 11548-1).
    private static let bits: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
}
