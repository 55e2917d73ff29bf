/// The attributes of a bar button's title in one state.
public final class UIBarButtonItemStateAppearance: NSObject {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How the titles of bar buttons look.
public final class UIBarButtonItemAppearance: NSObject {
    public let normal = UIBarButtonItemStateAppearance()
    public let highlighted = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()
    public let focused = UIBarButtonItemStateAppearance()

    public init(style: UIBarButtonItem.Style = .plain) { super.init() }

    package func copied() -> UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance()
        copy.normal.titleTextAttributes = normal.titleTextAttributes
        copy.highlighted.titleTextAttributes = highlighted.titleTextAttributes
        copy.disabled.titleTextAttributes = disabled.titleTextAttributes
        copy.focused.titleTextAttributes = focused.titleTextAttributes
        return copy
    }
}

/// The background of a bar from edge to edge.
open class UIBarAppearance: NSObject {
    /// What the properties that are nil stand for.
    package enum Preset: Hashable, Sendable { case `default`, opaque, transparent }

    package private(set) var backgroundPreset = Preset.default
    open var backgroundEffect: UIBlurEffect?
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// Of the line between the bar and the page.
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?

    public required override init() { super.init() }

    /// A copy of another appearance's background.
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

public final class UIToolbarAppearance: UIBarAppearance {}
public final class UITabBarAppearance: UIBarAppearance {}
