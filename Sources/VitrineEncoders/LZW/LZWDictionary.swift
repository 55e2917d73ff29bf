/// LZW's dictionary. An entry is a string of indices, represented by its prefix and its last index.
@safe struct LZWDictionary: ~Copyable {
    /// The number of codes of at most 12 bits.
    static let limit = 4096
    private static let slotBits: UInt32 = 13
    private static let slots = 1 << Int(slotBits)

    struct Entry {
        /// The newest continuation; 0 for none.
        var child: UInt16 = 0
        /// The next older continuation of the same string.
        var sibling: UInt16 = 0
        /// The string without its last index.
        var parent: UInt16 = 0
        var symbol: UInt8 = 0
        /// The number of continuations, saturating.
        var children: UInt8 = 0
    }

    let clearCode: Int
    var endCode: Int { clearCode + 1 }
    private let codeSize: Int
    /// Memory for `limit` entries. An array's index checks would cost a tenth of the encoder's time.
    private let entries: UnsafeMutablePointer<Entry>
    /// The hash table of continuations: the string's number, the added index, the new number; 12, 8 and 12 bits.
    private let links: UnsafeMutablePointer<UInt32>
    /// The number of the next string.
    private(set) var next = 0
    private(set) var codeBits = 0

    init(codeSize: Int) {
        self.codeSize = codeSize
        clearCode = 1 << codeSize
        unsafe entries = .allocate(capacity: LZWDictionary.limit)
        unsafe entries.initialize(repeating: Entry(), count: LZWDictionary.limit)
        unsafe links = .allocate(capacity: LZWDictionary.slots)
        unsafe links.initialize(repeating: .max, count: LZWDictionary.slots)
        clear()
    }

    deinit {
        unsafe entries.deallocate()
        unsafe links.deallocate()
    }

    var isFull: Bool { next >= LZWDictionary.limit }

    mutating func clear() {
        for code in 0..<max(next, clearCode + 2) { unsafe entries[code] = Entry() }
        unsafe links.update(repeating: .max, count: LZWDictionary.slots)
        codeBits = codeSize + 1
        next = clearCode + 2
    }

    @inline(__always)
    subscript(code: Int) -> Entry { unsafe entries[code] }

    @inline(__always)
    private static func slot(_ key: UInt32) -> Int {
        // Fibonacci hashing: the odd number nearest to 2³²/φ.
        Int((key &* 0x9E37_79B1) >> (32 - slotBits))
    }

    /// The number of a string extended by an index; nil if it is not in the dictionary.
    @inline(__always)
    func find(_ code: Int, _ symbol: Int) -> Int? {
        let key = UInt32(truncatingIfNeeded: code &<< 8 | symbol)
        var slot = LZWDictionary.slot(key)
        while true {
            let link = unsafe links[slot]
            if link == .max { return nil }
            if link >> 12 == key { return Int(link & 0xFFF) }
            slot = (slot &+ 1) & (LZWDictionary.slots - 1)
        }
    }

    /// Adds a string extended by an index. The number is used even if that string already exists, which happens after a
    /// run that ended early. The dictionary must not be full.
    mutating func add(_ code: Int, _ symbol: Int) {
        if find(code, symbol) == nil {
            let key = UInt32(truncatingIfNeeded: code &<< 8 | symbol)
            var slot = LZWDictionary.slot(key)
            while unsafe links[slot] != .max { slot = (slot &+ 1) & (LZWDictionary.slots - 1) }
            unsafe links[slot] = key << 12 | UInt32(next)
            unsafe entries[next] = Entry(
                child: 0, sibling: entries[code].child, parent: UInt16(code),
                symbol: UInt8(truncatingIfNeeded: symbol), children: 0)
            unsafe entries[code].child = UInt16(next)
            if unsafe entries[code].children < .max { unsafe entries[code].children += 1 }
        }
        next += 1
    }

    /// Updates the code size after a code was written: the decoder's grows one entry behind the dictionary.
    @inline(__always)
    mutating func widenCodeIfNeeded() {
        if next >= 1 << codeBits, codeBits < 12 { codeBits += 1 }
    }

    /// Writes an entry's indices, the last one before `end`.
    @inline(__always)
    func expand(_ code: Int, until end: Int, _ indices: UnsafeMutablePointer<UInt8>) {
        var code = code
        var i = end - 1
        while code >= clearCode {
            unsafe indices[i] = unsafe entries[code].symbol
            code = unsafe Int(entries[code].parent)
            i -= 1
        }
        unsafe indices[i] = UInt8(truncatingIfNeeded: code)
    }
}
