import VitrineSurfaces

extension BarAppearance {
    /// What a popup bar takes from it: each property that is not nil.
    package var change: PopupBarAppearanceChange {
        var properties: Set<PopupBarAppearanceChange.Property> = []
        if backgroundEffect != nil { properties.insert(.backgroundEffect) }
        if backgroundColor != nil { properties.insert(.backgroundColor) }
        if shadowColor != nil { properties.insert(.shadowColor) }
        return PopupBarAppearanceChange(
            PopupBarAppearance(
                backgroundEffect: backgroundEffect, backgroundColor: backgroundColor, shadowColor: shadowColor),
            properties)
    }
}
