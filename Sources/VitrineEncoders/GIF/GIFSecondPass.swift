import Dispatch
import Synchronization

/// The second pass of a GIF: each frame is planned while the previous one is encoded. A plan uses the estimates of the
/// frames up to the last but one, so that the bytes do not depend on the number of threads.
struct GIFSecondPass: Sendable {
    private let width: Int
    private let tuning: GIFTuning
    private var planner: FramePlanner
    /// The exact picture of the last frame; nil before the first.
    private var picture: [UInt32]?
    /// The estimates of the frames up to the last but one.
    private var lesson = GIFFrameWriter.Lesson()
    private let writing: Writing
    /// The queue; nil for one thread.
    private let queue: DispatchQueue?

    private final class Writing: Sendable {
        private let state: Mutex<(writer: GIFFrameWriter, failure: ImageEncodingError?)>

        init(_ writer: GIFFrameWriter) { state = Mutex((writer, nil)) }

        func write(_ plan: FramePlan) {
            state.withLock { state in
                guard state.failure == nil else { return }
                do throws(ImageEncodingError) {
                    try state.writer.write(plan)
                } catch {
                    state.failure = error
                }
            }
        }

        func lesson() throws(ImageEncodingError) -> GIFFrameWriter.Lesson {
            try state.withLock { state throws(ImageEncodingError) in
                if let failure = state.failure { throw failure }
                return state.writer.lesson
            }
        }

        func finished(at end: Int, loopCount: Int) throws(ImageEncodingError) -> [UInt8] {
            try state.withLock { state throws(ImageEncodingError) in
                if let failure = state.failure { throw failure }
                return try state.writer.finished(at: end, loopCount: loopCount)
            }
        }
    }

    /// - Parameters:
    ///   - frames: The frames for which the global palette is made.
    ///   - threads: 2 or more for a thread in addition to the caller's.
    init(width: Int, height: Int, frames: [GIFFrame], tuning: GIFTuning, threads: Int) {
        self.width = width
        self.tuning = tuning
        planner = FramePlanner(frames, tuning: tuning)
        writing = Writing(GIFFrameWriter(width: width, height: height, planner, tuning: tuning))
        queue = threads > 1 ? DispatchQueue(label: "vitrine.gif.frames", qos: .userInitiated) : nil
    }

    mutating func write(_ frame: GIFFrame) throws(ImageEncodingError) {
        let input = QuantizationInput(frame, over: picture, canvasWidth: width, tuning: tuning)
        let plan = planner.plan(input, raise: lesson.raise, lesson.sizing)
        show(frame)
        queue?.sync {}
        lesson = try writing.lesson()
        if let queue {
            queue.async { [writing] in writing.write(plan) }
        } else {
            writing.write(plan)
        }
    }

    private mutating func show(_ frame: GIFFrame) {
        guard picture != nil else {
            picture = frame.pixels.map { $0 & 0xFFFFFF }
            return
        }
        for y in 0..<frame.height {
            let row = (frame.top + y) * width + frame.left
            for x in 0..<frame.width {
                let pixel = frame.pixels[y &* frame.width &+ x]
                if pixel != 0 { picture![row &+ x] = pixel & 0xFFFFFF }
            }
        }
    }

    func finished(at end: Int, loopCount: Int) throws(ImageEncodingError) -> [UInt8] {
        queue?.sync {}
        return try writing.finished(at: end, loopCount: loopCount)
    }
}
