/// The appearance of a bar button in one state. Unset properties are those of the normal state.
public final class UIBarButtonItemStateAppearance: NSObject {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title in points.
    public var titlePositionAdjustment = UIOffset.zero
    /// A picture behind the title or image, stretched to the button.
    public var backgroundImage: UIImage?
    /// The offset of the background image in points.
    public var backgroundImagePositionAdjustment = UIOffset.zero

    fileprivate func copy(from other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}

/// The appearance of the titles of bar buttons.
public final class UIBarButtonItemAppearance: NSObject {
    public let normal = UIBarButtonItemStateAppearance()
    public let highlighted = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()
    public let focused = UIBarButtonItemStateAppearance()

    public init(style: UIBarButtonItem.Style = .plain) { super.init() }

    package func copied() -> UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance()
        copy.normal.copy(from: normal)
        copy.highlighted.copy(from: highlighted)
        copy.disabled.copy(from: disabled)
        copy.focused.copy(from: focused)
        return copy
    }
}

/// The background of a bar from edge to edge.
open class UIBarAppearance: NSObject {
    /// The preset that nil properties default to.
    package enum Preset: Hashable, Sendable { case `default`, opaque, transparent }

    package private(set) var backgroundPreset = Preset.default
    open var backgroundEffect: UIBlurEffect?
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The color of the line between the bar and the page.
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?

    public required override init() { super.init() }

    /// Creates an appearance with a copy of another's background.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        copyBackground(of: barAppearance)
    }

    open func configureWithDefaultBackground() { configure(.default) }
    open func configureWithOpaqueBackground() { configure(.opaque) }
    open func configureWithTransparentBackground() { configure(.transparent) }

    private func configure(_ preset: Preset) {
        backgroundPreset = preset
        (backgroundEffect, backgroundColor, backgroundImage) = (nil, nil, nil)
        (shadowColor, shadowImage) = (nil, nil)
        backgroundImageContentMode = .scaleToFill
    }

    package func copyBackground(of other: UIBarAppearance) {
        backgroundPreset = other.backgroundPreset
        backgroundEffect = other.backgroundEffect
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }
}

public final class UINavigationBarAppearance: UIBarAppearance {}
public final class UIToolbarAppearance: UIBarAppearance {}
public final class UITabBarAppearance: UIBarAppearance {}
