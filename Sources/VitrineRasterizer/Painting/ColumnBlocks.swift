import VitrinePrimitives

/// A set of columns of a layer, in at most 64 blocks of equal width.
struct ColumnBlocks {
    private let columns: Range<Int32>
    /// The binary logarithm of a block's width.
    private let log: Int32
    /// A bit for each block, from the left.
    private var bits: UInt64

    /// The binary logarithm of the smallest width, at least a line of the processor's cache.
    private static let leastLog: Int32 = 5

    private init(_ bounds: PixelRect, isAll: Bool) {
        columns = bounds.x..<max(bounds.x, bounds.maxX)
        let wide = 32 - Int32(max(bounds.width - 1, 0).leadingZeroBitCount)
        log = max(ColumnBlocks.leastLog, wide - 6)
        bits = 0
        if isAll, !columns.isEmpty { bits = mask(columns) }
    }

    static func all(_ bounds: PixelRect) -> ColumnBlocks { ColumnBlocks(bounds, isAll: true) }
    static func none(_ bounds: PixelRect) -> ColumnBlocks { ColumnBlocks(bounds, isAll: false) }

    /// The blocks that contain some columns, which must lie inside.
    private func mask(_ some: Range<Int32>) -> UInt64 {
        let first = UInt64((some.lowerBound - columns.lowerBound) >> log)
        let last = UInt64((some.upperBound - 1 - columns.lowerBound) >> log)
        return (UInt64.max >> (63 - (last - first))) << first
    }

    /// Adds the blocks that contain some columns. Calls `body` with those that are new, from left to right.
    @inline(__always)
    mutating func add(_ some: Range<Int32>, _ body: (Range<Int32>) -> Void) {
        let some = some.clamped(to: columns)
        guard !some.isEmpty else { return }
        let wanted = mask(some)
        if wanted & ~bits == 0 { return }
        var new = self
        new.bits = wanted & ~bits
        bits |= wanted
        for run in new.runs { body(run) }
    }

    /// The columns of runs of adjacent blocks, from left to right.
    var runs: Runs { Runs(blocks: self) }

    struct Runs: Sequence, IteratorProtocol {
        fileprivate var blocks: ColumnBlocks

        mutating func next() -> Range<Int32>? {
            guard blocks.bits != 0 else { return nil }
            let first = blocks.bits.trailingZeroBitCount
            let count = (~(blocks.bits >> UInt64(first))).trailingZeroBitCount
            blocks.bits &= ~((UInt64.max >> UInt64(64 - count)) << UInt64(first))
            let start = blocks.columns.lowerBound + Int32(first) << blocks.log
            let end = Int64(blocks.columns.lowerBound) + Int64(first + count) << Int64(blocks.log)
            return start..<Int32(Swift.min(end, Int64(blocks.columns.upperBound)))
        }
    }
}
