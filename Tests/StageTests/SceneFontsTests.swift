import Testing
import VitrineScreens

@testable import VitrineStage
@testable import VitrineVocabulary

@Suite struct SceneFontsTests {
    private func fonts(_ text: String) throws -> SceneFonts {
        try SceneParser.parse("vitrine: 1\nfonts: \(text)\n").fonts
    }

    @Test func aListOfPathsOrPathsAndFamilies() throws {
        #expect(try SceneParser.parse("vitrine: 1\n").fonts == SceneFonts())
        #expect(try fonts("[fonts, more/a.ttf]") == SceneFonts(paths: ["fonts", "more/a.ttf"]))
        #expect(try fonts("{ paths: [fonts] }") == SceneFonts(paths: ["fonts"]))
        #expect(try fonts("{ fallbacks: [Noto Sans Thai, 7] }") == SceneFonts(fallbacks: ["Noto Sans Thai", "7"]))
        #expect(try fonts("[]") == SceneFonts() && fonts("{}") == SceneFonts())
        let both = "{ paths: [a, b], fallbacks: [c] }"
        #expect(try fonts(both) == SceneFonts(paths: ["a", "b"], fallbacks: ["c"]))
    }

    @Test(arguments: [
        ("7", "2:8: fonts: expected a list or {paths, fallbacks}, found 7"),
        ("{path: [a]}", "2:9: fonts.path: unknown key; did you mean \"paths\"? (paths, fallbacks)"),
        ("{paths: a}", "2:16: fonts.paths: expected a list of paths, found \"a\""),
        ("[[a]]", "2:9: fonts[0]: expected text, found a list"),
        ("{fallbacks: [a, \"\"]}", "2:24: fonts.fallbacks[1]: \"\" is not the name of a family"),
        ("{paths: [\"\"]}", "2:17: fonts.paths[0]: \"\" is not the path of a font file or folder"),
    ]) func problemsHaveTheirPlace(text: String, problem: String) {
        #expect(Samples.problems("vitrine: 1\nfonts: \(text)") == ["s.yaml:\(problem)"])
    }

    @Test func listsAreBounded() {
        let many = "{paths: [\(Array(repeating: "a", count: 33).joined(separator: ","))]}"
        let problem = "s.yaml:2:16: fonts.paths: 33 paths is out of range; legal: at most 32"
        #expect(Samples.problems("vitrine: 1\nfonts: \(many)") == [problem])
        #expect(PresentationScene(fonts: SceneFonts(paths: Array(repeating: "a", count: 32))).validate().isEmpty)
        #expect(PresentationScene(fonts: SceneFonts(paths: Array(repeating: "a", count: 99))).validate().count == 1)
    }
}
