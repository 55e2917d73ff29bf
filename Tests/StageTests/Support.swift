import Foundation
import Testing
import VitrinePages
import VitrinePopupBar
import VitrinePresentation
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

@testable import VitrineScreens
@testable import VitrineStage

extension PresentationScene {
    /// Returns the documentation's toolbar scene, small enough to be drawn often.
    static func toolbar(
        popupBar: PopupBar? = .sample, timeline: [TimelineEvent] = [],
        output: Output = Output(crop: .bottom(173.5), size: PixelSize(width: 207, height: 83))
    ) -> PresentationScene {
        var scene = PresentationScene(
            container: with(Container(dock: .toolbar(Toolbar(items: ["Present Bar", "Appearance", "Dismiss Bar"])))) {
                $0.content = .labeled("Bottom", background: RGBColor(0x7DF67D))
            },
            timeline: timeline, output: output)
        scene.popupBar = popupBar
        return scene
    }

    static func tabs(popupBar: PopupBar? = .sample, timeline: [TimelineEvent] = []) -> PresentationScene {
        var scene = toolbar(popupBar: popupBar, timeline: timeline)
        scene.container.dock = .tabBar(
            TabBar(items: ["Music", "Artists", "Recents"].map { TabBar.Item(title: $0, icon: "library") }))
        return scene
    }

    /// Returns the scene's context and its screen, as a staged scene makes them.
    func staged() throws -> (screen: Screen, context: Context) {
        let viewport = try Viewport(output, on: traits)
        let finder = ImageFinder(sceneFolder: nil, assets: .bundled, allowsOutside: false)
        let context = try SceneAssets.context(
            for: self, references: assetReferences, viewport: viewport, assets: .bundled, images: finder)
        let screen = try ScreenRecorder.record(
            summary, families: Families.all, showsTouches: output.showsTouches, in: context)
        return (screen, context)
    }
}

extension Content {
    /// Returns a page with a label above its bottom safe area, as in the libraries' demos.
    static func labeled(_ label: String, background: RGBColor? = nil) -> Content {
        Content(
            background: background,
            body: [Element(.label(LabelElement(label)), placement: .bottom, textStyle: .headline)])
    }
}

extension Screen {
    var popupBar: PopupBarPresentation? { presentation(PopupBarPresentation.name) }
}

extension PopupBar {
    static let sample = PopupBar(
        barStyle: .floatingCompact,
        popupItem: PopupItem(
            title: "Suscipit Ut", subtitle: "Itaque eos officiis", image: "artwork/rain.png", progress: 0.5,
            trailingBarButtonItems: [BarButtonItem(icon: "pause"), BarButtonItem(icon: "forward")]))
}

extension Bitmap {
    /// Returns the smallest rectangle around all pixels that differ; nil if there are none. Both bitmaps have one size.
    func difference(from other: Bitmap) -> PixelRect? {
        var out: PixelRect?
        for y in 0..<height {
            for x in 0..<width where self[x, y] != other[x, y] {
                let pixel = PixelRect(x: Int32(x), y: Int32(y), width: 1, height: 1)
                out = out.map { $0.union(pixel) } ?? pixel
            }
        }
        return out
    }

    /// Whether no channel of a pixel exceeds its alpha.
    var isPremultiplied: Bool {
        pixels.allSatisfy { p in
            let alpha = p >> 24
            return p & 255 <= alpha && (p >> 8) & 255 <= alpha && (p >> 16) & 255 <= alpha
        }
    }
}

/// A folder that exists while a test runs.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-stage-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file and its parent folders.
    func write(_ bytes: [UInt8], to name: String) throws {
        let place = URL(fileURLWithPath: "\(path)/\(name)")
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: place)
    }
}
