import VitrineSurfaces

extension PopupBarAppearance {
    /// Takes each property of a dock's appearance that is not nil.
    package mutating func take(_ dock: BarAppearance) {
        backgroundEffect = dock.backgroundEffect ?? backgroundEffect
        backgroundColor = dock.backgroundColor ?? backgroundColor
        shadowColor = dock.shadowColor ?? shadowColor
        shadowImage = dock.shadowImage ?? shadowImage
    }
}
