import VitrinePrimitives

/// A path through which the picture behind is seen blurred, with its colours mapped, under a tint.
public struct BackdropMark: Hashable, Sendable {
    public var path: Path
    public var material: Material
    /// Mixed over the material; clear leaves it alone.
    public var tint: Color
    /// 0...1.
    public var opacity: Double

    public init(path: Path, material: Material, tint: Color = .clear, opacity: Double = 1) {
        self.path = path
        self.material = material
        self.tint = tint
        self.opacity = opacity
    }
}
