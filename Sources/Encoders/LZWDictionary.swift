/// The dictionary of GIF's LZW as giflib fills it: strings of indices, numbered, each a shorter one and one index more.
///
/// Source: GIF89a specification, appendix F, and EGifCompressLine and EGifCompressOutput in giflib 5.2.
struct LZWDictionary {
    private let paletteBits: Int
    /// Size of a code now, in bits.
    private(set) var codeBits = 0
    /// The number of the next string.
    private(set) var next = 0

    private var keys: [UInt32]
    private var codes: [UInt16]
    private var parents: [UInt16]
    private var symbols: [UInt8]

    /// 2...8.
    init(paletteBits: Int) {
        self.paletteBits = paletteBits
        keys = Array(repeating: .max, count: 1 << 13)
        codes = Array(repeating: 0, count: 1 << 13)
        parents = Array(repeating: 0, count: 1 << 12)
        symbols = (0..<1 << 12).map { UInt8($0 & 255) }
        clear()
    }

    mutating func clear() {
        for i in keys.indices { keys[i] = .max }
        codeBits = paletteBits + 1
        // Behind the single indices come the codes for "clear" and "end".
        next = 1 << paletteBits + 2
    }

    /// After a code was written: makes room for the numbers that have come up to the present size.
    mutating func widen() {
        if next >= 1 << codeBits { codeBits += 1 }
    }

    private func slot(_ key: UInt32) -> Int {
        var slot = Int((key &* 0x9E37_79B1) >> 19)
        while keys[slot] != key, keys[slot] != .max { slot = (slot + 1) & (1 << 13 - 1) }
        return slot
    }

    /// The number of a string and one index more; nil when it is not in.
    func find(_ code: Int, _ symbol: UInt8) -> Int? {
        let key = UInt32(truncatingIfNeeded: code) << 8 | UInt32(symbol)
        let slot = slot(key)
        return keys[slot] == key ? Int(codes[slot]) : nil
    }

    mutating func insert(_ code: Int, _ symbol: UInt8) {
        let key = UInt32(truncatingIfNeeded: code) << 8 | UInt32(symbol)
        let slot = slot(key)
        keys[slot] = key
        codes[slot] = UInt16(next)
        parents[next] = UInt16(code)
        symbols[next] = symbol
        next += 1
    }

    /// Writes a string's indices so that the last one comes just before `end`.
    func spell(_ code: Int, endingAt end: Int, into indices: inout [UInt8]) {
        var code = code
        var i = end - 1
        while code >= 1 << paletteBits {
            indices[i] = symbols[code]
            code = Int(parents[code])
            i -= 1
        }
        indices[i] = UInt8(code)
    }
}
