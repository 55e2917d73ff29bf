import VitrinePopupBar
import VitrinePrimitives
import VitrineSurfaces

extension LNPopupBarAppearance {
    /// Returns the appearance of a scene without what the design lacks.
    func value(in traits: Traits) -> PopupBarAppearance {
        let isGlass = traits.design == .glass
        var out = PopupBarAppearance()
        out.titleTextAttributes = titleTextAttributes.map { LabelAttributes($0, in: traits) }
        out.subtitleTextAttributes = subtitleTextAttributes.map { LabelAttributes($0, in: traits) }
        out.buttonItemAppearance = buttonAppearance.value(in: traits)
        out.prominentButtonItemAppearance = prominentButtonAppearance.value(in: traits)
        out.highlightColor = ownHighlightColor?.value(in: traits)
        out.marqueeScrollEnabled = ownMarqueeScrollEnabled
        out.marqueeScrollRate = Double(marqueeScrollRate).limited(1...1000)
        out.marqueeScrollDelay = marqueeScrollDelay.limited(0...60)
        out.coordinateMarqueeScroll = coordinateMarqueeScroll
        if let shadow = ownImageShadow { out.imageShadow = shadow.configuration(in: traits) }

        out.floatingBackground = floatingPreset.value
        if let effect = ownFloatingBackgroundEffect {
            out.floatingBackgroundEffect = effect.map { $0.value(in: traits.design) } ?? BarEffect.none
            let tint = (effect as? UIGlassEffect)?.tintColor
            out.floatingBackgroundColor = isGlass ? tint?.value(in: traits) : nil
            out.floatingBarShineEnabled = isGlass && (effect as? UIGlassEffect)?.isShiny == true
        }
        out.floatingBackgroundColor = floatingBackgroundColor?.value(in: traits) ?? out.floatingBackgroundColor
        out.floatingBackgroundImage = floatingBackgroundImage?.picturePath
        out.floatingBackgroundImageContentMode = floatingBackgroundImageContentMode.value
        if let shadow = ownFloatingBarBackgroundShadow {
            out.floatingBarBackgroundShadow = shadow.configuration(in: traits)
        }
        if isGlass {
            out.floatingBackgroundCornerConfiguration = floatingBackgroundCornerConfiguration?.value
            out.floatingBarShineEnabled = out.floatingBarShineEnabled || hasShine
        }

        out.background = backgroundPreset.value
        out.backgroundEffect = backgroundEffect?.value(in: traits.design)
        out.backgroundColor = backgroundColor?.value(in: traits)
        out.backgroundImage = backgroundImage?.picturePath
        out.backgroundImageContentMode = backgroundImageContentMode.value
        out.shadowColor = shadowColor?.value(in: traits)
        return out
    }
}

extension NSShadow? {
    fileprivate func configuration(in traits: Traits) -> ShadowConfiguration {
        self?.value(in: traits).map { .shadow($0) } ?? .none
    }
}

extension UIBarButtonItemAppearance {
    fileprivate func value(in traits: Traits) -> BarButtonItemAppearance {
        var out = BarButtonItemAppearance()
        out.normal = normal.value(in: traits)
        out.highlighted = highlighted.value(in: traits)
        out.disabled = disabled.value(in: traits)
        return out
    }
}

extension UIBarButtonItemStateAppearance {
    /// Returns the state with nil for unset properties: titles have those of the design, or of the normal state.
    fileprivate func value(in traits: Traits) -> BarButtonItemAppearance.State {
        func offset(_ value: UIOffset) -> Point? { value == .zero ? nil : value.sceneValue }
        var out = BarButtonItemAppearance.State(
            titleTextAttributes: titleTextAttributes.isEmpty ? nil : LabelAttributes(titleTextAttributes, in: traits))
        out.titlePositionAdjustment = offset(titlePositionAdjustment)
        out.backgroundImage = backgroundImage?.picturePath
        out.backgroundImagePositionAdjustment = offset(backgroundImagePositionAdjustment)
        return out
    }
}

extension [UIBarButtonItem] {
    /// Returns the buttons of a scene. Spaces are left out: leading and trailing buttons are separate anyway.
    func values(in traits: Traits) -> [BarButtonItem] {
        lazy.filter { $0.isShownInPopupBar }.prefix(PopupItem.buttonLimit).map { $0.value(in: traits) }
    }
}

extension UIBarButtonItem {
    /// Whether the item is a button with an icon or a title.
    var isShownInPopupBar: Bool { !isHidden && (iconName != nil || shownTitle != nil) }

    fileprivate func value(in traits: Traits) -> BarButtonItem {
        let icon = iconName
        var out = BarButtonItem(icon: icon ?? "", title: icon == nil ? shownTitle : nil)
        out.style = isProminent ? .prominent : .plain
        out.tint = tintColor?.value(in: traits)
        out.isEnabled = isEnabled
        out.width = Double(width).limited(0...1000)
        let insets = imageInsets.insets
        out.imageInsets = Insets(
            top: insets.top.limited(-100...100), left: insets.left.limited(-100...100),
            bottom: insets.bottom.limited(-100...100), right: insets.right.limited(-100...100))
        return out
    }
}
