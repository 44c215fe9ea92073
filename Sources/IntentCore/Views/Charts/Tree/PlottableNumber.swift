extension Double {
    /// The number as a chart takes it: of a size whose sums and differences are numbers too. Nobody sees that one beyond
    /// 1e100 is cut to that, or that one nearer than 1e-100 to zero is zero. Nil for infinity and what is no number.
    var plottable: Double? {
        guard isFinite else { return nil }
        return magnitude < 1e-100 ? 0 : min(max(self, -1e100), 1e100)
    }
}
