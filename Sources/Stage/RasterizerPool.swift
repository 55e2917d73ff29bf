import Dispatch
import Primitives
import Rasterizer

/// One rasterizer a thread, and a batch of frames drawn side by side.
///
/// Unchecked: every slot is touched by one iteration of `concurrentPerform` only, and read after all have returned.
final class RasterizerPool: @unchecked Sendable {
    private let rasterizers: [Rasterizer]
    private var results: [Bitmap?]

    init(count: Int) {
        rasterizers = (0..<count).map { _ in Rasterizer() }
        results = Array(repeating: nil, count: count)
    }

    /// The frames of a range no longer than the pool, in order.
    func draw(_ frames: Range<Int>, of film: Film) -> [Bitmap] {
        precondition(frames.count <= rasterizers.count, "a batch has at most one frame a thread")
        if frames.count == 1 {
            return [film.bitmap(frame: frames.lowerBound, with: rasterizers[0])]
        }
        results.withUnsafeMutableBufferPointer { slots in
            nonisolated(unsafe) let slots = slots
            DispatchQueue.concurrentPerform(iterations: frames.count) { i in
                slots[i] = film.bitmap(frame: frames.lowerBound + i, with: rasterizers[i])
            }
        }
        return results[0..<frames.count].compactMap { $0 }
    }
}
