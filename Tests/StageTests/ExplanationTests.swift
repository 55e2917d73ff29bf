import Testing
import VitrineScreens

@testable import VitrineStage
@testable import VitrineVocabulary

/// The explanations of `explain` agree with the validator.
@Suite struct ExplanationTests {
    /// Returns a change of one key, through lists and names of the scene.
    private static func change(_ path: String) -> (node: ValueNode, path: String) {
        var record: Record? = PresentationScene.record
        var names: [String] = []
        for name in path.split(separator: ".").map(String.init) {
            let key = record?.key(name)
            names.append(name)
            if key?.form.isNamed == true || key?.form.isList == true { names.append("x") }
            record = key?.form.record
        }
        if names.last == "x" { names.removeLast() }
        return (names.reversed().reduce(.null) { .mapping([($1, $0)]) }, names.joined(separator: "."))
    }

    @Test func `a key is said to be settable over time where the validator lets an event set it`() throws {
        let entries = KeyPaths(in: PresentationScene.record).all
        var counts = [true: 0, false: 0]
        for entry in entries {
            let change = Self.change(entry.path)
            var issues = ValueIssues()
            Change<PresentationScene>(change.node).check(onto: PresentationScene(), at: "", into: &issues)
            let isRefused = issues.all.contains { issue in
                issue.kind == .notSettable && (change.path == issue.path || change.path.hasPrefix("\(issue.path)."))
            }
            let text = try ReferencePages.explanation(of: entry.path)
            #expect(text.contains("cannot be set over time") == isRefused, "\(entry.path)")
            counts[isRefused, default: 0] += 1
        }
        #expect(counts.values.allSatisfy { $0 > 10 })
    }

    @Test(arguments: [
        ("bounce", "bouncesAtMaximumHeight"), ("snackbar", "  entries: "), ("infinity", "displayDuration"),
        ("bottom sheet", "none"), ("oval", "shape.form"), ("haptic", "allowPopupHapticFeedbackGeneration"),
    ]) func `a word that names no key finds the keys that mention it`(_ word: String, _ found: String) {
        let text = (try? ReferencePages.explanation(of: word)) ?? "none"
        #expect(text.contains(found), "\(text)")
    }

    @Test(arguments: [
        ("drag.path", ["list of {by, duration, curve}"]), ("drag.path.duration", ["time", "required"]),
        ("move.toNotchAt", ["whole number"]),
    ]) func `arguments are the keys of a verb`(_ path: String, _ words: [String]) throws {
        let text = try ReferencePages.explanation(of: path)
        for word in words { #expect(text.contains(word), "\(text)") }
        #expect(!text.contains("over time"))
    }

    @Test func `no value is a choice between no names`() {
        for entry in KeyPaths(in: PresentationScene.record).all {
            #expect(!entry.key.form.summary.isEmpty && !entry.key.form.summary.hasPrefix(","), "\(entry.path)")
        }
    }
}
