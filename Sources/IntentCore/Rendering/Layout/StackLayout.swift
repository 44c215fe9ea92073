/// Views beside or above one another.
///
/// The room is shared as SwiftUI shares it: what is least flexible is asked first, and each is offered an equal part
/// of what is left; views of a higher layout priority come before all others, who are kept their least.
struct StackLayout: Layout {
    let axis: Axis
    let alignment: Alignment
    let spacing: Int
    let children: [LayoutElement]

    func size(_ proposal: Proposal) -> CellSize {
        let sizes = sizes(proposal)
        let breadth = sizes.map { $0[across] }.max() ?? 0
        return CellSize(along: axis, sizes.reduce(gaps) { $0 + $1[axis] }, across: breadth)
    }

    func draw(in place: CellRect, on canvas: inout Canvas) {
        var start = axis == .horizontal ? place.x : place.y
        let sizes = sizes(Proposal(width: place.width, height: place.height))
        for (index, child) in children.enumerated() {
            let size = sizes[index]
            var own = place.placing(size, alignment)
            if axis == .horizontal { own.x = start } else { own.y = start }
            child.draw(in: own, on: &canvas)
            start += size[axis] + gap(after: index)
        }
    }

    private var across: Axis { axis == .horizontal ? .vertical : .horizontal }

    private var gaps: Int { children.indices.reduce(0) { $0 + gap(after: $1) } }

    private func gap(after index: Int) -> Int {
        guard index + 1 < children.count, !children[index].traits.isSpacer, !children[index + 1].traits.isSpacer
        else { return 0 }
        return spacing
    }

    private func sizes(_ proposal: Proposal) -> [CellSize] {
        guard let whole = proposal[axis] else { return children.map { $0.size(proposal) } }
        var proposal = proposal
        let ideals = lengthsWithLargeLetters(proposal)
        if let ideals, ideals.reduce(gaps, +) > whole { proposal.letters = .small }
        let least = children.map { length(of: $0, offered: 0, proposal) }
        let most = children.map { length(of: $0, offered: CellSize.greatest, proposal) }
        // Where all have room for their most, nobody is cut to an equal part: a stack is drawn in no more than it takes.
        if most.reduce(gaps, { $0.addingReportingOverflow($1).overflow ? .max : $0 + $1 }) <= whole {
            return zip(children, most).map { child, length in
                proposal[axis] = length
                return child.size(proposal)
            }
        }
        var sizes = [CellSize](repeating: CellSize(width: 0, height: 0), count: children.count)
        var left = max(0, whole - gaps)
        var waiting = Array(children.indices)
        while let highest = waiting.map({ children[$0].traits.priority }).max() {
            let turn = waiting.filter { children[$0].traits.priority == highest }
            waiting.removeAll { children[$0].traits.priority == highest }
            let kept = waiting.reduce(0) { $0 + least[$1] }
            var share = max(0, left - kept)
            let order = turn.sorted { (most[$0] - least[$0], $0) < (most[$1] - least[$1], $1) }
            for (position, index) in order.enumerated() {
                var offered = share / (order.count - position)
                if let ideals, proposal.letters != .small {
                    let others = order[(position + 1)...].reduce(0) { $0 + ideals[$1] }
                    offered = max(ideals[index], min(offered, share - others))
                }
                proposal[axis] = offered
                sizes[index] = children[index].size(proposal)
                share = max(0, share - sizes[index][axis])
                left -= sizes[index][axis]
            }
        }
        return sizes
    }

    /// What the views like best where letters can be large; nil where there are none. They are large only where all
    /// views then have as much, so that nothing is cut for them.
    private func lengthsWithLargeLetters(_ proposal: Proposal) -> [Int]? {
        guard proposal.letters != .small else { return nil }
        let along: Axis.Set = axis == .horizontal ? .horizontal : .vertical
        func lengths(_ letters: Proposal.Letters) -> [Int] {
            children.map { $0.size(proposal.ideal(along: along, letters))[axis] }
        }
        let large = lengths(.large)
        return large == lengths(.small) ? nil : large
    }

    private func length(of child: LayoutElement, offered length: Int, _ proposal: Proposal) -> Int {
        var proposal = proposal
        proposal[axis] = length
        return child.size(proposal)[axis]
    }
}
