import CVitrinePixelKernels
import VitrinePrimitives

/// Resamples rows of a picture; horizontally resampled source lines are kept while neighboring rows need them.
final class ImageLines {
    @exclusivity(unchecked) private var pass: Int?
    @exclusivity(unchecked) private var columns = 0..<0
    /// The row of each line; -1 for none.
    private let rows = ScratchBuffer<Int>()
    @exclusivity(unchecked) private var lines = 0
    private let samples = ScratchBuffer<UInt16>()

    /// Removes all lines. Called before each frame, as the indices of passes change.
    func forget() { unsafe pass = nil }

    /// Writes some columns of a row of an area pass as packed pixels.
    /// - Parameter kept: The resampled columns, including `wanted`. Lines are recomputed if they change.
    func area(
        _ index: Int, _ level: ImageLevel, _ across: TapTable, _ down: TapTable, row: Int, columns wanted: Range<Int>,
        of kept: Range<Int>, into out: UnsafeMutablePointer<UInt32>, _ kernels: Kernels
    ) {
        let taps = unsafe down.taps
        let slots = taps + 2
        let stride = kept.count * 4
        let lead = (wanted.lowerBound - kept.lowerBound) * 4
        let stored = unsafe rows.reserve(slots)
        if unsafe pass != index || columns != kept || lines != slots {
            unsafe pass = index
            unsafe columns = kept
            unsafe lines = slots
            unsafe stored.update(repeating: -1, count: slots)
        }
        let base = unsafe samples.reserve(slots * stride)
        let first = unsafe Int(down.first[row])
        unsafe withUnsafeTemporaryAllocation(of: UnsafePointer<UInt16>?.self, capacity: taps) { list in
            unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: taps) { weights in
                var used: Int32 = 0
                for k in 0..<taps {
                    let weight = unsafe down.weights[row * taps + k]
                    if weight == 0 { continue }
                    let y = first + k
                    let line = unsafe base + (y % slots) * stride
                    if unsafe stored[y % slots] != y {
                        unsafe stored[y % slots] = y
                        unsafe level.pixels.withUnsafeBufferPointer { pixels in
                            unsafe across.first.withUnsafeBufferPointer { first in
                                unsafe across.weights.withUnsafeBufferPointer { w in
                                    unsafe kernels.pointee.resample_horizontal(
                                        line, pixels.baseAddress! + y * level.width,
                                        first.baseAddress! + kept.lowerBound,
                                        w.baseAddress! + kept.lowerBound * across.taps, Int32(across.taps),
                                        Int32(kept.count))
                                }
                            }
                        }
                    }
                    unsafe list.initializeElement(at: Int(used), to: UnsafePointer(line + lead))
                    unsafe weights.initializeElement(at: Int(used), to: weight)
                    used += 1
                }
                unsafe kernels.pointee.resample_vertical(
                    out, list.baseAddress!, weights.baseAddress!, used, Int32(wanted.count))
            }
        }
    }
}
