import VitrinePresentation
import VitrinePrimitives
import VitrineSceneGraph
import VitrineScreens
import VitrineSurfaces

extension StagedScene {
    package struct ShownElement: Hashable, Sendable {
        /// The name in a scene's spelling: `popupBar`, `toolbar.Save`.
        package var name: String
        /// The frame in points of the screen.
        package var frame: Rect
        /// The text for assistive technology, such as `button "Play"`; nil if there is none.
        package var accessibility: String?
    }

    /// Returns the elements of the scene at a time, from front to back. A presentation as a whole has the frame of what
    /// it draws; one that draws nothing is left out. Its parts have the frames in which touches find them, and are
    /// included if these lie in what it draws: not while it moves in, and not the popup of a closed bar. Scenes side by
    /// side have none. During a rotation, elements are between their old and new frames.
    package func elements(at seconds: Double) -> [ShownElement] {
        guard pictures.isEmpty else { return [] }
        guard let turn = screen.turn(at: seconds) else { return restingElements(at: seconds) }
        let old = Dictionary(elements(at: turn.before).map { ($0.name, $0.frame) }) { first, _ in first }
        return restingElements(at: seconds).map { element in
            guard let frame = old[element.name] else { return element }
            var element = element
            element.frame = frame.mixed(with: element.frame, at: turn.fraction)
            return element
        }
    }

    private func restingElements(at seconds: Double) -> [ShownElement] {
        LargeStack.ensure { laidOutElements(at: seconds) }
    }

    private func laidOutElements(at seconds: Double) -> [ShownElement] {
        let stack = screen.stack(at: seconds, in: context)
        let area = Rect(origin: .zero, size: screen.host.traits.value(at: seconds).screenSize)
        var drawn: [String: Rect] = [:]
        for (i, instance) in screen.instances.enumerated() {
            guard let snapshot = stack.snapshots[i] else { continue }
            drawn[instance.name] = Self.bounds(of: snapshot.layers.flatMap(\.nodes), in: area)
        }
        let owners = Set(screen.instances.map(\.name))
        var out: [ShownElement] = []
        for target in screen.targets(at: seconds, in: context) {
            var frame = target.frame
            if owners.contains(target.id.owner) {
                guard let whole = drawn[target.id.owner] else { continue }
                if target.id.element.isEmpty {
                    frame = whole
                } else if !Self.holds(whole.insetBy(dx: -1, dy: -1), frame) {
                    continue
                }
            }
            out.append(
                ShownElement(
                    name: target.id.spelling, frame: frame, accessibility: target.accessibility.map(Self.text)))
        }
        return out
    }

    private static func holds(_ outer: Rect, _ inner: Rect) -> Bool {
        inner.minX >= outer.minX && inner.maxX <= outer.maxX && inner.minY >= outer.minY && inner.maxY <= outer.maxY
    }

    /// The pixels per point at which drawings are measured.
    private static let measure = 20.0

    /// Returns the bounds of what nodes draw, in points; nil if they draw nothing. What fills the screen, such as a
    /// dimming view, counts only if there is nothing else.
    private static func bounds(of nodes: [Node], in area: Rect) -> Rect? {
        let viewport = Viewport(
            scale: measure, width: max(1, Int(area.width * measure)), height: max(1, Int(area.height * measure)))
        let marks = Resolver.displayList(for: nodes, in: viewport, background: .black).marks
        let screen = PixelRect(x: 0, y: 0, width: Int32(viewport.width), height: Int32(viewport.height))
        var (all, some) = (PixelRect.zero, PixelRect.zero)
        for mark in marks {
            // Shadows, alone or of groups, extend beyond the visible element.
            switch mark {
            case .shadow, .beginGroup, .endGroup: continue
            default: break
            }
            let bounds = mark.bounds
            all = all.union(bounds)
            if bounds.intersection(screen) != screen { some = some.union(bounds) }
        }
        let box = some.isEmpty ? all : some
        guard !box.isEmpty else { return nil }
        return Rect(
            x: Double(box.x) / measure, y: Double(box.y) / measure, width: Double(box.width) / measure,
            height: Double(box.height) / measure)
    }

    /// Returns the position of a frame in points of the screen in the picture of a time, in pixels.
    package func place(of frame: Rect, at seconds: Double) -> Rect {
        let place = context.viewport.transform.apply(
            screen.placement(at: seconds, in: context.viewport).apply(frame))
        guard let camera, let inverse = viewport.transform.inverse else { return place }
        return viewport.transform.apply(camera.transform(at: seconds).apply(inverse.apply(place)))
    }

    /// Returns the pixels of the picture of a time that a frame in points of the screen covers, clamped far outside.
    package func pixels(of frame: Rect, at seconds: Double) -> PixelRect {
        let box = place(of: frame, at: seconds)
        func pixel(_ v: Double) -> Int32 { v.isFinite ? Int32(v.clamped(to: -1e6...1e6)) : 0 }
        let (left, top) = (pixel(box.minX.rounded(.down)), pixel(box.minY.rounded(.down)))
        return PixelRect(
            x: left, y: top, width: pixel(box.maxX.rounded(.up)) - left, height: pixel(box.maxY.rounded(.up)) - top)
    }

    private static func text(_ element: AccessibilityElement) -> String {
        var out = element.role.name
        if let label = element.label { out += " \"\(label)\"" }
        if let value = element.value { out += ", value \"\(value)\"" }
        if let hint = element.hint { out += ", hint \"\(hint)\"" }
        return out
    }
}

extension Output {
    /// Returns the number of painted pixels of a picture with these traits; nil for an output that cannot be drawn.
    package func pixelCount(on traits: Traits) -> Int? {
        (try? Viewport(self, on: traits).painted.viewport).map { $0.width * $0.height }
    }
}
