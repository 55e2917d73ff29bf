import Vitrine
import VitrineLNPopupController
import VitrinePrimitives
import VitrineScreens
import VitrineStage

/// The presentation and the changes of bars.
extension SameBytesTests {
    static func player(_ title: String = "Suscipit Ut") -> Popup {
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

    static let item = """
        popupItem:
            title: Suscipit Ut
            subtitle: Itaque eos officiis
            image: artwork/rain.png
            trailingBarButtonItems: [pause.fill, forward]
        """
    static let green = """
        container:
          content: { background: "#7DF67D" }
          toolbar: { items: [Present Bar, Dismiss Bar] }

        """

    static let bars: [Pair] = [
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
