import Primitives

/// A button of a bar, drawn as an icon.
public struct BarButtonItem: Hashable, Sendable, Codable {
    /// Name of an icon; see `vitrine list icons`.
    public var icon: String
    /// Default: the bar's tint.
    public var tint: Color?

    /// Size of the icon relative to the bar style's own, 0.25...4. Default 1.
    public var scale: Double

    /// Moves the icon: it stands in the middle of what these leave of its place, in points, -100...100 each. As
    /// `UIBarItem.imageInsets`. Default 0.
    public var imageInsets: Insets

    public init(icon: String, tint: Color? = nil, scale: Double = 1, imageInsets: Insets = .zero) {
        self.icon = icon
        self.tint = tint
        self.scale = scale
        self.imageInsets = imageInsets
    }
}
