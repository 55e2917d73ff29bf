import Testing
import VitrineLayoutTestSupport
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens
import VitrineTestSupport
import VitrineVocabulary

@testable import VitrineEntries

/// With calls and touches in any order, entries settle, none is lost, and at most the permitted ones are displayed.
@Suite struct EntryRandomTests {
    private static let runs = 4000

    private static func animation(_ random: inout SplitMix64) -> EntryAttributes.Animation {
        let spring =
            random.chance(2) ? EntryAttributes.Spring(damping: random.double(0.6...1), initialVelocity: 0) : nil
        return EntryAttributes.Animation(
            translate: random.chance(4)
                ? nil : .init(duration: random.double(0.3...0.8), delay: random.chance(3) ? 0.2 : 0, spring: spring),
            scale: random.chance(3) ? .init(from: 1, to: 0.7, duration: random.double(0...0.6)) : nil,
            fade: random.chance(3) ? .init(from: 0, to: 1, duration: random.double(0...0.6)) : nil)
    }

    private static func entry(_ random: inout SplitMix64) -> Entry {
        var attributes = EntryAttributes(
            EntryAttributes.Preset.allCases[random.below(EntryAttributes.Preset.allCases.count)])
        let priority = EntryAttributes.Priority(random.below(5) * 250)
        attributes.precedence =
            random.chance(2)
            ? .enqueue(priority: priority) : .override(priority: priority, dropEnqueuedEntries: random.chance(4))
        attributes.displayDuration = random.chance(3) ? .infinity : random.double(0...3)
        attributes.entranceAnimation = animation(&random)
        attributes.exitAnimation = animation(&random)
        attributes.popBehavior = random.chance(3) ? .overridden : .animated(animation(&random))
        let interactions: [EntryAttributes.UserInteraction] = [.dismiss, .forward, .absorbTouches, .delayExit(by: 1)]
        attributes.entryInteraction = random.element(of: interactions)
        attributes.screenInteraction = random.element(of: interactions)
        if random.chance(2) { attributes.screenBackground = .color(.black) }
        return Entry(.note("A line"), attributes: attributes)
    }

    private static func events(_ random: inout SplitMix64) -> [TimelineEvent] {
        var now = 0.0
        return (0..<(2 + random.below(10))).map { _ in
            now += Double(random.below(130)) / 100
            let name = ["a", "b", "c"][random.below(3)]
            switch random.below(8) {
            case 0, 1, 2: return .display(name, now)
            case 3: return .dismiss(random.chance(2) ? name : "entryKit", now, random.chance(2) ? .word("all") : nil)
            case 4: return .tap(name, now)
            case 5: return .tap(x: 180, y: 600, now)
            default: return .drag(name, now, y: random.double(-400...400), random.double(0.05...0.6))
            }
        }
    }

    /// Returns whether the lifecycle events of each display are in the library's order.
    private static func isLegal(_ screen: Screen) -> Bool {
        var open: [String: [String]] = [:]
        for entry in screen.log {
            guard case .delegate(let what) = entry.what else { return false }
            switch what {
            case "willAppear": open[entry.owner, default: []].append(what)
            case "didAppear":
                guard let i = open[entry.owner]?.lastIndex(of: "willAppear") else { return false }
                open[entry.owner]?[i] = what
            case "willDisappear":
                guard let i = open[entry.owner]?.lastIndex(where: { $0 != "willDisappear" }) else { return false }
                open[entry.owner]?[i] = what
            case "didDisappear":
                guard let i = open[entry.owner]?.firstIndex(of: "willDisappear") else { return false }
                open[entry.owner]?.remove(at: i)
            default: break
            }
        }
        return open.values.allSatisfy { !$0.contains("willDisappear") }
    }

    @Test func `random calls and gestures settle, in bounds and in order`() throws {
        var random = SplitMix64(seed: 5)
        for run in 0..<Self.runs {
            let entries: NamedValues<Entry> = [
                "a": Self.entry(&random), "b": Self.entry(&random), "c": Self.entry(&random),
            ]
            let events = Self.events(&random)
            let kit = EntryKit(libraryVersion: random.chance(2) ? .early : .current)
            let screen = try Screen.entries(entries, kit: kit, events)
            let instances = screen.kit.instances
            let end = screen.end
            try #require(end.isFinite && end < 600, "run \(run)")
            // At the end at most one endless entry is left, and entries wait only behind it.
            let left = instances.filter { $0.removed == nil }
            try #require(
                left.count <= 1 && left.allSatisfy { $0.attributes.displayDuration == .infinity }, "run \(run)")
            try #require(screen.kit.queue.isEmpty || left.count == 1, "run \(run)")
            try #require(left.allSatisfy { $0.shift.value(at: end) == 0 }, "run \(run)")
            try #require(Self.isLegal(screen), "run \(run): \(screen.words)")
            for instance in instances {
                // The entry that was displayed before is leaving from then on.
                for other in instances where other.id < instance.id && other.isShown(at: instance.shown + 1e-6) {
                    try #require((other.leaving ?? .infinity) <= instance.shown + 1e-9, "run \(run)")
                }
            }
            if run % 4 == 0 { try Self.checkWays(of: screen, run) }
            if run % 50 == 0 { try Self.checkPublished(screen, run) }
        }
    }

    /// Checks that the published values of the entry that was displayed last are its position on the screen.
    private static func checkPublished(_ screen: Screen, _ run: Int) throws {
        guard let instance = screen.kit.instances.last else { return }
        let last = min(instance.removed ?? screen.end, instance.shown + 4)
        for tick in stride(from: 0, to: Int((last - instance.shown) * 120), by: 9) {
            let seconds = instance.shown + Double(tick) / 120
            func published(_ name: EntryKitPresentation.PublishedName) -> Double? {
                screen.published(name.rawValue, of: instance.name)?.number(for: Follow("x.y"), at: seconds)
            }
            guard let box = screen.box(instance.name, at: seconds) else { continue }
            let rest = screen.geometry(instance, at: seconds).box
            try #require(near(published(.translation), box.midY - rest.midY, 1e-6), "run \(run) at \(seconds)")
            try #require(near(published(.scale), box.width / rest.width, 1e-9), "run \(run) at \(seconds)")
        }
    }

    /// Checks that entries stay near the screen and move without jumps. The fastest motion is a spring of 38 rad/s over
    /// 900 points, which moves by less than 150 points per tick.
    private static func checkWays(of screen: Screen, _ run: Int) throws {
        for instance in screen.kit.instances {
            let last = min(instance.removed ?? screen.end, instance.shown + 4)
            var before: Double?
            for tick in 0..<Int((last - instance.shown) * 120) {
                let shift = instance.shift.value(at: instance.shown + Double(tick) / 120)
                try #require(shift.magnitude < 1500, "run \(run)")
                if let before { try #require((shift - before).magnitude < 150, "run \(run)") }
                before = shift
            }
        }
    }
}
