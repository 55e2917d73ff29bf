import VitrinePrimitives
import VitrineSceneGraph

/// A button of a bar, drawn as an icon or, where it has one, as a title.
public struct BarButtonItem: Hashable, Sendable {
    /// `UIBarButtonItem.Style`.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        case plain
        /// In the glass design on a capsule of the tint; in the legacy one with a title in semibold.
        case prominent
    }

    /// Name of an icon; see `vitrine list icons`. Empty for a button with a title.
    public var icon: String
    /// Replaces the icon. At most half as wide as the bar. Default: none.
    public var title: String?
    /// Default `plain`.
    public var style: Style
    /// Default: the bar's tint.
    public var tint: RGBColor?

    /// Size of the icon relative to the bar style's own, 0.25...4; a title's size does not depend on it. Default 1.
    public var scale: Double

    /// Insets of the icon or title, which is centered in what they leave, in points, -100...100 each. As
    /// `UIBarItem.imageInsets`. Default 0.
    public var imageInsets: Insets
    /// `UIBarItem.isEnabled`: a disabled button is grey. Default true.
    public var isEnabled: Bool
    /// `UIBarButtonItem.isHidden`: a hidden button takes no room. Default false.
    public var isHidden: Bool
    /// `UIBarButtonItem.width`, in points, 0...1000. Default 0: that of the icon or title.
    public var width: Double

    public init(
        icon: String = "", title: String? = nil, style: Style = .plain, tint: RGBColor? = nil, scale: Double = 1,
        imageInsets: Insets = .zero, isEnabled: Bool = true, isHidden: Bool = false, width: Double = 0
    ) {
        self.icon = icon
        self.title = title
        self.style = style
        self.tint = tint
        self.scale = scale
        self.imageInsets = imageInsets
        self.isEnabled = isEnabled
        self.isHidden = isHidden
        self.width = width
    }

    /// The color of the icon or title, where an enabled one has another.
    func color(enabled: RGBColor, isDark: Bool) -> RGBColor {
        isEnabled ? enabled : Vibrancy.tertiaryLabel.color(dark: isDark)
    }
}

extension BarButtonItem: ExpressibleByStringLiteral {
    /// A button with an icon: `trailingBarButtonItems = ["pause", "forward"]`.
    public init(stringLiteral icon: String) { self.init(icon: icon) }
}
