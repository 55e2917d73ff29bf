import Vitrine
import VitrineLNPopupController
import VitrinePrimitives
import VitrineScreens
import VitrineStage

/// Texts, touches, and docks.
extension SameBytesTests {
    static let others: [Pair] = [
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
                // The bar does not retain its data source.
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
}
