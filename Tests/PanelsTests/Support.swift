import Foundation
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces

@testable import VitrinePanels
@testable import VitrineScreens
@testable import VitrineStage

/// A recorded scene with one panel or more.
struct PanelFilm {
    let staged: StagedScene

    /// - Parameters:
    ///   - panels: The value of `floatingPanels`.
    ///   - timeline: The events, one per line.
    ///   - head: More keys of the scene.
    ///   - change: Further changes of the scene.
    init(
        _ panels: String, _ timeline: String = "", device: String = "iphone-x", head: String = "",
        change: (inout PresentationScene) -> Void = { _ in }
    ) throws {
        let events =
            timeline.isEmpty ? "" : "timeline:\n" + timeline.split(separator: "\n").map { "  - \($0)\n" }.joined()
        let yaml = """
            vitrine: 1
            device: \(device)
            design: legacy
            \(head)
            container: { content: { background: "#FFFFFF", body: [{ shape: { fill: "#60C060" }, name: bar, frame: { x: 0, y: 200, width: 375, height: 60 } }] } }
            floatingPanels: \(panels)
            \(events)
            output: { scale: 1, showsTouches: false }
            """
        var scene = try SceneParser.parse(yaml)
        change(&scene)
        staged = try StagedScene(scene)
    }

    /// Records a scene file of the gallery.
    init(gallery file: String) throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let path = root.appendingPathComponent("Assets/Scenes/floating-panel/\(file).yaml")
        staged = try StagedScene(try SceneParser.parse(String(contentsOf: path, encoding: .utf8)))
    }

    func panel(_ name: String = "p") -> FloatingPanelPresentation? { staged.screen.presentation(name) }

    private func frame(_ name: String, at seconds: Double) -> FrameContext? {
        guard let i = staged.screen.index(of: name) else { return nil }
        return staged.screen.stack(at: seconds, in: staged.context).frames[i]
    }

    /// Returns the surface in points of its root view.
    func surface(_ name: String = "p", at seconds: Double) -> Rect {
        guard let panel = panel(name), let frame = frame(name, at: seconds) else { return .zero }
        return panel.surface(at: frame, panel.geometry(at: frame))
    }

    func y(_ name: String = "p", at seconds: Double) -> Double { surface(name, at: seconds).minY }

    func alpha(_ name: String = "p", at seconds: Double) -> Double {
        guard let panel = panel(name), let frame = frame(name, at: seconds) else { return 0 }
        return panel.alpha(at: seconds, panel.geometry(at: frame))
    }

    func contentOffset(_ name: String = "p", at seconds: Double) -> Double {
        guard let panel = panel(name), let frame = frame(name, at: seconds) else { return 0 }
        return panel.contentOffset(at: frame)
    }

    /// Returns the delegate's calls without `didMove` in their order, without the values of their arguments.
    func calls(of name: String = "p", from start: Double = 0, to end: Double = .infinity) -> [String] {
        staged.log.filter { $0.owner == name && $0.at >= start - 1e-9 && $0.at <= end }.compactMap { event in
            guard case .delegate(let call) = event.what else { return nil }
            let short = call.prefix { $0 != "(" }.replacing("floatingPanel", with: "")
            return short == "DidMove" ? nil : String(short)
        }
    }

    /// Returns the frame of an element of a panel's content, on the screen.
    func frame(of element: String, in name: String = "p", at seconds: Double) -> Rect? {
        staged.screen.frame(of: Target.ID(name, element), at: seconds, in: staged.context)
    }

    func moves(of name: String = "p") -> [Double] {
        staged.log.filter { $0.owner == name && $0.what == .delegate("floatingPanelDidMove") }.map(\.at)
    }
}
