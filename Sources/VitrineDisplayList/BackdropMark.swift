import VitrinePrimitives

/// A path through which the picture behind is seen blurred, with its colours mapped, under a tint.
package struct BackdropMark: Hashable, Sendable {
    package var path: Path
    package var material: Material
    /// Mixed over the material; clear leaves it alone.
    package var tint: Color
    /// 0...1.
    package var opacity: Double

    package init(path: Path, material: Material, tint: Color = .clear, opacity: Double = 1) {
        self.path = path
        self.material = material
        self.tint = tint
        self.opacity = opacity
    }
}
