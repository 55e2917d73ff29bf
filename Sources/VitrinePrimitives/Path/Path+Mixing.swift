extension Path {
    /// Interpolates linearly between the points, controls included, of two outlines of the same structure. Returns nil
    /// if the structures differ.
    /// - Parameter t: 0 gives this outline, 1 the other; values outside 0...1 extrapolate.
    package func mixed(with other: Path, at t: Double) -> Path? {
        guard verbs == other.verbs else { return nil }
        var i = 0
        return mapPoints { p in
            // The last point is the start of the last subpath, which no verb of a closed outline uses.
            guard i < other.points.count else { return p }
            defer { i += 1 }
            return p.mixed(with: other.points[i], at: t)
        }
    }
}
