/// Memory for elements that grows as needed and is used again. Growing loses the content.
///
/// Here and in the other classes that painting reads for each row, exclusive access is not checked at run time: one thread
/// writes them at a time, and no closure is called during an access. The checks took a twentieth of a frame.
final class ScratchBuffer<Element: BitwiseCopyable> {
    @exclusivity(unchecked) private(set) var base: UnsafeMutablePointer<Element>
    /// Elements that there is memory for.
    @exclusivity(unchecked) private(set) var capacity = 0
    /// What new memory is filled with; nil for any content.
    private let fill: Element?

    init(fill: Element? = nil) {
        self.fill = fill
        base = .allocate(capacity: 1)
    }

    deinit { base.deallocate() }

    /// Memory for `count` elements, valid until the next call.
    @discardableResult
    @inline(__always) func reserve(_ count: Int) -> UnsafeMutablePointer<Element> {
        if count > capacity { grow(count) }
        return base
    }

    @inline(never) private func grow(_ count: Int) {
        base.deallocate()
        // What grows from frame to frame fits for a while.
        capacity = count + count / 4 + 64
        base = .allocate(capacity: capacity)
        if let fill { base.initialize(repeating: fill, count: capacity) }
    }

    /// Exchanges the memory of two buffers.
    func swap(with other: ScratchBuffer) {
        Swift.swap(&base, &other.base)
        Swift.swap(&capacity, &other.capacity)
    }

    /// Bytes held.
    var memory: Int { capacity * MemoryLayout<Element>.stride }
}

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
