import Primitives

/// A path's shadow: its coverage, blurred.
public struct ShadowMark: Hashable, Sendable {
    /// Where the shadow falls, already moved by its offset.
    public var path: Path
    /// Standard deviation of the blur in device pixels, 0 or more.
    public var sigma: Double
    public var color: Color
    /// The shadow is left out inside this path; nil paints it everywhere.
    public var knockout: Path?

    public init(path: Path, sigma: Double, color: Color, knockout: Path? = nil) {
        self.path = path
        self.sigma = sigma
        self.color = color
        self.knockout = knockout
    }
}
