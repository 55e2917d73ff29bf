extension Path {
    /// The outline part of the way to another of the same structure: every point, controls included, on the line between
    /// the two; nil when the structures differ.
    ///
    /// - Parameter t: 0 gives this outline, 1 the other; may lie outside.
    package func mixed(with other: Path, at t: Double) -> Path? {
        guard verbs == other.verbs else { return nil }
        var i = 0
        return mapPoints { p in
            // The last point asked for is where the last subpath began, which no verb of a closed outline needs.
            guard i < other.points.count else { return p }
            defer { i += 1 }
            return p.mixed(with: other.points[i], at: t)
        }
    }
}
