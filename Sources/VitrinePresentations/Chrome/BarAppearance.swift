import VitrinePrimitives

/// How a toolbar or tab bar of the legacy design looks while content lies behind it: members of `UIBarAppearance`. What is
/// nil is as by default.
public struct BarAppearance: Hashable, Sendable, Codable {
    /// Not of glass. Default: that of the design.
    public var backgroundEffect: BarEffect?
    /// Over the effect. Default: none.
    public var backgroundColor: Color?
    /// Of the line above the bar, one device pixel. Default: black 30 %, in dark surroundings the system's separator.
    public var shadowColor: Color?

    public init(backgroundEffect: BarEffect? = nil, backgroundColor: Color? = nil, shadowColor: Color? = nil) {
        self.backgroundEffect = backgroundEffect
        self.backgroundColor = backgroundColor
        self.shadowColor = shadowColor
    }

    /// What a popup bar takes from it: each property that is not nil.
    var change: PopupBarAppearanceChange {
        var properties: Set<PopupBarAppearanceChange.Property> = []
        if backgroundEffect != nil { properties.insert(.backgroundEffect) }
        if backgroundColor != nil { properties.insert(.backgroundColor) }
        if shadowColor != nil { properties.insert(.shadowColor) }
        return PopupBarAppearanceChange(
            PopupBarAppearance(
                backgroundEffect: backgroundEffect, backgroundColor: backgroundColor, shadowColor: shadowColor),
            properties)
    }

    /// What the bar is made of; nil for the design's own.
    func surface(in context: Context) -> BarSurface? {
        var appearance = PopupBarAppearance()
        change.apply(to: &appearance)
        return BarSurface(edgeToEdge: appearance, in: context)
    }
}

extension Container.Dock {
    var standardAppearance: BarAppearance? {
        switch self {
        case .toolbar(let bar): bar.standardAppearance
        case .tabBar(let bar): bar.standardAppearance
        case .custom: nil
        }
    }

    var tintColor: Color? {
        switch self {
        case .toolbar(let bar): bar.tintColor
        case .tabBar(let bar): bar.tintColor
        case .custom: nil
        }
    }
}
