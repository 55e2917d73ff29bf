import Foundation
import Testing
import VitrineEncoders

@Suite struct FontPathTests {
    let workspace = try! Workspace()
    static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/../SampleFonts"

    private func write(_ title: String, fonts: String = "[]") throws {
        let scene = """
            vitrine: 1
            fonts: \(fonts)
            popupBar: { popupItem: { title: "\(title)" } }
            output: { crop: bottom 170pt, size: 86x34 }

            """
        try workspace.write(scene, to: "scene.yaml")
    }

    private static let warning =
        "no font has U+2708 '\u{2708}', drawn as a box; add a folder of fonts with --font-path"

    @Test func missingCharactersAreAWarning() throws {
        try write("A \u{2708}\u{2708}")
        let result = try workspace.vitrine("render", "scene.yaml", "-o", "a.png", "--format", "json")
        #expect(result.status == 0 && result.errors == "vitrine: warning: \(Self.warning)\n")
        let report = try #require(
            try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        #expect(report["missingCharacters"] as? [String] == ["U+2708"])
        #expect(report["warnings"] as? [String] == [Self.warning])
        let checked = try workspace.vitrine("validate", "scene.yaml")
        #expect(checked.status == 0 && checked.errors == "vitrine: warning: scene.yaml: \(Self.warning)\n")
        let bench = try workspace.vitrine("bench", "scene.yaml", "--frames", "1", "--scale", "1", "--quiet")
        #expect(bench.status == 0 && bench.errors == "vitrine: warning: \(Self.warning)\n")
        try write("A")
        let fine = try workspace.vitrine("render", "scene.yaml", "-o", "a.png")
        #expect(fine.status == 0 && fine.errors == "")
    }

    @Test func aGalleryWarnsOnce() throws {
        try write("A \u{2708}")
        let scene = try workspace.bytes("scene.yaml")
        for name in ["in/a.yaml", "in/b.yaml", "in/c.yaml"] { try workspace.write(scene, to: name) }
        let result = try workspace.vitrine("gallery", "--scenes", "in", "--output", "out", "--quiet")
        #expect(result.status == 0 && result.errors == "vitrine: warning: \(Self.warning)\n")
    }

    @Test func aFallbackThatIsThereIsUsed() throws {
        try write("\u{301}A", fonts: "{ fallbacks: [Variabel Sans] }")
        let wrong = try workspace.vitrine("render", "scene.yaml", "-o", "a.png", "--font-path", Self.samples)
        #expect(wrong.status == 2)
        #expect(wrong.errors.contains("\"Variabel Sans\" is not a font family; did you mean \"Variable Sans\"?"))
        try write("A", fonts: "{ fallbacks: [Variable Sans] }")
        let right = try workspace.vitrine("render", "scene.yaml", "-o", "a.png", "--font-path", Self.samples)
        #expect(right.status == 0 && right.errors == "")
        // The system font takes precedence, so that its characters do not change.
        try write("A")
        #expect(try workspace.vitrine("render", "scene.yaml", "-o", "b.png").status == 0)
        #expect(try PNG.decode(workspace.bytes("a.png")) == PNG.decode(workspace.bytes("b.png")))
    }

    @Test func listingTellsEveryFace() throws {
        let lines = try workspace.vitrine("list", "fonts", "--font-path", Self.samples).outputLines
        #expect(
            lines.contains { $0.contains("Variable Sans  regular  100%  upright  text  wght 100...900, wdth 75...125") }
        )
        #expect(lines.contains { $0.contains("Layers  black  75%  italic  text") })
        #expect(
            lines.contains { $0.hasPrefix("Inter-BoldItalic.otf") && $0.contains("Inter  bold  100%  italic  text") })
        #expect(lines.contains { $0.hasPrefix("ComicNeue-Bold.otf") })
        #expect(lines.filter { $0.contains("Pair.ttc") }.count == 2)
    }

    @Test(arguments: ["render scene.yaml -o a.png", "validate scene.yaml", "list fonts", "doctor"])
    func wrongPathsAreErrors(_ command: String) throws {
        try write("A")
        try workspace.write([1, 2, 3], to: "bad/a.ttf")
        for (path, words) in [("nowhere", "\"nowhere\" was not found"), ("bad", "bad/a.ttf: not an OpenType")] {
            let arguments = command.split(separator: " ").map(String.init) + ["--font-path", path]
            let result = try VitrineTool.run(arguments, in: workspace.path)
            #expect(result.status == 2)
            #expect((result.errors + result.output).contains(words), "\(result.errors)")
        }
    }

    @Test func doctorOpensEveryFace() throws {
        let result = try workspace.vitrine("doctor", "--font-path", Self.samples)
        #expect(
            result.outputLines.contains { $0.hasPrefix("ok") && $0.contains("font path") && $0.hasSuffix("6 faces") })
    }
}
