import Synchronization

/// A thread-safe cache of bounded size that keeps values in frequent use. Results never depend on its contents.
@usableFromInline package final class GenerationCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    @usableFromInline let generations: Mutex<Generations<HashedKey<Key>, Value>>

    /// - Parameter capacity: The capacity of a generation, in the unit of `cost`.
    @inlinable package init(capacity: Int) { generations = Mutex(Generations(capacity: capacity)) }

    /// - Parameter cost: The cost of a value, 1 or more.
    @inlinable package func value(_ key: Key, cost: (Value) -> Int = { _ in 1 }, make: () -> Value) -> Value {
        let key = HashedKey(key)
        if let known = generations.withLock({ $0.value(for: key) }) { return known }
        let made = make()
        let madeCost = cost(made)
        return generations.withLock {
            // Another thread may have been first. All get one value, as contents that are compared by identity must.
            if let known = $0.value(for: key) { return known }
            $0.keep(made, for: key, cost: madeCost)
            return made
        }
    }
}

/// A key whose hash is computed once for lookups in several dictionaries. Hashing is expensive for the keys of texts.
@usableFromInline struct HashedKey<Key: Hashable & Sendable>: Hashable, Sendable {
    @usableFromInline let key: Key
    @usableFromInline let hash: Int

    @inlinable init(_ key: Key) {
        self.key = key
        hash = key.hashValue
    }

    @inlinable static func == (a: Self, b: Self) -> Bool { a.hash == b.hash && a.key == b.key }

    @inlinable func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
