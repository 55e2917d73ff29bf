import VitrineMotion
import VitrinePrimitives
import VitrineRasterizer
import VitrineScreens

/// The frames of a staged scene.
package struct FrameSequence: Sendable {
    package struct Frame: Sendable {
        /// From 0, no gaps.
        package let index: Int
        /// Centiseconds from the animation's beginning.
        package let shownAt: Int
        package let bitmap: Bitmap
        /// Where the picture may differ from that of the frame before it, in device pixels inside the picture: everything
        /// in the first frame, nothing where the two are equal.
        package let damage: [PixelRect]
    }

    package let staged: StagedScene
    package let rate: FrameRate
    /// 1 or more.
    package let frameCount: Int

    /// Length of an animation in centiseconds: where the frame after the last would begin.
    package var end: Int { rate.timestampInCentiseconds(frame: frameCount) }

    /// Seconds that an animation goes on after everything has come to rest, when the scene does not say how long it is.
    package static let tail = 0.5

    /// - Parameter limitedForGIF: whether a rate above a GIF's fastest, 50 frames per second, is taken for that. Default
    ///   true.
    /// - Throws: `StageError` for a frame rate outside 1...120 or an animation of more than `OutputLimits.frames` frames,
    ///   or one of more than an hour.
    package init(_ staged: StagedScene, limitedForGIF: Bool = true) throws(StageError) {
        self.staged = staged
        let output = staged.scene.output
        let seconds = output.duration ?? max(0, output.clock.position(of: staged.settled)) + FrameSequence.tail
        let last = staged.scene.timeline.indices.last
        let key = output.duration == nil ? last.map { "timeline[\($0)]" } ?? "output.duration" : "output.duration"
        guard FrameRate.durations.contains(seconds) else {
            throw .animationTooLong(seconds: seconds, limit: FrameRate.durations.upperBound, key: key)
        }
        let count: Int
        do throws(MotionError) {
            let wanted = try FrameRate(framesPerSecond: output.fps)
            rate = limitedForGIF ? wanted.limitedForGIF : wanted
            count = max(1, try rate.frameCount(duration: seconds))
        } catch {
            throw .frameRate(error)
        }
        guard count <= OutputLimits.frames else { throw .tooManyFrames(count, limit: OutputLimits.frames, key: key) }
        frameCount = count
    }

    /// Hands every frame on, in order, as `frames(threads:)` gives them.
    /// - Throws: what `receive` throws, after the frames under way have been laid out; after the last frame, as
    ///   `StagedScene.checkFonts`.
    package func forEachFrame(threads: Int, _ receive: (Frame) throws -> Void) throws {
        var frames = frames(threads: threads)
        while let frame = frames.next() { try receive(frame) }
        try staged.checkFonts()
    }

    /// One frame, drawn from nothing.
    func bitmap(frame: Int, with rasterizer: Rasterizer) -> Bitmap {
        staged.picture(at: moment(ofFrame: frame), with: rasterizer)
    }
}
