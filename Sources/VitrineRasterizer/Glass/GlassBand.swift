/// Some rows of a body of glass.
@safe final class GlassBand {
    /// Neighboring pixels of a row with a common value or row, or individual ones.
    struct Segment {
        /// The column of the first pixel in device pixels.
        var x: Int32
        var count: Int32
        var shape: Int32
        /// The coverage of all pixels, 1...255; -1 if each has its own in `coverage`.
        var coverage: Int32
        /// The grid row that all pixels show; `ownRow` for their own row, `manyRows` if each has its own in `rows`.
        var row: Int32
        /// The range of grid rows that are shown, if each pixel has its own.
        var lowest: Int32 = 0
        var highest: Int32 = 0
        /// The index of the first pixel in the view's arrays except `rims`; -1 if all pixels look straight up or down.
        var first: Int32
        /// The index of the first pixel in `rims`; -1 if there is no rim.
        var rim: Int32
        /// The weight of the blur at the outline for all pixels, 0...256; -1 if each has its own in `rimShares`.
        var rimShare: Int32

        var end: Int32 { x + count }
    }

    static let ownRow = Int32.min
    static let manyRows = Int32.min + 1

    /// A view of a band's rows without a reference to it, because threads would contend for its reference count.
    @safe struct View {
        private let segments: UnsafePointer<Segment>
        /// The index of each row's first segment, and of the end of the last row.
        private let starts: UnsafePointer<Int32>
        private let firstRow: Int32
        /// Individual values of pixels. Positions are those of `GlassGrid`.
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

        /// The segments of a finished row.
        @inline(__always) func row(_ y: Int32) -> UnsafeBufferPointer<Segment> {
            let starts = unsafe starts + Int(y - firstRow)
            return unsafe UnsafeBufferPointer(start: segments + Int(starts[0]), count: Int(starts[1] - starts[0]))
        }
    }

    /// The content in separate memory, so that no access needs an exclusivity check.
    private struct Content: ~Copyable {
        var segments = GrowableBuffer<Segment>()
        /// The index of each row's first segment, and of the end of the last row.
        var starts = GrowableBuffer<Int32>()
        var coverage = GrowableBuffer<UInt8>()
        var columns = GrowableBuffer<Int32>()
        var rows = GrowableBuffer<Int32>()
        var rims = GrowableBuffer<Float>()
        var rimShares = GrowableBuffer<UInt16>()
        var firstRow: Int32 = 0
        /// The index of the first segment of the row that is being added.
        var rowStart = 0
    }

    private let content = UnsafeMutablePointer<Content>.allocate(capacity: 1)

    init() { unsafe content.initialize(to: Content()) }

    deinit {
        unsafe content.deinitialize(count: 1)
        unsafe content.deallocate()
    }

    /// A view that is valid until the band changes.
    var view: View {
        unsafe View(
            segments: content.pointee.segments.base, starts: content.pointee.starts.base,
            firstRow: content.pointee.firstRow, coverage: content.pointee.coverage.base,
            columns: content.pointee.columns.base, rows: content.pointee.rows.base, rims: content.pointee.rims.base,
            rimShares: content.pointee.rimShares.base)
    }

    /// Removes all rows; `y` is the first row that will be added.
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

    var memory: Int {
        unsafe content.pointee.segments.memory + content.pointee.starts.memory + content.pointee.coverage.memory
            + content.pointee.columns.memory + content.pointee.rows.memory + content.pointee.rims.memory
            + content.pointee.rimShares.memory
    }

    /// Adds pixels that look straight up or down, or straight behind.
    /// - Parameters:
    ///   - coverage: Above 0.
    ///   - row: A grid row, or `ownRow`.
    ///   - rim: The rim of all pixels; 0 for none.
    ///   - rimShare: The weight of the blur at the outline, 0...256.
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

    /// Adds pixels with individual positions, either all with rims or all without. Without rims, either all or none of
    /// them are fully covered.
    /// - Parameters:
    ///   - from: The first pixel in the batch; its coverage is above 0.
    ///   - isUpright: Whether each pixel shows the row in which it lies.
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
