/// A beam search for the codes of a picture whose pixels have several choices. Each code takes the run with the highest
/// value: the recent cost in bits of the pixels that it covers, less the cost of its errors. Runs are the dictionary's
/// entries that the pixels' candidates allow; the few with the smallest error are extended in parallel.
@safe struct LZWSearch: ~Copyable {
    /// The number of runs that are extended in parallel.
    private static let breadth = 6
    /// For a string with more continuations, only the likely ones are looked up.
    private static let scanned = 32
    /// The number of codes between two checks of the compression of a full dictionary.
    private static let watch = 128
    private static let spread = 12 * LZWCoder.bit
    private static let patience = 12 * LZWCoder.bit
    /// A run: its code, the cost of its errors, and its first index.
    private struct State {
        var cost = 0
        var code: Int32 = 0
        var first: Int32 = 0
    }

    private let transparent: Int
    /// Red, green and blue of each index; 0 after the palette's end.
    private let channels: UnsafeMutablePointer<SIMD4<Int32>>
    private var dictionary: LZWDictionary

    /// The code that was written last; -1 after a clear code.
    private var last = -1
    /// The recent cost of a pixel: a mean over about 32 codes.
    private var recentBits = 32 * 8 * LZWCoder.bit
    private var recentPixels = 32 * 4
    /// Codes and pixels since the dictionary became full, or since the last check of its compression.
    private var (watched, watchedPixels, bestRate) = (0, 0, 0)

    /// The longest run that one code can represent, including the one being defined, in pixels.
    static let longestRun = LZWDictionary.limit + 1

    init(colors: [UInt32], transparent: Int, codeSize: Int) {
        self.transparent = transparent
        // One more entry is for the transparent index of a palette of 256, which is not looked up.
        unsafe channels = .allocate(capacity: 257)
        unsafe channels.initialize(repeating: .zero, count: 257)
        dictionary = LZWDictionary(codeSize: codeSize)
        for (i, rgb) in colors.prefix(256).enumerated() {
            unsafe channels[i] = LZWSearch.channels(rgb)
        }
    }

    deinit { unsafe channels.deallocate() }

    @inline(__always)
    private static func channels(_ rgb: UInt32) -> SIMD4<Int32> {
        SIMD4(truncatingIfNeeded: SIMD4(rgb & 255, rgb >> 8 & 255, rgb >> 16 & 255, 0))
    }

    /// Inserts an index for a pixel into a list of the cheapest runs, if the pixel allows it.
    @inline(__always)
    private func enter(
        _ code: Int, _ index: Int, _ pixel: PixelCandidates, _ target: SIMD4<Int32>, after state: State,
        _ list: UnsafeMutablePointer<State>, _ count: inout Int
    ) {
        var cost = state.cost
        if index == transparent {
            if pixel.keepCost == PixelCandidates.never { return }
            cost &+= Int(pixel.keepCost)
        } else {
            let offset = unsafe channels[index] &- target
            let squared = offset &* offset &* SIMD4(2, 4, 3, 0)
            let distance = squared.x &+ squared.y &+ squared.z
            if distance > pixel.limit { return }
            cost &+= Int(distance &- pixel.nearestError) &* Int(pixel.price)
        }
        if count == LZWSearch.breadth {
            if unsafe cost >= list[count &- 1].cost { return }
            count &-= 1
        }
        var i = count
        while i > 0, unsafe list[i &- 1].cost > cost {
            unsafe list[i] = unsafe list[i &- 1]
            i &-= 1
        }
        unsafe list[i] = State(cost: cost, code: Int32(truncatingIfNeeded: code), first: state.first)
        count &+= 1
    }

    @inline(__always)
    private func put(_ code: Int, into codes: inout BitSink) {
        codes.reserve(bits: 16)
        codes.put(UInt64(truncatingIfNeeded: code), UInt64(truncatingIfNeeded: dictionary.codeBits))
        codes.flush()
    }

    func begin(_ codes: inout BitSink) { put(dictionary.clearCode, into: &codes) }

    func end(_ codes: inout BitSink) { put(dictionary.endCode, into: &codes) }

    /// Encodes the next pixels.
    /// - Parameters:
    ///   - isLast: Whether no more pixels follow. Otherwise, the last `longestRun` may be left for the next call.
    ///   - indices: Receives the indices of the encoded pixels.
    /// - Returns: The number of encoded pixels.
    mutating func encode(
        _ candidates: UnsafeBufferPointer<PixelCandidates>, isLast: Bool, _ neighbors: UnsafeBufferPointer<UInt8>,
        _ codes: inout BitSink, _ indices: UnsafeMutablePointer<UInt8>
    ) -> Int {
        unsafe withUnsafeTemporaryAllocation(of: State.self, capacity: LZWSearch.breadth * 2) { states in
            unsafe states.initialize(repeating: State())
            let end = isLast ? candidates.count : candidates.count - LZWSearch.longestRun
            return unsafe search(candidates, until: end, neighbors, &codes, indices, states.baseAddress!)
        }
    }

    private mutating func search(
        _ candidates: UnsafeBufferPointer<PixelCandidates>, until stop: Int, _ neighbors: UnsafeBufferPointer<UInt8>,
        _ codes: inout BitSink, _ indices: UnsafeMutablePointer<UInt8>, _ states: UnsafeMutablePointer<State>
    ) -> Int {
        var now = unsafe states
        var then = unsafe now + LZWSearch.breadth
        var (last, recentBits, recentPixels) = (last, recentBits, recentPixels)
        var start = 0
        while start < stop {
            let worth = recentBits / max(1, recentPixels)
            var count = 0
            let opening = unsafe candidates[start]
            var target = LZWSearch.channels(opening.target)
            unsafe enter(
                transparent, transparent, opening, target, after: State(first: Int32(transparent)), now, &count)
            let nearestIndex = Int(opening.nearestIndex)
            if nearestIndex != transparent {
                unsafe enter(
                    nearestIndex, nearestIndex, opening, target, after: State(first: Int32(nearestIndex)), now, &count)
                if opening.limit > opening.nearestError {
                    for i in nearestIndex * LZWCoder.neighborCount..<(nearestIndex + 1) * LZWCoder.neighborCount {
                        let near = unsafe Int(neighbors[i])
                        if near != nearestIndex {
                            unsafe enter(near, near, opening, target, after: State(first: Int32(near)), now, &count)
                        }
                    }
                }
            }
            if count == 0 {
                // The nearest color is used even if it is not within the limit.
                unsafe now[0] = State(code: Int32(nearestIndex), first: Int32(nearestIndex))
                count = 1
            }
            var best = unsafe now[0]
            var end = start + 1
            var bestScore = worth - best.cost
            var position = end
            while position < candidates.count, count > 0 {
                let pixel = unsafe candidates[position]
                target = LZWSearch.channels(pixel.target)
                var found = 0
                // A run that is so much more expensive than the cheapest cannot win.
                let most = unsafe now[0].cost &+ LZWSearch.spread
                for s in 0..<count {
                    let state = unsafe now[s]
                    if state.cost > most { break }
                    let code = Int(state.code)
                    if code == last, code != dictionary.next, !dictionary.isFull,
                        dictionary.find(code, Int(state.first)) == nil
                    {
                        unsafe enter(dictionary.next, Int(state.first), pixel, target, after: state, then, &found)
                    }
                    if code == dictionary.next { continue }
                    let entry = dictionary[code]
                    if entry.children == 0 { continue }
                    if Int(entry.children) <= LZWSearch.scanned {
                        var child = Int(entry.child)
                        while child != 0 {
                            let next = dictionary[child]
                            unsafe enter(child, Int(next.symbol), pixel, target, after: state, then, &found)
                            child = Int(next.sibling)
                        }
                    } else {
                        if pixel.keepCost != PixelCandidates.never, let child = dictionary.find(code, transparent) {
                            unsafe enter(child, transparent, pixel, target, after: state, then, &found)
                        }
                        let nearestIndex = Int(pixel.nearestIndex)
                        if nearestIndex != transparent {
                            if let child = dictionary.find(code, nearestIndex) {
                                unsafe enter(child, nearestIndex, pixel, target, after: state, then, &found)
                            }
                            if pixel.limit > pixel.nearestError {
                                for i in nearestIndex * LZWCoder.neighborCount..<(nearestIndex + 1)
                                    * LZWCoder.neighborCount
                                {
                                    let near = unsafe Int(neighbors[i])
                                    if near != nearestIndex, let child = dictionary.find(code, near) {
                                        unsafe enter(child, near, pixel, target, after: state, then, &found)
                                    }
                                }
                            }
                        }
                    }
                }
                if found == 0 { break }
                position += 1
                let score = unsafe (position - start) * worth - then[0].cost
                if score >= bestScore {
                    bestScore = score
                    best = unsafe then[0]
                    end = position
                } else if score < bestScore - LZWSearch.patience {
                    break
                }
                unsafe swap(&now, &then)
                count = found
            }
            if last >= 0, !dictionary.isFull { dictionary.add(last, Int(best.first)) }
            put(Int(best.code), into: &codes)
            recentBits += dictionary.codeBits * LZWCoder.bit - recentBits / 32
            recentPixels += (end - start) - recentPixels / 32
            unsafe dictionary.expand(Int(best.code), until: end, indices)
            dictionary.widenCodeIfNeeded()
            last = Int(best.code)
            let from = start
            start = end
            if dictionary.isFull {
                // The pixels of the code that filled the dictionary do not count.
                watchedPixels = watched == 0 ? 0 : watchedPixels + (end - from)
                watched += 1
                if watched % LZWSearch.watch == 0 {
                    let rate = watchedPixels
                    watchedPixels = 0
                    if rate * 10 < bestRate * 9 {
                        put(dictionary.clearCode, into: &codes)
                        dictionary.clear()
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

/// The choices for one pixel of a picture, and their costs in parts of a bit (`LZWCoder.bit`), so that errors and code
/// lengths can be added.
struct PixelCandidates: Equatable {
    /// The target color, 0xBBGGRR.
    var target: UInt32
    /// The index of the nearest color; the transparent one if no color is allowed.
    var nearestIndex: UInt8
    /// The nearest color's squared `ColorDistance` from the target; the error of a choice counts from there.
    var nearestError: Int32
    /// The largest squared `ColorDistance` of another color; at least `nearestError` if `nearestIndex` is a color.
    var limit: Int32
    /// The cost of a squared `ColorDistance` of 1.
    var price: Int32
    /// The cost of keeping the pixel; `PixelCandidates.never` if that is not allowed.
    var keepCost: Int32

    static let never = Int32.max
    /// A pixel that changes nothing.
    static let none = PixelCandidates(target: 0, nearestIndex: 0, nearestError: 0, limit: 0, price: 0, keepCost: 0)
}
