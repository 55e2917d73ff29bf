import VitrinePresentation
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// A button of a bar, drawn as an icon, a picture or a title; or a space between buttons.
public struct BarButtonItem: Hashable, Sendable {
    /// `UIBarButtonItem.Style`.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        case plain
        /// In the glass design on a capsule of the tint; in the legacy one with a title in semibold.
        case prominent
    }

    /// Those of `UIBarButtonItem.SystemItem` that are spaces.
    public enum SystemItem: String, Hashable, Sendable, CaseIterable {
        /// As wide as `width`.
        case fixedSpace
        /// Shares the free width of the bar with the other flexible spaces and the titles.
        case flexibleSpace
    }

    /// Name of an icon; see `vitrine list icons`. Empty for a button with a title or a picture.
    public var icon: String
    /// Replaces the icon. At most half as wide as the bar. Default: none.
    public var title: String?
    /// Path of a picture in its own colors, as `PopupItem.image`, 24 pt high at `scale` 1. Replaces the icon. Default:
    /// none.
    public var image: String?
    /// Makes the item a space. Default: none.
    public var systemItem: SystemItem?
    /// Default `plain`.
    public var style: Style
    /// Default: the bar's tint.
    public var tintColor: RGBColor?

    /// Size of the icon relative to the bar style's own, 0.25...4; a title's size does not depend on it. Default 1.
    public var scale: Double

    /// Insets of the icon or title, which is centered in what they leave, in points, -100...100 each. As
    /// `UIBarItem.imageInsets`. Default 0.
    public var imageInsets: Insets
    /// `UIBarItem.isEnabled`: a disabled button is gray. Default true.
    public var isEnabled: Bool
    /// `UIBarButtonItem.isHidden`: a hidden button takes no room. Default false.
    public var isHidden: Bool
    /// `UIBarButtonItem.isSelected`: a selected button stands on a plate of its tint. Default false.
    public var isSelected = false
    /// `UIBarButtonItem.width`, in points, 0...1000. Default 0: that of the icon or title.
    public var width: Double
    /// The text of a badge at the upper trailing corner; empty for a dot. Default: no badge.
    public var badge: String?
    /// What a tap shows. Default: nothing.
    public var menu: ContextMenuConfiguration?

    /// The tint, by its older name.
    public var tint: RGBColor? {
        get { tintColor }
        set { tintColor = newValue }
    }

    public init(
        icon: String = "", title: String? = nil, style: Style = .plain, tint: RGBColor? = nil, scale: Double = 1,
        imageInsets: Insets = .zero, isEnabled: Bool = true, isHidden: Bool = false, width: Double = 0
    ) {
        self.icon = icon
        self.title = title
        self.style = style
        self.tintColor = tint
        self.scale = scale
        self.imageInsets = imageInsets
        self.isEnabled = isEnabled
        self.isHidden = isHidden
        self.width = width
    }

    /// A space of a fixed width in points, 0...1000.
    public static func fixedSpace(_ width: Double) -> BarButtonItem {
        var item = BarButtonItem(width: width)
        item.systemItem = .fixedSpace
        return item
    }

    /// A space that shares the free width of the bar.
    public static func flexibleSpace() -> BarButtonItem {
        var item = BarButtonItem()
        item.systemItem = .flexibleSpace
        return item
    }

    /// The name of the button in events: its title, or its icon; nil for a space and for a button without either.
    package var targetName: String? {
        guard systemItem == nil else { return nil }
        return title ?? (icon.isEmpty ? nil : icon)
    }

    /// The color of the icon or title, where an enabled one has another.
    func color(enabled: RGBColor, in context: Context) -> RGBColor {
        isEnabled ? enabled : Vibrancy.tertiaryLabel.color(in: context)
    }
}

extension BarButtonItem: ExpressibleByStringLiteral {
    /// A button with an icon: `trailingBarButtonItems = ["pause", "forward"]`.
    public init(stringLiteral icon: String) { self.init(icon: icon) }
}
