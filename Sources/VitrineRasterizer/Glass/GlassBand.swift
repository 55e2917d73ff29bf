/// Some rows of a body of glass.
@safe final class GlassBand {
    /// Neighboring pixels of a row that have one value or one row each.
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

    /// Rows of a band, without a reference to it: threads that read the same band would count theirs in turn.
    @safe struct View {
        private let segments: UnsafePointer<Segment>
        /// Where each row's segments begin, and where the last one's end.
        private let starts: UnsafePointer<Int32>
        private let firstRow: Int32
        /// What pixels have of their own. The places are those of `GlassGrid`.
        let coverage: UnsafePointer<UInt8>
        let columns: UnsafePointer<Int32>
        let rows: UnsafePointer<Int32>
        let rims: UnsafePointer<Float>
        let rimShares: UnsafePointer<UInt16>

        fileprivate init(
            segments: UnsafePointer<Segment>, starts: UnsafePointer<Int32>, firstRow: Int32,
            coverage: UnsafePointer<UInt8>, columns: UnsafePointer<Int32>, rows: UnsafePointer<Int32>,
            rims: UnsafePointer<Float>, rimShares: UnsafePointer<UInt16>
        ) {
            unsafe self.segments = unsafe segments
            unsafe self.starts = unsafe starts
            self.firstRow = firstRow
            unsafe self.coverage = unsafe coverage
            unsafe self.columns = unsafe columns
            unsafe self.rows = unsafe rows
            unsafe self.rims = unsafe rims
            unsafe self.rimShares = unsafe rimShares
        }

        /// The segments of a row that has been ended.
        @inline(__always) func row(_ y: Int32) -> UnsafeBufferPointer<Segment> {
            let starts = unsafe starts + Int(y - firstRow)
            return unsafe UnsafeBufferPointer(start: segments + Int(starts[0]), count: Int(starts[1] - starts[0]))
        }
    }

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

    /// To be read as long as nothing changes.
    var view: View {
        unsafe View(
            segments: content.pointee.segments.base, starts: content.pointee.starts.base,
            firstRow: content.pointee.firstRow, coverage: content.pointee.coverage.base,
            columns: content.pointee.columns.base, rows: content.pointee.rows.base, rims: content.pointee.rims.base,
            rimShares: content.pointee.rimShares.base)
    }

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

    /// Adds pixels that look at places of their own, either all with rims or all without. Without rims, either all of them
    /// are covered as a whole or none is.
    /// - Parameters:
    ///   - from: the first of them in the batch, whose pixels are made; their coverage is above 0.
    ///   - isUpright: whether each looks at the row it lies in.
    func addPixels(
        _ x: Int32, _ count: Int, shape: Int32, _ batch: GlassBatch, from: Int, isUpright: Bool, hasRims: Bool
    ) {
        let kind = isUpright ? GlassBand.ownRow : GlassBand.manyRows
        var covered: UInt8 = 255
        var shares: UInt16 = 0
        var (least, most) = (Int32.max, Int32.min)
        for i in from..<(from + count) { covered &= unsafe batch.coverage[i] }
        for i in from..<(from + count) { shares |= unsafe batch.rimShares[i] }
        for i in from..<(from + count) {
            least = unsafe min(least, batch.rows[i])
            most = unsafe max(most, batch.rows[i])
        }
        let (isWhole, hasShares) = (covered == 255, shares > 0)
        let (lowest, highest) = (least >> 8, (most >> 8) + 1)
        let whole: Int32 = isWhole ? 255 : -1
        let last =
            unsafe content.pointee.segments.count > content.pointee.rowStart
            ? content.pointee.segments.base + (content.pointee.segments.count - 1) : nil
        if let last = unsafe last, unsafe last.pointee.end == x, unsafe last.pointee.first >= 0,
            unsafe last.pointee.shape == shape, unsafe last.pointee.row == kind,
            unsafe last.pointee.rim >= 0 ? hasRims : !hasRims && last.pointee.coverage == whole
        {
            unsafe last.pointee.count += Int32(count)
            if hasShares { unsafe last.pointee.rimShare = -1 }
            if !isWhole { unsafe last.pointee.coverage = -1 }
            unsafe last.pointee.lowest = unsafe min(last.pointee.lowest, lowest)
            unsafe last.pointee.highest = unsafe max(last.pointee.highest, highest)
        } else {
            unsafe content.pointee.segments.append(
                Segment(
                    x: x, count: Int32(count), shape: shape, coverage: whole, row: kind, lowest: lowest,
                    highest: highest, first: Int32(content.pointee.columns.count),
                    rim: hasRims ? Int32(content.pointee.rims.count) : -1, rimShare: hasShares ? -1 : 0))
        }
        unsafe content.pointee.coverage.append(batch.coverage + from, count)
        unsafe content.pointee.columns.append(batch.columns + from, count)
        unsafe content.pointee.rows.append(batch.rows + from, count)
        unsafe content.pointee.rimShares.append(batch.rimShares + from, count)
        if hasRims { unsafe content.pointee.rims.append(batch.rims + from, count) }
    }
}
