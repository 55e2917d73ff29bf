import Vitrine
import VitrineLNPopupController
import VitrineScreens
import VitrineStage

extension MemberTests {
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
            member: "LNPopupBar.imageView", keys: "imageContentMode: scaleAspectFill, imageCornerRadius: 12",
            base: { $0.item.image = UIImage(named: "artwork/coast.png") }, baseItem: "image: artwork/coast.png"
        ) {
            $0.bar.imageView.contentMode = .scaleAspectFill
            $0.bar.imageView.cornerRadius = 12
        },
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
}
