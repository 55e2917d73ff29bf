import Testing
import Vitrine
import VitrineLNPopupController
import VitrinePresentation
import VitrineScreens
import VitrineStage

/// The calls of a recording when a popup and its bar appear and disappear: delegates, completions, contents.
@Suite struct CallTests {
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
