import VitrinePrimitives

/// A path's shadow: its coverage, blurred.
package struct ShadowMark: Hashable, Sendable {
    /// Where the shadow falls, already moved by its offset. Of an inner shadow: the hole it falls through.
    package var path: Path
    /// Standard deviation of the blur in device pixels, 0 or more.
    package var sigma: Double
    package var color: Color
    /// The shadow is left out inside this path; nil paints it everywhere. An inner shadow falls only inside it.
    package var knockout: Path?
    /// Whether the shadow is that of everything outside `path`, falling on the inside of `knockout`: the look of something
    /// sunk in. Without a `knockout` it falls on the inside of `path`.
    package var inner: Bool

    package init(path: Path, sigma: Double, color: Color, knockout: Path? = nil, inner: Bool = false) {
        self.path = path
        self.sigma = sigma
        self.color = color
        self.knockout = knockout
        self.inner = inner
    }
}
