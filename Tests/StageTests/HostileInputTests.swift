import Foundation
import Testing
import VitrineScreens
import VitrineTestSupport

@testable import VitrineStage
@testable import VitrineVocabulary

/// Files that could cause a hang or a crash give one clear error in bounded time.
@Suite struct HostileInputTests {
    private static let nesting = "too large; at most 64 levels of nesting"
    private static let structure = "too large; at most 500000 brackets, commas, colons and hyphens"

    private func soon(_ text: String, within limit: Duration = .seconds(20)) -> [String] {
        var problems: [String] = []
        let time = ContinuousClock().measure { problems = Samples.problems(text) }
        #expect(time < limit)
        return problems
    }

    @Test(arguments: ["[", "{a: ", "- ", "? ", "[[{x: ", "!!seq [", "&a ["])
    func deepNesting(_ opening: String) {
        for size in [100_000, 1 << 20] {
            let problems = soon(String(repeating: opening, count: size / opening.utf8.count))
            #expect(problems.count == 1)
            let isExplicitKey = opening == "? " && problems[0].hasSuffix("without a question mark")
            #expect(
                isExplicitKey || problems[0].hasSuffix(Self.nesting) || problems[0].hasSuffix(Self.structure),
                "\(problems)")
        }
    }

    @Test func deepNestingOnASmallStack() async {
        let text = String(repeating: "[", count: 990) + String(repeating: "]", count: 990)
        let problems = await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: Samples.problems(text)) }
            thread.stackSize = 256 << 10
            thread.start()
        }
        #expect(problems == ["s.yaml:1:65: \(Self.nesting)"])
    }

    @Test func nestingEndsAtALimit() {
        func nested(_ levels: Int) -> String {
            let open = String(repeating: "[", count: levels - 2)
            return "vitrine: 1\nx: \(open)1\(String(repeating: "]", count: levels - 2))"
        }
        #expect(soon(nested(64)).allSatisfy { $0.contains("x: unknown key") })
        #expect(soon(nested(65)) == ["s.yaml:2:67: \(Self.nesting)"])
        let lines = (0..<900).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
        #expect(soon(lines) == ["s.yaml:65:65: \(Self.nesting)"])
    }

    @Test func nestingThroughAliasesCounts() {
        var text = "vitrine: 1\na0: &a0 [x]\n"
        for i in 1..<80 { text += "a\(i): &a\(i) [*a\(i - 1)]\n" }
        #expect(soon(text) == ["s.yaml:64:12: \(Self.nesting)"])
    }

    @Test func aliasBombs() {
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
        for i in 1..<40 {
            let row = String(repeating: "*a\(i - 1), ", count: 9)
            text += "a\(i): &a\(i) [\(row)]\n"
        }
        let limit = "too large; at most 200000 values repeated by aliases"
        for bomb in [text, text + "? *a39 : 1\n", text + "? [*a39]\n: 1\n", text + "{ *a39 : 1, *a39 : 2 }\n"] {
            let problems = soon(bomb)
            #expect(problems.count == 1)
            #expect(problems[0].hasSuffix(limit) || problems[0].hasSuffix("missing after this key"), "\(problems)")
        }
    }

    @Test func manyOfOneThing() {
        #if DEBUG
            let count = 30_000
        #else
            let count = 100_000
        #endif
        #expect(soon("vitrine: 1\nx: [" + String(repeating: "a,", count: count) + "]").count == 1)
        #expect(soon(String(repeating: "vitrine: 1\n", count: count)).count == 1)
        #expect(
            soon(String(repeating: "%TAG !a! b\n", count: count)) == [
                "s.yaml:17:1: too large; at most 16 lines that begin with %"
            ])
        #expect(soon(String(repeating: "*", count: 4 << 20)).count == 1)
        #expect(soon(String(repeating: "\n", count: 4 << 20)) == ["s.yaml: the file holds no scene"])
        #expect(
            soon("\"" + String(repeating: "a", count: 1 << 20)) == [
                "s.yaml:1:1048578: the file ends inside quotes that nothing closes"
            ])
        #expect(soon(String(repeating: "[", count: 990) + String(repeating: "1,", count: count)).count == 1)
        let privateUse = String(String.UnicodeScalarView((0xE000...0xF8FF).compactMap(Unicode.Scalar.init)))
        #expect(soon("vitrine: \(privateUse)") == ["s.yaml: too large; at most 6300 different private-use characters"])
    }

    @Test func aLongTimelineIsReadAndATooLongOneRefused() throws {
        func text(_ count: Int) -> String {
            "vitrine: 1\ncontainer: {toolbar: {items: [A]}}\ntimeline:\n"
                + (0..<count).map { "  - {at: \($0)ms, tap: A, hold: 0.1, offset: {x: 1, y: 2}}\n" }.joined()
        }
        #expect(try SceneParser.parse(text(10_000)).timeline.count == 10_000)
        #expect(soon(text(10_001)) == ["s.yaml:4:3: timeline: too large; at most 10000 events"])
    }

    @Test func limitsAreCheckedBeforeWhatIsBeyondThemIsRead() {
        let sections = (0..<60).map { $0 < 50 ? "{rows: [a]}" : "{rows: [a], nonsense: 1}" }.joined(separator: ", ")
        #expect(
            soon("vitrine: 1\ncontainer: {content: {body: [{list: {sections: [\(sections)]}}]}}") == [
                "s.yaml:2:48: container.content.body[0].list.sections: 60 sections is out of range; legal: at most 50"
            ])
    }

    @Test(arguments: [
        ("floatingPanels", "panels", 50, "{content: [a]}"), ("cards", "cards", 50, "{content: [a]}"),
        ("entries", "entries", 200, "{content: {note: a}}"),
        ("overlayContainers", "containers", 50, "{notches: [25%], viewControllers: [{name: v#}]}"),
        ("icons", "icons", 1000, "{path: M0 0h1v1z}"),
    ])
    func declarationsEndAtALimit(key: String, noun: String, limit: Int, value: String) throws {
        func text(_ count: Int) -> String {
            let all = (0..<count).map { i in
                "x\(i): " + (i < limit ? value.replacing("#", with: "\(i)") : "{nonsense: 1}")
            }
            return "vitrine: 1\n\(key): {\(all.joined(separator: ", "))}"
        }
        #expect(soon(text(limit)) == [])
        #expect(
            soon(text(limit + 1)) == [
                "s.yaml:2:\(key.count + 3): \(key): \(limit + 1) \(noun) is out of range; legal: at most \(limit)"
            ])
        let schema = PresentationScene.record.key(key)?.form
        guard case .named(_, limit)? = schema else {
            Issue.record("\(key) has no limit of \(limit) in the schema")
            return
        }
    }

    @Test func files() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "StageTests-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func problems(_ name: String) -> [String] {
            do {
                _ = try SceneFile.load(path: name)
                return []
            } catch {
                return error.issues.map(\.description)
            }
        }
        let good = folder.appending(path: "good.yaml")
        try Data(Samples.full.utf8).write(to: good)
        #expect(try SceneFile.load(path: good.path) == SceneParser.parse(Samples.full))

        let noise = folder.appending(path: "noise.yaml")
        var random = SplitMix64(seed: 1)
        let block = Data((0..<65_536).map { _ in UInt8(truncatingIfNeeded: random.next()) })
        try (0..<800).reduce(into: Data()) { data, _ in data.append(block) }.write(to: noise)
        let time = ContinuousClock().measure {
            #expect(problems(noise.path) == ["\(noise.path): too large; at most 4 MB"])
        }
        #expect(time < .seconds(2))

        #expect(problems(folder.path) == ["\(folder.path): this is a directory, not a scene file"])
        #expect(problems("\(folder.path)/none.yaml") == ["\(folder.path)/none.yaml: no such file"])
        #expect(problems("\(good.path)/x") == ["\(good.path)/x: no such file"])
        #expect(problems("/dev/null") == ["/dev/null: the file holds no scene"])
        #expect(problems("/dev/zero") == ["/dev/zero: too large; at most 4 MB"])
        let long = "/" + String(repeating: "x", count: 5000)
        #expect(problems(long) == ["\(long): cannot be read: File name too long"])
    }
}
