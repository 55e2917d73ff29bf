import Primitives

/// A button of a bar, drawn as an icon.
public struct BarButtonItem: Hashable, Sendable, Codable {
    /// Name of an icon; see `vitrine list icons`.
    public var icon: String
    /// Default: the bar's tint.
    public var tint: Color?

    /// Size of the icon relative to the bar style's own, 0.25...4. Default 1.
    public var scale: Double

    public init(icon: String, tint: Color? = nil, scale: Double = 1) {
        self.icon = icon
        self.tint = tint
        self.scale = scale
    }
}
