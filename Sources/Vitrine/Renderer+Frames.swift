import VitrineEncoders
import VitrinePrimitives
import VitrineStage

extension Renderer {
    /// Returns the frames of the scene's animation, in order.
    ///
    /// ```swift
    /// for frame in try renderer.frames() {
    ///     print(frame.index, frame.time, frame.bitmap[0, 0].red)
    /// }
    /// ```
    ///
    /// Iteration draws each frame on the renderer's threads, and paints only what differs from the frame before.
    /// - Throws: `VitrineError.output` for an animation that is too long.
    public func frames() throws(VitrineError) -> Frames {
        try unified { Frames(sequence: try FrameSequence(staged, limitedForGIF: false), threads: threads) }
    }

    /// A frame of an animation.
    public struct Frame: Hashable, Sendable {
        /// The number of the frame, from 0, without gaps.
        public let index: Int
        /// The time in seconds from the beginning of the animation.
        public let time: Double
        public let bitmap: Bitmap
    }

    /// The frames of an animation, drawn during iteration.
    public struct Frames: Sequence, Sendable {
        let sequence: FrameSequence
        let threads: Int

        /// The number of frames, 1 or more.
        public var count: Int { sequence.frameCount }
        public var underestimatedCount: Int { count }

        public func makeIterator() -> Iterator {
            Iterator(frames: sequence.frames(threads: threads), secondsOf: sequence.rate.seconds(frame:))
        }

        public struct Iterator: IteratorProtocol {
            var frames: FrameSequence.Frames
            let secondsOf: (Int) -> Double

            public mutating func next() -> Frame? {
                frames.next().map { Frame(index: $0.index, time: secondsOf($0.index), bitmap: $0.bitmap) }
            }
        }
    }
}

extension Bitmap {
    /// Encodes the bitmap as a PNG file.
    /// - Throws: `VitrineError.encoding` for a picture that is too large.
    public func png() throws(VitrineError) -> [UInt8] {
        try unified { try PNG.encode(self, options: PNGOptions()) }
    }
}
