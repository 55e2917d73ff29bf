/// Chains of straight segments, and where places lie beside them, by brute force. They are here because modules of tests are not
/// optimized: a chain has thousands of segments, and tests ask for thousands of places.
public struct SegmentChains: Sendable {
    private var chains: [[SIMD2<Double>]] = []

    public init() {}

    public mutating func begin(x: Double, y: Double) { chains.append([SIMD2(x, y)]) }

    public mutating func addSegment(toX x: Double, y: Double) { chains[chains.count - 1].append(SIMD2(x, y)) }

    /// The distance to the nearest place of the chains, which are not closed unless their last place is the first; infinite without chains.
    public func distance(x: Double, y: Double) -> Double {
        let p = SIMD2(x, y)
        var best = Double.infinity
        for chain in chains {
            best = min(best, Self.squaredLength(p - chain[0]))
            for i in 1..<max(1, chain.count) {
                let a = chain[i - 1]
                let d = chain[i] - a
                let l2 = Self.squaredLength(d)
                let t = l2 > 0 ? min(1, max(0, ((p - a) * d).sum() / l2)) : 0
                best = min(best, Self.squaredLength(p - a - d * t))
            }
        }
        return best.squareRoot()
    }

    /// How often the chains, each closed by its first place, wind clockwise (y down) around a place.
    public func windingNumber(x: Double, y: Double) -> Int {
        var sum = 0
        for chain in chains {
            var a = chain[chain.count - 1]
            for b in chain {
                if (a.y <= y) != (b.y <= y) {
                    let crossing = a.x + (b.x - a.x) * ((y - a.y) / (b.y - a.y))
                    if crossing > x { sum += b.y > a.y ? 1 : -1 }
                }
                a = b
            }
        }
        return sum
    }

    private static func squaredLength(_ v: SIMD2<Double>) -> Double { (v * v).sum() }
}
