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

/// A cache of two generations: when the younger is full, it replaces the older one, whose values are dropped. Memory is
/// bounded, and values in frequent use stay.
///
/// The type is inlinable so that other modules specialize it; unspecialized code looks up metadata at each call.
@usableFromInline package struct Generations<Key: Hashable, Value> {
    /// The largest total cost of a generation, in the caller's unit.
    @usableFromInline package let capacity: Int
    @usableFromInline var young: [Key: (value: Value, cost: Int)] = [:]
    @usableFromInline var old: [Key: (value: Value, cost: Int)] = [:]
    @usableFromInline var cost = 0

    @inlinable package init(capacity: Int) { self.capacity = capacity }

    @inlinable package mutating func value(for key: Key) -> Value? {
        if let known = young[key] { return known.value }
        guard let known = old[key] else { return nil }
        keep(known.value, for: key, cost: known.cost)
        return known.value
    }

    /// Adds a value, unless it costs more than a whole generation.
    @inlinable package mutating func keep(_ value: Value, for key: Key, cost: Int = 1) {
        guard cost <= capacity, young[key] == nil else { return }
        if self.cost + cost > capacity {
            old = young
            young = [:]
            self.cost = 0
        }
        young[key] = (value, cost)
        self.cost += cost
    }
}
