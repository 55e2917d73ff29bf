/// How a line is drawn along a path.
package struct StrokeStyle: Hashable, Sendable {
    /// How the ends of open subpaths and of dashes look.
    package enum LineCap: String, Hashable, Sendable, CaseIterable {
        /// Cut off at the end point.
        case butt
        /// A half circle round the end point.
        case round
        /// Half a square beyond the end point.
        case square
    }

    /// How corners look.
    package enum LineJoin: String, Hashable, Sendable, CaseIterable {
        /// Edges run on until they meet, up to the miter limit; a bevel beyond it.
        case miter
        /// A circle round the corner.
        case round
        /// Cut straight.
        case bevel
    }

    /// Width in the path's units, centered on the path. 0, a negative number or NaN draws nothing.
    package var width: Double
    package var cap: LineCap
    package var join: LineJoin
    /// How long a miter may be, from inner to outer corner, in widths; below 1 every corner is bevelled.
    package var miterLimit: Double
    /// Alternating lengths of dashes and gaps in the path's units. An odd number of lengths is repeated. The line is
    /// solid if the list is empty, a length is negative or not finite, or all lengths are 0.
    package var dashes: [Double]
    /// Offset into the dashes at which every subpath begins, in the path's units; 0 if not finite.
    package var dashPhase: Double

    /// The defaults are those of Core Graphics.
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

    /// The same style with every length multiplied.
    package func scaled(by k: Double) -> StrokeStyle {
        var copy = self
        copy.width *= k
        copy.dashes = dashes.map { $0 * k }
        copy.dashPhase *= k
        return copy
    }
}
