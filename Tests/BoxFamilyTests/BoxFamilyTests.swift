import Foundation
import Testing
import VitrineBoxFamily
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens
import VitrineStage
import VitrineVocabulary

/// The trial family of Documentation/AddingAFamily.md, used as a family is.
struct BoxFamilyTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    private func withBoxes<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Families.$all.withValue(Families.builtIn + [.box], operation: body)
    }

    private var yaml: String {
        get throws { try String(contentsOf: Self.folder.appendingPathComponent("boxes.yaml"), encoding: .utf8) }
    }

    private func height(_ staged: StagedScene, at seconds: Double) -> Int {
        let bitmap = staged.picture(at: seconds)
        let x = bitmap.width / 2
        return (0..<bitmap.height).filter { bitmap[x, $0] != bitmap[x, 0] }.count
    }

    @Test func `a scene with boxes is read, presents them, follows a finger, changes and dismisses`() throws {
        try withBoxes {
            var scene = try SceneParser.parse(yaml)
            scene.output.scale = 1
            let staged = try StagedScene(scene)
            #expect(height(staged, at: 0) == 0)
            #expect(height(staged, at: 0.95) == 200)
            #expect(height(staged, at: 1.3) < 160)
            #expect(height(staged, at: 1.95) == 200)
            #expect(height(staged, at: 2.9) == 300)
            #expect(height(staged, at: staged.settled) == 0)
            #expect(staged.log.contains { $0.what == .delegate("boxDidDismiss") && $0.at > 3.2 && $0.at < 3.4 })
        }
    }

    @Test func `keys of the family are written, explained and suggested`() throws {
        try withBoxes {
            let scene = try SceneParser.parse(yaml)
            #expect(try SceneParser.parse(scene.yaml) == scene)
            let error = #expect(throws: SceneIssues.self) {
                try SceneParser.parse("vitrine: 1\nboxes: { red: { colr: red, height: 900pt } }")
            }
            let text = error?.description ?? ""
            #expect(text.contains("boxes.red.colr") && text.contains("did you mean \"color\""))
            #expect(text.contains("20...400"))
        }
    }

    private static let nested = """
        vitrine: 1
        device: iphone-8
        output: { scale: 1, showsTouches: false }
        boxes:
          red: { color: "#FF0000", height: 300pt }
          green: { in: red, color: "#00FF00", height: 200pt }
          blue: { in: green, color: "#0000FF", height: 100pt }
        timeline:
          - { at: 1s, drag: { x: 200, y: 400 }, path: [{ by: { x: 0, y: 60 }, duration: 0.3s }, { by: { x: 0, y: 0 }, duration: 1s }] }
          - { at: 4s, drag: { x: 200, y: 640 }, path: [{ by: { x: 0, y: 30 }, duration: 0.3s }, { by: { x: 0, y: 0 }, duration: 1s }] }
        """

    /// The heights at which the color of a column changes, from the top.
    private func edges(_ staged: StagedScene, at seconds: Double) -> [Int] {
        let bitmap = staged.picture(at: seconds)
        /// Returns which channels of a pixel are more than half full; an edge may lie between two pixels.
        func channels(_ y: Int) -> [Bool] { (0..<3).map { (bitmap[5, y].bits >> UInt32(8 * $0)) & 0xFF > 127 } }
        return (1..<bitmap.height).filter { channels($0) != channels($0 - 1) }
    }

    @Test func `boxes in boxes move with what they are in, and by themselves`() throws {
        try withBoxes {
            let staged = try StagedScene(SceneParser.parse(Self.nested))
            // The screen is 667 pt high.
            #expect(edges(staged, at: 0) == [367, 467, 567])
            // The first finger is on the red box only: less its first 10 pt or so, everything moves down with it.
            let moved = edges(staged, at: 2)
            #expect(moved.count == 3 && moved[1] - moved[0] == 100 && moved[2] - moved[0] == 200)
            #expect(moved[0] > 367 + 40 && moved[0] <= 367 + 50)
            #expect(edges(staged, at: 3.9) == [367, 467, 567])
            // The second is on the blue box, which is clipped at the bottom.
            let inner = edges(staged, at: 5)
            #expect(inner.count == 3 && inner[0] == 367 && inner[1] == 467 && inner[2] > 567 + 10)
        }
    }

    @Test func `hosts that are not there and hosts of one another are errors in their lines`() {
        withBoxes {
            let unknown = #expect(throws: SceneIssues.self) {
                try SceneParser.parse("vitrine: 1\nboxes:\n  green: {}\n  red: { in: gren }")
            }
            let text = unknown?.description ?? ""
            #expect(text.contains("boxes.red.in") && text.contains("did you mean \"green\"") && text.contains("4:"))
            for cycle in ["a: { in: a }", "a: { in: b }, b: { in: c }, c: { in: a }"] {
                #expect(throws: SceneIssues.self) { try SceneParser.parse("vitrine: 1\nboxes: { \(cycle) }") }
            }
            #expect(throws: Never.self) {
                try SceneParser.parse("vitrine: 1\nboxes: { a: { in: container }, b: { in: a } }")
            }
        }
    }

    @Test func `without the family its key is unknown`() {
        #expect(throws: SceneIssues.self) { try SceneParser.parse("vitrine: 1\nboxes: {}") }
    }

    @Test func `the documentation page quotes the family as it is`() throws {
        let root = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(
            contentsOf: root.appendingPathComponent("Documentation/AddingAFamily.md"), encoding: .utf8)
        for file in [
            "Tests/BoxFamily/Box.swift", "Tests/BoxFamily/BoxPresentation.swift", "Tests/BoxFamily/BoxFamily.swift",
            "Tests/BoxFamilyTests/boxes.yaml",
        ] {
            let text = try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
            #expect(page.contains(text), "\(file) differs from the page")
        }
    }
}
