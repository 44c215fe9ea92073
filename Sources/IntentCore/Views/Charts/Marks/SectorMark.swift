/// A part of a whole: a sector of a circle or ring, or a part of a bar where there is no room for one.
nonisolated public struct SectorMark: ChartContent {
    private let angle: PlottedValue
    private let innerRadius: Double?

    /// A part of a whole, as large as its value is beside those of the others. An inner radius makes a ring of it; the
    /// other measures have no effect.
    public init<Value: Plottable>(
        angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: Double? = nil
    ) {
        self.angle = angle.plotted
        // A ring that is given in points has the usual hole: the terminal's circles are small.
        switch innerRadius.thickness {
        case .ratio(let part): self.innerRadius = part
        case .fixed(let points): self.innerRadius = points > 0 ? 0.6 : 0
        case nil: self.innerRadius = nil
        }
    }

    /// Adds the part.
    @MainActor public func _addMarks(to collector: inout _MarkCollector) {
        let before = collector.attributes.look.innerRadius
        if let innerRadius { collector.attributes.look.innerRadius = innerRadius }
        collector.add(.sector, [(.angle, angle)])
        collector.attributes.look.innerRadius = before
    }
}
