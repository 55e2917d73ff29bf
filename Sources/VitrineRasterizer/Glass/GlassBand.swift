/// Some rows of a body of glass.
@safe final class GlassBand {
    /// Neighbouring pixels of a row that have one value or one row each.
    struct Segment {
        /// The first pixel's column, in device pixels.
        var x: Int32
        var count: Int32
        /// The shape that is nearest.
        var shape: Int32
        /// Of all pixels, 1...255; -1 where each has its own in `coverage`.
        var coverage: Int32
        /// The row that all pixels look at, as `GlassGrid` tells it; `ownRow` for the one they lie in,
        /// `manyRows` where each has its own in `rows`.
        var row: Int32
        /// The grid's rows that are looked at, where each pixel has its own.
        var lowest: Int32 = 0
        var highest: Int32 = 0
        /// Of its first pixel in `coverage`, `columns`, `rows` and `rimShares`; -1 where all pixels look straight up or down.
        var first: Int32
        /// Of its first pixel in `rims`; -1 where there is no rim.
        var rim: Int32
        /// How much of all pixels is blurred as at the outline, 0...256; -1 where each has its own in `rimShares`.
        var rimShare: Int32

        var end: Int32 { x + count }
    }

    static let ownRow = Int32.min
    static let manyRows = Int32.min + 1

    /// In memory of its own, so that no access to it is checked.
    private struct Content: ~Copyable {
        var segments = GrowableBuffer<Segment>()
        /// Where each row's segments begin, and where the last one's end.
        var starts = GrowableBuffer<Int32>()
        var coverage = GrowableBuffer<UInt8>()
        var columns = GrowableBuffer<Int32>()
        var rows = GrowableBuffer<Int32>()
        var rims = GrowableBuffer<Float>()
        var rimShares = GrowableBuffer<UInt16>()
        var firstRow: Int32 = 0
        /// Where the segments of the row that is being added begin.
        var rowStart = 0
    }

    private let content = UnsafeMutablePointer<Content>.allocate(capacity: 1)

    init() { unsafe content.initialize(to: Content()) }

    deinit {
        unsafe content.deinitialize(count: 1)
        unsafe content.deallocate()
    }

    /// What pixels have of their own. The places are those of `GlassGrid`.
    var coverage: UnsafePointer<UInt8> { unsafe UnsafePointer(content.pointee.coverage.base) }
    var columns: UnsafePointer<Int32> { unsafe UnsafePointer(content.pointee.columns.base) }
    var rows: UnsafePointer<Int32> { unsafe UnsafePointer(content.pointee.rows.base) }
    var rims: UnsafePointer<Float> { unsafe UnsafePointer(content.pointee.rims.base) }
    var rimShares: UnsafePointer<UInt16> { unsafe UnsafePointer(content.pointee.rimShares.base) }

    /// Forgets all rows; `y` is the first one that will be added.
    func begin(_ y: Int32) {
        unsafe content.pointee.firstRow = y
        unsafe content.pointee.segments.count = 0
        unsafe content.pointee.starts.count = 0
        unsafe content.pointee.starts.append(0)
        unsafe content.pointee.coverage.count = 0
        unsafe content.pointee.columns.count = 0
        unsafe content.pointee.rows.count = 0
        unsafe content.pointee.rims.count = 0
        unsafe content.pointee.rimShares.count = 0
        unsafe content.pointee.rowStart = 0
    }

    func endRow() {
        unsafe content.pointee.rowStart = unsafe content.pointee.segments.count
        unsafe content.pointee.starts.append(Int32(content.pointee.rowStart))
    }

    /// Of a row that has been ended.
    func row(_ y: Int32) -> UnsafeBufferPointer<Segment> {
        let starts = unsafe content.pointee.starts.base + Int(y - content.pointee.firstRow)
        return unsafe UnsafeBufferPointer(
            start: content.pointee.segments.base + Int(starts[0]), count: Int(starts[1] - starts[0]))
    }

    /// Of all rows.
    var all: UnsafeBufferPointer<Segment> {
        unsafe UnsafeBufferPointer(start: content.pointee.segments.base, count: content.pointee.segments.count)
    }

    /// Bytes held.
    var memory: Int {
        unsafe content.pointee.segments.memory + content.pointee.starts.memory + content.pointee.coverage.memory
            + content.pointee.columns.memory + content.pointee.rows.memory + content.pointee.rims.memory
            + content.pointee.rimShares.memory
    }

    /// Adds pixels that look straight up or down, or at what lies behind them.
    /// - Parameters:
    ///   - coverage: above 0.
    ///   - row: or `ownRow`.
    ///   - rim: of all of them; 0 for none.
    ///   - rimShare: of all of them, 0...256.
    func addLevel(_ x: Int32, _ count: Int32, shape: Int32, coverage: UInt8, row: Int32, rim: Float, rimShare: Int32) {
        if rim == 0, unsafe content.pointee.segments.count > content.pointee.rowStart {
            let last = unsafe content.pointee.segments.base + (content.pointee.segments.count - 1)
            if unsafe last.pointee.end == x, unsafe last.pointee.first < 0, unsafe last.pointee.rim < 0,
                unsafe last.pointee.shape == shape,
                unsafe last.pointee.coverage == Int32(coverage), unsafe last.pointee.row == row,
                unsafe last.pointee.rimShare == rimShare
            {
                unsafe last.pointee.count += count
                return
            }
        }
        var segment = Segment(
            x: x, count: count, shape: shape, coverage: Int32(coverage), row: row, first: -1, rim: -1,
            rimShare: rimShare)
        if rim > 0 {
            segment.rim = unsafe Int32(content.pointee.rims.count)
            unsafe content.pointee.rims.append(rim)
        }
        unsafe content.pointee.segments.append(segment)
    }

    /// Adds a pixel that looks at a place of its own.
    /// - Parameters:
    ///   - coverage: above 0.
    ///   - row: or `ownRow`.
    ///   - rim: not read without `hasRim`.
    ///   - rimShare: 0...256.
    func addPixel(
        _ x: Int32, shape: Int32, coverage byte: UInt8, column: Int32, row: Int32, hasRim: Bool, rim: Float,
        rimShare: Int32
    ) {
        let kind = row == GlassBand.ownRow ? row : GlassBand.manyRows
        let whole: Int32 = byte == 255 ? 255 : -1
        joining: if unsafe content.pointee.segments.count > content.pointee.rowStart {
            let last = unsafe content.pointee.segments.base + (content.pointee.segments.count - 1)
            guard unsafe last.pointee.end == x, unsafe last.pointee.first >= 0, unsafe last.pointee.shape == shape,
                unsafe last.pointee.row == kind,
                unsafe last.pointee.rim >= 0 ? hasRim : !hasRim && last.pointee.coverage == whole
            else { break joining }
            unsafe last.pointee.count += 1
            if rimShare > 0 { unsafe last.pointee.rimShare = -1 }
            if whole < 0 { unsafe last.pointee.coverage = -1 }
            unsafe last.pointee.lowest = unsafe min(last.pointee.lowest, row >> 8)
            unsafe last.pointee.highest = unsafe max(last.pointee.highest, row >> 8 + 1)
            add(byte, column, row, hasRim, rim, rimShare)
            return
        }
        unsafe content.pointee.segments.append(
            Segment(
                x: x, count: 1, shape: shape, coverage: whole, row: kind, lowest: row >> 8, highest: row >> 8 + 1,
                first: Int32(content.pointee.columns.count), rim: hasRim ? Int32(content.pointee.rims.count) : -1,
                rimShare: rimShare > 0 ? -1 : 0))
        add(byte, column, row, hasRim, rim, rimShare)
    }

    @inline(__always)
    private func add(
        _ byte: UInt8, _ column: Int32, _ row: Int32, _ hasRim: Bool, _ rim: Float, _ rimShare: Int32
    ) {
        unsafe content.pointee.coverage.append(byte)
        unsafe content.pointee.columns.append(column)
        unsafe content.pointee.rows.append(row)
        unsafe content.pointee.rimShares.append(UInt16(truncatingIfNeeded: rimShare))
        if hasRim { unsafe content.pointee.rims.append(rim) }
    }
}
