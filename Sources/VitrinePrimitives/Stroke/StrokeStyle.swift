/// How a line is drawn along a path.
package struct StrokeStyle: Hashable, Sendable {
    /// The shape of the ends of open subpaths and of dashes.
    package enum LineCap: String, Hashable, Sendable, CaseIterable {
        /// The line ends at the end point.
        case butt
        /// A half circle around the end point.
        case round
        /// Half a square beyond the end point.
        case square
    }

    /// The shape of corners.
    package enum LineJoin: String, Hashable, Sendable, CaseIterable {
        /// The edges extend until they meet, up to the miter limit; a bevel beyond it.
        case miter
        /// A circle around the corner.
        case round
        /// A straight cut.
        case bevel
    }

    /// The width in the path's units, centered on the path. 0, a negative number or NaN draws nothing.
    package var width: Double
    package var cap: LineCap
    package var join: LineJoin
    /// The largest length of a miter from inner to outer corner, in widths; below 1 every corner is beveled.
    package var miterLimit: Double
    /// Alternating lengths of dashes and gaps in the path's units. An odd number of lengths is repeated. The line is
    /// solid if the list is empty, a length is negative or not finite, or all lengths are 0.
    package var dashes: [Double]
    /// The offset into the dashes at which every subpath begins, in the path's units; 0 if not finite.
    package var dashPhase: Double

    /// Creates a style. The defaults are those of Core Graphics.
    package init(
        width: Double = 1, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 10,
        dashes: [Double] = [], dashPhase: Double = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dashes = dashes
        self.dashPhase = dashPhase
    }

    /// The style with every length multiplied by `k`.
    package func scaled(by k: Double) -> StrokeStyle {
        var copy = self
        copy.width *= k
        copy.dashes = dashes.map { $0 * k }
        copy.dashPhase *= k
        return copy
    }
}
