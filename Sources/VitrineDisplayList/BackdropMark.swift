import VitrinePrimitives

/// A path filled with the backdrop: blurred, with its colours mapped, under a tint.
package struct BackdropMark: Hashable, Sendable {
    package var path: Path
    package var material: Material
    /// Composited over the material; clear for no tint.
    package var tint: RGBColor
    /// 0...1.
    package var opacity: Double

    package init(path: Path, material: Material, tint: RGBColor = .clear, opacity: Double = 1) {
        self.path = path
        self.material = material
        self.tint = tint
        self.opacity = opacity
    }
}
