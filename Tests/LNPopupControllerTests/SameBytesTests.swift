import Testing
import Vitrine
import VitrineLNPopupController
import VitrinePrimitives
import VitrineScenes
import VitrineScreens

/// Scenes as files and as code against LNPopupController.
@Suite struct SameBytesTests {
    /// A scene in both forms.
    struct Pair: Sendable, CustomTestStringConvertible {
        let name: String
        /// The keys that both have.
        var shared = ""
        /// What the code stands for.
        let yaml: String
        let code: @Sendable (inout PresentationScene) -> Void

        var testDescription: String { name }
    }

    private static let output = "output: { scale: 0.5, fps: 20, duration: 2s }\n"

    @Test(arguments: pairs)
    func `a scene and the code for it give the same bytes`(_ pair: Pair) throws {
        let head = "vitrine: 1\n\(Self.output)\(pair.shared)"
        let file = try Renderer(try SceneParser.parse(head + pair.yaml)).gif()
        var scene = try SceneParser.parse(head)
        pair.code(&scene)
        #expect(try Renderer(scene).gif() == file)
    }

    @Test func `the ten scenes differ`() throws {
        let films = try Self.pairs.map { pair in
            try Renderer(try SceneParser.parse("vitrine: 1\n\(Self.output)\(pair.shared)\(pair.yaml)")).gif()
        }
        #expect(films.count >= 10 && Set(films).count == films.count)
    }

    private static func player(_ title: String = "Suscipit Ut") -> Popup {
        let popup = Popup(Page(), Page(UIColor(red: 0x51 / 255, green: 0x28 / 255, blue: 0x34 / 255, alpha: 1)))
        popup.item.title = title
        popup.item.subtitle = "Itaque eos officiis"
        popup.item.image = UIImage(named: "artwork/rain.png")
        popup.item.trailingBarButtonItems = [
            UIBarButtonItem(image: UIImage(systemName: "pause.fill"), style: .plain, target: nil, action: nil),
            UIBarButtonItem(systemItem: .fastForward),
        ]
        return popup
    }

    private static let item = """
        popupItem:
            title: Suscipit Ut
            subtitle: Itaque eos officiis
            image: artwork/rain.png
            trailingBarButtonItems: [pause.fill, forward]
        """
    private static let green = """
        container:
          content: { background: "#7DF67D" }
          toolbar: { items: [Present Bar, Dismiss Bar] }

        """

    static let pairs: [Pair] = [
        Pair(
            name: "a bar at rest", shared: green,
            yaml: "popupBar:\n  tintColor: \"#ED435A\"\n  \(item)",
            code: { scene in
                let popup = player()
                popup.container.presentPopupBar(with: popup.content)
                scene.add(popupBarOf: popup.container)
            }),
        Pair(
            name: "a bar is presented and dismissed", shared: green,
            yaml: """
                popupBar:
                  barStyle: floating
                  tintColor: "#ED435A"
                  \(item)
                timeline:
                  - { at: 0.25s, present: popupBar }
                  - { at: 1.25s, dismiss: popupBar }
                """,
            code: { scene in
                let popup = player()
                popup.bar.barStyle = .floating
                scene.add(popupBarOf: popup.container)
                scene.perform(at: 0.25) { popup.container.presentPopupBar(with: popup.content) }
                scene.perform(at: 1.25) { popup.container.dismissPopupBar() }
                // A picture that appears later is loaded with the scene.
                scene.popupBar?.popupItem.image = "artwork/rain.png"
                scene.popupBar?.popupItem.trailingBarButtonItems = ["pause.fill", "forward"]
            }),
        Pair(
            name: "a popup opens and closes", shared: green,
            yaml: """
                popupBar:
                  tintColor: "#ED435A"
                  \(item)
                popupContent:
                  content: { background: "#512834" }
                timeline:
                  - { at: 0.25s, open: popup }
                  - { at: 1.25s, close: popup }
                """,
            code: { scene in
                let popup = player()
                popup.container.presentPopupBar(with: popup.content)
                scene.add(popupBarOf: popup.container)
                scene.perform(at: 0.25) { popup.container.openPopup() }
                scene.perform(at: 1.25) { popup.container.closePopup() }
            }),
        Pair(
            name: "a title, a progress and a style change",
            yaml: """
                popupBar:
                  progressViewStyle: top
                  tintColor: "#ED435A"
                  popupItem: { title: One, subtitle: Subtitle, progress: 0.25 }
                timeline:
                  - { at: 0.5s, set: { popupBar: { popupItem: { title: Two } } } }
                  - { at: 1s, set: { popupBar: { popupItem: { progress: 0.75 }, progressViewStyle: bottom } } }
                  - { at: 1.5s, set: { popupBar: { barStyle: floating } } }
                """,
            code: { scene in
                let popup = Popup()
                popup.item.title = "One"
                popup.item.progress = 0.25
                popup.bar.progressViewStyle = .top
                popup.container.presentPopupBar(with: popup.content)
                scene.add(popupBarOf: popup.container)
                scene.perform(at: 0.5) { popup.item.title = "Two" }
                scene.perform(at: 1) {
                    popup.item.progress = 0.75
                    popup.bar.progressViewStyle = .bottom
                }
                scene.perform(at: 1.5) { popup.bar.barStyle = .floating }
            }),
        Pair(
            name: "an appearance of its own",
            yaml: """
                popupBar:
                  barStyle: floating
                  tintColor: "#FFFF00"
                  standardAppearance:
                    titleTextAttributes:
                      font: { family: Comic Neue, size: 16, weight: bold }
                      foregroundColor: "#FFFF00"
                      kern: 0.5
                      paragraphStyle: { alignment: right, lineBreakMode: byTruncatingTail }
                    subtitleTextAttributes:
                      font: { family: Comic Neue, size: 14, weight: regular }
                      foregroundColor: "#00FF00"
                    imageShadow: { color: "#FFFF00", blurRadius: 3 }
                    floatingBackgroundEffect: dark
                    floatingBarBackgroundShadow: { color: "#FF0000", blurRadius: 8, offset: { x: 0, y: 2 } }
                  popupItem: { title: Title, subtitle: Subtitle, image: artwork/forest.png }
                """,
            code: { scene in
                let popup = Popup()
                popup.item.image = UIImage(named: "artwork/forest.png")
                popup.bar.barStyle = .floating
                popup.bar.tintColor = .yellow
                popup.bar.standardAppearance = chalk()
                popup.container.presentPopupBar(with: popup.content)
                scene.add(popupBarOf: popup.container)
            }),
        Pair(
            name: "attributed texts and dark surroundings", shared: "appearance: dark\n",
            yaml: """
                popupBar:
                  tintColor: "#ED435A"
                  popupItem:
                    title: [Welcome to, { text: " Vitrine", foregroundColor: "#ED435A", underlineStyle: single }]
                    subtitle: [{ text: Small, font: { size: 10, weight: regular } }]
                """,
            code: { scene in
                let popup = Popup()
                var title = AttributedString("Welcome to")
                title += AttributedString(
                    " Vitrine", attributes: AttributeContainer().foregroundColor(pink).underlineStyle(.single))
                popup.item.attributedTitle = title
                popup.item.attributedSubtitle = AttributedString(
                    "Small", attributes: AttributeContainer().font(.systemFont(ofSize: 10)))
                popup.container.presentPopupBar(with: popup.content)
                scene.add(popupBarOf: popup.container)
            }),
        Pair(
            name: "a finger drags a popup with a close button",
            yaml: """
                popupBar: { tintColor: "#ED435A", popupItem: { title: Title, subtitle: Subtitle } }
                popupContent:
                  content: { background: "#FF8D28", darkBackground: "#FF9230" }
                  popupInteractionStyle: drag
                  popupCloseButtonStyle: chevron
                  open: true
                timeline:
                  - { at: 0.25s, drag: popup, by: { x: 0, y: 400 }, duration: 0.5s }
                """,
            code: { scene in
                let popup = Popup(Page(), Page(.systemOrange))
                popup.container.popupInteractionStyle = .drag
                popup.container.popupContentView.popupCloseButtonStyle = .chevron
                popup.container.presentPopupBar(with: popup.content, openPopup: true)
                scene.add(popupBarOf: popup.container)
                scene.timeline = [.drag("popup", at: 0.25, by: Point(x: 0, y: 400), duration: 0.5)]
            }),
        Pair(
            name: "a finger pages through a data source",
            yaml: """
                popupBar:
                  tintColor: "#ED435A"
                  usesContentControllersAsDataSource: false
                  popupItems:
                    - { title: One, image: artwork/forest.png }
                    - { title: Two, image: artwork/rain.png }
                    - { title: Three, image: artwork/sunset.png }
                timeline:
                  - { at: 0.25s, drag: popupBar, by: { x: -180, y: 0 }, duration: 0.3s }
                  - { at: 1.25s, drag: popupBar, by: { x: -180, y: 0 }, duration: 0.3s }
                """,
            code: { scene in
                let (popup, playlist) = (Popup(), Playlist())
                popup.bar.usesContentControllersAsDataSource = false
                popup.bar.dataSource = playlist
                popup.container.presentPopupBar(with: popup.content)
                scene.add(popupBarOf: popup.container)
                // The bar does not keep its data source.
                scene.perform(at: 2) { _ = playlist }
                scene.timeline = [0.25, 1.25].map { .drag("popupBar", at: $0, by: Point(x: -180, y: 0), duration: 0.3) }
            }),
        Pair(
            name: "a custom bar above a view of one's own",
            yaml: """
                container: { customDock: { height: 70, background: "#0000FF", bottomDockingViewMarginForPopupBar: 12 } }
                popupBar:
                  tintColor: "#ED435A"
                  barStyle: custom
                  customBar: { height: 80, searchField: { placeholder: Search } }
                  popupItem: { title: Title, subtitle: Subtitle }
                """,
            code: { scene in
                let popup = Popup(Docked())
                popup.bar.customBarViewController = SearchBarController()
                popup.container.presentPopupBar(with: popup.content)
                scene.add(popupBarOf: popup.container)
            }),
        Pair(
            name: "tabs of the legacy design", shared: "design: legacy\n",
            yaml: """
                container:
                  tabBar:
                    selected: 1
                    items: [{ title: Home, icon: house.fill }, { title: Search, icon: magnifyingglass }]
                popupBar:
                  barStyle: prominent
                  tintColor: "#ED435A"
                  backgroundColor: "#FFFF00"
                  shouldFadePopupBarOnDismiss: false
                  popupItem: { title: Title, subtitle: Subtitle }
                timeline:
                  - { at: 0.5s, dismiss: popupBar }
                """,
            code: { scene in
                let tabs = Tabs()
                let popup = Popup(tabs)
                popup.bar.barStyle = LNPopupBar.Style(rawValue: 2) ?? .default
                popup.bar.backgroundColor = .yellow
                popup.container.presentPopupBar(with: popup.content)
                scene.add(popupBarOf: popup.container)
                scene.perform(at: 0.5) { tabs.dismissPopupBar() }
            }),
    ]

    private static func chalk() -> LNPopupBarAppearance {
        let appearance = LNPopupBarAppearance()
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .right
        paragraph.lineBreakMode = .byTruncatingTail
        appearance.titleTextAttributes = AttributeContainer()
            .font(UIFontMetrics(forTextStyle: .headline).scaledFont(for: UIFont(name: "ComicNeue-Bold", size: 16)!))
            .foregroundColor(.yellow).paragraphStyle(paragraph).kern(0.5)
        appearance.subtitleTextAttributes = AttributeContainer()
            .font(UIFont(name: "ComicNeue-Regular", size: 14)!).foregroundColor(.green)
        let glow = NSShadow()
        glow.shadowColor = UIColor.yellow
        glow.shadowBlurRadius = 3
        appearance.imageShadow = glow
        let shadow = NSShadow()
        shadow.shadowColor = UIColor.red
        shadow.shadowBlurRadius = 8
        shadow.shadowOffset = CGSize(width: 0, height: 2)
        appearance.floatingBarBackgroundShadow = shadow
        appearance.floatingBackgroundEffect = UIBlurEffect(style: .dark)
        return appearance
    }
}

/// Three songs.
final class Playlist: LNPopupBarDataSource {
    let items: [LNPopupItem]
    /// The titles of items whose neighbors were asked for.
    var asked: [String] = []
    var isEndless = false

    init() {
        items = [("One", "forest"), ("Two", "rain"), ("Three", "sunset")].map { title, picture in
            let item = LNPopupItem()
            item.title = title
            item.image = UIImage(named: "artwork/\(picture).png")
            return item
        }
    }

    func initialPopupItem(for popupBar: LNPopupBar) -> LNPopupItem { items[0] }

    func popupBar(_ popupBar: LNPopupBar, popupItemBefore popupItem: LNPopupItem) -> LNPopupItem? {
        neighbor(of: popupItem, -1)
    }

    func popupBar(_ popupBar: LNPopupBar, popupItemAfter popupItem: LNPopupItem) -> LNPopupItem? {
        asked.append(popupItem.title ?? "")
        return neighbor(of: popupItem, 1)
    }

    private func neighbor(of item: LNPopupItem, _ step: Int) -> LNPopupItem? {
        guard let index = items.firstIndex(where: { $0 === item }) else { return nil }
        if isEndless { return items[(index + step + items.count) % items.count] }
        return items.indices.contains(index + step) ? items[index + step] : nil
    }
}

final class Docked: UIViewController {
    private let dock = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 70))

    override var bottomDockingViewForPopupBar: UIView? {
        dock.backgroundColor = .blue
        return dock
    }
    override var bottomDockingViewMarginForPopupBar: CGFloat { 12 }
}

final class SearchBarController: LNPopupCustomBarViewController {
    var taps = true
    var heard: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let search = UISearchBar()
        search.placeholder = "Search"
        view.addSubview(search)
        preferredContentSize = CGSize(width: 0, height: 80)
    }

    override var wantsDefaultTapGestureRecognizer: Bool { taps }
    override func popupItemDidUpdate() { heard.append("update") }
    override func popupItemDidChange(_ popupItem: LNPopupItem?) { heard.append("change \(popupItem?.title ?? "")") }
    override func willMove(to popupBar: LNPopupBar?) { heard.append("willMove") }
    override func didMoveToPopupBar() { heard.append("didMove \(containingPopupBar != nil)") }
    override func activeAppearanceDidChange(_ activeAppearance: LNPopupBarAppearance) { heard.append("appearance") }
}

final class Tabs: UITabBarController {
    var fades = false

    override func viewDidLoad() {
        super.viewDidLoad()
        let icons = [("Home", "house.fill"), ("Search", "magnifyingglass")]
        viewControllers = icons.enumerated().map { i, item in
            let page = Page()
            page.tabBarItem = UITabBarItem(title: item.0, image: UIImage(systemName: item.1), tag: i)
            return page
        }
        selectedIndex = 1
    }

    override var shouldFadePopupBarOnDismiss: Bool { fades }
}
