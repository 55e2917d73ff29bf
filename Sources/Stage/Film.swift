import Motion
import Primitives
import Rasterizer
import Scenes

/// The frames of a performance.
public struct Film: Sendable {
    public struct Frame: Sendable {
        /// From 0, no gaps.
        public let index: Int
        /// Centiseconds from the film's beginning.
        public let shownAt: Int
        public let bitmap: Bitmap
    }

    public let performance: Performance
    public let rate: FrameRate
    /// 1 or more.
    public let frameCount: Int

    /// Length of a film in centiseconds: where the frame after the last would begin.
    public var end: Int { rate.timestampInCentiseconds(frame: frameCount) }

    /// Seconds that a film goes on after everything has come to rest, when the scene does not say how long it is.
    public static let tail = 0.5

    /// - Parameter limitedForGIF: whether a rate above a GIF's fastest, 50 frames a second, is taken for that. Default
    ///   true.
    /// - Throws: `StageError` for a frame rate outside 1...120 or a film of more than `OutputLimits.frames` frames.
    public init(_ performance: Performance, limitedForGIF: Bool = true) throws(StageError) {
        self.performance = performance
        let output = performance.scene.output
        let seconds = output.duration ?? performance.settled + Film.tail
        let count: Int
        do throws(MotionError) {
            let wanted = try FrameRate(framesPerSecond: output.fps)
            rate = limitedForGIF ? wanted.limitedForGIF : wanted
            count = max(1, try rate.frameCount(duration: seconds))
        } catch {
            throw .frameRate(error)
        }
        guard count <= OutputLimits.frames else { throw .tooManyFrames(count, limit: OutputLimits.frames) }
        frameCount = count
    }

    /// Hands every frame on, in order. Frames are drawn on `threads` threads, a few ahead of the one handed on; each is
    /// drawn from its own time alone, so the result does not depend on their number. Very large frames are drawn on
    /// fewer, within `Limits.pixelsAtOnce`.
    ///
    /// - Throws: what `receive` throws, after the frames under way have been finished.
    public func forEachFrame(threads: Int, _ receive: (Frame) throws -> Void) throws {
        let viewport = performance.viewport
        let affordable = Limits.pixelsAtOnce / (viewport.width * viewport.height)
        let workers = max(1, min(threads, frameCount, affordable))
        let rasterizers = RasterizerPool(count: workers)
        var first = 0
        while first < frameCount {
            let batch = first..<min(frameCount, first + workers)
            let bitmaps = rasterizers.draw(batch, of: self)
            for (i, bitmap) in zip(batch, bitmaps) {
                try receive(Frame(index: i, shownAt: rate.timestampInCentiseconds(frame: i), bitmap: bitmap))
            }
            first = batch.upperBound
        }
    }

    func bitmap(frame: Int, with rasterizer: Rasterizer) -> Bitmap {
        performance.picture(at: rate.seconds(frame: frame), with: rasterizer)
    }
}
