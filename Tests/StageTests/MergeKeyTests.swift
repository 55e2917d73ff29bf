import Testing
import VitrineScreens

@testable import VitrineStage
@testable import VitrineVocabulary

/// YAML's merge keys, and keys that only hold repeated values.
@Suite struct MergeKeyTests {
    private func parse(_ text: String) throws -> PresentationScene { try SceneParser.parse("vitrine: 1\n\(text)") }

    @Test(arguments: [
        "x-base: &base {title: A, subtitle: B}\npopupBar: {popupItem: {<<: *base, subtitle: C}}",
        "x-base: &base {title: A, subtitle: B}\npopupBar: {popupItem: {subtitle: C, <<: *base}}",
        "x-base: &base {title: A}\nx-more: &more {title: B, subtitle: C}\npopupBar: {popupItem: {<<: [*base, *more]}}",
        "popupBar: {popupItem: {<<: {title: A}, subtitle: C}}",
        "popupBar:\n  popupItem:\n    <<: [{title: A}, {subtitle: C}]",
    ]) func `a mapping's own keys go before merged ones, and the first of several mappings counts`(_ text: String)
        throws
    {
        #expect(try parse(text) == parse("popupBar: {popupItem: {title: A, subtitle: C}}"))
    }

    @Test func `a merged key is written once`() throws {
        let source = "x-base: &base {title: A}\npopupBar: {popupItem: {<<: *base}}"
        #expect(try !parse(source).yaml.contains("<<") && !parse(source).yaml.contains("x-base"))
    }

    @Test func `what holds anchors is no part of what a file says`() throws {
        let texts = ["vitrine: 1\nx-a: &a red\ntintColor: *a", "vitrine: 1\ntintColor: red"]
        let canonical = try texts.map { try SceneSource(path: "s.yaml", bytes: Array($0.utf8)).canonical }
        #expect(canonical[0] == canonical[1])
    }

    @Test(arguments: [
        ("popupBar: {<<: 3}", "expected a mapping or a list of mappings to merge, found 3"),
        ("popupBar: {<<: [{}, a]}", "expected a mapping or a list of mappings to merge, found \"a\""),
        ("popupBar: {<<: {}, <<: {}}", "the key \"<<\" is given twice"),
        ("popupBar: {\"<<\": {}}", "popupBar.<<: unknown key"),
        ("x-a: &a {stile: compact}\npopupBar: {<<: *a}", "popupBar.stile: unknown key; did you mean \"style\"?"),
    ]) func `what cannot be merged is an error`(_ text: String, _ problem: String) {
        let problems = Samples.problems("vitrine: 1\n\(text)")
        #expect(problems.count == 1 && problems[0].contains(problem), "\(problems)")
    }

    @Test func `merged values count among those that aliases repeat`() {
        // Each level repeats the one before ten times.
        let levels = (1...6).map { i in
            "x-\(i): &l\(i) {" + (0..<10).map { "k\($0): *l\(i - 1)" }.joined(separator: ", ") + "}"
        }
        let text = (["vitrine: 1", "x-0: &l0 {a: 1}"] + levels + ["popupBar: {<<: *l6}"]).joined(separator: "\n")
        #expect(Samples.problems(text).contains { $0.contains("values repeated by aliases") })
    }
}
