import Testing
import Vitrine
import VitrineLNPopupController
import VitrineScreens

@testable import VitrineLNPopupControllerSnippets

/// The Swift blocks of LNPopupController's documentation take effect in scenes.
@Suite struct PopupSnippetTests {
    /// Returns the scene of a page that presents a bar.
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
        // The scene retains its bar weakly.
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

    @Test func `a bar of the style drag follows the finger`() throws {
        func held(_ change: (UIViewController) -> Void) throws -> Bitmap {
            let container = UIViewController()
            var scene = scene(container) { _ = PopupSnippets.present4(from: $0) }
            change(container)
            scene.timeline = [.swipe("popupBar", at: 1, by: -120, in: 0.3, rest: 1)]
            return try scene.picture(at: 2)
        }
        #expect(try held(PopupSnippets.interactionStyle10) != held { _ in })
        let container = UIViewController()
        PopupSnippets.interactionStyle10(container)
        #expect(container.effectivePopupInteractionStyle == .drag)
    }

    @Test func `a close button of the style none is not drawn`() throws {
        func opened(_ change: (UIViewController) -> Void) throws -> Bitmap {
            try scene { container in
                PopupSnippets.presentOpen5(UIViewController(), from: container)
                change(container)
            }.picture(at: 3)
        }
        #expect(try opened(PopupSnippets.closeButton12) != opened { _ in })
    }

    /// Returns the texts of assistive technology at a time.
    private func accessibility(
        at seconds: Double, _ change: (UIViewController, UIViewController) -> Void
    ) throws -> String {
        let container = UIViewController()
        var scene = scene(container) { change($0, PopupSnippets.present4(from: $0)) }
        scene.perform(at: 2) { PopupSnippets.open6(container) }
        return try Renderer(scene).staged.elements(at: seconds).compactMap(\.accessibility).joined(separator: "\n")
    }

    @Test func `texts of accessibility are read of the bar`() throws {
        let plain = try accessibility(at: 1) { _, _ in }
        let read = try accessibility(at: 1) { _, content in
            PopupSnippets.accessibility14(content)
            PopupSnippets.labels17(content)
        }
        for text in ["Label of the bar", "Hint of the bar"] {
            #expect(read.contains(text) && !plain.contains(text), "\(text) in \(read)")
        }
    }

    @Test func `texts of accessibility are read of the close button`() throws {
        let plain = try accessibility(at: 4) { _, _ in }
        let read = try accessibility(at: 4) { container, _ in PopupSnippets.closeButtonAccessibility16(container) }
        #expect(read.contains("Closes it") && !plain.contains("Closes it"))
    }

    @Test func `an appearance is that of the library's module`() throws {
        let plain = try picture { _, _ in }
        let colored = try picture { container, _ in
            let appearance = PopupSnippets.import3.init()
            appearance.titleTextAttributes = AttributeContainer().foregroundColor(UIColor.red)
            container.popupBar.standardAppearance = appearance
        }
        #expect(colored != plain)
    }
}
