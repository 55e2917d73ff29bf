import Testing
import VitrinePrimitives

@testable import VitrineVocabulary

@Suite struct VerbTests {
    static let serve = Verb(
        "serve", of: .presentation,
        [
            Argument("animated", Bool.self, default: true, "Whether it slides."),
            Argument("duration", Double.self, aliases: ["for"], kind: .time, in: 0...60, "How long it takes."),
            Argument("by", Point.self, isRequired: true, "How far."),
        ], "Brings a dish.")
    static let wait = Verb(
        "wait", of: .value(Argument("wait", Double.self, kind: .time, in: 0...600, "How long.")), lasts: ["wait"],
        "Nothing happens."
    )

    private func issues(_ arguments: Arguments, _ verb: Verb = serve, value: ValueNode = "dish") -> [String] {
        var issues = ValueIssues()
        verb.check(arguments, value: value, at: "timeline[0]", into: &issues)
        return issues.all.map { SceneIssue(path: $0.path, kind: $0.kind).description }
    }

    @Test("Arguments are completed with defaults and read by type")
    func reading() {
        let arguments = Self.serve.completed(["by": ["x": 3], "for": "250ms"])
        #expect(arguments.flag("animated") && arguments.time("duration") == 0.25)
        #expect(arguments.point("by") == Point(x: 3, y: 0) && arguments.text("other") == nil)
        #expect(!Self.serve.completed(["animated": false]).flag("animated"))
    }

    @Test("Unknown, missing and illegal arguments are reported")
    func checking() {
        #expect(issues(["by": ["x": 3]]) == [])
        #expect(issues([:]) == ["timeline[0]: the key \"by\" is missing"])
        #expect(
            issues(["by": ["x": 3], "duraton": 1])
                == ["timeline[0].duration: unknown key; did you mean \"duration\"? (at, serve, animated, duration, by)"]
        )
        #expect(
            issues(["by": ["x": 3], "for": 61]) == ["timeline[0].duration: 61 is out of range; legal: 0...60 s"])
        #expect(issues([:], Self.wait, value: 601) == ["timeline[0].wait: 601 is out of range; legal: 0...600 s"])
        #expect(issues([:], Self.wait, value: 1) == [])
    }
}
