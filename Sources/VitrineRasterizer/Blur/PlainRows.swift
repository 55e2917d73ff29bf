/// Rows of a layer that have one color. Rows that only a narrow blur reads are recorded here instead of painted.
/// Threads write different rows at the same time.
@safe final class PlainRows: @unchecked Sendable {
    /// The first mark of the layer's group.
    let group: Int
    /// The extent of the blur in pixels.
    let reach: Int32
    private let rows: Range<Int32>
    /// For each row, the color and the flags in the bits above it.
    private let states: ScratchBuffer<UInt64>

    private static let plain: UInt64 = 1 << 32
    private static let bare: UInt64 = 1 << 33

    init(group: Int, _ rows: Range<Int32>, reach: Int32) {
        self.group = group
        self.rows = rows
        self.reach = reach
        states = ScratchBuffer(capacity: rows.count)
        unsafe states.base.update(repeating: 0, count: rows.count)
    }

    /// Records consecutive rows of one color. Of these, the inner rows are unchanged by the blur, and the innermost
    /// rows need not be painted, because they are blurred only with rows of the same color.
    /// - Returns: The rows above and below that must be painted.
    func insert(_ some: Range<Int32>, _ color: UInt32) -> [Range<Int32>] {
        func inner(_ margin: Int32) -> Range<Int32> {
            let first = some.lowerBound + margin
            return first..<max(first, some.upperBound - margin)
        }
        let (same, unread) = (inner(reach), inner(2 * reach))
        for y in same where rows.contains(y) {
            let flags = unread.contains(y) ? PlainRows.plain | PlainRows.bare : PlainRows.plain
            unsafe states.base[Int(y - rows.lowerBound)] = flags | UInt64(color)
        }
        if unread.isEmpty { return [some] }
        return [some.lowerBound..<unread.lowerBound, unread.upperBound..<some.upperBound]
    }

    /// The color of a row and of all rows that the blur combines it with; nil if they may differ.
    func color(of y: Int32) -> UInt32? { state(of: y, PlainRows.plain) }

    /// The color of a row that is not painted.
    func bareColor(of y: Int32) -> UInt32? { state(of: y, PlainRows.bare) }

    private func state(of y: Int32, _ flag: UInt64) -> UInt32? {
        guard rows.contains(y) else { return nil }
        let state = unsafe states.base[Int(y - rows.lowerBound)]
        return state & flag == 0 ? nil : UInt32(truncatingIfNeeded: state)
    }
}
