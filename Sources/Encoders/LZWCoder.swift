/// Settles every pixel's offer and writes GIF's LZW codes for them, so that bits and errors together become small.
///
/// Each code takes the run that is worth most: so many bits for every pixel that it covers, as codes have lately cost,
/// less what its colours are off. The runs looked at are those of the dictionary that every offer on the way allows; a few
/// of them are followed at the same time, those with the least error. The code stream is our own and not giflib's, because
/// a dictionary that is full goes on being used as long as it serves: 3 % smaller on films of a user interface.
///
/// Source: GIF89a specification, appendix F.
struct LZWCoder {
    /// The unit of costs: one bit.
    static let bit = 1 << 16

    /// Indices, as many as there were offers.
    private(set) var indices: [UInt8]
    /// The codes, with the lowest bit first, before they are put into blocks.
    private(set) var bytes: [UInt8] = []

    /// Runs that are followed at the same time.
    private static let width = 3
    /// Where a run has more continuations than this, only the likely ones are looked up.
    private static let scanned = 8
    /// Codes between two looks at how well a full dictionary serves.
    private static let watch = 128
    private static let lastNumber = 4096
    private static let slots = 1 << 13
    private static let spread = 6 * bit
    private static let patience = 4 * bit

    /// - Parameters:
    ///   - colors: the palette, 1...256.
    ///   - transparent: the index that keeps a pixel; nil where none may be kept.
    ///   - neighbors: for each index, `neighborCount` that look almost the same, or the index itself.
    ///   - codeSize: bits of an index, 2...8.
    init(_ offers: [PixelOffer], colors: [UInt32], transparent: Int?, neighbors: [UInt8], codeSize: Int) {
        indices = Array(repeating: 0, count: offers.count)
        bytes.reserveCapacity(offers.count / 8 + 64)
        var work = Work(codeSize: codeSize, colors: colors, transparent: transparent ?? 256)
        defer { work.free() }
        offers.withUnsafeBufferPointer { offers in
            indices.withUnsafeMutableBufferPointer { indices in
                neighbors.withUnsafeBufferPointer { neighbors in
                    work.run(offers, neighbors, &bytes, indices)
                }
            }
        }
    }

    var bits: Int { bytes.count * 8 }

    static let neighborCount = 2

    private struct State {
        var code = 0
        var cost = 0
        var first = 0
    }

    /// A string of the dictionary.
    private struct Node {
        /// The newest continuation; 0 for none.
        var child: UInt16 = 0
        /// The next older continuation of the same string.
        var sibling: UInt16 = 0
        var parent: UInt16 = 0
        /// The last index.
        var symbol: UInt8 = 0
        /// Continuations, as far as they can be counted.
        var children: UInt8 = 0
    }

    private struct Work {
        let codeSize: Int
        let clearCode: Int
        let transparent: Int
        let reds: UnsafeMutablePointer<Int32>
        let greens: UnsafeMutablePointer<Int32>
        let blues: UnsafeMutablePointer<Int32>

        let nodes: UnsafeMutablePointer<Node>
        /// Hash table of continuations: the string's number, the index added, the new number; 12, 8 and 12 bits.
        let links: UnsafeMutablePointer<UInt32>
        var next = 0
        var codeBits = 0

        var buffer: UInt64 = 0
        var buffered = 0

        init(codeSize: Int, colors: [UInt32], transparent: Int) {
            self.codeSize = codeSize
            clearCode = 1 << codeSize
            self.transparent = transparent
            func made<Value: BinaryInteger>(_ count: Int) -> UnsafeMutablePointer<Value> {
                let values = UnsafeMutablePointer<Value>.allocate(capacity: count)
                values.initialize(repeating: 0, count: count)
                return values
            }
            reds = made(256)
            greens = made(256)
            blues = made(256)
            nodes = .allocate(capacity: LZWCoder.lastNumber)
            nodes.initialize(repeating: Node(), count: LZWCoder.lastNumber)
            links = made(LZWCoder.slots)
            for (i, rgb) in colors.enumerated() {
                reds[i] = Int32(rgb & 255)
                greens[i] = Int32(rgb >> 8 & 255)
                blues[i] = Int32(rgb >> 16 & 255)
            }
        }

        func free() {
            for values in [reds, greens, blues] { values.deallocate() }
            nodes.deallocate()
            links.deallocate()
        }

        mutating func clear() {
            nodes.update(repeating: Node(), count: max(next, clearCode + 2))
            links.update(repeating: .max, count: LZWCoder.slots)
            codeBits = codeSize + 1
            next = clearCode + 2
        }

        @inline(__always)
        static func slot(_ key: UInt32) -> Int { Int((key &* 0x9E37_79B1) >> 19) }

        /// The number of a string with one index more; nil when it is not in.
        @inline(__always)
        func find(_ code: Int, _ symbol: Int) -> Int? {
            let key = UInt32(truncatingIfNeeded: code &<< 8 | symbol)
            var slot = Work.slot(key)
            while links[slot] != .max {
                if links[slot] >> 12 == key { return Int(links[slot] & 0xFFF) }
                slot = (slot &+ 1) & (LZWCoder.slots - 1)
            }
            return nil
        }

        mutating func insert(_ code: Int, _ symbol: Int) {
            let key = UInt32(truncatingIfNeeded: code &<< 8 | symbol)
            var slot = Work.slot(key)
            while links[slot] != .max { slot = (slot &+ 1) & (LZWCoder.slots - 1) }
            links[slot] = key << 12 | UInt32(next)
            nodes[next] = Node(
                child: 0, sibling: nodes[code].child, parent: UInt16(code), symbol: UInt8(truncatingIfNeeded: symbol),
                children: 0)
            nodes[code].child = UInt16(next)
            if nodes[code].children < .max { nodes[code].children += 1 }
        }

        @inline(__always)
        mutating func put(_ code: Int, into bytes: inout [UInt8]) {
            buffer |= UInt64(code) << UInt64(buffered)
            buffered += codeBits
            while buffered >= 8 {
                bytes.append(UInt8(truncatingIfNeeded: buffer))
                buffer >>= 8
                buffered -= 8
            }
        }

        /// Cost of an index for an offer; nil where it is not allowed.
        @inline(__always)
        func cost(_ index: Int, _ offer: PixelOffer) -> Int? {
            if index == transparent { return offer.keep == PixelOffer.never ? nil : Int(offer.keep) }
            let r = reds[index] &- Int32(offer.target & 255)
            let g = greens[index] &- Int32(offer.target >> 8 & 255)
            let b = blues[index] &- Int32(offer.target >> 16)
            let distance = r &* r &* 2 &+ g &* g &* 4 &+ b &* b &* 3
            return distance > offer.limit ? nil : Int(distance &- offer.least) &* Int(offer.price)
        }

        mutating func run(
            _ offers: UnsafeBufferPointer<PixelOffer>, _ neighbors: UnsafeBufferPointer<UInt8>, _ bytes: inout [UInt8],
            _ indices: UnsafeMutableBufferPointer<UInt8>
        ) {
            clear()
            put(clearCode, into: &bytes)
            withUnsafeTemporaryAllocation(of: State.self, capacity: LZWCoder.width * 2) { states in
                states.initialize(repeating: State())
                search(offers, neighbors, &bytes, indices, states)
            }
            put(clearCode + 1, into: &bytes)
            if buffered > 0 { bytes.append(UInt8(truncatingIfNeeded: buffer)) }
        }

        /// Takes a state into a list of the cheapest ones.
        @inline(__always)
        func enter(
            _ code: Int, _ cost: Int, _ first: Int, _ list: UnsafeMutablePointer<State>, _ count: inout Int
        ) {
            if count == LZWCoder.width {
                if cost >= list[count - 1].cost { return }
                count -= 1
            }
            var i = count
            while i > 0, list[i - 1].cost > cost {
                list[i] = list[i - 1]
                i -= 1
            }
            list[i] = State(code: code, cost: cost, first: first)
            count += 1
        }

        mutating func search(
            _ offers: UnsafeBufferPointer<PixelOffer>, _ neighbors: UnsafeBufferPointer<UInt8>, _ bytes: inout [UInt8],
            _ indices: UnsafeMutableBufferPointer<UInt8>, _ states: UnsafeMutableBufferPointer<State>
        ) {
            var now = states.baseAddress!
            var then = now + LZWCoder.width
            var last = -1
            var start = 0
            // What a pixel has lately cost: a mean over about 32 codes.
            var recentBits = 32 * 8 * LZWCoder.bit
            var recentPixels = 32 * 4
            var (watched, watchedStart, bestRate) = (0, 0, 0)
            while start < offers.count {
                let worth = recentBits / max(1, recentPixels)
                var count = 0
                let opening = offers[start]
                if opening.keep != PixelOffer.never { enter(transparent, Int(opening.keep), transparent, now, &count) }
                let fill = Int(opening.fill)
                if fill != transparent {
                    enter(fill, cost(fill, opening) ?? 0, fill, now, &count)
                    if opening.limit > opening.least {
                        for i in fill * LZWCoder.neighborCount..<(fill + 1) * LZWCoder.neighborCount {
                            let near = Int(neighbors[i])
                            if near != fill, let cost = cost(near, opening) { enter(near, cost, near, now, &count) }
                        }
                    }
                }
                var best = now[0]
                var end = start + 1
                var bestScore = worth - best.cost
                var position = end
                while position < offers.count, count > 0 {
                    let offer = offers[position]
                    var found = 0
                    // What costs so much more than the cheapest run will not catch up.
                    let most = now[0].cost &+ LZWCoder.spread
                    for s in 0..<count {
                        let state = now[s]
                        if state.cost > most { break }
                        let code = state.code
                        if code == last, code != next, next < LZWCoder.lastNumber, find(code, state.first) == nil,
                            let cost = cost(state.first, offer)
                        {
                            enter(next, state.cost + cost, state.first, then, &found)
                        }
                        if code == next { continue }
                        let children = Int(nodes[code].children)
                        if children == 0 { continue }
                        if children <= LZWCoder.scanned {
                            var child = Int(nodes[code].child)
                            while child != 0 {
                                let node = nodes[child]
                                if let cost = cost(Int(node.symbol), offer) {
                                    enter(child, state.cost &+ cost, state.first, then, &found)
                                }
                                child = Int(node.sibling)
                            }
                        } else {
                            if offer.keep != PixelOffer.never, let child = find(code, transparent) {
                                enter(child, state.cost + Int(offer.keep), state.first, then, &found)
                            }
                            let fill = Int(offer.fill)
                            if fill != transparent {
                                if let cost = cost(fill, offer), let child = find(code, fill) {
                                    enter(child, state.cost + cost, state.first, then, &found)
                                }
                                if offer.limit > offer.least {
                                    for i in fill * LZWCoder.neighborCount..<(fill + 1) * LZWCoder.neighborCount {
                                        let near = Int(neighbors[i])
                                        if near != fill, let cost = cost(near, offer), let child = find(code, near) {
                                            enter(child, state.cost + cost, state.first, then, &found)
                                        }
                                    }
                                }
                            }
                        }
                    }
                    if found == 0 { break }
                    position += 1
                    let score = (position - start) * worth - then[0].cost
                    if score >= bestScore {
                        bestScore = score
                        best = then[0]
                        end = position
                    } else if score < bestScore - LZWCoder.patience {
                        break
                    }
                    swap(&now, &then)
                    count = found
                }
                if last >= 0, next < LZWCoder.lastNumber {
                    // A run that ended early may continue as another did: its number is used up all the same.
                    if find(last, best.first) == nil { insert(last, best.first) }
                    next += 1
                }
                put(best.code, into: &bytes)
                recentBits += codeBits * LZWCoder.bit - recentBits / 32
                recentPixels += (end - start) * 1 - recentPixels / 32
                spell(best.code, from: start, until: end, indices)
                if next >= 1 << codeBits, codeBits < 12 { codeBits += 1 }
                last = best.code
                start = end
                if next >= LZWCoder.lastNumber {
                    if watched == 0 { watchedStart = start }
                    watched += 1
                    if watched % LZWCoder.watch == 0 {
                        let rate = start - watchedStart
                        watchedStart = start
                        if rate * 10 < bestRate * 9 {
                            put(clearCode, into: &bytes)
                            clear()
                            last = -1
                            (watched, bestRate) = (0, 0)
                        }
                        bestRate = max(bestRate, rate)
                    }
                }
            }
        }

        func spell(_ code: Int, from start: Int, until end: Int, _ indices: UnsafeMutableBufferPointer<UInt8>) {
            var code = code
            var i = end - 1
            while code >= clearCode {
                indices[i] = nodes[code].symbol
                code = Int(nodes[code].parent)
                i -= 1
            }
            indices[i] = UInt8(truncatingIfNeeded: code)
        }
    }
}
