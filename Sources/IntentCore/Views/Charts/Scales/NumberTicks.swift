/// Round numbers: 1, 2 and 5 and their tenfolds.
enum NumberTicks {
    /// The steps from about one size to another, the smallest first.
    static func steps(from least: Double, to most: Double) -> [Double] {
        guard least > 0, least.isFinite, most.isFinite, most >= least else { return [1] }
        var power = 1.0
        while power > least { power /= 10 }
        while power * 10 <= least { power *= 10 }
        var steps: [Double] = []
        while power <= most * 10, steps.count < 120 {
            // Below one, a division gives the nearest number that there is, and a product may not.
            for factor in [1.0, 2, 5] { steps.append(rounded(factor, power)) }
            power *= 10
        }
        return steps.filter { $0 >= least / 2 }
    }

    private static func rounded(_ factor: Double, _ power: Double) -> Double {
        power >= 1 ? (factor * power).rounded() : factor / (1 / power).rounded()
    }

    /// The greatest power of ten that is less than a number above zero.
    static func powerOfTen(below number: Double) -> Double {
        guard number > 0, number.isFinite else { return 1 }
        var power = 1.0
        while power >= number, power > .leastNormalMagnitude { power /= 10 }
        while power * 10 < number { power *= 10 }
        return power
    }

    /// The least round step that is at least so large.
    static func step(atLeast size: Double) -> Double { steps(from: size, to: size).first { $0 >= size } ?? 1 }

    /// The multiples of a step between two numbers, both included.
    static func multiples(of step: Double, from low: Double, to high: Double, atMost limit: Int = 1000) -> [Double] {
        guard step > 0, step.isFinite, low.isFinite, high.isFinite else { return [] }
        let slack = 1e-9
        let first = (low / step - slack).rounded(.up)
        let last = (high / step + slack).rounded(.down)
        guard first <= last, last - first < Double(limit), first.magnitude < 1e15 else { return [] }
        // Zero is never written with a sign.
        return (0...Int(last - first)).map { multiple(first + Double($0), of: step) + 0 }
    }

    /// A multiple as the nearest number that there is: three times 0.1 is 0.3.
    private static func multiple(_ count: Double, of step: Double) -> Double {
        let inverse = (1 / step).rounded()
        return step < 1 && inverse > 1 && (inverse * step - 1).magnitude < 1e-9 ? count / inverse : count * step
    }
}

/// How numbers lie on the cells of an axis: each round tick stands on the edge of a cell, and so does zero.
struct NumberScale: Hashable {
    /// The number at the beginning of the first cell.
    var low: Double
    /// How much one cell is.
    var perCell: Double
    /// The distance between ticks.
    var step: Double

    /// The scale that shows a range in so many cells as large as it can be, with at least so many cells from one tick to
    /// the next.
    init(from low: Double, to high: Double, isExact: Bool, cells: Int, minimumGap: Int) {
        let cells = max(1, cells)
        var (low, high) = (low, high)
        if low == high {
            // One value, or equal ones: zero has a cell of its own beside it.
            if low == 0 { high = 1 } else if low > 0 { low -= 1 } else { high += 1 }
        }
        // Nothing that can be told apart in numbers of this size is drawn apart.
        guard (high - low).isFinite, high - low > 0 else {
            self.init(low: 0, perCell: 1, step: Double(cells))
            return
        }
        let exact = (high - low) / Double(cells)
        guard !isExact else {
            self.init(
                low: low, perCell: exact, step: NumberTicks.step(atLeast: exact * Double(max(1, minimumGap))))
            return
        }
        var scales: [NumberScale] = []
        for step in NumberTicks.steps(from: exact, to: high - low) {
            let gaps = Int(min(max(1, step / exact), Double(cells)))
            for gap in stride(from: gaps, through: max(1, gaps - 1), by: -1) where gap >= min(minimumGap, cells) {
                let scale = NumberScale(step: step, gap: gap, from: low)
                if scale.reaches(high, in: cells) { scales.append(scale) }
            }
        }
        // More ticks are worth some room, along x less of it, where there are many cells.
        let largest = (scales.map(\.perCell).min() ?? 0) * (minimumGap > 3 ? 1.05 : 1.15)
        self =
            scales.first { $0.perCell <= largest }
            ?? NumberScale(low: low, perCell: exact, step: NumberTicks.step(atLeast: high - low))
    }

    private init(low: Double, perCell: Double, step: Double) {
        self.low = low
        self.perCell = perCell
        self.step = step
    }

    private init(step: Double, gap: Int, from low: Double) {
        let perCell = step / Double(gap)
        // Below zero whole cells, so that zero is an edge; above it from a round number on.
        let base =
            low < 0 ? -(-low / perCell - 1e-9).rounded(.up) * perCell : (low / step + 1e-9).rounded(.down) * step
        self.init(low: base, perCell: perCell, step: step)
    }

    private func reaches(_ high: Double, in cells: Int) -> Bool {
        low + perCell * (Double(cells) + 1e-9) >= high
    }
}
