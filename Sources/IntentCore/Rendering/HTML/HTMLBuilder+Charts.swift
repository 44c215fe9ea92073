extension HTMLBuilder {
    /// A chart as a line of text, and in words for those who do not see it.
    func chart(_ chart: ViewNode.Chart, _ around: PageSurroundings) -> HTMLElement {
        var element = box(around)
        element.set("role", "img")
        element.set("aria-label", chart.summary)
        let builder = LayoutBuilder(context: RenderingContext(depth: .full, now: context.now))
        if let line = chart.inlineNode(around.style, builder) { element.content = html(self.element(line, around)) }
        element.stage = .closed
        return element
    }
}
