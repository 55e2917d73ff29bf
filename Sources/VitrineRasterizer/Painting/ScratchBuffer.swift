/// Memory for elements that grows as needed and is used again. Growing loses the content.
///
/// Here and in the other classes that painting reads for each row, exclusive access is not checked at run time: one thread
/// writes them at a time, and no closure is called during an access. The checks took a twentieth of a frame.
@safe final class ScratchBuffer<Element: BitwiseCopyable> {
    @exclusivity(unchecked) private(set) var base: UnsafeMutablePointer<Element>
    /// Elements that there is memory for.
    @exclusivity(unchecked) private(set) var capacity = 0
    /// What new memory is filled with; nil for any content.
    private let fill: Element?

    init(fill: Element? = nil) {
        self.fill = fill
        unsafe base = .allocate(capacity: 1)
    }

    /// A buffer of a fixed size, of any content.
    init(capacity: Int) {
        fill = nil
        unsafe base = .allocate(capacity: max(capacity, 1))
        unsafe self.capacity = capacity
    }

    deinit { unsafe base.deallocate() }

    /// Memory for `count` elements, valid until the next call.
    @discardableResult
    @inline(__always) func reserve(_ count: Int) -> UnsafeMutablePointer<Element> {
        if unsafe count > capacity { grow(count) }
        return unsafe base
    }

    @inline(never) private func grow(_ count: Int) {
        unsafe base.deallocate()
        // What grows from frame to frame fits for a while.
        unsafe capacity = count + count / 4 + 64
        unsafe base = unsafe .allocate(capacity: capacity)
        unsafe LargeMemory.preferLargePages(base, byteCount: memory)
        if let fill { unsafe base.initialize(repeating: fill, count: capacity) }
    }

    /// Exchanges the memory of two buffers.
    func swap(with other: ScratchBuffer) {
        unsafe Swift.swap(&base, &other.base)
        unsafe Swift.swap(&capacity, &other.capacity)
    }

    /// Bytes held.
    var memory: Int { unsafe capacity * MemoryLayout<Element>.stride }
}

/// An array of numbers that grows as needed and is used again; no access is checked.
@safe struct GrowableBuffer<T: BitwiseCopyable>: ~Copyable {
    private(set) var base: UnsafeMutablePointer<T>
    private var capacity = 64
    /// How many there are; may be lowered.
    var count = 0

    init() { unsafe base = .allocate(capacity: capacity) }

    deinit { unsafe base.deallocate() }

    /// Bytes held.
    var memory: Int { capacity * MemoryLayout<T>.stride }

    @inline(__always) mutating func append(_ v: T) {
        if count == capacity { grow() }
        unsafe base[count] = v
        count += 1
    }

    /// Appends elements from memory outside the buffer.
    /// - Parameter added: how many, 0 or more.
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
