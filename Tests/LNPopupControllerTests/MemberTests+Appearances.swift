import Vitrine
import VitrineLNPopupController
import VitrineScreens
import VitrineStage

/// Members of a floating bar's appearance.
extension MemberTests {
    static func appearance(
        _ member: String, _ keys: String, scene: String = "", baseKeys: String = "", baseItem: String = "",
        seconds: Double = 0, base: @escaping @Sendable (Popup) -> Void = { _ in },
        _ set: @escaping @Sendable (LNPopupBarAppearance) -> Void
    ) -> Row {
        Row(
            member: "LNPopupBarAppearance.\(member)", keys: "standardAppearance: { \(keys) }", scene: scene, base: base,
            baseKeys: baseKeys, baseItem: baseItem, seconds: seconds
        ) { set($0.bar.standardAppearance) }
    }

    static func lengthen(_ popup: Popup) {
        popup.item.title = "A title that is much too long for the bar of a telephone in its upright orientation"
    }

    static let appearances: [Row] = [
        appearance("titleTextAttributes", "titleTextAttributes: { foregroundColor: \"#FF0000\" }") {
            $0.titleTextAttributes = AttributeContainer().foregroundColor(red)
        },
        appearance("subtitleTextAttributes", "subtitleTextAttributes: { tracking: 3 }") {
            $0.subtitleTextAttributes = AttributeContainer().tracking(3)
        },
        appearance(
            "buttonAppearance", "buttonAppearance: { foregroundColor: \"#FF0000\" }",
            baseItem: "trailingBarButtonItems: [{ title: Next }]",
            base: { $0.item.barButtonItems = [UIBarButtonItem(title: "Next")] }
        ) { $0.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: red] },
        appearance(
            "prominentButtonAppearance", "prominentButtonAppearance: { foregroundColor: \"#FF0000\" }",
            baseItem: "trailingBarButtonItems: [{ title: Next, style: prominent }]",
            base: { popup in
                let item = UIBarButtonItem(title: "Next")
                item.style = .prominent
                popup.item.barButtonItems = [item]
            }
        ) { $0.prominentButtonAppearance.normal.titleTextAttributes = [.foregroundColor: red] },
        appearance("marqueeScrollEnabled", "marqueeScrollEnabled: false", baseItem: long, seconds: 5, base: lengthen) {
            $0.marqueeScrollEnabled = false
        },
        appearance("marqueeScrollRate", "marqueeScrollRate: 60", baseItem: long, seconds: 5, base: lengthen) {
            $0.marqueeScrollRate = 60
        },
        appearance("marqueeScrollDelay", "marqueeScrollDelay: 4", baseItem: long, seconds: 5, base: lengthen) {
            $0.marqueeScrollDelay = 4
        },
        appearance(
            "coordinateMarqueeScroll", "coordinateMarqueeScroll: false",
            baseItem: "\(long), subtitle: A subtitle that is a little too long for the bar of a telephone as well",
            seconds: 25,
            base: {
                lengthen($0)
                $0.item.subtitle = "A subtitle that is a little too long for the bar of a telephone as well"
            }
        ) { $0.coordinateMarqueeScroll = false },
        appearance(
            "imageShadow", "imageShadow: none", baseItem: "image: artwork/rain.png",
            base: { $0.item.image = UIImage(named: "artwork/rain.png") }
        ) { $0.imageShadow = nil },
        appearance("floatingBackgroundEffect", "floatingBackgroundEffect: dark") {
            $0.floatingBackgroundEffect = UIBlurEffect(style: .dark)
        },
        appearance("floatingBackgroundColor", "floatingBackgroundColor: \"#FF0000\"") {
            $0.floatingBackgroundColor = red
        },
        appearance("floatingBackgroundImage", "floatingBackgroundImage: artwork/rain.png") {
            $0.floatingBackgroundImage = UIImage(named: "artwork/rain.png")
        },
        appearance(
            "floatingBackgroundImageContentMode",
            "floatingBackgroundImage: artwork/rain.png, floatingBackgroundImageContentMode: scaleAspectFill"
        ) {
            $0.floatingBackgroundImage = UIImage(named: "artwork/rain.png")
            $0.floatingBackgroundImageContentMode = .scaleAspectFill
        },
        appearance(
            "floatingBackgroundCornerConfiguration",
            "floatingBackgroundCornerConfiguration: { topLeft: 8, topRight: 8, bottomRight: 8, bottomLeft: 8 }"
        ) { $0.floatingBackgroundCornerConfiguration = .corners(radius: .fixed(8)) },
        appearance(
            "floatingBackgroundCornerConfiguration, capsule",
            "floatingBackgroundCornerConfiguration: { capsule: { maximumRadius: 8 } }"
        ) { $0.floatingBackgroundCornerConfiguration = .capsule(maximumRadius: 8) },
        appearance(
            "floatingBarBackgroundShadow",
            "floatingBackgroundEffect: dark, floatingBarBackgroundShadow: { color: \"#FF0000\", blurRadius: 9 }"
        ) {
            $0.floatingBackgroundEffect = UIBlurEffect(style: .dark)
            let shadow = NSShadow()
            shadow.shadowColor = red
            shadow.shadowBlurRadius = 9
            $0.floatingBarBackgroundShadow = shadow
        },
        appearance("UIGlassEffect.shiny", "floatingBackgroundEffect: glass, floatingBarShineEnabled: true") {
            $0.floatingBackgroundEffect = UIGlassEffect.shiny
        },
        appearance(
            "UIGlassEffect.tintColor", "floatingBackgroundEffect: clearGlass, floatingBackgroundColor: \"#FF000080\""
        ) {
            let glass = UIGlassEffect(style: .clear)
            glass.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 128.0 / 255)
            $0.floatingBackgroundEffect = glass
        },
        appearance("configureWithOpaqueFloatingBackground", "floatingBackground: opaque") {
            $0.configureWithOpaqueFloatingBackground()
        },
        appearance("configureWithTransparentFloatingBackground", "floatingBackground: transparent") {
            $0.configureWithTransparentFloatingBackground()
        },
        appearance(
            "configureWithDisabledMarqueeScroll", "marqueeScrollEnabled: false", baseItem: long, seconds: 5,
            base: lengthen
        ) { $0.configureWithDisabledMarqueeScroll() },
        appearance(
            "configureWithNoImageShadow", "imageShadow: none", baseItem: "image: artwork/rain.png",
            base: { $0.item.image = UIImage(named: "artwork/rain.png") }
        ) { $0.configureWithNoImageShadow() },
    ]
}
