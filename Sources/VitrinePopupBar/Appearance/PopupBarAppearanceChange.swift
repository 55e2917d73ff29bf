import VitrineSetting

/// New values for some properties of a popup bar's appearance.
public typealias PopupBarAppearanceChange = Change<PopupBarAppearance>

extension PopupBarAppearance: Changeable {
    /// Presets come before what belongs to them.
    public enum Property: String, Hashable, Sendable, Codable, CaseIterable {
        case titleTextAttributes, subtitleTextAttributes, highlightColor, imageShadow
        case buttonAppearance, prominentButtonAppearance
        case marqueeScrollEnabled, marqueeScrollRate, marqueeScrollDelay, coordinateMarqueeScroll
        case floatingBackground, floatingBackgroundEffect, floatingBackgroundColor, floatingBackgroundImage
        case floatingBackgroundImageContentMode, floatingBackgroundCornerConfiguration
        case floatingBarBackgroundShadow, floatingBarShineEnabled
        case background, backgroundEffect, backgroundColor, backgroundImage, backgroundImageContentMode, shadowColor
    }

    /// A preset sets everything that belongs to it.
    public mutating func take(_ property: Property, from other: PopupBarAppearance) {
        switch property {
        case .titleTextAttributes: titleTextAttributes = other.titleTextAttributes
        case .subtitleTextAttributes: subtitleTextAttributes = other.subtitleTextAttributes
        case .buttonAppearance: buttonAppearance = other.buttonAppearance
        case .prominentButtonAppearance: prominentButtonAppearance = other.prominentButtonAppearance
        case .highlightColor: highlightColor = other.highlightColor
        case .imageShadow: imageShadow = other.imageShadow
        case .marqueeScrollEnabled: marqueeScrollEnabled = other.marqueeScrollEnabled
        case .marqueeScrollRate: marqueeScrollRate = other.marqueeScrollRate
        case .marqueeScrollDelay: marqueeScrollDelay = other.marqueeScrollDelay
        case .coordinateMarqueeScroll: coordinateMarqueeScroll = other.coordinateMarqueeScroll
        case .floatingBackground: configureFloatingBackground(other.floatingBackground)
        case .floatingBackgroundEffect: floatingBackgroundEffect = other.floatingBackgroundEffect
        case .floatingBackgroundColor: floatingBackgroundColor = other.floatingBackgroundColor
        case .floatingBackgroundImage: floatingBackgroundImage = other.floatingBackgroundImage
        case .floatingBackgroundImageContentMode:
            floatingBackgroundImageContentMode = other.floatingBackgroundImageContentMode
        case .floatingBackgroundCornerConfiguration:
            floatingBackgroundCornerConfiguration = other.floatingBackgroundCornerConfiguration
        case .floatingBarBackgroundShadow: floatingBarBackgroundShadow = other.floatingBarBackgroundShadow
        case .floatingBarShineEnabled: floatingBarShineEnabled = other.floatingBarShineEnabled
        case .background: configureBackground(other.background)
        case .backgroundEffect: backgroundEffect = other.backgroundEffect
        case .backgroundColor: backgroundColor = other.backgroundColor
        case .backgroundImage: backgroundImage = other.backgroundImage
        case .backgroundImageContentMode: backgroundImageContentMode = other.backgroundImageContentMode
        case .shadowColor: shadowColor = other.shadowColor
        }
    }
}
