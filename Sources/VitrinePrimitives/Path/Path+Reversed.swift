extension Path {
    /// The outline with the direction of every subpath reversed.
    package func reversed() -> Path {
        var out = Path()
        var segments: [(start: Point, element: Element)] = []
        var current: Point?
        func finish(closed: Bool) {
            guard let end = current else { return }
            out.move(to: end)
            for (start, element) in segments.reversed() {
                if case .cubic(let c1, let c2, _) = element {
                    out.cubic(c2, c1, to: start)
                } else {
                    out.line(to: start)
                }
            }
            if closed { out.close() }
            segments = []
            current = nil
        }
        for element in elements {
            switch element {
            case .move(let p):
                finish(closed: false)
                current = p
            case .line(let p), .cubic(_, _, let p):
                if let current { segments.append((current, element)) }
                current = p
            case .close: finish(closed: true)
            }
        }
        finish(closed: false)
        return out
    }
}
