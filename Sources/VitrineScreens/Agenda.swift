import VitrineMotion
import VitrinePresentation
import VitrinePrimitives

/// The pending items of a recording in execution order. Within a tick: due wakes, events of the scene in the order of
/// the file, calls of the program, fingers in the order of their touch down, actions that presentations have posted,
/// and wakes requested on the same tick.
struct Agenda {
    enum Step {
        case wake(instance: Int, WakeReason)
        /// An action and its time in seconds, which may lie between two ticks.
        case action(TimelineEvent.Action, time: Double)
        case finger(Int, Touch.Phase)
        case call(UserCall)
    }

    enum Rank: Int, Comparable {
        case due, scene, finger, posted, endOfTick

        static func < (a: Rank, b: Rank) -> Bool { a.rawValue < b.rawValue }
    }

    struct Item {
        var tick: Tick
        var rank: Rank
        /// The time of touch down of a finger, otherwise the order in which items were added.
        var order: Int
        var step: Step
    }

    /// The items, sorted, the next one last.
    private var items: [Item] = []
    private var count = 0

    mutating func add(_ step: Step, at tick: Tick, _ rank: Rank, order: Int? = nil) {
        count += 1
        let item = Item(tick: tick, rank: rank, order: order ?? count, step: step)
        items.insert(item, at: items.partitioningIndex { !precedes(item, $0) })
    }

    private func precedes(_ a: Item, _ b: Item) -> Bool {
        (a.tick.count, a.rank.rawValue, a.order) < (b.tick.count, b.rank.rawValue, b.order)
    }

    mutating func next() -> Item? { items.popLast() }

    mutating func removeWakes(of instance: Int, _ reason: WakeReason) {
        items.removeAll {
            if case .wake(instance, reason) = $0.step { true } else { false }
        }
    }
}
