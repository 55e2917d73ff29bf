import Foundation
import Testing
import VitrineBoxFamily
import VitrinePresentation
import VitrinePrimitives
import VitrineScenes
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
