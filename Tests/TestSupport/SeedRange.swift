/// Consecutive seeds of one case of a parameterized test, so that a failure does not stop the other cases.
public struct SeedRange: Sendable, Sequence, CustomStringConvertible {
    private let seeds: Range<UInt64>

    /// Returns ranges of equal counts, which begin `stride` seeds apart.
    public static func parts(_ parts: Int, of count: Int, from first: UInt64 = 0, stride: UInt64) -> [SeedRange] {
        (0..<parts).map { part in
            let start = first + UInt64(part) * stride
            return SeedRange(seeds: start..<start + UInt64(count))
        }
    }

    public func makeIterator() -> Range<UInt64>.Iterator { seeds.makeIterator() }

    public var description: String { "seeds \(seeds.lowerBound) to \(seeds.upperBound - 1)" }
}
