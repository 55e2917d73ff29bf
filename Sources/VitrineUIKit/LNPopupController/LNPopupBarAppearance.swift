/// The appearance of a popup bar beyond its style. A property that is nil or has not been set has the design's default.
/// Source of the defaults: facts, popup bar, section 1.5.
public final class LNPopupBarAppearance: UIBarAppearance {
    public var titleTextAttributes: AttributeContainer?
    public var subtitleTextAttributes: AttributeContainer?
    public var buttonAppearance = UIBarButtonItemAppearance()
    public var prominentButtonAppearance = UIBarButtonItemAppearance(style: .prominent)
    @available(*, deprecated, renamed: "prominentButtonAppearance")
    public var doneButtonAppearance: UIBarButtonItemAppearance {
        get { prominentButtonAppearance }
        set { prominentButtonAppearance = newValue }
    }

    /// The color over a pressed bar that is not of glass.
    public var highlightColor: UIColor {
        get { ownHighlightColor ?? .systemGray2.withAlphaComponent(0.3) }
        set { ownHighlightColor = newValue }
    }
    package private(set) var ownHighlightColor: UIColor?

    /// Whether titles that are too long scroll.
    public var marqueeScrollEnabled: Bool {
        get { ownMarqueeScrollEnabled ?? true }
        set { ownMarqueeScrollEnabled = newValue }
    }
    /// The value that was set; nil for the default, true in the glass design.
    package private(set) var ownMarqueeScrollEnabled: Bool?
    /// The speed in points per second, 1...1000.
    public var marqueeScrollRate: CGFloat = 30
    /// The seconds before a title scrolls, 0...60.
    public var marqueeScrollDelay: TimeInterval = 2
    /// Whether title and subtitle start together.
    public var coordinateMarqueeScroll = true

    /// The shadow under the image; nil for none.
    public var imageShadow: NSShadow? {
        get { ownImageShadow ?? Self.shadow(alpha: 0.12, radius: 3) }
        set { ownImageShadow = .some(newValue) }
    }
    /// The value that was set; nil for the library's default.
    package private(set) var ownImageShadow: NSShadow??

    /// The effect of a floating bar; nil for none.
    public var floatingBackgroundEffect: UIVisualEffect? {
        get { ownFloatingBackgroundEffect ?? UIGlassEffect() }
        set { ownFloatingBackgroundEffect = .some(newValue) }
    }
    /// The value that was set; nil for the design's default.
    package private(set) var ownFloatingBackgroundEffect: UIVisualEffect??
    package private(set) var floatingPreset = Preset.default
    public var floatingBackgroundColor: UIColor?
    public var floatingBackgroundImage: UIImage?
    public var floatingBackgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The corners of a floating bar. Default: nil, a capsule.
    public var floatingBackgroundCornerConfiguration: UICornerConfiguration?
    /// The shadow around a floating bar that is not of glass; nil for none.
    public var floatingBarBackgroundShadow: NSShadow? {
        get { ownFloatingBarBackgroundShadow ?? Self.shadow(alpha: 0.17, radius: 12, y: 8) }
        set { ownFloatingBarBackgroundShadow = .some(newValue) }
    }
    /// The value that was set; nil for the design's default.
    package private(set) var ownFloatingBarBackgroundShadow: NSShadow??
    @available(*, deprecated, message: "use UIGlassEffect.shiny as floatingBackgroundEffect")
    public var isFloatingBarShineEnabled: Bool {
        get { hasShine }
        set { hasShine = newValue }
    }
    package private(set) var hasShine = false

    private static func shadow(alpha: CGFloat, radius: CGFloat, y: CGFloat = 0) -> NSShadow {
        let shadow = NSShadow()
        shadow.shadowColor = UIColor(white: 0, alpha: alpha)
        shadow.shadowBlurRadius = radius
        shadow.shadowOffset = CGSize(width: 0, height: y)
        return shadow
    }

    // MARK: Presets

    public func configureWithDefaultHighlightColor() { ownHighlightColor = nil }

    public func configureWithDefaultMarqueeScroll() {
        marqueeScrollEnabled = true
        (marqueeScrollRate, marqueeScrollDelay, coordinateMarqueeScroll) = (30, 2, true)
    }

    public func configureWithDisabledMarqueeScroll() { marqueeScrollEnabled = false }
    public func configureWithDefaultImageShadow() { ownImageShadow = nil }
    /// Sets the default shadow, which is the same under every image.
    public func configureWithStaticImageShadow() { ownImageShadow = nil }
    public func configureWithNoImageShadow() { imageShadow = nil }
    public func configureWithDefaultFloatingBackground() { configureFloatingBackground(.default) }
    public func configureWithOpaqueFloatingBackground() { configureFloatingBackground(.opaque) }
    public func configureWithTransparentFloatingBackground() { configureFloatingBackground(.transparent) }

    private func configureFloatingBackground(_ preset: Preset) {
        floatingPreset = preset
        ownFloatingBackgroundEffect = nil
        (floatingBackgroundColor, floatingBackgroundImage) = (nil, nil)
        floatingBackgroundImageContentMode = .scaleToFill
        ownFloatingBarBackgroundShadow = nil
    }

    /// Returns a copy, as the library makes of an appearance that is set.
    package func copied() -> LNPopupBarAppearance {
        let copy = LNPopupBarAppearance(barAppearance: self)
        copy.titleTextAttributes = titleTextAttributes
        copy.subtitleTextAttributes = subtitleTextAttributes
        copy.buttonAppearance = buttonAppearance.copied()
        copy.prominentButtonAppearance = prominentButtonAppearance.copied()
        copy.ownHighlightColor = ownHighlightColor
        copy.ownMarqueeScrollEnabled = ownMarqueeScrollEnabled
        copy.marqueeScrollRate = marqueeScrollRate
        copy.marqueeScrollDelay = marqueeScrollDelay
        copy.coordinateMarqueeScroll = coordinateMarqueeScroll
        copy.ownImageShadow = ownImageShadow.map { $0?.copied() }
        copy.ownFloatingBackgroundEffect = ownFloatingBackgroundEffect
        copy.floatingPreset = floatingPreset
        copy.floatingBackgroundColor = floatingBackgroundColor
        copy.floatingBackgroundImage = floatingBackgroundImage
        copy.floatingBackgroundImageContentMode = floatingBackgroundImageContentMode
        copy.floatingBackgroundCornerConfiguration = floatingBackgroundCornerConfiguration
        copy.ownFloatingBarBackgroundShadow = ownFloatingBarBackgroundShadow.map { $0?.copied() }
        copy.hasShine = hasShine
        return copy
    }
}

extension UIGlassEffect {
    /// Glass with a bright ring.
    public static var shiny: UIGlassEffect {
        let effect = UIGlassEffect()
        effect.isShiny = true
        return effect
    }
}
