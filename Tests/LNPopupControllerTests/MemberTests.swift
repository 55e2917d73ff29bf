import Testing
import Vitrine
import VitrineLNPopupController
import VitrineScenes
import VitrineScreens

/// Members that change pictures: each differs from its default, and equals the keys of a scene.
@Suite struct MemberTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let member: String
        var keys = ""
        var item = ""
        var content = ""
        /// What both scenes have.
        var scene = ""
        /// What both popups are made of before the member is set, and its keys.
        var base: @Sendable (Popup) -> Void = { _ in }
        var baseKeys = ""
        var baseItem = ""
        var seconds = 0.0
        let set: @Sendable (Popup) -> Void

        var testDescription: String { member }

        func yaml(isSet: Bool) -> String {
            func keys(_ own: String, _ base: String) -> String {
                [base, isSet ? own : ""].filter { !$0.isEmpty }.map { ", \($0)" }.joined()
            }
            /// Later texts take the place of earlier ones.
            func itemKeys() -> String {
                let given = (isSet ? [baseItem, item] : [baseItem]).filter { !$0.isEmpty }
                let texts = ["title: Title", "subtitle: Subtitle"].filter { text in
                    !given.contains { $0.hasPrefix(text.prefix(6)) || $0.contains(", \(text.prefix(6))") }
                }
                return (texts + given).joined(separator: ", ")
            }
            return """
                vitrine: 1
                output: { scale: 0.5 }
                \(scene)
                popupBar: { tintColor: "#ED435A", popupItem: { \(itemKeys()) }\(keys(self.keys, baseKeys)) }
                popupContent: { title: null\(keys(content, "")) }
                """
        }
    }

    @Test(arguments: rows)
    func `a member changes the picture as its key does`(_ row: Row) throws {
        func picture(isSet: Bool) throws -> Bitmap {
            let popup = Popup()
            row.base(popup)
            if isSet { row.set(popup) }
            return try pixels(popup.scene(row.scene), at: row.seconds)
        }
        let (without, with) = (try picture(isSet: false), try picture(isSet: true))
        #expect(without != with)
        #expect(with == (try pixels(SceneParser.parse(row.yaml(isSet: true)), at: row.seconds)))
        #expect(without == (try pixels(SceneParser.parse(row.yaml(isSet: false)), at: row.seconds)))
    }

    @Test(arguments: rows)
    func `a member that is set later changes the picture from then on`(_ row: Row) throws {
        func renderer(isSet: Bool) throws -> Renderer {
            let popup = Popup()
            row.base(popup)
            return try Renderer(
                popup.scene(row.scene) { scene in
                    // Pictures and icons must be in the scene.
                    scene.container.content.backgroundImage = "artwork/rain.png"
                    scene.container.navigationBar = NavigationBar(
                        trailingItems: ["heart", "play", "magnifyingglass"].map { .init(icon: $0) })
                    scene.perform(at: 5) { if isSet { row.set(popup) } }
                })
        }
        let (without, with) = (try renderer(isSet: false), try renderer(isSet: true))
        #expect(try with.bitmap(at: 4.9) == without.bitmap(at: 4.9))
        let later = max(8, row.seconds + 5)
        #expect(try with.bitmap(at: later) != without.bitmap(at: later))
    }

    private static let long =
        "title: A title that is much too long for the bar of a telephone in its upright orientation"
    private static let opened = "timeline: [{ at: 0.5s, open: popup, animated: false }]"
    private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    private static func appearance(
        _ member: String, _ keys: String, scene: String = "", baseKeys: String = "", baseItem: String = "",
        seconds: Double = 0, base: @escaping @Sendable (Popup) -> Void = { _ in },
        _ set: @escaping @Sendable (LNPopupBarAppearance) -> Void
    ) -> Row {
        Row(
            member: "LNPopupBarAppearance.\(member)", keys: "standardAppearance: { \(keys) }", scene: scene, base: base,
            baseKeys: baseKeys, baseItem: baseItem, seconds: seconds
        ) { set($0.bar.standardAppearance) }
    }

    private static func lengthen(_ popup: Popup) {
        popup.item.title = "A title that is much too long for the bar of a telephone in its upright orientation"
    }

    static let bars: [Row] = [
        Row(member: "LNPopupBar.barStyle", keys: "barStyle: floating") { $0.bar.barStyle = .floating },
        Row(
            member: "LNPopupBar.progressViewStyle", keys: "progressViewStyle: bottom",
            base: { $0.item.progress = 0.5 }, baseItem: "progress: 0.5"
        ) { $0.bar.progressViewStyle = .bottom },
        Row(
            member: "LNPopupBar.inheritsBottomBarMetrics", keys: "inheritsBottomBarMetrics: false",
            scene: "container: { toolbar: { items: [One, Two] } }"
        ) { $0.bar.inheritsBottomBarMetrics = false },
        Row(
            member: "LNPopupBar.limitFloatingContentWidth", keys: "limitFloatingContentWidth: false",
            scene: "device: ipad-pro-13"
        ) { $0.bar.limitFloatingContentWidth = false },
        Row(member: "LNPopupBar.semanticContentAttribute", keys: "semanticContentAttribute: forceRightToLeft") {
            $0.bar.semanticContentAttribute = .forceRightToLeft
        },
        Row(
            member: "LNPopupBar.barItemsSemanticContentAttribute",
            keys: "barItemsSemanticContentAttribute: unspecified", scene: "direction: rtl",
            base: {
                $0.item.trailingBarButtonItems = ["pause", "forward"].map {
                    UIBarButtonItem(image: UIImage(systemName: $0))
                }
            }, baseItem: "trailingBarButtonItems: [pause, forward]"
        ) { $0.bar.barItemsSemanticContentAttribute = .unspecified },
        Row(
            member: "LNPopupBar.backgroundColor", keys: "backgroundColor: \"#FF0000\"", scene: "design: legacy",
            base: { $0.bar.barStyle = LNPopupBar.Style(rawValue: 2) ?? .default }, baseKeys: "barStyle: prominent"
        ) { $0.bar.backgroundColor = red },
        Row(
            member: "LNPopupBar.customBarViewController",
            keys: "barStyle: custom, customBar: { height: 80, searchField: { placeholder: Search } }",
        ) { $0.bar.customBarViewController = SearchBarController() },
        Row(
            member: "LNPopupBar.customBarWantsFullBarWidth", keys: "customBarWantsFullBarWidth: true",
            base: { $0.bar.customBarViewController = SearchBarController() },
            baseKeys: "barStyle: custom, customBar: { height: 80, searchField: { placeholder: Search } }"
        ) { $0.bar.customBarWantsFullBarWidth = true },
        Row(
            member: "LNPopupBar.inheritsAppearanceFromDockingView", keys: "inheritsAppearanceFromDockingView: false",
            scene: """
                design: legacy
                container: { toolbar: { items: [One], standardAppearance: { backgroundColor: "#00FF00" } } }
                """,
            base: { $0.bar.barStyle = LNPopupBar.Style(rawValue: 2) ?? .default }, baseKeys: "barStyle: prominent"
        ) { $0.bar.inheritsAppearanceFromDockingView = false },
        Row(
            member: "LNPopupBar.usesContentControllersAsDataSource",
            keys: "usesContentControllersAsDataSource: false",
            item: "title: Own, subtitle: null"
        ) {
            $0.bar.usesContentControllersAsDataSource = false
            let item = LNPopupItem()
            item.title = "Own"
            $0.bar.popupItem = item
        },
        Row(
            member: "LNPopupBar.inlineAppearance",
            keys:
                "inlineAppearance: { highlightColor: \"#FF0000\", marqueeScrollEnabled: false, titleTextAttributes: { foregroundColor: \"#FF0000\" } }",
            scene: """
                container: { tabBar: { items: [{ title: One, icon: house }, { title: Two, icon: star }] } }
                timeline: [{ at: 0.5s, tabBar: minimize, animated: false }]
                """, seconds: 1
        ) {
            let appearance = LNPopupBarAppearance()
            appearance.highlightColor = red
            appearance.marqueeScrollEnabled = false
            appearance.titleTextAttributes = AttributeContainer().foregroundColor(red)
            $0.bar.inlineAppearance = appearance
        },
    ]

    static let items: [Row] = [
        Row(member: "LNPopupItem.title", item: "title: Other") { $0.item.title = "Other" },
        Row(member: "LNPopupItem.subtitle", item: "subtitle: Other") { $0.item.subtitle = "Other" },
        Row(member: "LNPopupItem.attributedTitle", item: "title: [{ text: Other, foregroundColor: \"#FF0000\" }]") {
            $0.item.attributedTitle = AttributedString("Other", attributes: AttributeContainer().foregroundColor(red))
        },
        Row(member: "LNPopupItem.attributedSubtitle", item: "subtitle: [{ text: Other, kern: 2 }]") {
            $0.item.attributedSubtitle = AttributedString("Other", attributes: AttributeContainer().kern(2))
        },
        Row(member: "LNPopupItem.image", item: "image: artwork/rain.png") {
            $0.item.image = UIImage(named: "artwork/rain.png")
        },
        Row(
            member: "LNPopupItem.progress", item: "progress: 0.5", base: { $0.bar.progressViewStyle = .top },
            baseKeys: "progressViewStyle: top"
        ) { $0.item.progress = 0.5 },
        Row(member: "LNPopupItem.leadingBarButtonItems", item: "leadingBarButtonItems: [heart]") {
            $0.item.leadingBarButtonItems = [UIBarButtonItem(image: UIImage(systemName: "heart"))]
        },
        Row(member: "LNPopupItem.trailingBarButtonItems", item: "trailingBarButtonItems: [play]") {
            $0.item.trailingBarButtonItems = [UIBarButtonItem(systemItem: .play)]
        },
        Row(member: "LNPopupItem.barButtonItems", item: "trailingBarButtonItems: [{ title: Next, style: prominent }]") {
            let item = UIBarButtonItem(title: "Next", image: nil, primaryAction: nil)
            item.style = .prominent
            $0.item.barButtonItems = [item]
        },
        Row(
            member: "LNPopupItem.standardAppearance",
            item: "standardAppearance: { titleTextAttributes: { foregroundColor: \"#FF0000\" } }"
        ) {
            $0.item.standardAppearance = LNPopupBarAppearance()
            $0.item.standardAppearance?.titleTextAttributes = AttributeContainer().foregroundColor(red)
        },
        Row(
            member: "LNPopupItem.inlineAppearance",
            item: "inlineAppearance: { titleTextAttributes: { foregroundColor: \"#FF0000\" } }",
            scene: """
                container: { tabBar: { items: [{ title: One, icon: house }, { title: Two, icon: star }] } }
                timeline: [{ at: 0.5s, tabBar: minimize, animated: false }]
                """, seconds: 1
        ) {
            $0.item.inlineAppearance = LNPopupBarAppearance()
            $0.item.inlineAppearance?.titleTextAttributes = AttributeContainer().foregroundColor(red)
        },
    ]

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

    private static func legacyBar(
        _ member: String, _ keys: String, _ set: @escaping @Sendable (LNPopupBarAppearance) -> Void
    ) -> Row {
        appearance(
            member, keys, scene: "design: legacy\ncontainer: { content: { background: \"#7DF67D\" } }",
            baseKeys: "barStyle: prominent", base: { $0.bar.barStyle = LNPopupBar.Style(rawValue: 2) ?? .default }, set)
    }

    static let backgrounds: [Row] = [
        legacyBar("backgroundEffect", "backgroundEffect: dark") { $0.backgroundEffect = UIBlurEffect(style: .dark) },
        legacyBar("backgroundColor", "backgroundColor: \"#FF0000\"") { $0.backgroundColor = red },
        legacyBar("backgroundImage", "backgroundImage: artwork/rain.png") {
            $0.backgroundImage = UIImage(named: "artwork/rain.png")
        },
        legacyBar("shadowColor", "shadowColor: \"#FF0000\"") { $0.shadowColor = red },
        legacyBar("configureWithOpaqueBackground", "background: opaque") { $0.configureWithOpaqueBackground() },
        legacyBar("configureWithTransparentBackground", "background: transparent") {
            $0.configureWithTransparentBackground()
        },
    ]

    private static func opened(
        _ member: String, _ content: String, keys: String = "", scene: String = "",
        _ set: @escaping @Sendable (Popup) -> Void
    ) -> Row { Row(member: member, keys: keys, content: content, scene: "\(opened)\n\(scene)", seconds: 1, set: set) }

    static let contents: [Row] = [
        opened("LNPopupContentView.popupCloseButtonStyle", "popupCloseButtonStyle: chevron") {
            $0.container.popupContentView.popupCloseButtonStyle = .chevron
        },
        opened("LNPopupContentView.popupCloseButtonPositioning", "popupCloseButtonPositioning: leading") {
            $0.container.popupContentView.popupCloseButtonPositioning = .leading
        },
        opened("LNPopupCloseButton.style", "popupCloseButtonStyle: none") {
            $0.container.popupContentView.popupCloseButton.style = .none
        },
        opened("LNPopupCloseButton.positioning", "popupCloseButtonPositioning: center") {
            $0.container.popupContentView.popupCloseButton.positioning = .center
        },
        opened("LNPopupCloseButton.tintColor", "popupCloseButtonTintColor: \"#FF0000\"") {
            $0.container.popupContentView.popupCloseButton.tintColor = red
        },
        opened("UIView.backgroundColor of the content", "content: { background: \"#FF0000\" }") {
            $0.content.view.backgroundColor = red
        },
        opened(
            "LNPopupImageView", "image: artwork/rain.png, imageCornerRadius: 12, imageShadow: { blurRadius: 9 }"
        ) {
            let view = LNPopupImageView(image: UIImage(named: "artwork/rain.png"))
            view.cornerRadius = 12
            view.shadow.shadowBlurRadius = 9
            $0.content.view.addSubview(view)
        },
    ]

    static let rows = bars + items + appearances + backgrounds + contents
}
