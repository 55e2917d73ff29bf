import VitrineMotion
import VitrinePrimitives
import VitrineRasterizer
import VitrineScreens

package struct FrameSequence: Sendable {
    package struct Frame: Sendable {
        /// The index from 0, without gaps.
        package let index: Int
        /// The time from the animation's beginning, in centiseconds.
        package let timeInCentiseconds: Int
        package let bitmap: Bitmap
        /// The rectangles in which the picture may differ from that of the frame before it, in device pixels inside the
        /// picture: everything in the first frame, none if the two are equal.
        package let damage: [PixelRect]
    }

    package let staged: StagedScene
    package let rate: FrameRate
    /// The number of frames, 1 or more.
    package let frameCount: Int

    /// The duration of an animation in centiseconds: the time at which the frame after the last would begin.
    package var end: Int { rate.timestampInCentiseconds(frame: frameCount) }

    /// The seconds that an animation continues after everything is at rest, if the scene specifies no duration.
    package static let tail = 0.5

    /// - Parameter limitedForGIF: Whether the rate is limited to a GIF's maximum, 50 frames per second. Default: true.
    /// - Throws: `StageError` for a frame rate outside 1...120 or an animation of more than `OutputLimits.frames`
    ///   frames, or one of more than an hour.
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

    /// Passes every frame to a closure, in order, as `frames(threads:)` returns them.
    /// - Throws: The errors of `receive`, once the current frames have been laid out, and of `StagedScene.checkFonts`.
    package func forEachFrame(threads: Int, _ receive: (Frame) throws -> Void) throws {
        var frames = frames(threads: threads)
        while let frame = frames.next() { try receive(frame) }
        try staged.checkFonts()
    }

    /// Draws one frame without previous ones.
    func bitmap(frame: Int, with rasterizer: Rasterizer) -> Bitmap {
        staged.picture(at: moment(ofFrame: frame), with: rasterizer)
    }
}
