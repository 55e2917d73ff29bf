/// Beam search for the codes of a picture whose pixels have several choices.
///
/// Each code takes the run with the highest value: the recent cost in bits of the pixels that it covers, less the cost
/// of its errors. Candidates are the dictionary's strings that the offers allow; the few with the smallest error are
/// extended in parallel.
struct LZWSearch: ~Copyable {
    /// Number of runs that are extended in parallel.
    private static let breadth = 4
    /// For a string with more continuations than this, only the likely ones are looked up.
    private static let scanned = 8
    /// Number of codes between two checks of the compression of a full dictionary.
    private static let watch = 128
    private static let spread = 6 * LZWCoder.bit
    private static let patience = 4 * LZWCoder.bit
    private struct State {
        var code = 0
        var cost = 0
        var first = 0
    }

    private let transparent: Int
    private let reds: UnsafeMutablePointer<Int32>
    private let greens: UnsafeMutablePointer<Int32>
    private let blues: UnsafeMutablePointer<Int32>
    private var strings: LZWStrings

    /// The code that was written last; -1 after a clear code.
    private var last = -1
    /// The recent cost of a pixel: a mean over about 32 codes.
    private var recentBits = 32 * 8 * LZWCoder.bit
    private var recentPixels = 32 * 4
    /// Codes and pixels since the dictionary became full, or since the last check of its compression.
    private var (watched, watchedPixels, bestRate) = (0, 0, 0)

    /// The longest run that one code can stand for, and the one being defined, in pixels.
    static let longestRun = LZWStrings.limit + 1

    init(colors: [UInt32], transparent: Int, codeSize: Int) {
        self.transparent = transparent
        func made<Value: BinaryInteger>(_ count: Int) -> UnsafeMutablePointer<Value> {
            let values = UnsafeMutablePointer<Value>.allocate(capacity: count)
            values.initialize(repeating: 0, count: count)
            return values
        }
        reds = made(256)
        greens = made(256)
        blues = made(256)
        strings = LZWStrings(codeSize: codeSize)
        for (i, rgb) in colors.enumerated() {
            reds[i] = Int32(rgb & 255)
            greens[i] = Int32(rgb >> 8 & 255)
            blues[i] = Int32(rgb >> 16 & 255)
        }
    }

    deinit {
        for values in [reds, greens, blues] { values.deallocate() }
    }

    /// Inserts an index for a pixel into a list of the cheapest runs, if the pixel allows it.
    @inline(__always)
    private func enter(
        _ code: Int, _ index: Int, _ offer: PixelOffer, after state: State, _ list: UnsafeMutablePointer<State>,
        _ count: inout Int
    ) {
        var cost = state.cost
        if index == transparent {
            if offer.keep == PixelOffer.never { return }
            cost &+= Int(offer.keep)
        } else {
            let r = reds[index] &- Int32(offer.target & 255)
            let g = greens[index] &- Int32(offer.target >> 8 & 255)
            let b = blues[index] &- Int32(offer.target >> 16)
            let distance = r &* r &* 2 &+ g &* g &* 4 &+ b &* b &* 3
            if distance > offer.limit { return }
            cost &+= Int(distance &- offer.least) &* Int(offer.price)
        }
        if count == LZWSearch.breadth {
            if cost >= list[count - 1].cost { return }
            count -= 1
        }
        var i = count
        while i > 0, list[i - 1].cost > cost {
            list[i] = list[i - 1]
            i -= 1
        }
        list[i] = State(code: code, cost: cost, first: state.first)
        count += 1
    }

    @inline(__always)
    private func put(_ code: Int, into codes: inout BitSink) {
        codes.reserve(bits: 16)
        codes.put(UInt64(truncatingIfNeeded: code), UInt64(truncatingIfNeeded: strings.codeBits))
        codes.flush()
    }

    func begin(_ codes: inout BitSink) { put(strings.clearCode, into: &codes) }

    func end(_ codes: inout BitSink) { put(strings.endCode, into: &codes) }

    /// Encodes the next pixels.
    ///
    /// - Parameters:
    ///   - isLast: whether no more pixels follow. If more follow, the last `longestRun` may be left for the next call.
    ///   - indices: receives the indices of the pixels that are encoded.
    /// - Returns: how many are encoded.
    mutating func encode(
        _ offers: UnsafeBufferPointer<PixelOffer>, isLast: Bool, _ neighbors: UnsafeBufferPointer<UInt8>,
        _ codes: inout BitSink, _ indices: UnsafeMutablePointer<UInt8>
    ) -> Int {
        withUnsafeTemporaryAllocation(of: State.self, capacity: LZWSearch.breadth * 2) { states in
            states.initialize(repeating: State())
            let end = isLast ? offers.count : offers.count - LZWSearch.longestRun
            return search(offers, until: end, neighbors, &codes, indices, states.baseAddress!)
        }
    }

    private mutating func search(
        _ offers: UnsafeBufferPointer<PixelOffer>, until stop: Int, _ neighbors: UnsafeBufferPointer<UInt8>,
        _ codes: inout BitSink, _ indices: UnsafeMutablePointer<UInt8>, _ states: UnsafeMutablePointer<State>
    ) -> Int {
        var now = states
        var then = now + LZWSearch.breadth
        var (last, recentBits, recentPixels) = (last, recentBits, recentPixels)
        var start = 0
        while start < stop {
            let worth = recentBits / max(1, recentPixels)
            var count = 0
            let opening = offers[start]
            enter(transparent, transparent, opening, after: State(first: transparent), now, &count)
            let fill = Int(opening.fill)
            if fill != transparent {
                enter(fill, fill, opening, after: State(first: fill), now, &count)
                if opening.limit > opening.least {
                    for i in fill * LZWCoder.neighborCount..<(fill + 1) * LZWCoder.neighborCount {
                        let near = Int(neighbors[i])
                        if near != fill { enter(near, near, opening, after: State(first: near), now, &count) }
                    }
                }
            }
            if count == 0 {
                // The nearest colour, if not even that is within the limit.
                now[0] = State(code: fill, first: fill)
                count = 1
            }
            var best = now[0]
            var end = start + 1
            var bestScore = worth - best.cost
            var position = end
            while position < offers.count, count > 0 {
                let offer = offers[position]
                var found = 0
                // A run that is so much more expensive than the cheapest cannot win.
                let most = now[0].cost &+ LZWSearch.spread
                for s in 0..<count {
                    let state = now[s]
                    if state.cost > most { break }
                    let code = state.code
                    if code == last, code != strings.next, !strings.isFull, strings.find(code, state.first) == nil {
                        enter(strings.next, state.first, offer, after: state, then, &found)
                    }
                    if code == strings.next { continue }
                    let string = strings[code]
                    if string.children == 0 { continue }
                    if Int(string.children) <= LZWSearch.scanned {
                        var child = Int(string.child)
                        while child != 0 {
                            let next = strings[child]
                            enter(child, Int(next.symbol), offer, after: state, then, &found)
                            child = Int(next.sibling)
                        }
                    } else {
                        if offer.keep != PixelOffer.never, let child = strings.find(code, transparent) {
                            enter(child, transparent, offer, after: state, then, &found)
                        }
                        let fill = Int(offer.fill)
                        if fill != transparent {
                            if let child = strings.find(code, fill) {
                                enter(child, fill, offer, after: state, then, &found)
                            }
                            if offer.limit > offer.least {
                                for i in fill * LZWCoder.neighborCount..<(fill + 1) * LZWCoder.neighborCount {
                                    let near = Int(neighbors[i])
                                    if near != fill, let child = strings.find(code, near) {
                                        enter(child, near, offer, after: state, then, &found)
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
                } else if score < bestScore - LZWSearch.patience {
                    break
                }
                swap(&now, &then)
                count = found
            }
            if last >= 0, !strings.isFull { strings.add(last, best.first) }
            put(best.code, into: &codes)
            recentBits += strings.codeBits * LZWCoder.bit - recentBits / 32
            recentPixels += (end - start) - recentPixels / 32
            strings.spell(best.code, until: end, indices)
            strings.wrote()
            last = best.code
            let from = start
            start = end
            if strings.isFull {
                // The pixels of the code that filled the dictionary do not count.
                watchedPixels = watched == 0 ? 0 : watchedPixels + (end - from)
                watched += 1
                if watched % LZWSearch.watch == 0 {
                    let rate = watchedPixels
                    watchedPixels = 0
                    if rate * 10 < bestRate * 9 {
                        put(strings.clearCode, into: &codes)
                        strings.clear()
                        last = -1
                        (watched, bestRate) = (0, 0)
                    }
                    bestRate = max(bestRate, rate)
                }
            }
        }
        (self.last, self.recentBits, self.recentPixels) = (last, recentBits, recentPixels)
        return start
    }
}
