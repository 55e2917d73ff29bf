import VitrinePrimitives
import VitrineSurfaces

extension PopupBarAppearance {
    public mutating func configureWithDefaultHighlightColor() { highlightColor = nil }

    /// Enables scrolling of long titles with the default rate and delay.
    public mutating func configureWithDefaultMarqueeScroll() {
        marqueeScrollEnabled = true
        marqueeScrollRate = 30
        marqueeScrollDelay = 2
        coordinateMarqueeScroll = true
    }

    public mutating func configureWithDisabledMarqueeScroll() { marqueeScrollEnabled = false }

    public mutating func configureWithDefaultImageShadow() { imageShadow = .default }

    /// Sets the default shadow, which is the same for every image.
    public mutating func configureWithStaticImageShadow() { imageShadow = .default }

    public mutating func configureWithNoImageShadow() { imageShadow = .none }

    public mutating func configureWithDefaultFloatingBackground() { configureFloatingBackground(.default) }
    /// Sets the opaque preset, whose shadow is the default one, as is that of the transparent preset.
    public mutating func configureWithOpaqueFloatingBackground() { configureFloatingBackground(.opaque) }
    public mutating func configureWithTransparentFloatingBackground() { configureFloatingBackground(.transparent) }

    /// Sets every property of a floating bar's background to that of a preset.
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

    /// Sets every property of the background of a bar from edge to edge to that of a preset.
    package mutating func configureBackground(_ preset: BarBackgroundPreset) {
        background = preset
        backgroundEffect = nil
        backgroundColor = nil
        backgroundImage = nil
        backgroundImageContentMode = .scaleToFill
        shadowColor = nil
        shadowImage = nil
    }

    /// An appearance that has only the properties that texts and their scrolling depend on.
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

extension PopupBarAppearance {
    /// Replaces each property for which a dock's appearance has a value.
    package mutating func take(_ dock: BarAppearance) {
        backgroundEffect = dock.backgroundEffect ?? backgroundEffect
        backgroundColor = dock.backgroundColor ?? backgroundColor
        shadowColor = dock.shadowColor ?? shadowColor
        shadowImage = dock.shadowImage ?? shadowImage
    }
}
