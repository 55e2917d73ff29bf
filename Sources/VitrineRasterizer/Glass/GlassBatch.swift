/// Adjacent pixels of a row near the outline of a glass body: samples of its field and the values derived from them,
/// with memory for the mirrored half of the row.
@unsafe struct GlassBatch {
    /// The largest number of pixels; a multiple of eight. A lens is at most 60 pixels deep at 3x. Source: facts, iOS
    /// surroundings, section 5.2.
    static let most = 64

    let distance: UnsafeMutablePointer<Double>
    let normalX: UnsafeMutablePointer<Double>
    let normalY: UnsafeMutablePointer<Double>
    /// The positions that the pixels show, in units of `GlassGrid`.
    let columns: UnsafeMutablePointer<Int32>
    let rows: UnsafeMutablePointer<Int32>
    let rims: UnsafeMutablePointer<Float>
    /// The weight of the blur at the outline for each pixel, 0...256.
    let rimShares: UnsafeMutablePointer<UInt16>
    let coverage: UnsafeMutablePointer<UInt8>
    /// The samples of a row's left half; see `MirroredSamples`.
    let mirrored: UnsafeMutablePointer<Double>

    private static let bytesEach = 3 * 8 + 3 * 4 + 2 + 1
    private static let mirroredNumbers = unsafe 3 * MirroredSamples.most

    /// Calls a closure with a batch that is valid until it returns.
    static func with(_ body: (GlassBatch) -> Void) {
        let bytes = unsafe most * bytesEach + mirroredNumbers * MemoryLayout<Double>.stride
        unsafe withUnsafeTemporaryAllocation(byteCount: bytes, alignment: 64) { memory in
            var next = memory.baseAddress!
            func take<T: BitwiseCopyable>(_ type: T.Type, _ count: Int = unsafe most) -> UnsafeMutablePointer<T> {
                defer { unsafe next += count * MemoryLayout<T>.stride }
                return unsafe next.bindMemory(to: type, capacity: count)
            }
            // The arrays are ordered by decreasing alignment.
            let mirrored = unsafe take(Double.self, mirroredNumbers)
            unsafe body(
                GlassBatch(
                    distance: take(Double.self), normalX: take(Double.self),
                    normalY: take(Double.self), columns: take(Int32.self), rows: take(Int32.self),
                    rims: take(Float.self), rimShares: take(UInt16.self), coverage: take(UInt8.self),
                    mirrored: mirrored))
        }
    }
}
