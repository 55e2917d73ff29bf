import Testing
import Vitrine
import VitrineLNPopupController
import VitrinePresentation
import VitrineScenes
import VitrineScreens
import VitrineStage

/// What a recording calls: delegates, completions, contents, actions of buttons.
@Suite struct CallTests {
    /// Notes calls with their times in ticks of 1/120 s.
    final class Listener: LNPopupPresentationDelegate, LNPopupBarDelegate {
        var calls: [String] = []
        var now: () -> Double = { 0 }
        func note(_ what: String) { calls.append("\(Int((now() * 120).rounded())) \(what)") }

        func popupPresentationControllerWillPresentPopupBar(_ controller: UIViewController, animated: Bool) {
            note("willPresent \(animated)")
        }
        func popupPresentationControllerDidPresentPopupBar(_ controller: UIViewController, animated: Bool) {
            note("didPresent \(animated) \(controller.popupPresentationState)")
        }
        func popupPresentationControllerWillDismissPopupBar(_ controller: UIViewController, animated: Bool) {
            note("willDismiss \(animated)")
        }
        func popupPresentationControllerDidDismissPopupBar(_ controller: UIViewController, animated: Bool) {
            note("didDismiss \(animated) \(controller.popupPresentationState)")
        }
        func popupPresentationController(
            _ controller: UIViewController, willOpenPopupWithContentController content: UIViewController,
            animated: Bool
        ) { note("willOpen \(animated)") }
        func popupPresentationController(
            _ controller: UIViewController, didOpenPopupWithContentController content: UIViewController,
            animated: Bool
        ) { note("didOpen \(animated) \(controller.popupPresentationState)") }
        func popupPresentationController(
            _ controller: UIViewController, willClosePopupWithContentController content: UIViewController,
            animated: Bool
        ) { note("willClose \(animated)") }
        func popupPresentationController(
            _ controller: UIViewController, didClosePopupWithContentController content: UIViewController,
            animated: Bool
        ) { note("didClose \(animated) \(controller.popupPresentationState)") }
        func popupBar(_ popupBar: LNPopupBar, didDisplay popupItem: LNPopupItem, previous: LNPopupItem?) {
            note("didDisplay \(popupItem.title ?? "") after \(previous?.title ?? "nothing")")
        }
    }

    private func listener(of popup: Popup) -> Listener {
        let listener = Listener()
        listener.now = { UserRequests.current?.now ?? 0 }
        popup.container.popupPresentationDelegate = listener
        return listener
    }

    @Test func `delegates and completions are called when transitions begin and end`() throws {
        let popup = Popup()
        let listener = listener(of: popup)
        var scene = try SceneParser.parse("vitrine: 1")
        scene.add(popupBarOf: popup.container)
        scene.perform(at: 1) {
            popup.container.presentPopupBar(with: popup.content) { listener.note("present completion") }
        }
        scene.perform(at: 2) { popup.container.openPopup { listener.note("open completion") } }
        scene.perform(at: 3) { popup.container.closePopup { listener.note("close completion") } }
        scene.perform(at: 4) {
            popup.container.dismissPopupBar(animated: false) { listener.note("dismiss completion") }
        }
        _ = try StagedScene(scene)
        #expect(
            listener.calls == [
                "120 willPresent true", "180 didPresent true barPresented", "180 present completion",
                "240 willOpen true", "300 didOpen true open", "300 open completion",
                "360 willClose true", "420 didClose true barPresented", "420 close completion",
                "480 willDismiss false", "480 didDismiss false barHidden", "480 dismiss completion",
            ])
    }

    @Test func `an open popup closes before its bar is dismissed`() throws {
        let popup = Popup()
        let listener = listener(of: popup)
        popup.container.presentPopupBar(with: popup.content, openPopup: true)
        var scene = try SceneParser.parse("vitrine: 1")
        scene.add(popupBarOf: popup.container)
        scene.perform(at: 1) { popup.container.dismissPopupBar { listener.note("completion") } }
        _ = try StagedScene(scene)
        #expect(
            listener.calls == [
                "0 willPresent false", "0 didPresent false open", "0 willOpen false", "0 didOpen false open",
                "120 willClose true", "180 didClose true barPresented", "180 willDismiss true",
                "240 didDismiss true barHidden", "240 completion",
            ])
        #expect(popup.container.popupContent == nil && popup.content.popupPresentationContainer == nil)
    }

    @Test func `a completion runs for a call that has no effect, and for one that another replaces`() throws {
        let popup = Popup()
        let listener = listener(of: popup)
        var scene = try popup.scene()
        scene.perform(at: 1) { popup.container.closePopup { listener.note("closed already") } }
        scene.perform(at: 2) {
            popup.container.openPopup { listener.note("opened") }
            popup.container.closePopup { listener.note("replaced") }
            popup.container.openPopup { listener.note("open already") }
        }
        _ = try StagedScene(scene)
        #expect(
            listener.calls.dropFirst(2) == [
                "120 closed already", "240 willOpen true", "240 replaced", "300 didOpen true open", "300 opened",
                "300 open already",
            ])
    }

    @Test func `the older methods of a delegate are called`() throws {
        final class Older: LNPopupPresentationDelegate {
            var calls: [String] = []
            func popupPresentationControllerWillOpenPopup(_ c: UIViewController, animated: Bool) {
                calls.append("willOpen")
            }
            func popupPresentationControllerDidOpenPopup(_ c: UIViewController, animated: Bool) {
                calls.append("didOpen")
            }
            func popupPresentationControllerWillClosePopup(_ c: UIViewController, animated: Bool) {
                calls.append("willClose")
            }
            func popupPresentationControllerDidClosePopup(_ c: UIViewController, animated: Bool) {
                calls.append("didClose")
            }
        }
        let (popup, older) = (Popup(), Older())
        popup.container.popupPresentationDelegate = older
        let scene = try popup.scene("timeline: [{ at: 1s, open: popup }, { at: 2s, tap: popupCloseButton }]")
        _ = try StagedScene(scene)
        #expect(older.calls == ["willOpen", "didOpen", "willClose", "didClose"])
    }

    @Test func `a finger that lets a popup go opens or closes it`() throws {
        let popup = Popup()
        let listener = listener(of: popup)
        popup.container.popupInteractionStyle = .drag
        let scene = try popup.scene(
            """
            timeline:
              - { at: 1s, drag: popupBar, by: { x: 0, y: -400 }, duration: 0.5s }
              - { at: 3s, drag: popup, by: { x: 0, y: 500 }, duration: 0.5s }
            """)
        _ = try StagedScene(scene)
        let names = listener.calls.dropFirst(2).map { String($0.split(separator: " ")[1]) }
        #expect(names == ["willOpen", "didOpen", "willClose", "didClose"])
    }

    @Test func `the content appears and disappears with the popup, and moves to its view`() throws {
        final class Content: UIViewController {
            var calls: [String] = []
            override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
            override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
            override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
            override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
            override func viewWillMove(toPopupContainerContentView view: LNPopupContentView?) {
                super.viewWillMove(toPopupContainerContentView: view)
                calls.append("willMove \(view != nil)")
            }
            override func viewDidMove(toPopupContainerContentView view: LNPopupContentView?) {
                super.viewDidMove(toPopupContainerContentView: view)
                calls.append("didMove \(view != nil) \(popupPresentationContainer != nil)")
            }
            override func popupItemDidChange(_ popupItem: LNPopupItem?) {
                calls.append("item \(popupItem?.title ?? "")")
            }
        }
        let content = Content()
        let popup = Popup(Page(), content)
        let scene = try popup.scene(
            "timeline: [{ at: 1s, open: popup }, { at: 2s, close: popup }, { at: 3s, dismiss: popupBar }]")
        _ = try StagedScene(scene)
        #expect(
            content.calls == [
                "willMove true", "didMove true true", "item Title", "willAppear", "didAppear", "willDisappear",
                "didDisappear", "willMove false", "didMove false false",
            ])
    }

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

    @Test func `a content that is its own container is an error`() throws {
        let page = Page()
        page.presentPopupBar(with: page)
        var scene = try SceneParser.parse("vitrine: 1")
        scene.add(popupBarOf: page)
        #expect(throws: VitrineError.self) { try Renderer(scene) }
    }

    @Test func `scene files log the calls of the delegate`() throws {
        let scene = try SceneParser.parse(
            "{ vitrine: 1, popupBar: { popupItem: { title: A } }, timeline: [{ at: 1s, open: popup }] }")
        #expect(try log(scene) == ["willOpenPopup(animated: true)", "didOpenPopup(animated: true)"])
    }
}
