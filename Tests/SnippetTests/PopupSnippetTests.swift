import Testing
import Vitrine
import VitrineLNPopupController
import VitrineScreens

@testable import VitrineLNPopupControllerSnippets

/// The Swift blocks of LNPopupController's documentation take effect in scenes.
@Suite struct PopupSnippetTests {
    /// A page that presents a bar, and the scene of it.
    private func scene(
        _ container: UIViewController = UIViewController(), present: (UIViewController) -> Void = { _ in }
    ) -> PresentationScene {
        var scene = PresentationScene()
        scene.output = Output(scale: 1, fps: 10)
        scene.output.showsTouches = false
        container.view.backgroundColor = .systemTeal
        scene.show(container)
        scene.simulate { present(container) }
        scene.add(popupBarOf: container)
        // The scene holds its bar weakly.
        scene.perform(at: 0) { withExtendedLifetime(container) {} }
        return scene
    }

    private func picture(
        at seconds: Double = 1, _ change: (UIViewController, UIViewController) -> Void
    ) throws -> Bitmap {
        try scene { container in
            let content = PopupSnippets.present4(from: container)
            content.popupItem.image = UIImage(named: "artwork/rain.png")
            content.popupItem.progress = 0.4
            change(container, content)
        }.picture(at: seconds)
    }

    @Test func `a bar is presented with its item`() throws {
        #expect(try scene { _ = PopupSnippets.present4(from: $0) }.picture(at: 1) != scene().picture(at: 1))
    }

    @Test func `a popup opens with its bar, and by a call`() throws {
        let container = UIViewController()
        var open = scene(container) { PopupSnippets.presentOpen5(UIViewController(), from: $0) }
        var states: [UIViewController.PopupPresentationState] = []
        open.perform(at: 2) { states.append(container.popupPresentationState) }
        _ = try Renderer(open)
        let other = UIViewController()
        var called = scene(other) { _ = PopupSnippets.present4(from: $0) }
        called.perform(at: 1) { states.append(other.popupPresentationState) }
        called.perform(at: 1.1) { PopupSnippets.open6(other) }
        called.perform(at: 4) { states.append(other.popupPresentationState) }
        _ = try Renderer(called)
        #expect(states == [.open, .barPresented, .open])
    }

    @Test func `a bar is dismissed`() throws {
        let container = UIViewController()
        var scene = scene(container) { _ = PopupSnippets.present4(from: $0) }
        scene.perform(at: 1) { PopupSnippets.dismiss7(container) }
        let pictures = try scene.pictures(at: [0.9, 4])
        #expect(pictures[0] != pictures[1] && container.popupPresentationState == .barHidden)
    }

    @Test func `a docking view of the container lifts the bar`() throws {
        func picture(_ container: UIViewController) throws -> Bitmap {
            try scene(container) { _ = PopupSnippets.present4(from: $0) }.picture(at: 1)
        }
        #expect(try picture(PopupSnippets.Container8()) != picture(UIViewController()))
    }

    @Test(arguments: ["bar style", "progress style", "appearance"]) func `a style changes the bar`(
        _ name: String
    ) throws {
        // The default in this design is the compact style.
        let plain = try picture { container, _ in
            if name == "bar style" { container.popupBar.barStyle = .floating }
        }
        let changed = try picture { container, _ in
            switch name {
            case "bar style": PopupSnippets.barStyle9(container)
            case "progress style": PopupSnippets.progressStyle11(container)
            default: PopupSnippets.appearance13(container)
            }
        }
        #expect(changed != plain)
    }

    @Test func `a style of interaction and of the close button is the container's`() throws {
        let container = UIViewController()
        PopupSnippets.interactionStyle10(container)
        #expect(container.effectivePopupInteractionStyle == .drag)
        func opened(_ change: (UIViewController) -> Void) throws -> Bitmap {
            try scene { container in
                PopupSnippets.presentOpen5(UIViewController(), from: container)
                change(container)
            }.picture(at: 3)
        }
        #expect(try opened(PopupSnippets.closeButton12) != opened { _ in })
    }

    @Test func `texts of accessibility are those of the item and the close button`() {
        let (container, content) = (UIViewController(), UIViewController())
        PopupSnippets.accessibility14(content)
        PopupSnippets.closeButtonAccessibility16(container)
        PopupSnippets.labels17(content)
        #expect(content.popupItem.accessibilityLabel == "Label of the bar")
        #expect(container.popupContentView.popupCloseButton.accessibilityHint == "Closes it")
        #expect(content.popupItem.accessibilityProgressValue == "0.0 percent")
    }

    @Test func `names of the library are those of its module`() {
        #expect("\(PopupSnippets.import3)" == "LNPopupBarAppearance")
    }
}
