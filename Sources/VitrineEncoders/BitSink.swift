/// Bytes that grow bit by bit, lowest bit first, as deflate wants them.
struct BitSink: ~Copyable {
    private(set) var bytes: UnsafeMutablePointer<UInt8>
    private(set) var count = 0
    private var capacity: Int
    private var waiting: UInt64 = 0
    private var waitingBits: UInt64 = 0

    init(capacity: Int) {
        self.capacity = max(64, capacity)
        bytes = .allocate(capacity: self.capacity)
    }

    deinit { bytes.deallocate() }

    /// Makes room for so many more bits, which every `put` needs.
    mutating func reserve(bits: Int) {
        let needed = count + bits / 8 + 32
        if needed <= capacity { return }
        let larger = max(needed, capacity * 2)
        let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        moved.update(from: bytes, count: count)
        bytes.deallocate()
        bytes = moved
        capacity = larger
    }

    /// Adds the low bits of a value, whose others must be 0. At most 56 bits between two `flush`.
    @inline(__always) mutating func put(_ value: UInt64, _ bits: UInt64) {
        waiting |= value &<< waitingBits
        waitingBits &+= bits
    }

    @inline(__always) mutating func flush() {
        UnsafeMutableRawPointer(bytes + count).storeBytes(of: waiting.littleEndian, as: UInt64.self)
        let whole = waitingBits &>> 3
        count &+= Int(truncatingIfNeeded: whole)
        waiting &>>= whole &* 8
        waitingBits &= 7
    }

    /// Fills the last byte with zeros.
    mutating func align() {
        reserve(bits: 64)
        flush()
        if waitingBits > 0 {
            bytes[count] = UInt8(truncatingIfNeeded: waiting)
            count += 1
            (waiting, waitingBits) = (0, 0)
        }
    }

    /// Adds whole bytes; only after `align`.
    mutating func append(_ source: UnsafePointer<UInt8>, _ length: Int) {
        reserve(bits: length * 8)
        (bytes + count).update(from: source, count: length)
        count += length
    }
}
