import VitrinePrimitives

/// The rows of a glass body, valid until its geometry changes.
@safe struct GlassRows {
    private let area: PixelRect
    /// Rows with one common list of segments.
    let upright: Range<Int32>
    private let uprightRow: GlassBand.View
    private let bands: UnsafePointer<GlassBand.View>

    static let bandRows: Int32 = 16

    /// - Parameters:
    ///   - uprightRow: Its first row stands for the upright ones.
    ///   - bands: As many as the area's rows need.
    init(
        area: PixelRect, upright: Range<Int32>, uprightRow: GlassBand.View, bands: UnsafePointer<GlassBand.View>
    ) {
        self.area = area
        self.upright = upright
        self.uprightRow = uprightRow
        unsafe self.bands = unsafe bands
    }

    /// The segments of a row, from left to right, and the band that contains their pixels. Empty outside the area.
    @inline(__always)
    func segments(_ y: Int32) -> (UnsafeBufferPointer<GlassBand.Segment>, band: GlassBand.View) {
        if upright.contains(y) { return unsafe (uprightRow.row(upright.lowerBound), uprightRow) }
        guard y >= area.y, y < area.maxY else {
            return unsafe (UnsafeBufferPointer(start: nil, count: 0), uprightRow)
        }
        let band = unsafe bands[Int((y - area.y) / GlassRows.bandRows)]
        return unsafe (band.row(y), band)
    }
}
