import Testing
import Vitrine
import VitrineLNPopupController
import VitrinePresentation
import VitrineScreens
import VitrineStage

/// The calls of a recorded bar: actions of buttons, recognizers, custom bars, data sources.
@Suite struct BarCallTests {
    @Test func `a tap on a button performs its action and does not open the popup`() throws {
        let popup = Popup()
        let listener = listener(of: popup)
        var taps: [String] = []
        func button(_ icon: String) -> UIBarButtonItem {
            UIBarButtonItem(image: UIImage(systemName: icon), primaryAction: UIAction { _ in taps.append(icon) })
        }
        let hidden = button("star")
        hidden.isHidden = true
        let disabled = button("repeat")
        disabled.isEnabled = false
        popup.item.leadingBarButtonItems = [button("heart")]
        popup.item.trailingBarButtonItems = [hidden, button("pause"), .flexibleSpace(), button("forward"), disabled]
        let scene = try popup.scene { scene in
            scene.timeline = [
                .tap("popupBar.leadingBarButtonItems.0", at: 1), .tap("popupBar.trailingBarButtonItems.1", at: 2),
                .tap("popupBar.trailingBarButtonItems.2", at: 3),
            ]
        }
        _ = try StagedScene(scene)
        #expect(taps == ["heart", "forward"])
        #expect(popup.container.popupPresentationState == .barPresented && listener.calls.count == 2)
    }

    @Test func `an action that changes the item changes the picture`() throws {
        func picture(tap: Bool) throws -> Bitmap {
            let popup = Popup()
            let action = UIAction { [unowned item = popup.item] _ in item.title = "Tapped" }
            popup.item.trailingBarButtonItems = [
                UIBarButtonItem(image: UIImage(systemName: "pause"), primaryAction: action)
            ]
            let scene = try popup.scene { scene in
                if tap { scene.timeline = [.tap("popupBar.trailingBarButtonItems.0", at: 1)] }
            }
            return try pixels(scene, at: 2)
        }
        #expect(try picture(tap: true) != picture(tap: false))
    }

    @Test(arguments: ["tap", "highlight", "pan", "custom"])
    func `a disabled recognizer has no effect`(_ which: String) throws {
        let popup = Popup()
        switch which {
        case "tap": popup.bar.popupOpenGestureRecognizer.isEnabled = false
        case "highlight": popup.bar.barHighlightGestureRecognizer.isEnabled = false
        case "pan": popup.container.popupContentView.popupInteractionGestureRecognizer.isEnabled = false
        default:
            let custom = SearchBarController()
            custom.taps = false
            popup.bar.customBarViewController = custom
        }
        let listener = listener(of: popup)
        let finger = which == "pan" ? "drag: popupBar, by: { x: 0, y: -300 }" : "tap: popupBar"
        let scene = try popup.scene("timeline: [{ at: 1s, \(finger) }]")
        _ = try StagedScene(scene)
        #expect(listener.calls.contains { $0.contains("willOpen") } == (which == "highlight"))
    }

    @Test func `a custom bar hears of its bar, of items and of appearances`() throws {
        let (popup, custom) = (Popup(), SearchBarController())
        popup.bar.customBarViewController = custom
        var scene = try popup.scene()
        scene.perform(at: 1) { popup.item.title = "Other" }
        scene.perform(at: 2) { popup.bar.standardAppearance.floatingBackgroundColor = .red }
        scene.perform(at: 3) { popup.bar.customBarViewController = nil }
        _ = try StagedScene(scene)
        #expect(
            custom.heard == [
                "willMove", "didMove true", "change Title", "update", "appearance", "update", "appearance", "willMove",
                "didMove false",
            ])
    }

    @Test func `another item of the bar is told to its delegate`() throws {
        let popup = Popup()
        let listener = listener(of: popup)
        popup.bar.delegate = listener
        popup.bar.usesContentControllersAsDataSource = false
        func item(_ title: String) -> LNPopupItem {
            let item = LNPopupItem()
            item.title = title
            return item
        }
        popup.bar.popupItem = item("One")
        var scene = try popup.scene()
        scene.perform(at: 1) { popup.bar.popupItem = item("Two") }
        _ = try StagedScene(scene)
        #expect(
            listener.calls.filter { $0.contains("didDisplay") } == [
                "0 didDisplay One after nothing", "120 didDisplay Two after One",
            ])
    }

    @Test(arguments: [false, true])
    func `a data source is asked at the beginning and after each page`(isEndless: Bool) throws {
        let (popup, playlist) = (Popup(), Playlist())
        playlist.isEndless = isEndless
        let listener = listener(of: popup)
        popup.bar.delegate = listener
        popup.bar.usesContentControllersAsDataSource = false
        popup.bar.dataSource = playlist
        let drags = [1, 2, 3, 4].map { "{ at: \($0)s, drag: popupBar, by: { x: -180, y: 0 }, duration: 0.3s }" }
        let scene = try popup.scene("timeline: [\(drags.joined(separator: ", "))]")
        playlist.asked = []
        _ = try StagedScene(scene)
        let shown = listener.calls.filter { $0.contains("didDisplay") }.map {
            $0.split(separator: " ")[2...].joined(separator: " ")
        }
        if isEndless {
            #expect(playlist.asked == ["One", "Two", "Three", "One", "Two"])
            #expect(
                shown == [
                    "One after nothing", "Two after One", "Three after Two", "One after Three", "Two after One",
                ])
        } else {
            #expect(playlist.asked == ["One", "Two", "Three"])
            #expect(shown == ["One after nothing", "Two after One", "Three after Two"])
        }
    }

    @Test func `the environment is inline beside a minimized tab bar`() throws {
        final class Content: UIViewController {
            var environments: [LNPopupBar.Environment] = []
            var seconds: [Double] = []
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                environments.append(traitCollection.popupBarEnvironment)
                seconds.append(UserRequests.current?.now ?? 0)
            }
        }
        let content = Content()
        let popup = Popup(Tabs(), content)
        let scene = try popup.scene(
            """
            container: { tabBar: { items: [{ title: One, icon: house }, { title: Two, icon: star }] } }
            timeline: [{ at: 1s, tabBar: minimize }, { at: 3s, open: popup }, { at: 5s, close: popup }, { at: 7s, tabBar: expand }]
            """)
        _ = try StagedScene(scene)
        #expect(content.environments == [.inline, .regular])
        #expect(content.seconds.count == 2 && (1.0...1.1).contains(content.seconds[0]))
        #expect((7.0...7.1).contains(content.seconds.last ?? 0))
        #expect(content.traitCollection.popupBarEnvironment == .unspecified)
    }

    @Test func `haptic feedback follows the container's and the bar's permission`() throws {
        func feedback(_ change: (Popup) -> Void) throws -> Int {
            let (popup, playlist) = (Popup(), Playlist())
            popup.bar.usesContentControllersAsDataSource = false
            popup.bar.dataSource = playlist
            change(popup)
            let scene = try popup.scene(
                "timeline: [{ at: 1s, drag: popupBar, by: { x: -180, y: 0 }, duration: 0.3s }, { at: 3s, open: popup }]"
            )
            return try StagedScene(scene).log.filter { if case .haptic = $0.what { true } else { false } }.count
        }
        #expect(try feedback { _ in } == 1)
        #expect(try feedback { $0.bar.allowHapticFeedbackGenerationOnItemPaging = false } == 0)
        #expect(try feedback { $0.container.allowPopupHapticFeedbackGeneration = true } == 2)
    }
}
