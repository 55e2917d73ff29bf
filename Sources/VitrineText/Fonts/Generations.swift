/// Values that are kept while they are in use. Two generations: when the younger is full, the older is forgotten; so
/// memory is bounded and whatever is asked for again and again stays.
struct Generations<Key: Hashable, Value> {
    /// What the values of a generation may cost together, in the caller's own measure.
    let capacity: Int
    private var young: [Key: (value: Value, cost: Int)] = [:]
    private var old: [Key: (value: Value, cost: Int)] = [:]
    private var cost = 0

    init(capacity: Int) { self.capacity = capacity }

    mutating func value(for key: Key) -> Value? {
        if let known = young[key] { return known.value }
        guard let known = old[key] else { return nil }
        keep(known.value, for: key, cost: known.cost)
        return known.value
    }

    /// A value that costs more than a generation may is not kept.
    mutating func keep(_ value: Value, for key: Key, cost: Int = 1) {
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
