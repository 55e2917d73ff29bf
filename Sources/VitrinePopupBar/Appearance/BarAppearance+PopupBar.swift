import VitrineSurfaces

extension PopupBarAppearance {
    /// Replaces each property for which a dock's appearance has a value.
    package mutating func take(_ dock: BarAppearance) {
        backgroundEffect = dock.backgroundEffect ?? backgroundEffect
        backgroundColor = dock.backgroundColor ?? backgroundColor
        shadowColor = dock.shadowColor ?? shadowColor
        shadowImage = dock.shadowImage ?? shadowImage
    }
}
