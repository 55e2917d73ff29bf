import Foundation
import Testing

@testable import VitrinePresentation
@testable import VitrineScreens
@testable import VitrineStage

/// Recording asks only for claims at each event, without the cost of drawing.
@Suite struct ClaimsTests {
    private static let scenes = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Assets/Scenes").path

    private static let names = (FileManager.default.enumerator(atPath: scenes)?.compactMap { $0 as? String } ?? [])
        .filter { $0.hasSuffix(".yaml") }.sorted()

    @Test(arguments: names) func `claims are those of the snapshot`(name: String) throws {
        let path = "\(Self.scenes)/\(name)"
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        let staged = try StagedScene(SceneFile.load(path: path), sceneFolder: folder)
        let (screen, context) = (staged.screen, staged.context)
        let moments = 24
        for step in 0...moments {
            let seconds = min(screen.end, 20) * Double(step) / Double(moments)
            let stack = screen.stack(at: seconds, in: context)
            for (i, frame) in stack.frames {
                let presentation = screen.instances[i].presentation
                let (claims, snapshot) = (presentation.claims(at: frame), presentation.snapshot(at: frame))
                #expect(claims.claims == snapshot.claims, "\(screen.instances[i].name) at \(seconds) s")
                #expect(claims.hosted == snapshot.hosted, "\(screen.instances[i].name) at \(seconds) s")
                #expect(claims.layers.isEmpty)
            }
        }
    }

    @Test func `the gallery has scenes of every family`() {
        let folders = Set(Self.names.compactMap { $0.split(separator: "/").first.map(String.init) })
        #expect(
            folders.isSuperset(of: [
                "popup-bar", "floating-panel", "overlay-container", "card-presentation", "entry-kit",
            ]))
    }
}
