import VitrinePopupBar
import VitrinePrimitives
import VitrineSurfaces

extension SourceValue {
    private static let appearanceKeys = KeyTable(
        rows: PopupBarAppearanceChange.Property.allCases.map { [$0.rawValue] })
    private static let cornerKeys = KeyTable("topLeft", "topRight", "bottomRight", "bottomLeft")

    /// The properties that are named, with their values.
    func appearanceChange() -> PopupBarAppearanceChange? {
        guard let keys = keyed(Self.appearanceKeys) else { return nil }
        var a = PopupBarAppearance()
        a.titleTextAttributes = keys["titleTextAttributes"]?.labelAttributes()
        a.subtitleTextAttributes = keys["subtitleTextAttributes"]?.labelAttributes()
        a.buttonAppearance = keys["buttonAppearance"]?.labelAttributes()
        a.prominentButtonAppearance = keys["prominentButtonAppearance"]?.labelAttributes()
        a.highlightColor = keys["highlightColor"]?.color()
        a.imageShadow = keys["imageShadow"]?.shadowStyle(["default", "static", "none"]) ?? a.imageShadow
        a.marqueeScrollEnabled = keys["marqueeScrollEnabled"]?.flag()
        a.marqueeScrollRate = keys["marqueeScrollRate"]?.number() ?? a.marqueeScrollRate
        a.marqueeScrollDelay = keys["marqueeScrollDelay"]?.time() ?? a.marqueeScrollDelay
        a.coordinateMarqueeScroll = keys["coordinateMarqueeScroll"]?.flag() ?? a.coordinateMarqueeScroll
        a.floatingBackground = keys["floatingBackground"]?.backgroundPreset() ?? a.floatingBackground
        a.floatingBackgroundEffect = keys["floatingBackgroundEffect"]?.barEffect()
        a.floatingBackgroundColor = keys["floatingBackgroundColor"]?.color()
        a.floatingBackgroundImage = keys["floatingBackgroundImage"]?.text()
        a.floatingBackgroundImageContentMode =
            keys["floatingBackgroundImageContentMode"]?.contentMode() ?? a.floatingBackgroundImageContentMode
        a.floatingBackgroundCornerConfiguration = keys["floatingBackgroundCornerConfiguration"]?.corners()
        a.floatingBarBackgroundShadow =
            keys["floatingBarBackgroundShadow"]?.shadowStyle(["default", "none"]) ?? a.floatingBarBackgroundShadow
        a.floatingBarShineEnabled = keys["floatingBarShineEnabled"]?.flag() ?? a.floatingBarShineEnabled
        a.background = keys["background"]?.backgroundPreset() ?? a.background
        a.backgroundEffect = keys["backgroundEffect"]?.barEffect()
        a.backgroundColor = keys["backgroundColor"]?.color()
        a.backgroundImage = keys["backgroundImage"]?.text()
        a.backgroundImageContentMode = keys["backgroundImageContentMode"]?.contentMode() ?? a.backgroundImageContentMode
        a.shadowColor = keys["shadowColor"]?.color()
        let named = PopupBarAppearanceChange.Property.allCases.filter { keys[$0.rawValue] != nil }
        return PopupBarAppearanceChange(a, Set(named))
    }

    private static let barAppearanceKeys = KeyTable("backgroundEffect", "backgroundColor", "shadowColor")

    /// The appearance of a toolbar or tab bar.
    func barAppearance() -> BarAppearance? {
        guard let keys = keyed(Self.barAppearanceKeys) else { return nil }
        return BarAppearance(
            backgroundEffect: keys["backgroundEffect"]?.barEffect(), backgroundColor: keys["backgroundColor"]?.color(),
            shadowColor: keys["shadowColor"]?.color())
    }

    private func backgroundPreset() -> BarBackgroundPreset? { choice("a background") }

    func barEffect() -> BarEffect? { choice("an effect") }

    private func contentMode() -> ImageContentMode? { choice("a content mode") }

    /// The name of a preset, or a shadow.
    func shadowStyle(_ presets: [String]) -> ShadowStyle? {
        guard case .scalar = node.content else { return shadow().map { .shadow($0) } }
        return name("a shadow or its preset", legal: presets).map { $0 == "none" ? .none : .default }
    }

    /// `capsule`, a radius, or the radii of the corners.
    private func corners() -> CornerConfiguration? {
        let expected = "corners (capsule, a radius or {topLeft, topRight, bottomRight, bottomLeft})"
        if case .mapping = node.content {
            guard let keys = keyed(Self.cornerKeys) else { return nil }
            return .radii(
                CornerRadii(
                    topLeft: keys["topLeft"]?.length() ?? 0, topRight: keys["topRight"]?.length() ?? 0,
                    bottomRight: keys["bottomRight"]?.length() ?? 0, bottomLeft: keys["bottomLeft"]?.length() ?? 0))
        }
        guard let text = scalar(expected: expected)?.text else { return nil }
        if text == "capsule" { return .capsule }
        if let radius = NumberText.points(text) { return .radii(CornerRadii(radius)) }
        report(.malformed(value: text, expected: expected))
        return nil
    }
}
