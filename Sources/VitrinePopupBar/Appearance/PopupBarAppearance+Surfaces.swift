import VitrinePrimitives
import VitrineSurfaces

extension BarSurface {
    package init(floating a: PopupBarAppearance, in context: Context) {
        let isGlass = context.traits.design == .glass
        let dark = context.isDark
        let isDefault = a.floatingBackground == .default
        let effect =
            a.floatingBackgroundEffect
            ?? (isDefault ? isGlass ? .glass : dark ? .prominent : .systemChromeMaterial : .none)
        let own = isDefault && dark && !isGlass ? RGBColor.white.withAlpha(0.1) : nil
        self.init(
            effect: effect,
            color: a.floatingBackgroundColor ?? (a.floatingBackground == .opaque ? Self.background(dark) : own),
            image: a.floatingBackgroundImage.flatMap(context.image),
            contentMode: a.floatingBackgroundImageContentMode, dark: dark)
    }

    /// Creates the surface of a bar from edge to edge; nil if it is in one piece with its dock.
    package init?(edgeToEdge a: PopupBarAppearance, in context: Context) {
        let isDefault = a.background == .default
        if isDefault, a.backgroundEffect == nil, a.backgroundColor == nil, a.backgroundImage == nil { return nil }
        let dark = context.isDark
        self.init(
            effect: a.backgroundEffect ?? (isDefault ? .systemChromeMaterial : .none),
            color: a.backgroundColor ?? (a.background == .opaque ? Self.background(dark) : nil),
            image: a.backgroundImage.flatMap(context.image), contentMode: a.backgroundImageContentMode,
            dark: dark)
    }
}

extension PopupBarAppearance {
    /// The shadow around a floating bar; nil if there is none. Source: facts, popup bar, section 1.5.
    package func backgroundShadow(in design: Design) -> Shadow? {
        switch (floatingBarBackgroundShadow, design) {
        case (.none, _): nil
        case (.shadow(let shadow), _): shadow
        case (.default, .glass):
            Shadow(color: RGBColor.black.withAlpha(0.17), offset: Point(x: 0, y: 8), blurRadius: 12)
        case (.default, .legacy): Shadow(color: RGBColor.black.withAlpha(0.22), blurRadius: 8)
        }
    }

    /// The shadow under the image; nil if there is none.
    package var imageShadowOrDefault: Shadow? {
        switch imageShadow {
        case .none: nil
        case .shadow(let shadow): shadow
        case .default: Shadow(color: RGBColor.black.withAlpha(0.12), blurRadius: 3)
        }
    }

    /// Returns the color over a highlighted bar.
    package func highlight(dark: Bool, design: Design) -> RGBColor {
        highlightColor
            ?? (dark ? RGBColor.white.withAlpha(0.1) : RGBColor(0xaeaeb2, alpha: design == .glass ? 0.3 : 0.2))
    }
}
