import VitrinePresentation
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// A button of a bar, drawn as an icon, a picture or a title, or a space between buttons.
public struct BarButtonItem: Hashable, Sendable {
    /// `UIBarButtonItem.Style`.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        case plain
        /// On a capsule of the tint in the glass design, with a semibold title in the legacy design.
        case prominent
    }

    /// The values of `UIBarButtonItem.SystemItem` that are spaces.
    public enum SystemItem: String, Hashable, Sendable, CaseIterable {
        /// A space that is as wide as `width`.
        case fixedSpace
        /// A space that shares the free width of the bar with the other flexible spaces and the titles.
        case flexibleSpace
    }

    /// The name of an icon; see `vitrine list icons`. Empty for a button with a title or a picture.
    public var icon: String
    /// A title in place of the icon, at most half as wide as the bar. Default: none.
    public var title: String?
    /// The path of a picture in its own colors in place of the icon, 24 pt high at `scale` 1. Default: none.
    public var image: String?
    /// The kind of space that the item is. Default: none, a button.
    public var systemItem: SystemItem?
    /// The style. Default: `plain`.
    public var style: Style
    /// The color of the icon or title. Default: the bar's tint.
    public var tintColor: RGBColor?

    /// The size of the icon relative to that of the bar style, 0.25...4; it does not affect a title. Default: 1.
    public var scale: Double

    /// The insets of the icon or title, which is centered in the remaining area, in points, -100...100 each. As
    /// `UIBarItem.imageInsets`. Default: 0.
    public var imageInsets: Insets
    /// `UIBarItem.isEnabled`: a disabled button is gray. Default: true.
    public var isEnabled: Bool
    /// `UIBarButtonItem.isHidden`: a hidden button takes no room. Default: false.
    public var isHidden: Bool
    /// `UIBarButtonItem.isSelected`: a selected button has a plate of its tint. Default: false.
    public var isSelected = false
    /// `UIBarButtonItem.width`, in points, 0...1000. Default: 0, the width of the icon or title.
    public var width: Double
    /// The text of a badge at the upper trailing corner; empty for a dot. Default: none.
    public var badge: String?
    /// The menu that a tap shows. Default: none.
    public var menu: ContextMenuConfiguration?

    /// The former name of `tintColor`.
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

    /// Returns a space of a fixed width in points, 0...1000.
    public static func fixedSpace(_ width: Double) -> BarButtonItem {
        var item = BarButtonItem(width: width)
        item.systemItem = .fixedSpace
        return item
    }

    /// Returns a space that shares the free width of the bar.
    public static func flexibleSpace() -> BarButtonItem {
        var item = BarButtonItem()
        item.systemItem = .flexibleSpace
        return item
    }

    /// The name of the button in events: its title or its icon; nil for a space and for a button without either.
    package var targetName: String? {
        guard systemItem == nil else { return nil }
        return title ?? (icon.isEmpty ? nil : icon)
    }

    /// Returns the color of the icon or title: that of enabled buttons, or gray.
    func color(enabled: RGBColor, in context: Context) -> RGBColor {
        isEnabled ? enabled : Vibrancy.tertiaryLabel.color(in: context)
    }
}

extension BarButtonItem: ExpressibleByStringLiteral {
    /// Creates a button with an icon, as in `trailingBarButtonItems = ["pause", "forward"]`.
    public init(stringLiteral icon: String) { self.init(icon: icon) }
}
