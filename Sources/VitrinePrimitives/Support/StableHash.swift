/// A 64-bit content hash that is the same in every process and on every machine; Swift's own has a seed per process.
/// Source: FNV-1a's offset and prime, a word at a time with a final mix step so that short inputs spread.
@usableFromInline package struct StableHash: Sendable {
    @usableFromInline package internal(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    @inlinable package init() {}

    @inlinable package mutating func combine(_ word: UInt64) {
        var v = value ^ word
        v = v &* 0x0000_0100_0000_01b3
        v ^= v >> 29
        value = v
    }

    @inlinable package mutating func combine(_ bytes: some Sequence<UInt8>) {
        for b in bytes { combine(UInt64(b)) }
    }
}
