extension HTMLBuilder {
    /// What a modifier makes of what is in it.
    func modified(
        _ modifier: ViewNode.Modifier, _ node: ViewNode, _ around: PageSurroundings, _ depth: Int,
        _ inner: (PageSurroundings) -> HTMLElement
    ) -> HTMLElement {
        switch modifier {
        case .padding(let padding): return padded(inner(around), padding, around)
        case .frame(let frame):
            var framed = around
            if let width = frame.width ?? frame.maxWidth, width.isFinite {
                framed.room.width = min(framed.room.width, columns(width))
            }
            if let height = frame.height ?? frame.maxHeight, height.isFinite {
                framed.room.height = frame.height == nil ? min(framed.room.height, rows(height)) : rows(height)
            }
            return self.framed(inner(framed), frame, around)
        case .fixedSize(let axes):
            var element = inner(around)
            if axes.contains(.horizontal) {
                element.growsAcross = false
                element.style.add("width", "max-content")
                element.style.add("flex-shrink", "0")
            }
            if axes.contains(.vertical) { element.growsDown = false }
            return element
        case .layoutPriority(let priority):
            var element = inner(around)
            element.priority = priority.isFinite ? priority : 0
            return element
        case .columns(let columns):
            var element = inner(around)
            element.columns = min(max(1, columns), ViewNode.allColumns)
            return element
        case .offset(let x, let y):
            var moved = box(inner(around), around)
            moved.style.add("transform", "translate(\(pixels(x)),\(pixels(y)))")
            moved.stage = .closed
            return moved
        case .aspectRatio(let ratio?, _) where ratio > 0 && ratio.isFinite:
            var shaped = box(inner(around), around)
            shaped.style.add("aspect-ratio", cssNumber(max(0.01, ratio)))
            shaped.stage = .closed
            return shaped
        case .background(let layer, let alignment):
            var front = around
            if let color = ground(of: layer, around) { front.ground = color }
            return behind(inner(front), layer, alignment, around, depth)
        case .overlay(let layer, let alignment):
            var front = around
            front.style.axis = nil
            return layered(inner(around), element(layer, front, depth: depth), alignment, around, isBehind: false)
        case .border(let style):
            var bordered = box(inner(around), around)
            let paint = around.style.pagePaint(style, on: around.ground)
            bordered.style.add("border", "1px solid")
            if let color = paint.color { bordered.style.add("border-color", color) }
            bordered.stage = .closed
            return bordered
        case .clip(let figure):
            var clipped = box(inner(around), around)
            clipped.style.add("overflow", "hidden")
            if let radius = figure.cssRadius { clipped.style.add("border-radius", radius) }
            clipped.stage = .closed
            return clipped
        case .opacity(let opacity):
            var faint = box(inner(around), around)
            faint.style.add("opacity", cssNumber(min(max(opacity, 0), 1)))
            return faint
        case .hidden:
            var hidden = box(inner(around), around)
            hidden.style.add("visibility", "hidden")
            return hidden
        case .accessibilityLabel(let label): return named(label, node, around, inner)
        default: return inner(around)
        }
    }

    private func padded(
        _ element: HTMLElement, _ padding: ViewNode.Padding, _ around: PageSurroundings
    ) -> HTMLElement {
        var outer = element.stage < .padded ? element : box(element, around)
        func side(_ edge: Edge.Set, _ length: Double?) -> String {
            guard padding.edges.contains(edge) else { return "0" }
            return pixels(min(max(0, length ?? 16), 400))
        }
        let sides = [
            side(.top, padding.insets?.top), side(.trailing, padding.insets?.trailing),
            side(.bottom, padding.insets?.bottom), side(.leading, padding.insets?.leading),
        ]
        outer.style.add("padding", Set(sides).count == 1 ? sides[0] : sides.joined(separator: " "))
        outer.stage = .padded
        return outer
    }

    private func framed(
        _ element: HTMLElement, _ frame: ViewNode.Frame, _ around: PageSurroundings
    ) -> HTMLElement {
        var outer = box(element, around, frame.alignment)
        /// Says how long one side is, and answers whether it takes all that there is.
        func grows(_ name: String, _ fixed: Double?, _ least: Double?, _ most: Double?, _ grew: Bool) -> Bool {
            if let fixed {
                outer.style.add(name, pixels(max(0, fixed)))
                return false
            }
            if let least, least > 0 { outer.style.add("min-\(name)", pixels(least)) }
            guard let most else { return grew }
            if most.isFinite { outer.style.add("max-\(name)", pixels(max(0, most))) }
            return true
        }
        let (across, down) = (outer.growsAcross, outer.growsDown)
        outer.growsAcross = grows("width", frame.width, frame.minWidth, frame.maxWidth, across)
        outer.growsDown = grows("height", frame.height, frame.minHeight, frame.maxHeight, down)
        if frame.width != nil || frame.height != nil {
            outer.style.add("flex-shrink", "0")
            outer.style.add("max-width", "100%")
        }
        // Its alignment is that of its content, so padding belongs outside.
        outer.stage = .padded
        return outer
    }

    /// An element with a background: its own where that is a color or gradient in a plain shape, else a layer.
    private func behind(
        _ element: HTMLElement, _ layer: ViewNode, _ alignment: Alignment, _ around: PageSurroundings, _ depth: Int
    ) -> HTMLElement {
        if let (paint, radius) = plainGround(layer, around) {
            guard paint.paint != .nothing else { return element }
            var painted = element.stage < .painted ? element : box(element, around)
            painted.style.add("background-color", paint.paint)
            if let radius { painted.style.add("border-radius", radius) }
            painted.stage = .painted
            return painted
        }
        var back = around
        back.style.axis = nil
        back.style.isGround = true
        return layered(element, self.element(layer, back, depth: depth), alignment, around, isBehind: true)
    }

    private func layered(
        _ element: HTMLElement, _ layer: HTMLElement, _ alignment: Alignment, _ around: PageSurroundings, isBehind: Bool
    ) -> HTMLElement {
        var outer = box(element, around)
        outer.style.add("position", "relative")
        // Keeps what is behind in front of what is behind the whole.
        outer.style.add("isolation", "isolate")
        var place = box(layer, around, alignment)
        place.style.add("position", "absolute")
        place.style.add("inset", "0")
        if isBehind { place.style.add("z-index", "-1") }
        // What can be pressed under an overlay can still be pressed.
        if !isBehind, !place.content.contains("<button"), !place.content.contains("<a ") {
            place.style.add("pointer-events", "none")
        }
        outer.content = isBehind ? html(place) + outer.content : outer.content + html(place)
        outer.stage = .closed
        return outer
    }

    /// A layer's paint and the radius of its corners where it is nothing but a painted shape that CSS can be.
    private func plainGround(_ layer: ViewNode, _ around: PageSurroundings) -> (PagePaint, radius: String?)? {
        guard case .shape(let figure) = layer.content, layer.modifiers.isEmpty, figure.stroke == nil,
            figure.name != .circle, figure.from <= 0, figure.to >= 1
        else { return nil }
        return (around.style.pagePaint(figure.fill ?? .named("foreground"), on: around.ground), figure.cssRadius)
    }

    /// The one color of a layer that text before it is read against.
    func ground(of layer: ViewNode, _ around: PageSurroundings) -> ColorPair? {
        switch layer.content {
        case .shape(let figure) where figure.fill != nil || figure.stroke == nil:
            return around.style.pagePaint(figure.fill ?? .named("foreground"), on: around.ground).color
        case .stack(let stack):
            // The topmost of what lies behind.
            return stack.children.reversed().lazy.compactMap { ground(of: $0, around) }.first
        default: return nil
        }
    }

    /// An element that words stand for.
    private func named(
        _ label: String, _ node: ViewNode, _ around: PageSurroundings, _ inner: (PageSurroundings) -> HTMLElement
    ) -> HTMLElement {
        var silent = around
        if around.isSilent || around.isInControl { return inner(around) }
        switch node.content {
        case .button, .toggle, .link, .measure:
            // They have names of their own, and take this one.
            var element = inner(around)
            if node.isNamedElement { element.set("aria-label", label) } else { element = group(element, label, around) }
            return element
        default: break
        }
        guard node.pressables(at: context.now).isEmpty else { return group(inner(around), label, around) }
        silent.isSilent = true
        var outer = box(inner(silent), around)
        outer.set("role", "img")
        outer.set("aria-label", label)
        outer.stage = .closed
        return outer
    }

    private func group(_ element: HTMLElement, _ label: String, _ around: PageSurroundings) -> HTMLElement {
        var outer = box(element, around)
        outer.set("role", "group")
        outer.set("aria-label", label)
        outer.stage = .closed
        return outer
    }
}

extension ViewNode {
    /// Whether its element is the control itself.
    fileprivate var isNamedElement: Bool {
        if case .measure = content { return false }
        return !modifiers.contains { modifier in
            switch modifier {
            case .padding, .frame, .background, .overlay, .border, .clip, .opacity, .offset, .aspectRatio, .hidden: true
            default: false
            }
        }
    }
}

extension ViewNode.Figure {
    /// The radius of its corners in CSS; nil for none.
    var cssRadius: String? {
        switch name {
        case .rectangle: nil
        case .roundedRectangle: pixels(max(0, cornerRadius ?? 8))
        case .capsule: "9999px"
        case .circle, .ellipse: "50%"
        }
    }
}
