import Synchronization

/// Remembers what was made from what. Two generations: when the younger is full, the older is forgotten; so memory is
/// bounded and whatever is in use every frame stays. A result never depends on what the cache holds.
final class GenerationCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Generations {
        var young: [Key: Value] = [:]
        var old: [Key: Value] = [:]
        var youngCost = 0
    }

    /// Of a generation, in the unit of `cost`.
    private let capacity: Int
    private let generations = Mutex(Generations())

    init(capacity: Int) { self.capacity = capacity }

    /// - Parameter cost: what the value counts for, 1 or more.
    func value(_ key: Key, cost: (Value) -> Int = { _ in 1 }, make: () -> Value) -> Value {
        if let known = generations.withLock({ $0.young[key] ?? $0.old[key] }) {
            keep(known, key, cost(known))
            return known
        }
        let made = make()
        keep(made, key, cost(made))
        return made
    }

    private func keep(_ value: Value, _ key: Key, _ cost: Int) {
        generations.withLock { g in
            guard g.young[key] == nil else { return }
            if g.youngCost >= capacity {
                g.old = g.young
                g.young = [:]
                g.youngCost = 0
            }
            g.young[key] = value
            g.youngCost += cost
        }
    }
}
