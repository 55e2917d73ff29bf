/// Deflate's symbols of lengths and distances. Source: RFC 1951, 3.2.5.
enum DeflateSymbols {
    static let shortest = 3
    static let longest = 258
    static let window = 32768
    static let endOfBlock = 256
    static let lengthCount = 286
    static let distanceCount = 30

    static let lengthExtra: [UInt8] = (0..<29).map { (i: Int) -> UInt8 in i < 8 || i == 28 ? 0 : UInt8(i / 4 - 1) }
    static let distanceExtra: [UInt8] = (0..<30).map { (i: Int) -> UInt8 in i < 4 ? 0 : UInt8(i / 2 - 1) }

    /// The first length of each symbol from 257 on.
    static let lengthBase: [UInt16] = {
        var base: UInt16 = 3
        return (0..<29).map { i in
            defer { base += 1 << UInt16(lengthExtra[i]) }
            return i == 28 ? 258 : base
        }
    }()

    /// The symbol, less 257, of each length 0...258.
    static let ofLength: [UInt8] = (0...258).map { length in
        length < 3 ? 0 : UInt8(lengthBase.lastIndex { Int($0) <= length }!)
    }

    /// The symbol of a distance, given as the distance minus one.
    @inline(__always) static func ofDistance(_ minusOne: UInt32) -> Int {
        if minusOne < 4 { return Int(minusOne) }
        let top = 31 &- minusOne.leadingZeroBitCount
        return 2 &* top &+ Int(minusOne &>> UInt32(truncatingIfNeeded: top &- 1)) & 1
    }
}

/// A deflate token: a literal byte, or a copy of earlier bytes.
struct DeflateToken {
    private var bits: UInt32

    @inline(__always) init(byte: UInt8) { bits = UInt32(byte) }
    /// Creates a copy of a length 3...258 at a distance 1...32768.
    @inline(__always) init(length: Int, distance: Int) {
        bits = 1 << 31 | UInt32(truncatingIfNeeded: length) &<< 16 | UInt32(truncatingIfNeeded: distance &- 1)
    }

    @inline(__always) var isByte: Bool { bits &>> 31 == 0 }
    @inline(__always) var byte: Int { Int(bits) }
    @inline(__always) var length: Int { Int(bits &>> 16) & 511 }
    /// The distance minus one, from which RFC 1951 counts extra bits.
    @inline(__always) var distanceMinusOne: UInt32 { bits & 0x7FFF }
}
