extension Path {
    /// The outline of a line drawn along the path; it is filled with the non-zero rule.
    ///
    /// Subpaths are outlined one by one, all in the same direction, so that overlaps do not cancel. A smooth closed
    /// subpath gives two contours that do not overlap; corners overlap themselves only on their inside. A cusp within a
    /// curve has a round corner, whatever the style's join.
    ///
    /// A subpath of length 0 is a dot with round caps, an upright square with square caps and empty with butt caps; a
    /// single `move` draws nothing. Dashes restart with every subpath; in a closed one, a dash that reaches the end is
    /// joined with the first dash. With more than 100,000 dashes, or about four million points in round ends, the line
    /// is drawn solid.
    /// - Parameters:
    ///   - tolerance: The largest distance between the outline and the exact one, in the path's units; the default stays below
    ///     0.02 px at 3 px a unit. At least half the width / 100,000, which limits a full turn to about a thousand points.
    ///   - transform: A transform that is applied to the outline. Default: identity.
    /// - Returns: Lines only; empty if a coordinate or the width is not finite or beyond 1e100.
    package func stroked(
        _ style: StrokeStyle, tolerance: Double = 0.005, transform: Transform = .identity
    ) -> Path {
        let limit = 1e100
        guard style.width > 0, style.width < limit,
            points.allSatisfy({ $0.x.magnitude < limit && $0.y.magnitude < limit })
        else { return Path() }
        let half = style.width / 2
        let fine = max(tolerance > 0 && tolerance < limit ? tolerance : 0.005, half * 1e-5)
        var outliner = StrokeOutliner(style: style, tolerance: fine, transform: transform)
        guard let dashes = DashPattern(style) else {
            StrokeFlattener.forEachRun(of: self, half: half, tolerance: fine) { outliner.add($0) }
            return outliner.path
        }
        let runs = StrokeFlattener.runs(of: self, half: half, tolerance: fine)
        let most = min(100_000, 4_000_000 / StrokeArc.pointsPerTurn(radius: half, tolerance: fine))
        for run in dashes.cut(runs, most: style.cap == .round ? most : 100_000) { outliner.add(run) }
        return outliner.path
    }
}

extension Path {
    /// The area between a rounded rectangle and its inset, as a layer's border is drawn. The inner outline runs in the
    /// opposite direction, so that both fill rules leave the inside empty.
    /// - Parameter width: The width in points, inward. The radius of an inner corner is the outer radius less the
    ///   width. A width of half the shorter side or more fills everything; 0, a negative number or NaN gives an empty
    ///   path.
    package static func border(of r: UnevenRoundedRect, width: Double) -> Path {
        guard width > 0, !r.rect.isEmpty else { return Path() }
        var path = roundedRect(r)
        let inner = r.inset(by: width)
        if !inner.rect.isEmpty { path.append(roundedRect(inner).reversed()) }
        return path
    }

    package static func border(of r: RoundedRect, width: Double) -> Path {
        border(of: UnevenRoundedRect(r), width: width)
    }
}
