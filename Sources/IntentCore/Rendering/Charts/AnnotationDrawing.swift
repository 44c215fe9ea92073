/// Draws the views beside marks, within the chart.
struct AnnotationDrawing {
    let drawing: ChartDrawing
    let rooms: ChartRooms

    /// Whether views stand above bars, which need a row for them.
    static func standAbove(_ resolved: ResolvedChart) -> Bool {
        resolved.layers.contains { layer in
            layer.kind != .rule && !layer.isLying
                && layer.annotations.contains { [.automatic, .top].contains($0.position) }
        }
    }

    func draw(_ layer: ResolvedChart.Layer, on canvas: inout Canvas) {
        for annotation in layer.annotations {
            guard let anchor = anchor(layer, annotation.index) else { continue }
            let element = drawing.builder.element(annotation.node, drawing.inherited, depth: drawing.depth + 1)
            var size = element.size(Proposal(width: rooms.whole.width, height: 1))
            size.width = min(size.width, rooms.whole.width)
            size.height = min(size.height, rooms.whole.height)
            var place = place(size, anchor, annotation.position, layer)
            // Nothing is outside of the chart.
            place.x = min(max(rooms.whole.x, place.x), rooms.whole.x + rooms.whole.width - size.width)
            place.y = min(max(rooms.whole.y, place.y), rooms.whole.y + rooms.whole.height - size.height)
            element.draw(in: place, on: &canvas)
        }
    }

    /// The cells that a mark takes.
    private func anchor(_ layer: ResolvedChart.Layer, _ row: Int) -> CellRect? {
        guard row < layer.count else { return nil }
        let plot = rooms.plot
        let x = span(layer.x[row], layer.xEnd[row], rooms.x, plot.width)
        let y = span(layer.y[row], layer.yEnd[row], rooms.y, plot.height)
        guard let x, let y, !(layer.x[row].isNaN && layer.y[row].isNaN) else { return nil }
        return CellRect(
            x: plot.x + x.lowerBound, y: rooms.canvasRow(y.upperBound - 1), width: x.count, height: y.count)
    }

    private func span(_ from: Double, _ to: Double, _ scale: PlotScale, _ length: Int) -> Range<Int>? {
        if from.isNaN || to.isNaN { return 0..<max(1, length) }
        if let band = scale.band(from), from == to { return band }
        let one = scale.dot(at: scale.position(from), perCell: 1)
        let two = scale.dot(at: scale.position(to), perCell: 1)
        let low = min(max(0, min(one, two)), max(0, length - 1))
        let high = min(max(0, max(one, two)), max(0, length - 1))
        return low..<high + 1
    }

    private func place(
        _ size: CellSize, _ anchor: CellRect, _ position: ViewNode.Chart.Annotation.Position,
        _ layer: ResolvedChart.Layer
    ) -> CellRect {
        var place = anchor.placing(size, .center)
        let above = anchor.y - size.height
        let below = anchor.y + anchor.height
        switch position {
        case .overlay: break
        case .automatic, .top:
            if position == .automatic, layer.isLying { place.x = anchor.x + anchor.width + 1 } else { place.y = above }
        case .bottom: place.y = below
        case .leading: place.x = anchor.x - size.width - 1
        case .trailing: place.x = anchor.x + anchor.width + 1
        case .topLeading: (place.x, place.y) = (anchor.x, above)
        case .topTrailing: (place.x, place.y) = (anchor.x + anchor.width - size.width, above)
        case .bottomLeading: (place.x, place.y) = (anchor.x, below)
        case .bottomTrailing: (place.x, place.y) = (anchor.x + anchor.width - size.width, below)
        }
        return place
    }
}
