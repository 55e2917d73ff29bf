/// An array of numbers that grows as needed and is used again; no access is checked.
struct GrowableBuffer<T: BitwiseCopyable>: ~Copyable {
    private(set) var base: UnsafeMutablePointer<T>
    private var capacity = 64
    /// How many there are; may be lowered.
    var count = 0

    init() { base = .allocate(capacity: capacity) }

    deinit { base.deallocate() }

    /// Bytes held.
    var memory: Int { capacity * MemoryLayout<T>.stride }

    @inline(__always) mutating func append(_ v: T) {
        if count == capacity { grow() }
        base[count] = v
        count += 1
    }

    @inline(never) private mutating func grow() {
        let wider = UnsafeMutablePointer<T>.allocate(capacity: 2 * capacity)
        wider.update(from: base, count: count)
        base.deallocate()
        base = wider
        capacity *= 2
    }
}
