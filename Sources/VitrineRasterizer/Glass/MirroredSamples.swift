import VitrinePixelKernels

/// What is known of a row's right half from the left one, where a single shape lies symmetrically on the pixels: the samples of all
/// pixels near the outline in the left corner.
@unsafe struct MirroredSamples {
    /// Pixels that there is room for; rows with more are sampled twice.
    static let most = 512

    /// The sum of a column and the mirrored one.
    let columns: Int32
    private let distance: UnsafeMutablePointer<Double>
    private let normalX: UnsafeMutablePointer<Double>
    private let normalY: UnsafeMutablePointer<Double>
    private var first: Int32 = 0
    private var count: Int32 = 0
    private var hasOutside = false
    private var isUsable = true

    /// - Parameter memory: for three times `most` numbers.
    init(columns: Int32, memory: UnsafeMutablePointer<Double>) {
        unsafe self.columns = columns
        unsafe distance = unsafe memory
        unsafe normalX = unsafe memory + MirroredSamples.most
        unsafe normalY = unsafe memory + 2 * MirroredSamples.most
    }

    /// Notes that pixels of the left half before all those that are added lie outside the shape.
    mutating func addOutside() { if unsafe count == 0 { unsafe hasOutside = true } }

    /// Adds pixels of the left half that are near the outline.
    /// - Parameters:
    ///   - x: of the first.
    ///   - from: of the first in the batch.
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

    /// The columns of the right half near the outline; pixels of the same corner before them lie deep inside, those behind outside.
    /// Nil where that is not known.
    var near: Range<Int32>? {
        guard unsafe isUsable, unsafe hasOutside, unsafe count > 0 else { return nil }
        return unsafe (columns - first - count + 1)..<(columns - first + 1)
    }

    /// Puts samples of the right half into a batch.
    /// - Parameters:
    ///   - x: the first of `wanted` columns, all of them near.
    /// - Returns: at least the greatest distance.
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
