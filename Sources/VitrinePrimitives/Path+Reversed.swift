extension Path {
    /// The same outline with the direction of every subpath reversed.
    package func reversed() -> Path {
        var out = Path()
        // The current subpath: its points, and the verb that leads to each point after the first.
        var along: [Point] = []
        var ways: [Verb] = []
        func finish(closed: Bool) {
            guard var end = along.indices.last else { return }
            out.move(to: along[end])
            for way in ways.reversed() {
                if way == .cubic {
                    out.cubic(along[end - 1], along[end - 2], to: along[end - 3])
                    end -= 3
                } else {
                    out.line(to: along[end - 1])
                    end -= 1
                }
            }
            if closed { out.close() }
            along = []
            ways = []
        }
        var next = 0
        for verb in verbs {
            switch verb {
            case .move:
                finish(closed: false)
                along = [points[next]]
                next += 1
            case .line, .cubic:
                let count = verb == .line ? 1 : 3
                along += points[next..<next + count]
                ways.append(verb)
                next += count
            case .close: finish(closed: true)
            }
        }
        finish(closed: false)
        return out
    }
}
