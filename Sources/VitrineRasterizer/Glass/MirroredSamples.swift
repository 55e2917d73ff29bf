import VitrinePixelKernels

/// The samples near the outline in a row's left corner, from which those of the right one follow if a single shape is
/// symmetric to the pixel grid.
@unsafe struct MirroredSamples {
    /// The largest number of samples; longer rows are sampled on both sides.
    static let most = 512

    /// The sum of a column and its mirror image.
    let columns: Int32
    private let distance: UnsafeMutablePointer<Double>
    private let normalX: UnsafeMutablePointer<Double>
    private let normalY: UnsafeMutablePointer<Double>
    private var first: Int32 = 0
    private var count: Int32 = 0
    private var hasOutside = false
    private var isUsable = true

    /// - Parameter memory: Memory for three times `most` numbers.
    init(columns: Int32, memory: UnsafeMutablePointer<Double>) {
        unsafe self.columns = columns
        unsafe distance = unsafe memory
        unsafe normalX = unsafe memory + MirroredSamples.most
        unsafe normalY = unsafe memory + 2 * MirroredSamples.most
    }

    /// Records that pixels of the left half before all added ones lie outside the shape.
    mutating func addOutside() { if unsafe count == 0 { unsafe hasOutside = true } }

    /// Adds pixels of the left half that are near the outline.
    /// - Parameters:
    ///   - x: The column of the first pixel.
    ///   - from: The index of the first pixel in the batch.
    mutating func add(_ x: Int32, _ batch: GlassBatch, _ from: Int, _ added: Int) {
        if unsafe count == 0 { unsafe first = x }
        guard unsafe x == first + count, unsafe Int(count) + added <= MirroredSamples.most else {
            unsafe isUsable = false
            return
        }
        let at = unsafe Int(count)
        unsafe (distance + at).update(from: batch.distance + from, count: added)
        unsafe (normalX + at).update(from: batch.normalX + from, count: added)
        unsafe (normalY + at).update(from: batch.normalY + from, count: added)
        unsafe count += Int32(added)
    }

    /// The columns of the right half near the outline, or nil if they are unknown. Pixels of the same corner before
    /// them lie deep inside, those behind them outside.
    var near: Range<Int32>? {
        guard unsafe isUsable, unsafe hasOutside, unsafe count > 0 else { return nil }
        return unsafe (columns - first - count + 1)..<(columns - first + 1)
    }

    /// Writes samples of the right half to a batch.
    /// - Parameter x: The first of `wanted` columns, all of them near the outline.
    /// - Returns: An upper bound of the distances.
    func take(_ x: Int32, _ wanted: Int, into batch: GlassBatch) -> Double {
        var most = -Double.infinity
        let last = unsafe Int(columns - x - first)
        for i in 0..<wanted {
            unsafe batch.distance[i] = unsafe distance[last - i]
            unsafe batch.normalX[i] = unsafe -normalX[last - i]
            unsafe batch.normalY[i] = unsafe normalY[last - i]
            most = unsafe max(most, distance[last - i])
        }
        return most
    }
}
