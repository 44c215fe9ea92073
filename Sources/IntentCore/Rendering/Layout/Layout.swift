/// A number of columns and rows.
package struct CellSize: Hashable, Sendable {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

/// The room that a view is offered, in columns and rows; nil asks for the size that it would like best.
struct Proposal: Hashable {
    var width: Int?
    var height: Int?
    /// Whether letters of a large font are three rows high.
    var letters = Letters.wherePossible

    /// The size of the letters of a large font.
    enum Letters {
        /// Three rows high wherever there is room, of which nothing is known where the width is open.
        case wherePossible
        /// Three rows high also where it is open.
        case large
        /// One row high, for want of room around the text.
        case small
    }

    /// What is offered along an axis.
    subscript(axis: Axis) -> Int? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// What is left of it after a margin, as much as that on both sides together.
    func inset(width across: Int, height down: Int = 0) -> Proposal {
        Proposal(width: width.map { max(0, $0 - across) }, height: height.map { max(0, $0 - down) }, letters: letters)
    }

    /// The same without bounds along some axes, for the size that a view likes best.
    func ideal(along axes: Axis.Set, _ letters: Letters) -> Proposal {
        Proposal(
            width: axes.contains(.horizontal) ? nil : width, height: axes.contains(.vertical) ? nil : height,
            letters: letters)
    }
}

/// A part of the canvas.
package struct CellRect: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Whether a cell is in it.
    package func contains(x: Int, y: Int) -> Bool {
        x >= self.x && y >= self.y && x < self.x + width && y < self.y + height
    }

    var size: CellSize { CellSize(width: width, height: height) }

    /// A part of that size within this one.
    func placing(_ size: CellSize, _ alignment: Alignment) -> CellRect {
        CellRect(
            x: x + offset(size.width, in: width, alignment.horizontal),
            y: y + offset(size.height, in: height, alignment.vertical), width: size.width, height: size.height)
    }

    /// What both parts have in common.
    func intersection(_ other: CellRect) -> CellRect {
        let left = max(x, other.x)
        let top = max(y, other.y)
        return CellRect(
            x: left, y: top, width: max(0, min(x + width, other.x + other.width) - left),
            height: max(0, min(y + height, other.y + other.height) - top))
    }
}

/// Where something begins that is aligned in a space; what is too large sticks out on both sides.
func offset(_ length: Int, in space: Int, _ alignment: HorizontalAlignment) -> Int {
    switch alignment {
    case .leading: 0
    case .center: halved(space - length)
    case .trailing: space - length
    }
}

/// Where something begins that is aligned in a space. The first row of a text is at the top, the last at the bottom.
func offset(_ length: Int, in space: Int, _ alignment: VerticalAlignment) -> Int {
    switch alignment {
    case .top, .firstTextBaseline: 0
    case .center: halved(space - length)
    case .bottom, .lastTextBaseline: space - length
    }
}

/// Half of a number, rounded down also below zero.
private func halved(_ number: Int) -> Int { number >> 1 }

extension CellSize {
    /// The length along an axis.
    subscript(axis: Axis) -> Int {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    init(along axis: Axis, _ length: Int, across breadth: Int) {
        self = axis == .horizontal ? CellSize(width: length, height: breadth) : CellSize(width: breadth, height: length)
    }
}

/// How a kind of view takes its room: offered some, it answers with its size; given a place, it draws itself there.
/// A size is an answer, not a promise to fit: the place given may be smaller, and the canvas cuts off what sticks out.
protocol Layout {
    func size(_ proposal: Proposal) -> CellSize
    func draw(in place: CellRect, on canvas: inout Canvas)
    /// What a stack asks of it besides.
    var traits: LayoutTraits { get }
}

extension Layout {
    var traits: LayoutTraits { LayoutTraits() }
}

/// What a stack wants to know of a view in it.
struct LayoutTraits: Equatable {
    /// Views of higher priority get their room first.
    var priority = 0.0
    /// A spacer has no space beside it.
    var isSpacer = false
    /// How many columns of a grid it spans.
    var columns = 1
}

/// A view in the layout, with its answers kept: a stack asks the same view several times, and would otherwise do so at
/// each depth for all below.
final class LayoutElement {
    let traits: LayoutTraits
    private let layout: any Layout
    private var answers: [Proposal: CellSize] = [:]

    init(_ layout: any Layout) {
        self.layout = layout
        traits = layout.traits
    }

    func size(_ proposal: Proposal) -> CellSize {
        if let answer = answers[proposal] { return answer }
        let size = layout.size(proposal)
        let answer = CellSize(
            width: min(max(0, size.width), CellSize.greatest), height: min(max(0, size.height), CellSize.greatest))
        answers[proposal] = answer
        return answer
    }

    func draw(in place: CellRect, on canvas: inout Canvas) {
        guard place.width > 0, place.height > 0 else { return }
        layout.draw(in: place, on: &canvas)
    }
}

extension CellSize {
    /// No view is longer either way, so that sums of lengths never overflow.
    static let greatest = 10_000
}

/// Points of a phone in columns, rounded; what has any length has at least one.
func columns(_ points: Double) -> Int { cells(points / 8) }

/// Points of a phone in rows, rounded; what has any length has at least one.
func rows(_ points: Double) -> Int { cells(points / 16) }

private func cells(_ length: Double) -> Int {
    guard length > 0 else { return 0 }
    return max(1, Int(min(length, Double(CellSize.greatest)).rounded()))
}

/// Space between things in whole cells: what is less than one is none, for room is scarce.
func spaceColumns(_ points: Double) -> Int { space(points / 8) }

/// Space between things in whole rows.
func spaceRows(_ points: Double) -> Int { space(points / 16) }

private func space(_ length: Double) -> Int {
    length > 0 ? Int(min(length, 100)) : 0
}
