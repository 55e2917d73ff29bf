/// Parses bytes into the cheapest tokens by dynamic programming, one segment at a time: the cheapest path to a position
/// comes from the position before it, or from a copy that ends there. It is optimized for scanlines of pictures, which
/// are mostly runs: a run is one step. Matches are searched only for the bytes between runs, and are extended backward
/// into the run before them.
@safe struct DeflateParser: ~Copyable {
    /// The search effort: the number of earlier positions that are compared with each position.
    struct Effort {
        var depth: Int
    }

    private static let hashBits = 15
    /// The approximate number of tokens of a segment.
    private static let busyPositions = 16_000
    private static let longestStretch = 1 << 18
    /// The number of bytes at the end of a run at which copies that extend beyond the run may begin.
    private static let tail = 8
    /// The minimum length of a run of a byte other than 0.
    private static let shortestRun = 8

    private struct Found {
        var length: Int
        var distance: Int
        /// The number of equal bytes before it in the run.
        var back: Int
    }

    private let data: UnsafePointer<UInt8>
    private let count: Int
    private let effort: Effort
    /// The last position of each hash, plus 1, and the one before each position.
    private let heads: UnsafeMutablePointer<Int32>
    private let previous: UnsafeMutablePointer<Int32>
    /// The runs, keyed by byte, length and the bytes after them.
    private let runHeads: UnsafeMutablePointer<Int32>
    private let costs: UnsafeMutablePointer<UInt32>
    /// The last token of the cheapest path to each position.
    private let steps: UnsafeMutablePointer<UInt32>
    private let found: UnsafeMutablePointer<Found>
    private var prices = DeflatePrices()

    init(_ data: UnsafePointer<UInt8>, _ count: Int, effort: Effort) {
        unsafe self.data = unsafe data
        self.count = count
        self.effort = effort
        unsafe heads = .allocate(capacity: 1 << Self.hashBits)
        unsafe heads.initialize(repeating: 0, count: 1 << Self.hashBits)
        unsafe runHeads = .allocate(capacity: 1 << Self.hashBits)
        unsafe runHeads.initialize(repeating: 0, count: 1 << Self.hashBits)
        unsafe previous = .allocate(capacity: DeflateSymbols.window)
        unsafe previous.initialize(repeating: 0, count: DeflateSymbols.window)
        let capacity = Self.longestStretch + DeflateSymbols.longest + 2
        unsafe costs = .allocate(capacity: capacity)
        unsafe steps = .allocate(capacity: capacity)
        unsafe found = .allocate(capacity: effort.depth + 1)
    }

    deinit {
        unsafe heads.deallocate()
        unsafe runHeads.deallocate()
        unsafe previous.deallocate()
        unsafe costs.deallocate()
        unsafe steps.deallocate()
        unsafe found.deallocate()
    }

    mutating func forEachBlock(_ body: (DeflateBlock, Bool) -> Void) {
        var pending: DeflateBlock?
        var pendingBits = 0
        var start = 0
        repeat {
            let stretch = nextStretch(from: start)
            start += stretch.length
            let bits = stretch.bits
            if var joined = pending {
                joined.append(stretch)
                let joinedBits = joined.bits
                if joinedBits <= pendingBits + bits {
                    (pending, pendingBits) = (joined, joinedBits)
                    continue
                }
                body(pending!, false)
            }
            (pending, pendingBits) = (stretch, bits)
        } while start < count
        body(pending!, true)
    }

    private mutating func nextStretch(from start: Int) -> DeflateBlock {
        let end = search(start, min(count, start + Self.longestStretch))
        let block = DeflateBlock(start: start, length: end - start, tokens: tokens(start, end))
        prices.learn(from: block)
        return block
    }

    private func tokens(_ start: Int, _ end: Int) -> [DeflateToken] {
        var tokens: [DeflateToken] = []
        var at = end - start
        while at > 0 {
            let step = unsafe steps[at]
            let length = Int(step >> 16)
            if length <= 1 {
                unsafe tokens.append(DeflateToken(byte: data[start + at - 1]))
                at -= 1
            } else {
                tokens.append(DeflateToken(length: length, distance: Int(step & 0xFFFF)))
                at -= length
            }
        }
        tokens.reverse()
        return tokens
    }

    @inline(__always) private func word(_ i: Int) -> UInt64 {
        unsafe UnsafeRawPointer(data + i).loadUnaligned(as: UInt64.self).littleEndian
    }

    @inline(__always) private func matchLength(_ a: Int, _ b: Int, limit: Int) -> Int {
        var n = 0
        while n &+ 8 <= limit {
            let difference = word(a &+ n) ^ word(b &+ n)
            if difference != 0 { return n &+ difference.trailingZeroBitCount &>> 3 }
            n &+= 8
        }
        while n < limit, unsafe data[a &+ n] == data[b &+ n] { n &+= 1 }
        return n
    }

    /// Searches for matches of a position and inserts it. Matches are stored in `found`, nearest first; each is longer
    /// than the previous one, or extends further back.
    @inline(__always) private func findMatches(at i: Int, limit: Int, run: Int) -> Int {
        guard limit >= DeflateSymbols.shortest, i &+ 4 <= count else { return 0 }
        let next = unsafe UnsafeRawPointer(data + i).loadUnaligned(as: UInt32.self).littleEndian
        let hash = Int(((next & 0xFFFFFF) &* 0x9E37_79B1) &>> 17)
        var candidate = unsafe Int(heads[hash]) &- 1
        unsafe heads[hash] = Int32(truncatingIfNeeded: i &+ 1)
        let mask = DeflateSymbols.window &- 1
        unsafe previous[i & mask] = Int32(truncatingIfNeeded: candidate &+ 1)
        let lowest = max(0, i &- DeflateSymbols.window)
        var kept = 0
        var (best, whole) = (2, 2)
        var left = effort.depth
        while left > 0, candidate >= lowest {
            if unsafe run > 0 || data[candidate &+ best] == data[i &+ best] {
                let length = matchLength(i, candidate, limit: limit)
                if length >= 3 {
                    var back = 0
                    let furthest = min(run, candidate)
                    while back < furthest, unsafe data[candidate &- 1 &- back] == data[i &- 1] { back &+= 1 }
                    if length > best || length &+ back > whole {
                        unsafe found[kept] = Found(length: length, distance: i &- candidate, back: back)
                        kept &+= 1
                        best = max(best, length)
                        whole = max(whole, length &+ back)
                        if best >= limit { break }
                    }
                }
            }
            let further = unsafe Int(previous[candidate & mask]) &- 1
            if further >= candidate { break }
            candidate = further
            left &-= 1
        }
        return kept
    }

    /// Finds the cheapest path through a segment and returns its end.
    private func search(_ start: Int, _ end: Int) -> Int {
        unsafe costs.initialize(repeating: .max, count: end - start + DeflateSymbols.longest + 1)
        unsafe costs[0] = 0
        return unsafe prices.bytes.withUnsafeBufferPointer { bytes in
            unsafe prices.lengths.withUnsafeBufferPointer { lengths in
                unsafe prices.distances.withUnsafeBufferPointer { distances in
                    let parse = unsafe OptimalParse(
                        start: start, costs: costs, steps: steps, bytes: bytes.baseAddress!,
                        lengths: lengths.baseAddress!, distances: distances.baseAddress!)
                    return unsafe search(parse, end)
                }
            }
        }
    }

    private func search(_ parse: OptimalParse, _ end: Int) -> Int {
        var i = unsafe parse.start
        var busy = 0
        while i < end, busy < Self.busyPositions {
            let value = unsafe data[i]
            var run = 1
            if i &+ 1 < end, unsafe data[i &+ 1] == value { run = 1 &+ matchLength(i &+ 1, i, limit: end &- i &- 1) }
            let kept: Int
            if run >= (value == 0 ? 2 : Self.shortestRun) {
                busy &+= 2
                let behind = i &+ run
                unsafe repeatRun(i, behind, end, parse)
                kept =
                    behind < end
                    ? findMatches(at: behind, limit: min(DeflateSymbols.longest, end &- behind), run: min(run, 250)) : 0
                unsafe pass(i, behind, kept, parse)
                i = behind
                if i >= end { break }
            } else {
                kept = findMatches(at: i, limit: min(DeflateSymbols.longest, end &- i), run: 0)
            }
            // The position is between runs; a run that follows is processed in the next iteration.
            busy &+= 1
            unsafe take(kept, at: i, parse)
            if isRun(i, end) { continue }
            unsafe parse.put(data[i], at: i)
            i &+= 1
        }
        return i
    }

    /// Adds copies from the same earlier run, followed by the same bytes.
    @inline(__always) private func repeatRun(_ i: Int, _ behind: Int, _ end: Int, _ parse: OptimalParse) {
        guard behind &+ 4 <= end else { return }
        let (value, run) = unsafe (data[i], behind &- i)
        let next = unsafe UnsafeRawPointer(data + behind).loadUnaligned(as: UInt32.self).littleEndian
        let key = (next & 0xFFFF | UInt32(value) &<< 16) &+ UInt32(truncatingIfNeeded: run) &* 0x01F1_2BB5
        let hash = Int((key &* 0x9E37_79B1) &>> 17)
        let twin = unsafe Int(runHeads[hash]) &- 1
        unsafe runHeads[hash] = Int32(truncatingIfNeeded: i &+ 1)
        guard twin >= 0, i &- twin <= DeflateSymbols.window, unsafe data[twin] == value else { return }
        let length = matchLength(i, twin, limit: min(DeflateSymbols.longest, end &- i))
        if length > run, length >= 3 { unsafe parse.copy(from: i, lengths: max(3, run)...length, distance: i &- twin) }
    }

    /// Processes a run: single bytes at its ends, copies of distance 1 between them.
    @inline(__always) private func pass(_ i: Int, _ behind: Int, _ kept: Int, _ parse: OptimalParse) {
        let value = unsafe data[i]
        var at = i
        // The run's first byte is a literal, unless it equals the byte before.
        if unsafe i == 0 || data[i &- 1] != value {
            if behind &- i <= 250 { unsafe follow(behind &- i, behind, kept, parse) }
            unsafe parse.put(value, at: at)
            at &+= 1
            if behind &- at <= 250 { unsafe follow(behind &- at, behind, kept, parse) }
        }
        while behind &- at > DeflateSymbols.longest &+ Self.tail {
            unsafe parse.copy(from: at, lengths: 258...258, distance: 1)
            at &+= 258
        }
        let most = min(258, behind &- at)
        let least = max(3, most &- Self.tail)
        if least <= most { unsafe parse.copy(from: at, lengths: least...most, distance: 1) }
        // Bytes are literals if the remainder is short, and from the tail on.
        at = max(at, behind &- Self.tail)
        while at < behind {
            if unsafe parse.isReached(at) {
                unsafe parse.put(value, at: at)
                unsafe follow(behind &- at, behind, kept, parse)
                if at > i, behind &- at >= 3 {
                    unsafe parse.copy(from: at, lengths: behind &- at...behind &- at, distance: 1)
                }
            }
            at &+= 1
        }
    }

    /// Adds the matches that were found after a run, from a position within the run on.
    @inline(__always) private func follow(_ back: Int, _ behind: Int, _ kept: Int, _ parse: OptimalParse) {
        var f = 0
        while f < kept {
            let one = unsafe found[f]
            if one.back >= back {
                let length = min(DeflateSymbols.longest, one.length &+ back)
                unsafe parse.copy(from: behind &- back, lengths: length...length, distance: one.distance)
            }
            f &+= 1
        }
    }

    /// Adds the matches of a position, each length from its nearest occurrence.
    @inline(__always) private func take(_ kept: Int, at i: Int, _ parse: OptimalParse) {
        var longest = 2
        var f = 0
        while f < kept {
            let one = unsafe found[f]
            if one.length > longest {
                unsafe parse.copy(from: i, lengths: longest &+ 1...one.length, distance: one.distance)
                longest = one.length
            }
            f &+= 1
        }
    }

    /// Whether a sufficiently long run begins here.
    @inline(__always) private func isRun(_ i: Int, _ end: Int) -> Bool {
        let wanted = unsafe data[i] == 0 ? 2 : Self.shortestRun
        return i &+ wanted <= end && 1 &+ matchLength(i &+ 1, i, limit: min(wanted &- 1, end &- i &- 1)) >= wanted
    }
}
