/// The cheapest known path to each position of a segment.
@unsafe struct OptimalParse {
    /// The first position of the segment.
    let start: Int
    /// The cost of the path from the start to each position; `.max` if none is known.
    let costs: UnsafeMutablePointer<UInt32>
    /// The last token of the path: a length and a distance of 16 bits each; 1 and 0 for a literal.
    let steps: UnsafeMutablePointer<UInt32>

    /// The costs of a literal, of a copy's length, and of a distance's symbol.
    let bytes: UnsafePointer<UInt32>
    let lengths: UnsafePointer<UInt32>
    let distances: UnsafePointer<UInt32>

    @inline(__always) func isReached(_ position: Int) -> Bool { unsafe costs[position &- start] != .max }

    @inline(__always) func put(_ byte: UInt8, at position: Int) {
        let here = unsafe position &- start
        unsafe relax(here &+ 1, costs[here] &+ bytes[Int(byte)], 1, 0)
    }

    /// Adds copies of some lengths.
    @inline(__always) func copy(from position: Int, lengths legal: ClosedRange<Int>, distance: Int) {
        let here = unsafe position &- start
        let symbol = DeflateSymbols.ofDistance(UInt32(truncatingIfNeeded: distance &- 1))
        let base = unsafe costs[here] &+ distances[symbol]
        var length = legal.lowerBound
        while length <= legal.upperBound {
            unsafe relax(here &+ length, base &+ lengths[length], length, distance)
            length &+= 1
        }
    }

    @inline(__always) private func relax(_ to: Int, _ cost: UInt32, _ length: Int, _ distance: Int) {
        if unsafe cost < costs[to] {
            unsafe costs[to] = cost
            unsafe steps[to] = UInt32(truncatingIfNeeded: length) &<< 16 | UInt32(truncatingIfNeeded: distance)
        }
    }
}
