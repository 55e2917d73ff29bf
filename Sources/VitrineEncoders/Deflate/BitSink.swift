/// A bit writer, lowest bit first, as in deflate.
@safe struct BitSink: ~Copyable {
    private(set) var bytes: UnsafeMutablePointer<UInt8>
    private(set) var count = 0
    private var capacity: Int
    private var waiting: UInt64 = 0
    private var waitingBits: UInt64 = 0

    init(capacity: Int) {
        self.capacity = max(64, capacity)
        unsafe bytes = .allocate(capacity: self.capacity)
    }

    deinit { unsafe bytes.deallocate() }

    /// Reserves capacity for a number of bits, which every `put` requires.
    mutating func reserve(bits: Int) {
        let needed = count + bits / 8 + 32
        if needed <= capacity { return }
        let larger = max(needed, capacity * 2)
        let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        unsafe moved.update(from: bytes, count: count)
        unsafe bytes.deallocate()
        unsafe bytes = unsafe moved
        capacity = larger
    }

    /// Appends the low bits of a value whose other bits are 0; at most 56 bits between two calls of `flush`.
    @inline(__always) mutating func put(_ value: UInt64, _ bits: UInt64) {
        waiting |= value &<< waitingBits
        waitingBits &+= bits
    }

    @inline(__always) mutating func flush() {
        unsafe UnsafeMutableRawPointer(bytes + count).storeBytes(of: waiting.littleEndian, as: UInt64.self)
        let whole = waitingBits &>> 3
        count &+= Int(truncatingIfNeeded: whole)
        waiting &>>= whole &* 8
        waitingBits &= 7
    }

    /// Pads the last byte with zeros.
    mutating func align() {
        reserve(bits: 64)
        flush()
        if waitingBits > 0 {
            unsafe bytes[count] = UInt8(truncatingIfNeeded: waiting)
            count += 1
            (waiting, waitingBits) = (0, 0)
        }
    }

    /// Appends whole bytes; only after `align`.
    mutating func append(_ source: UnsafePointer<UInt8>, _ length: Int) {
        reserve(bits: length * 8)
        unsafe (bytes + count).update(from: source, count: length)
        count += length
    }
}
