/// Reusable memory for elements that grows as needed. Growing discards the content.
///
/// This and other classes that painting reads for each row disable run-time exclusivity checks: one thread at a time
/// writes them, and no closure is called during an access. The checks would take a twentieth of a frame's time.
@safe final class ScratchBuffer<Element: BitwiseCopyable> {
    @exclusivity(unchecked) private(set) var base: UnsafeMutablePointer<Element>
    /// The number of elements that fit.
    @exclusivity(unchecked) private(set) var capacity = 0
    /// The value of new memory; nil if it is undefined.
    private let fill: Element?

    init(fill: Element? = nil) {
        self.fill = fill
        unsafe base = .allocate(capacity: 1)
    }

    /// Creates a buffer of a fixed size with undefined content.
    init(capacity: Int) {
        fill = nil
        unsafe base = .allocate(capacity: max(capacity, 1))
        unsafe self.capacity = capacity
    }

    deinit { unsafe base.deallocate() }

    /// Returns memory for `count` elements, valid until the next call.
    @discardableResult
    @inline(__always) func reserve(_ count: Int) -> UnsafeMutablePointer<Element> {
        if unsafe count > capacity { grow(count) }
        return unsafe base
    }

    @inline(never) private func grow(_ count: Int) {
        unsafe base.deallocate()
        // The extra quarter is for sizes that grow from frame to frame.
        unsafe capacity = count + count / 4 + 64
        unsafe base = unsafe .allocate(capacity: capacity)
        if let fill { unsafe base.initialize(repeating: fill, count: capacity) }
    }

    /// Exchanges the memory of two buffers.
    func swap(with other: ScratchBuffer) {
        unsafe Swift.swap(&base, &other.base)
        unsafe Swift.swap(&capacity, &other.capacity)
    }

    var memory: Int { unsafe capacity * MemoryLayout<Element>.stride }
}

/// A reusable array of numbers that grows as needed; accesses are unchecked.
@safe struct GrowableBuffer<T: BitwiseCopyable>: ~Copyable {
    private(set) var base: UnsafeMutablePointer<T>
    private var capacity = 64
    /// The number of elements; may be lowered.
    var count = 0

    init() { unsafe base = .allocate(capacity: capacity) }

    deinit { unsafe base.deallocate() }

    var memory: Int { capacity * MemoryLayout<T>.stride }

    @inline(__always) mutating func append(_ v: T) {
        if count == capacity { grow() }
        unsafe base[count] = v
        count += 1
    }

    /// Appends `added` elements, 0 or more, from memory outside the buffer.
    @inline(__always) mutating func append(_ from: UnsafePointer<T>, _ added: Int) {
        while count + added > capacity { grow() }
        unsafe (base + count).update(from: from, count: added)
        count += added
    }

    @inline(never) private mutating func grow() {
        let wider = UnsafeMutablePointer<T>.allocate(capacity: 2 * capacity)
        unsafe wider.update(from: base, count: count)
        unsafe base.deallocate()
        unsafe base = unsafe wider
        capacity *= 2
    }
}
