import Foundation
import Testing
import VitrineScreens
import VitrineStage
import VitrineVocabulary

@testable import VitrinePreview

@Suite struct SceneTextTests {
    private let text = """
        # A bar.
        vitrine: 1
        popupBar:
          barStyle: compact   # as in the app
          # Below: the item.
          popupItem: { title: A, subtitle: "B, C" } # one line
        output:
          fps: 50

        """

    private func edited(_ value: String?, _ path: String, _ source: String? = nil) throws -> String {
        var text = SceneText(source ?? text)
        try text.set(value, at: path)
        return text.text
    }

    @Test func aValueIsReplacedOnItsLineAndItsCommentStays() throws {
        #expect(
            try edited("floating", "popupBar.barStyle")
                == text.replacing("barStyle: compact   #", with: "barStyle: floating   #"))
    }

    @Test func aValueInBracesIsReplaced() throws {
        #expect(try edited("Z", "popupBar.popupItem.title") == text.replacing("title: A,", with: "title: Z,"))
        #expect(
            try edited("x: #1", "popupBar.popupItem.subtitle") == text.replacing("\"B, C\"", with: "\"x: #1\""))
    }

    @Test func aNewKeyGetsALineOfItsOwnOrAPlaceInTheBraces() throws {
        #expect(
            try edited("#FF0000", "popupBar.tintColor")
                == text.replacing("# one line\n", with: "# one line\n  tintColor: \"#FF0000\"\n"))
        #expect(
            try edited("0.5", "popupBar.popupItem.progress")
                == text.replacing("\"B, C\" }", with: "\"B, C\", progress: 0.5 }"))
        #expect(try edited("dark", "appearance").hasSuffix("  fps: 50\nappearance: dark\n"))
        #expect(
            try edited("true", "popupBar.standardAppearance.marqueeScrollEnabled").contains(
                "\n  standardAppearance: { marqueeScrollEnabled: true }\n"))
    }

    private func isJSON(_ text: String) -> Bool {
        (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil
    }

    @Test func changesOfJSONAreJSON() throws {
        let short = #"{"vitrine":1,"device":"iphone-8","popupBar":{"barStyle":"compact"}}"#
        #expect(try edited("iphone-x", "device", short) == short.replacing("iphone-8", with: "iphone-x"))
        #expect(
            try edited("true", "container.homeIndicator", short).contains(#""container": { "homeIndicator": true }"#))
        let long = """
            {
              "vitrine": 1,
              "popupBar": {
                "barStyle": "compact",
                "popupItem": { "title": "A" }
              }
            }

            """
        for (value, path) in [
            ("floating", "popupBar.barStyle"), ("#FF0000", "popupBar.tintColor"),
            ("0.5", "popupBar.popupItem.progress"),
            ("1.5s", "output.duration"), ("{ x: 1, y: [2, a] }", "popupBar.popupItem.image"),
            ("Say \"no\"", "popupBar.popupItem.title"),
            (nil, "popupBar.popupItem"), (nil, "popupBar.popupItem.title"), (nil, "popupBar"),
        ] as [(String?, String)] {
            let text = try edited(value, path, long)
            #expect(isJSON(text) && text != long, "\(path)")
        }
        #expect(try edited("#FF0000", "popupBar.tintColor", long).contains("}, \"tintColor\": \"#FF0000\"\n  }"))
        var timed = SceneText(long)
        try timed.insert(
            event: "{ at: 1s, drag: { x: 1, y: 2 }, path: [{ by: { x: 0, y: -20 }, duration: 0.1s }] }", at: 1)
        try timed.insert(event: "{ at: 2s, tap: Save }", at: 2)
        try timed.insert(event: "{ at: 0s, wait: 1s }", at: 0)
        #expect(isJSON(timed.text))
        #expect(timed.text.contains(#"{"at": "2s", "tap": "Save"}"#))
    }

    @Test func aKeyIsTakenOut() throws {
        #expect(try edited(nil, "popupBar.popupItem.title") == text.replacing("title: A, ", with: ""))
        #expect(try edited(nil, "popupBar.popupItem.subtitle") == text.replacing(", subtitle: \"B, C\"", with: ""))
        #expect(
            try edited(nil, "popupBar.barStyle") == text.replacing("  barStyle: compact   # as in the app\n", with: ""))
        #expect(try edited(nil, "direction") == text)
    }

    @Test(arguments: ["", ".", "..."]) func `a change without a key is refused`(_ path: String) {
        for value in ["x: 1", "{ x: 1 }", nil] {
            #expect(throws: (any Error).self) { try edited(value, path) }
        }
    }

    @Test func whatNoEditCanDoIsRefusedAndNothingChanges() {
        let block = "vitrine: 1\npopupBar:\n  popupItem:\n    title: |\n      A\n      B\n"
        var text = SceneText(block)
        #expect(throws: SceneText.Failure.self) { try text.set("C", at: "popupBar.popupItem.title") }
        #expect(text.text == block)
    }

    @Test func anEditOfAShippedSceneChangesOneLineAndOneValue() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Assets/Scenes")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
            .compactMap { $0 as? URL }.filter { $0.pathExtension == "yaml" }.sorted { $0.path < $1.path }
        #expect(files.count > 50)
        let edits = [
            ("appearance", "dark"), ("output.fps", "25"), ("device", "iphone-8"), ("popupBar.barStyle", "compact"),
            ("popupBar.popupItem.title", "It's: \"new\" #1"),
        ]
        for file in files {
            let before = try String(contentsOf: file, encoding: .utf8)
            let tree = try SceneParser.tree(of: Array(before.utf8))
            for (path, value) in edits {
                let names = path.split(separator: ".").map(String.init)
                if names[0] == "popupBar", tree["popupBar"]?.entries == nil { continue }
                var text = SceneText(before)
                do { try text.set(value, at: path) } catch is SceneText.Failure {
                    Issue.record("\(file.lastPathComponent): \(path) cannot be set")
                    continue
                }
                let after = try SceneParser.tree(of: Array(text.text.utf8))
                let found = try #require(PresentationScene.record.node(at: path, in: after))
                guard case .scalar(value, _) = found.content else {
                    Issue.record("\(file.lastPathComponent): \(path) is \(found)")
                    continue
                }
                let (old, new) = (
                    before.split(separator: "\n", omittingEmptySubsequences: false),
                    text.text.split(separator: "\n", omittingEmptySubsequences: false)
                )
                let difference = new.difference(from: old)
                #expect(
                    difference.insertions.count <= 1 && difference.removals.count <= 1,
                    "\(file.lastPathComponent): \(path)")
            }
        }
    }

    @Test(arguments: [
        "vitrine: 1\n", "vitrine: 1\ntimeline:\n  - { at: 0s, tap: A }\noutput: { fps: 25 }\n",
        "vitrine: 1\ntimeline: [{ at: 0s, tap: A }]\n", "vitrine: 1\ntimeline:\n- at: 0s\n  tap: A\n# end\n",
    ]) func anEventIsAddedAtTheEndOfTheTimeline(_ source: String) throws {
        var text = SceneText(source)
        try text.insert(event: "{ at: 1s, tap: B }")
        let tree = try SceneParser.tree(of: Array(text.text.utf8))
        guard case .list(let events)? = tree["timeline"]?.content else {
            Issue.record("no timeline")
            return
        }
        #expect(events.last == ["at": .word("1s"), "tap": .word("B")])
        for line in source.split(separator: "\n") where !line.hasPrefix("timeline: [") {
            #expect(text.text.contains(line))
        }
    }

    private static let taps = ["{ at: 1s, tap: A }", "{ at: 2s, tap: A }"]

    @Test(arguments: [
        "vitrine: 1\ncontainer: { toolbar: { items: [A, B] } }\ntimeline:\n  # one\n  - \(taps[0])\n  # two\n  - \(taps[1])\noutput: { fps: 25 }\n",
        "vitrine: 1\ncontainer: { toolbar: { items: [A, B] } }\ntimeline: [\(taps[0]), \(taps[1])] # end\n",
        "vitrine: 1\ncontainer: { toolbar: { items: [A, B] } }\ntimeline:\n- at: 1s\n  tap: A\n- at: 2s\n  tap: A",
    ]) func anEventStandsAfterThoseThatBeginNoLater(_ source: String) throws {
        for (seconds, index) in [(0.5, 0), (1, 1), (1.5, 1), (2, 2), (9, 2)] {
            var text = SceneText(source)
            try text.insert(event: "{ at: \(seconds)s, tap: B }", at: seconds)
            let tree = try SceneParser.tree(of: Array(text.text.utf8))
            guard case .list(let events)? = tree["timeline"]?.content else {
                Issue.record("no timeline")
                return
            }
            #expect(events.count == 3 && events[index]["tap"] == .word("B"), "\(seconds)")
            // Comments and the other lines stay.
            for line in source.split(separator: "\n") where !line.hasPrefix("timeline: [") {
                #expect(text.text.contains(line))
            }
            if source.contains("# end") { #expect(text.text.hasSuffix("# end\n")) }
        }
    }

    /// The second event begins at 1 s + 2 s.
    @Test(arguments: [
        ("  - { at: 1s, wait: 2s }\n  - { tap: A } # end\n", "  - { at: 3s, tap: A } # end\n"),
        ("  - at: 1s\n    wait: 2s\n  - tap: A # end\n", "  - at: 3s\n    tap: A # end\n"),
    ]) func anEventWithoutATimeKeepsIts(_ timeline: String, _ written: String) throws {
        let head = "vitrine: 1\ncontainer: { toolbar: { items: [A, B] } }\ntimeline:\n"
        var text = SceneText(head + timeline)
        let before = try SceneParser.parse(text.text).timeline
        try text.insert(event: "{ at: 1.5s, tap: B }", at: 1.5)
        #expect(text.text.hasSuffix("  - { at: 1.5s, tap: B }\n" + written))
        var after = try SceneParser.parse(text.text).timeline
        #expect(after.remove(at: 1).at == 1.5)
        #expect(after == before)
        // After both, nothing needs a time.
        var last = SceneText(head + timeline)
        try last.insert(event: "{ at: 4s, tap: B }", at: 4)
        #expect(last.text == head + timeline + "  - { at: 4s, tap: B }\n")
    }
}
