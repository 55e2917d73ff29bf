import Synchronization

/// Remembers what was made from what, for any thread. Memory is bounded and whatever is in use every frame stays. A result
/// never depends on what the cache holds.
final class GenerationCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let generations: Mutex<Generations<Key, Value>>

    /// - Parameter capacity: of a generation, in the unit of `cost`.
    init(capacity: Int) { generations = Mutex(Generations(capacity: capacity)) }

    /// - Parameter cost: what the value counts for, 1 or more.
    func value(_ key: Key, cost: (Value) -> Int = { _ in 1 }, make: () -> Value) -> Value {
        if let known = generations.withLock({ $0.value(for: key) }) { return known }
        let made = make()
        generations.withLock { $0.keep(made, for: key, cost: cost(made)) }
        return made
    }
}
