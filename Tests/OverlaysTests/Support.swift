import Foundation
import VitrineLayoutTestSupport
import VitrinePresentation
import VitrinePrimitives
import VitrineSceneGraph
import VitrineScreens
import VitrineSurfaces

@testable import VitrineOverlays
@testable import VitrineStage

/// A recorded scene with one overlay container.
struct Recording {
    let screen: Screen
    let context: Context
    let name: String

    /// - Parameter change: Further changes of the scene.
    init(_ yaml: String, name: String = "maps", change: (inout PresentationScene) -> Void = { _ in }) throws {
        var scene = try SceneParser.parse(yaml)
        change(&scene)
        let size = scene.traits.screenSize
        context = Context(
            traits: scene.traits,
            viewport: Viewport(scale: 3, width: Int(size.width * 3), height: Int(size.height * 3)),
            typesetter: bundledTypesetter, icons: [:], images: [:])
        screen = try ScreenRecorder.record(scene, in: context)
        self.name = name
    }

    /// Records a scene file of the gallery, with times since the beginning of its animation.
    static func gallery(_ file: String, name: String) throws -> (recording: Recording, start: Double) {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let path = root.appendingPathComponent("Assets/Scenes/overlay-container/\(file).yaml")
        let text = try String(contentsOf: path, encoding: .utf8)
        return (try Recording(text, name: name), try SceneParser.parse(text).output.start)
    }

    var overlay: OverlayContainerPresentation {
        guard let found = screen.presentation(name, as: OverlayContainerPresentation.self) else {
            fatalError("no container of the name \(name)")
        }
        return found
    }

    func layout(at seconds: Double) -> OverlayLayout { overlay.layout(at: screen.frame(at: seconds, in: context)) }

    func height(at seconds: Double) -> Double { overlay.motion.height.value(at: seconds) }

    func offset(of list: String = "list", at seconds: Double) -> Double? {
        overlay.contents.last?.content.state.moment(at: seconds).number(.contentOffset, of: list)
    }

    func frame(of element: String, at seconds: Double) -> Rect? {
        screen.frame(of: Target.ID(name, element), at: seconds, in: context)
    }

    var calls: [String] { screen.log.filter { $0.owner == name }.map(\.spelling) }

    func times(of call: String) -> [Double] { screen.log.filter { $0.spelling == call }.map(\.at) }
}

extension LoggedEvent {
    var spelling: String { if case .delegate(let name) = what { name } else { "" } }
}

/// Returns a scene with a list and a header in its overlay.
func scene(_ keys: String = "", timeline: String = "", device: String = "iphone-x", top: String = "") -> String {
    """
    vitrine: 1
    device: \(device)
    design: legacy
    \(top)
    overlayContainers:
      maps:
        drivingScrollView: list
        shouldStartDraggingOverlay: [header]
    \(keys.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
        viewControllers:
          - { name: ground, body: [{ map: {}, name: map }] }
          - name: search
            body:
              - { view: [], background: white, name: header, height: 70pt, margins: { top: 0, left: 0, bottom: 0, right: 0 } }
              - { list: { rowCount: 60, rowHeight: 44pt, contentOffset: 0pt }, name: list }
    timeline:
    \(timeline.isEmpty ? "  []" : timeline)
    """
}

/// A staged scene with pictures at 1x.
struct OverlayPictures {
    let staged: StagedScene

    /// - Parameter change: Further changes of the scene.
    init(_ yaml: String, change: (inout PresentationScene) -> Void = { _ in }) throws {
        var scene = try SceneParser.parse(yaml)
        change(&scene)
        try self.init(scene)
    }

    init(_ scene: PresentationScene) throws {
        var scene = scene
        scene.output.scale = 1
        scene.output.showsTouches = false
        staged = try StagedScene(scene)
    }

    func picture(at seconds: Double) -> Bitmap { staged.picture(at: seconds) }

    /// Returns red, green and blue, 0...255, of the pixel at a point.
    func color(_ x: Double, _ y: Double, at seconds: Double) -> [Int] {
        let color = picture(at: seconds)[Int(x), Int(y)]
        return [Int(color.red), Int(color.green), Int(color.blue)]
    }

    /// Returns the y coordinate of the uppermost pixel of a color in a column.
    func top(of color: [Int], x: Int = 187, at seconds: Double) -> Int? {
        let picture = picture(at: seconds)
        return (0..<picture.height).first { y in
            let found = picture[x, y]
            return [Int(found.red), Int(found.green), Int(found.blue)] == color
        }
    }

    func overlay(_ name: String = "maps") -> OverlayContainerPresentation? {
        staged.screen.presentation(name, as: OverlayContainerPresentation.self)
    }
}
