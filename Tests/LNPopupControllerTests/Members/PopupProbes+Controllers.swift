import Vitrine
import VitrineLNPopupController
import VitrinePresentation
import VitrineStage
import VitrineTestSupport

/// Probes of the library's extensions of view controllers.
extension ProbeList {
    mutating func addControllers() {
        let type = "UIViewController"
        see("\(type).presentPopupBar(with:openPopup:animated:completion:)", "PresentationScene.add(popupBarOf:)") {
            isSet in
            let popup = Popup()
            var scene = try SceneParser.parse("vitrine: 1\noutput: { scale: 0.5 }")
            if isSet { popup.container.presentPopupBar(with: popup.content) }
            scene.add(popupBarOf: popup.container)
            return [AnyHashable(try pixels(scene, at: 1))]
        }
        see("\(type).presentPopupBar(withContentViewController:openPopup:animated:completion:)") { isSet in
            let popup = Popup()
            var scene = try SceneParser.parse("vitrine: 1\noutput: { scale: 0.5 }")
            let older: any OlderControllerSpellings = popup.container
            if isSet {
                older.presentPopupBar(
                    withContentViewController: popup.content, openPopup: true, animated: false, completion: nil)
            }
            scene.add(popupBarOf: popup.container)
            return [AnyHashable(try pixels(scene, at: 1))]
        }
        let calls: [(String, @Sendable (UIViewController) -> Void)] = [
            ("openPopup(animated:completion:)", { $0.openPopup() }),
            ("dismissPopupBar(animated:completion:)", { $0.dismissPopupBar() }),
        ]
        for (name, call) in calls {
            later(["\(type).\(name)", "\(type).popupPresentationState"], "") { call($0.container) }
        }
        later(["\(type).closePopup(animated:completion:)"], "timeline: [{ at: 0.2s, open: popup, animated: false }]") {
            $0.container.closePopup()
        }
        notes("\(type).popupContent", "\(type).popupPresentationContainer") { isSet, popup, notes, scene in
            if isSet { scene.perform(at: 1) { popup.container.dismissPopupBar(animated: false) } }
            scene.perform(at: 2) {
                notes.all.append(
                    "\(popup.container.popupContent === popup.content) \(popup.content.popupPresentationContainer === popup.container)"
                )
            }
        }
        let pull =
            "timeline: [{ at: 0.5s, drag: popupBar, path: [{ by: { x: 0, y: -150 }, duration: 0.3s }, { by: { x: 0, y: 0 }, duration: 1s }] }]"
        look("\(type).popupInteractionStyle", scene: pull) { $0.container.popupInteractionStyle = .drag }
        notes("\(type).effectivePopupInteractionStyle") { isSet, popup, notes, scene in
            if isSet { popup.container.popupInteractionStyle = .scroll }
            scene.perform(at: 1) { notes.all.append("\(popup.container.effectivePopupInteractionStyle)") }
        }
        look("\(type).popupBar") { $0.container.popupBar.barStyle = .floating }
        look("\(type).popupContentView", scene: "timeline: [{ at: 0.5s, open: popup, animated: false }]") {
            $0.container.popupContentView.popupCloseButtonStyle = .none
        }
        look("\(type).popupItem") { $0.content.popupItem.title = "Other" }
        look(
            "\(type).shouldExtendPopupBarUnderSafeArea",
            scene: "design: legacy\ncontainer: { content: { background: \"#00FF00\" } }",
            after: { $0.bar.barStyle = LNPopupBar.Style(rawValue: 2)! }
        ) {
            let older: any OlderControllerSpellings = $0.container
            older.shouldExtendPopupBarUnderSafeArea = false
        }
        see("\(type).allowPopupHapticFeedbackGeneration") { isSet in
            let popup = Popup()
            popup.container.allowPopupHapticFeedbackGeneration = isSet
            let log = try StagedScene(popup.scene("timeline: [{ at: 1s, open: popup }]")).log
            return [log.filter { if case .haptic = $0.what { true } else { false } }.count]
        }
        addSplitViews()
        addEnvironments()
        addDelegates()
    }

    /// Adds a probe of a call at 1 s that changes the picture, and the state that code reads at 2 s.
    private mutating func later(_ members: [String], _ yaml: String, call: @escaping PopupChange) {
        add(members) { isSet in
            let (popup, notes) = (Popup(), Notes())
            let scene = try popup.scene(yaml) { scene in
                scene.perform(at: 1) { if isSet { call(popup) } }
                scene.perform(at: 3) { notes.all.append("\(popup.container.popupPresentationState)") }
            }
            let picture = try pixels(scene, at: 3)
            return [AnyHashable(picture), AnyHashable(notes.all)]
        }
    }

    private mutating func addSplitViews() {
        let sidebar = """
            device: ipad-pro-11-more-space
            orientation: landscape
            container:
              tabBar: { items: [{ title: A, icon: heart }, { title: B, icon: house }] }
              sidebar: { isHidden: false, sections: [{ items: [{ title: C, icon: heart }] }] }

            """
        look(
            "UISplitViewController.popupBarAvoidsPrimaryColumn", scene: sidebar, at: [0],
            container: { UISplitViewController() }
        ) { ($0.container as? UISplitViewController)?.popupBarAvoidsPrimaryColumn = false }
        look(
            "UIViewController.popupOpensOverSplitViewController",
            scene: sidebar + "timeline: [{ at: 0.5s, open: popup, animated: false }]", at: [1],
            container: { UISplitViewController() }
        ) { $0.container.popupOpensOverSplitViewController = false }
    }

    private mutating func addEnvironments() {
        let type = "LNPopupBar.Environment"
        see(
            "\(type).inline", "\(type).regular", "\(type).unspecified", "UITraitCollection.popupBarEnvironment",
            "UITraitCollection.popUpBarEnvironment"
        ) { isSet in
            let (popup, notes) = (Popup(Tabs()), Notes())
            let minimize = isSet ? "timeline: [{ at: 0.5s, tabBar: minimize }]" : ""
            let scene = try popup.scene(
                "container: { tabBar: { items: [{ title: One, icon: house }, { title: Two, icon: star }] } }\n\(minimize)"
            ) { scene in
                scene.perform(at: 2) {
                    let traits = popup.content.traitCollection
                    let older: any OlderTraitSpellings = traits
                    notes.all.append("\(traits.popupBarEnvironment) \(older.popUpBarEnvironment)")
                }
            }
            _ = try StagedScene(scene)
            guard notes.all == (isSet ? ["inline inline"] : ["regular regular"]) else { return ["\(notes.all)"] }
            return notes.all.map { AnyHashable($0) } + ["\(popup.content.traitCollection.popupBarEnvironment)"]
        }
    }

    private mutating func addDelegates() {
        let type = "LNPopupPresentationDelegate"
        final class Listener: LNPopupPresentationDelegate {
            var heard: Set<String> = []
            func popupPresentationControllerWillPresentPopupBar(_ c: UIViewController, animated: Bool) {
                heard.insert("WillPresentPopupBar(_:animated:)")
            }
            func popupPresentationControllerDidPresentPopupBar(_ c: UIViewController, animated: Bool) {
                heard.insert("DidPresentPopupBar(_:animated:)")
            }
            func popupPresentationControllerWillDismissPopupBar(_ c: UIViewController, animated: Bool) {
                heard.insert("WillDismissPopupBar(_:animated:)")
            }
            func popupPresentationControllerDidDismissPopupBar(_ c: UIViewController, animated: Bool) {
                heard.insert("DidDismissPopupBar(_:animated:)")
            }
            func popupPresentationControllerWillOpenPopup(_ c: UIViewController, animated: Bool) {
                heard.insert("WillOpenPopup(_:animated:)")
            }
            func popupPresentationControllerDidOpenPopup(_ c: UIViewController, animated: Bool) {
                heard.insert("DidOpenPopup(_:animated:)")
            }
            func popupPresentationControllerWillClosePopup(_ c: UIViewController, animated: Bool) {
                heard.insert("WillClosePopup(_:animated:)")
            }
            func popupPresentationControllerDidClosePopup(_ c: UIViewController, animated: Bool) {
                heard.insert("DidClosePopup(_:animated:)")
            }
        }
        final class NewListener: LNPopupPresentationDelegate {
            var heard: Set<String> = []
            func popupPresentationController(
                _ c: UIViewController, willOpenPopupWithContentController content: UIViewController, animated: Bool
            ) { heard.insert("(_:willOpenPopupWithContentController:animated:)") }
            func popupPresentationController(
                _ c: UIViewController, didOpenPopupWithContentController content: UIViewController, animated: Bool
            ) { heard.insert("(_:didOpenPopupWithContentController:animated:)") }
            func popupPresentationController(
                _ c: UIViewController, willClosePopupWithContentController content: UIViewController, animated: Bool
            ) { heard.insert("(_:willClosePopupWithContentController:animated:)") }
            func popupPresentationController(
                _ c: UIViewController, didClosePopupWithContentController content: UIViewController, animated: Bool
            ) { heard.insert("(_:didClosePopupWithContentController:animated:)") }
        }
        @Sendable func heard(_ isSet: Bool, _ delegate: any LNPopupPresentationDelegate) throws {
            let popup = Popup()
            if isSet { popup.container.popupPresentationDelegate = delegate }
            let scene = try popup.scene(
                "timeline: [{ at: 1s, open: popup }, { at: 2s, close: popup }, { at: 3s, dismiss: popupBar }]")
            _ = try StagedScene(scene)
        }
        let bars = ["WillPresentPopupBar", "DidPresentPopupBar", "WillDismissPopupBar", "DidDismissPopupBar"]
        let popups = ["WillOpenPopup", "DidOpenPopup", "WillClosePopup", "DidClosePopup"]
        for name in (bars + popups).map({ "\($0)(_:animated:)" }) {
            see("\(type).popupPresentationController\(name)", "UIViewController.popupPresentationDelegate") { isSet in
                let listener = Listener()
                try heard(isSet, listener)
                return [listener.heard.contains(name)]
            }
        }
        for verb in ["willOpen", "didOpen", "willClose", "didClose"] {
            let name = "(_:\(verb)PopupWithContentController:animated:)"
            see("\(type).popupPresentationController\(name)") { isSet in
                let listener = NewListener()
                try heard(isSet, listener)
                return [listener.heard.contains(name)]
            }
        }
    }
}
