import VitrinePrimitives
import VitrineSurfaces

extension PopupBarAppearance {
    public mutating func configureWithDefaultHighlightColor() { highlightColor = nil }

    /// Titles run, at the rate and after the rest that are the defaults.
    public mutating func configureWithDefaultMarqueeScroll() {
        marqueeScrollEnabled = true
        marqueeScrollRate = 30
        marqueeScrollDelay = 2
        coordinateMarqueeScroll = true
    }

    public mutating func configureWithDisabledMarqueeScroll() { marqueeScrollEnabled = false }

    public mutating func configureWithDefaultImageShadow() { imageShadow = .default }

    /// The default shadow, which is the same over every image.
    public mutating func configureWithStaticImageShadow() { imageShadow = .default }

    public mutating func configureWithNoImageShadow() { imageShadow = .none }

    public mutating func configureWithDefaultFloatingBackground() { configureFloatingBackground(.default) }
    /// The shadow is the default one, as with the next.
    public mutating func configureWithOpaqueFloatingBackground() { configureFloatingBackground(.opaque) }
    public mutating func configureWithTransparentFloatingBackground() { configureFloatingBackground(.transparent) }

    /// Everything of a floating bar's background that a preset sets.
    package mutating func configureFloatingBackground(_ preset: BarBackgroundPreset) {
        floatingBackground = preset
        floatingBackgroundEffect = nil
        floatingBackgroundTintColor = nil
        floatingBackgroundColor = nil
        floatingBackgroundImage = nil
        floatingBackgroundImageContentMode = .scaleToFill
        floatingBarBackgroundShadow = .default
    }

    public mutating func configureWithDefaultBackground() { configureBackground(.default) }
    public mutating func configureWithOpaqueBackground() { configureBackground(.opaque) }
    public mutating func configureWithTransparentBackground() { configureBackground(.transparent) }

    /// Everything of the background of a bar from edge to edge that a preset sets.
    package mutating func configureBackground(_ preset: BarBackgroundPreset) {
        background = preset
        backgroundEffect = nil
        backgroundColor = nil
        backgroundImage = nil
        backgroundImageContentMode = .scaleToFill
        shadowColor = nil
        shadowImage = nil
    }

    /// With only what texts and their running depend on; everything else is as by default.
    package var textsOnly: PopupBarAppearance {
        with(
            PopupBarAppearance(
                titleTextAttributes: titleTextAttributes, subtitleTextAttributes: subtitleTextAttributes,
                marqueeScrollEnabled: marqueeScrollEnabled)
        ) {
            $0.marqueeScrollRate = marqueeScrollRate
            $0.marqueeScrollDelay = marqueeScrollDelay
            $0.coordinateMarqueeScroll = coordinateMarqueeScroll
            $0.buttonItemAppearance = buttonItemAppearance
            $0.prominentButtonItemAppearance = prominentButtonItemAppearance
        }
    }
}
