import Testing
import VitrinePresentation
import VitrineScreens
import VitrineVocabulary

@testable import VitrineEntries

/// Priority, precedence, pop behavior and interaction together. The expected timeline is that of facts, entry kit,
/// sections 6.1, 6.2 and 6.4, written again without the code.
@Suite struct EntryPrecedenceTests {
    enum Kind: CaseIterable { case override, overrideAndDrop, enqueue }
    enum Pop: CaseIterable { case overridden, animated }
    enum Touch: CaseIterable { case dismiss, absorbTouches, delayExit, forward }

    struct Case: CustomTestStringConvertible {
        var kind: Kind
        var priority: Int
        var pop: Pop
        var touch: Touch
        var testDescription: String { "\(kind) \(priority) \(pop) \(touch)" }
    }

    static let cases: [Case] = Kind.allCases.flatMap { kind in
        [0, 250, 500, 750, 1000].flatMap { priority in
            Pop.allCases.flatMap { pop in
                Touch.allCases.map { Case(kind: kind, priority: priority, pop: pop, touch: $0) }
            }
        }
    }

    /// Entry a (priority 500, 6 s) is displayed at 0, q is queued at 0.5, b comes at 2, and a tap at 4.
    @Test(arguments: cases) func `an entry that comes while another is displayed`(_ one: Case) throws {
        let interaction: EntryAttributes.UserInteraction =
            switch one.touch {
            case .dismiss: .dismiss
            case .absorbTouches: .absorbTouches
            case .delayExit: .delayExit(by: 1)
            case .forward: .forward
            }
        let a = note {
            $0.popBehavior =
                one.pop == .overridden ? .overridden : .animated(.init(translate: .init(duration: 0.5)))
            ($0.displayDuration, $0.entryInteraction) = (6, interaction)
        }
        let b = note {
            let priority = EntryAttributes.Priority(one.priority)
            $0.precedence =
                one.kind == .enqueue
                ? .enqueue(priority: priority)
                : .override(priority: priority, dropEnqueuedEntries: one.kind == .overrideAndDrop)
            ($0.displayDuration, $0.entryInteraction) = (6, interaction)
        }
        let q = note { ($0.precedence, $0.displayDuration) = (.enqueue(priority: .low), 1) }
        let screen = try Screen.entries(
            ["a": a, "b": b, "q": q],
            [.display("a", 0), .display("q", 0.5), .display("b", 2), .tap("b", 4), .tap("a", 4)])

        // Entrances and exits take 0.3 s. A tap ends after 0.1 s.
        var expected: [String] = ["0 a willAppear", "30 a didAppear"]
        var queue = one.kind == .overrideAndDrop ? [] : ["q"]
        var now = 0
        func leave(_ name: String, shownAt: Int, seconds: Int) {
            let tapped = shownAt <= 400 && shownAt + 30 + seconds * 100 > 410
            switch one.touch {
            case .dismiss where tapped: now = 410
            case .delayExit where tapped: now = 410 + 30 + seconds * 100
            default: now = shownAt + 30 + seconds * 100
            }
            expected.append("\(now) \(name) willDisappear")
            now += 30
            expected.append("\(now) \(name) didDisappear")
        }
        let replaces = one.kind != .enqueue && one.priority >= 500
        if replaces {
            expected.append("200 a willDisappear")
            if one.pop == .overridden { expected.append("200 a didDisappear") }
            expected.append("200 b willAppear")
            expected.append("230 b didAppear")
            if one.pop == .animated { expected.append("250 a didDisappear") }
            leave("b", shownAt: 200, seconds: 6)
        } else {
            if one.kind == .enqueue { queue.insert("b", at: one.priority > 250 ? 0 : queue.endIndex) }
            leave("a", shownAt: 0, seconds: 6)
        }
        for name in queue {
            let start = now
            expected.append("\(start) \(name) willAppear")
            expected.append("\(start + 30) \(name) didAppear")
            now = start + 30 + (name == "q" ? 100 : 600)
            expected.append("\(now) \(name) willDisappear")
            now += 30
            expected.append("\(now) \(name) didDisappear")
        }
        #expect(Self.same(screen.words, expected), "\(screen.words)\nexpected\n\(expected)")
        #expect(screen.shown(at: 60).isEmpty)
    }

    /// Returns whether two logs are equal, with times within two ticks of each other.
    private static func same(_ a: [String], _ b: [String]) -> Bool {
        func split(_ word: String) -> (Int, Substring) {
            let parts = word.split(separator: " ", maxSplits: 1)
            return (Int(parts[0]) ?? -1, parts[1])
        }
        return a.count == b.count
            && zip(a, b).allSatisfy { split($0).1 == split($1).1 && abs(split($0).0 - split($1).0) <= 2 }
    }

    @Test func `the queue is ordered by priority, or by time`() throws {
        func order(_ heuristic: EntryAttributes.Precedence.QueueingHeuristic) throws -> [String] {
            var entries: [(String, Int)] = [("a", 500)]
            entries += [("b", 250), ("c", 750), ("d", 250), ("e", 750), ("f", 1000)]
            var named: NamedValues<Entry> = [:]
            for (name, priority) in entries {
                named[name] = note {
                    ($0.precedence, $0.displayDuration) = (.enqueue(priority: .init(priority)), 1)
                }
            }
            let screen = try Screen.entries(
                named, kit: EntryKit(queueingHeuristic: heuristic),
                entries.enumerated().map { .display($0.element.0, Double($0.offset) * 0.1) })
            return screen.kit.instances.map(\.name)
        }
        #expect(try order(.priority) == ["a", "f", "c", "e", "b", "d"])
        #expect(try order(.chronological) == ["a", "b", "c", "d", "e", "f"])
    }

    @Test func `dismissal descriptors reach the displayed entry and the queue`() throws {
        func left(_ descriptor: ValueNode?, target: String = "entryKit") throws -> [String] {
            var named: NamedValues<Entry> = [:]
            for (name, priority) in [("a", 500), ("b", 250), ("c", 750)] {
                named[name] = note {
                    ($0.precedence, $0.displayDuration) = (.enqueue(priority: .init(priority)), 3)
                }
            }
            let screen = try Screen.entries(
                named, [.display("a", 0), .display("b", 0.1), .display("c", 0.2), .dismiss(target, 1, descriptor)])
            return screen.words.filter { $0.hasSuffix("willAppear") || $0.hasPrefix("100 ") }
                .map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
        }
        let began = ["a willAppear"]
        #expect(try left(nil) == began + ["a willDisappear", "c willAppear", "b willAppear"])
        #expect(try left(.word("all")) == began + ["a willDisappear"])
        #expect(try left(.word("enqueued")) == began)
        #expect(try left(.mapping([("specific", .word("c"))])) == began + ["b willAppear"])
        #expect(try left(nil, target: "b") == began + ["c willAppear"])
        #expect(
            try left(.mapping([("prioritizedLowerOrEqualTo", .word("normal"))])) == began + [
                "a willDisappear", "c willAppear",
            ])
    }

    @Test func `touches around an entry reach what lies below, or the screen interaction`() throws {
        for (interaction, leaves) in [
            (EntryAttributes.UserInteraction.forward, false), (.dismiss, true), (.absorbTouches, false),
            (.delayExit(by: 1), false),
        ] {
            let screen = try Screen.entries(
                ["a": note { $0.screenInteraction = interaction }], [.display("a", 0), .tap(x: 100, y: 600, 1)])
            #expect(screen.words.contains("110 a willDisappear") == leaves, "\(interaction)")
        }
    }

    @Test func `custom tap actions run beside the default action, but not for an entry that forwards`() throws {
        for (action, runs) in [(EntryAttributes.UserInteraction.Default.absorbTouches, true), (.forward, false)] {
            let entry = note {
                $0.entryInteraction = .init(defaultAction: action, customTapActions: ["log", "count"])
            }
            let screen = try Screen.entries(["a": entry], [.display("a", 0), .tap("a", 1)])
            let told = screen.words.filter { $0.contains("customTapActions") }
            #expect(told.count == (runs ? 2 : 0))
        }
    }
}
