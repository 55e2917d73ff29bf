/// New values for some properties of an appearance; the others stay as they are.
public struct PopupBarAppearanceChange: Hashable, Sendable, Codable {
    public enum Property: String, Hashable, Sendable, Codable, CaseIterable {
        case titleTextAttributes, subtitleTextAttributes, highlightColor, imageShadow
        case buttonAppearance, prominentButtonAppearance
        case marqueeScrollEnabled, marqueeScrollRate, marqueeScrollDelay, coordinateMarqueeScroll
        case floatingBackground, floatingBackgroundEffect, floatingBackgroundColor, floatingBackgroundImage
        case floatingBackgroundImageContentMode, floatingBackgroundCornerConfiguration
        case floatingBarBackgroundShadow, floatingBarShineEnabled
        case background, backgroundEffect, backgroundColor, backgroundImage, backgroundImageContentMode, shadowColor
    }

    /// Where the new values stand; what `properties` does not name is of no meaning.
    public var values: PopupBarAppearance
    public var properties: Set<Property>

    public init(_ values: PopupBarAppearance, _ properties: Set<Property>) {
        self.values = values
        self.properties = properties
    }

    /// Makes the change. A preset sets everything that belongs to it first, then come the properties named beside it.
    public func apply(to a: inout PopupBarAppearance) {
        for property in Property.allCases where properties.contains(property) {
            switch property {
            case .titleTextAttributes: a.titleTextAttributes = values.titleTextAttributes
            case .subtitleTextAttributes: a.subtitleTextAttributes = values.subtitleTextAttributes
            case .buttonAppearance: a.buttonAppearance = values.buttonAppearance
            case .prominentButtonAppearance: a.prominentButtonAppearance = values.prominentButtonAppearance
            case .highlightColor: a.highlightColor = values.highlightColor
            case .imageShadow: a.imageShadow = values.imageShadow
            case .marqueeScrollEnabled: a.marqueeScrollEnabled = values.marqueeScrollEnabled
            case .marqueeScrollRate: a.marqueeScrollRate = values.marqueeScrollRate
            case .marqueeScrollDelay: a.marqueeScrollDelay = values.marqueeScrollDelay
            case .coordinateMarqueeScroll: a.coordinateMarqueeScroll = values.coordinateMarqueeScroll
            case .floatingBackground: a.configureFloatingBackground(values.floatingBackground)
            case .floatingBackgroundEffect: a.floatingBackgroundEffect = values.floatingBackgroundEffect
            case .floatingBackgroundColor: a.floatingBackgroundColor = values.floatingBackgroundColor
            case .floatingBackgroundImage: a.floatingBackgroundImage = values.floatingBackgroundImage
            case .floatingBackgroundImageContentMode:
                a.floatingBackgroundImageContentMode = values.floatingBackgroundImageContentMode
            case .floatingBackgroundCornerConfiguration:
                a.floatingBackgroundCornerConfiguration = values.floatingBackgroundCornerConfiguration
            case .floatingBarBackgroundShadow: a.floatingBarBackgroundShadow = values.floatingBarBackgroundShadow
            case .floatingBarShineEnabled: a.floatingBarShineEnabled = values.floatingBarShineEnabled
            case .background: a.configureBackground(values.background)
            case .backgroundEffect: a.backgroundEffect = values.backgroundEffect
            case .backgroundColor: a.backgroundColor = values.backgroundColor
            case .backgroundImage: a.backgroundImage = values.backgroundImage
            case .backgroundImageContentMode: a.backgroundImageContentMode = values.backgroundImageContentMode
            case .shadowColor: a.shadowColor = values.shadowColor
            }
        }
    }
}
