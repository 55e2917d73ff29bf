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
