import FoundationEssentials

/// Something that is said of the charts in a view.
struct ChartChange {
    /// What is said.
    let change: @MainActor (inout ViewNode.Chart, EnvironmentValues) -> Void
    /// Whether it depends on the scales, and so comes after all that changes them.
    var needsScales = false
}

private struct ChartChangesKey: EnvironmentKey {
    static var defaultValue: [ChartChange] { [] }
}

extension EnvironmentValues {
    /// What is said of the charts in a view, from the outside in.
    var chartChanges: [ChartChange] {
        get { self[ChartChangesKey.self] }
        set { self[ChartChangesKey.self] = newValue }
    }
}

extension ViewNode.Chart {
    /// Takes what is said of the charts in a view.
    @MainActor mutating func take(_ environment: EnvironmentValues) {
        let changes = environment.chartChanges
        for change in changes where !change.needsScales { change.change(&self, environment) }
        for change in changes where change.needsScales { change.change(&self, environment) }
    }
}

/// A view with a change to the charts in it.
nonisolated struct ChartChangingView<Content: View>: PrimitiveView {
    let content: Content
    var needsScales = false
    let change: @MainActor (inout ViewNode.Chart, EnvironmentValues) -> Void

    @MainActor func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        var inner = environment
        inner.chartChanges.append(ChartChange(change: change, needsScales: needsScales))
        return viewNodes(of: content, in: inner)
    }
}

nonisolated extension View {
    fileprivate func changingCharts(_ change: @escaping @MainActor (inout ViewNode.Chart) -> Void) -> some View {
        ChartChangingView(content: self) { chart, _ in change(&chart) }
    }

    // MARK: Axes

    /// Whether anything is written along the x axis.
    public func chartXAxis(_ visibility: Visibility) -> some View {
        changingCharts { $0.x.isHidden = visibility == .hidden }
    }

    /// What is written along the x axis.
    public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let content = content()
        return ChartChangingView(content: self, needsScales: true) { chart, environment in
            chart.x.marks = axisMarks(content, .x, chart, environment)
        }
    }

    /// Whether anything is written along the y axis.
    public func chartYAxis(_ visibility: Visibility) -> some View {
        changingCharts { $0.y.isHidden = visibility == .hidden }
    }

    /// What is written along the y axis.
    public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let content = content()
        return ChartChangingView(content: self, needsScales: true) { chart, environment in
            chart.y.marks = axisMarks(content, .y, chart, environment)
        }
    }

    /// What the values along x are.
    public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: Double? = nil
    ) -> some View { changingCharts { $0.x.title = labelKey.text } }

    /// What the values along x are.
    @_disfavoredOverload
    public func chartXAxisLabel<Label: StringProtocol>(
        _ label: Label, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: Double? = nil
    ) -> some View {
        let title = String(label)
        return changingCharts { $0.x.title = title }
    }

    /// What the values along x are, as a view: its words are shown.
    public func chartXAxisLabel<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: Double? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return ChartChangingView(content: self) { $0.x.title = slot(content, $1)?.words(at: .now) }
    }

    /// What the values along y are.
    public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: Double? = nil
    ) -> some View { changingCharts { $0.y.title = labelKey.text } }

    /// What the values along y are.
    @_disfavoredOverload
    public func chartYAxisLabel<Label: StringProtocol>(
        _ label: Label, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: Double? = nil
    ) -> some View {
        let title = String(label)
        return changingCharts { $0.y.title = title }
    }

    /// What the values along y are, as a view: its words are shown.
    public func chartYAxisLabel<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: Double? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return ChartChangingView(content: self) { $0.y.title = slot(content, $1)?.words(at: .now) }
    }

    // MARK: Scales

    /// Which values the x axis shows: a range, categories in their order, or as the marks need it.
    public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        let domain = domain._domain
        return changingCharts { $0.x.take(domain, type) }
    }

    /// Which values the x axis shows, and where in the plot; that has no effect.
    public func chartXScale<Domain: ScaleDomain>(
        domain: Domain, range: PlotDimensionScaleRange, type: ScaleType? = nil
    ) -> some View { chartXScale(domain: domain, type: type) }

    /// Where in the plot the x axis shows its values: without effect, but for the type.
    public func chartXScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
        changingCharts { $0.x.take(nil, type) }
    }

    /// How the numbers along x are spread.
    public func chartXScale(type: ScaleType) -> some View { changingCharts { $0.x.take(nil, type) } }

    /// Which values the y axis shows: a range, categories in their order, or as the marks need it.
    public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        let domain = domain._domain
        return changingCharts { $0.y.take(domain, type) }
    }

    /// Which values the y axis shows, and where in the plot; that has no effect.
    public func chartYScale<Domain: ScaleDomain>(
        domain: Domain, range: PlotDimensionScaleRange, type: ScaleType? = nil
    ) -> some View { chartYScale(domain: domain, type: type) }

    /// Where in the plot the y axis shows its values: without effect, but for the type.
    public func chartYScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
        changingCharts { $0.y.take(nil, type) }
    }

    /// How the numbers along y are spread.
    public func chartYScale(type: ScaleType) -> some View { changingCharts { $0.y.take(nil, type) } }

    /// The colors of series.
    public func chartForegroundStyleScale<Data: Plottable, Style: ShapeStyle>(
        _ mapping: KeyValuePairs<Data, Style>
    ) -> some View {
        let styles = mapping.compactMap { name, style in
            name.primitivePlottable._chartValue.map {
                ViewNode.Chart.SeriesStyle(name: $0.words(), style: style._style)
            }
        }
        return changingCharts { $0.styles = styles }
    }

    /// The colors of series, in the order of the names.
    public func chartForegroundStyleScale<Data: Plottable, Style: ShapeStyle>(
        domain: [Data], range: [Style]
    ) -> some View {
        let styles = zip(domain, range).compactMap { name, style in
            name.primitivePlottable._chartValue.map {
                ViewNode.Chart.SeriesStyle(name: $0.words(), style: style._style)
            }
        }
        return changingCharts { $0.styles = styles }
    }

    /// The colors of series, in the order in which their marks come.
    public func chartForegroundStyleScale<Style: ShapeStyle>(range: [Style]) -> some View {
        let styles = range.map(\._style)
        return changingCharts { chart in
            chart.styles = zip(chart.seriesNames, styles).map { .init(name: $0, style: $1) }
        }
    }

    /// The colors of numbers, from the least to the greatest.
    public func chartForegroundStyleScale(range: Gradient) -> some View {
        let colors = range.stops.map(\.color)
        return changingCharts { chart in
            guard !colors.isEmpty else { return }
            let names = chart.seriesNames
            chart.styles = names.enumerated().map { index, name in
                let position = index * (colors.count - 1) / max(1, names.count - 1)
                return .init(name: name, style: .color(colors[position]))
            }
        }
    }

    /// The order of series.
    public func chartForegroundStyleScale<Data: Plottable>(domain: [Data]) -> some View {
        let names = domain.compactMap { $0.primitivePlottable._chartValue?.words() }
        return changingCharts { chart in
            chart.styles = names.enumerated().map { .init(name: $1, style: ViewNode.Chart.usualStyle($0)) }
        }
    }

    /// The color of each series.
    public func chartForegroundStyleScale<Data: Plottable, Style: ShapeStyle>(
        domain: [Data], mapping: @escaping (Data) -> Style
    ) -> some View { chartForegroundStyleScale(domain: domain, range: domain.map(mapping)) }

    /// The symbols of series.
    public func chartSymbolScale<Data: Plottable, Symbol: ChartSymbolShape>(
        _ mapping: KeyValuePairs<Data, Symbol>
    ) -> some View {
        let symbols = mapping.compactMap { name, symbol in
            name.primitivePlottable._chartValue.map {
                ViewNode.Chart.SeriesSymbol(name: $0.words(), symbol: symbol._symbol)
            }
        }
        return changingCharts { $0.symbols = symbols }
    }

    /// The symbols of series, in the order of the names.
    public func chartSymbolScale<Data: Plottable, Symbol: ChartSymbolShape>(
        domain: [Data], range: [Symbol]
    ) -> some View {
        let symbols = zip(domain, range).compactMap { name, symbol in
            name.primitivePlottable._chartValue.map {
                ViewNode.Chart.SeriesSymbol(name: $0.words(), symbol: symbol._symbol)
            }
        }
        return changingCharts { $0.symbols = symbols }
    }

    // MARK: Legend and plot

    /// Whether the series are named below the plot.
    public func chartLegend(_ visibility: Visibility) -> some View {
        changingCharts { $0.showsLegend = visibility == .automatic ? nil : visibility == .visible }
    }

    /// Where the series are named: below the plot here.
    public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: Double? = nil
    ) -> some View { changingCharts { $0.showsLegend = nil } }

    /// A view below the plot in place of the names of the series.
    public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: Double? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return VStack(alignment: .leading) {
            changingCharts { $0.showsLegend = false }
            content
        }
    }

    /// Changes the area in which the marks are drawn: its background and its height.
    public func chartPlotStyle<Content: View>(
        @ViewBuilder content: (ChartPlotContent) -> Content
    ) -> some View {
        let content = content(ChartPlotContent())
        return ChartChangingView(content: self) { chart, environment in
            chart.plot = ViewNode(content, in: environment).modifiers
        }
    }
}

// What answers to a finger: accepted, and without effect.
nonisolated extension View {
    /// Lets a person choose a value; without effect.
    public func chartXSelection<Value: Plottable>(value: Binding<Value?>) -> some View { self }
    /// Lets a person choose a range; without effect.
    public func chartXSelection<Value: Plottable>(range: Binding<ClosedRange<Value>?>) -> some View { self }
    /// Lets a person choose a value; without effect.
    public func chartYSelection<Value: Plottable>(value: Binding<Value?>) -> some View { self }
    /// Lets a person choose a sector; without effect.
    public func chartAngleSelection<Value: Plottable>(value: Binding<Value?>) -> some View { self }
    /// Lets a person move the plot; without effect, all values are shown.
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
    /// How much of the values is seen at once; without effect, all are shown.
    public func chartXVisibleDomain<Value: Plottable>(length: Value) -> some View { self }
    /// How much of the values is seen at once; without effect, all are shown.
    public func chartYVisibleDomain<Value: Plottable>(length: Value) -> some View { self }
    /// Where the plot is moved to; without effect.
    public func chartScrollPosition<Value: Plottable>(x: Binding<Value>) -> some View { self }
    /// Where the plot is moved to at first; without effect.
    public func chartScrollPosition<Value: Plottable>(initialX: Value) -> some View { self }
}

/// The area in which the marks of a chart are drawn.
nonisolated public struct ChartPlotContent: PrimitiveView {
    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] { [.nothing] }
}

extension ViewNode.Chart.Axis {
    fileprivate mutating func take(_ domain: _ScaleDomain?, _ type: ScaleType?) {
        if let type { scale = type.scale }
        switch domain {
        case .exact(let values): self.domain = values
        case .automatic(let includesZero, let isReversed):
            self.domain = nil
            self.includesZero = includesZero ?? true
            self.isReversed = isReversed ?? false
        case nil: break
        }
    }
}
