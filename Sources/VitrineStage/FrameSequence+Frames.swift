import VitrineDisplayList
import VitrineRasterizer

extension FrameSequence {
    /// Returns the frames in order, each drawn on demand. One rasterizer draws them on `threads` threads, clamped to
    /// 1...64, and paints only what changes from one frame to the next; as many threads lay out the next frames. Each
    /// frame is a function of its own time alone, so the result does not depend on the number of threads. The
    /// rasterizer reuses the bitmap of a frame once the caller has released it; a retained bitmap costs a copy.
    package func frames(threads: Int) -> Frames { Frames(sequence: self, rasterizer: Rasterizer(threads: threads)) }

    package struct Frames: IteratorProtocol {
        private let sequence: FrameSequence
        private let rasterizer: Rasterizer
        /// The display lists of the next frames, the nearest last.
        private var lists: [DisplayList] = []
        private var index = 0

        init(sequence: FrameSequence, rasterizer: Rasterizer) {
            self.sequence = sequence
            self.rasterizer = rasterizer
        }

        package mutating func next() -> Frame? {
            guard index < sequence.frameCount else { return nil }
            if lists.isEmpty {
                let threads = rasterizer.threads
                let batch = index..<min(sequence.frameCount, index + FrameSequence.batch(threads: threads))
                lists = sequence.displayLists(of: batch, threads: threads).reversed()
            }
            let damage = rasterizer.update(to: lists.removeLast()).rects
            defer { index += 1 }
            return Frame(
                index: index, timeInCentiseconds: sequence.rate.timestampInCentiseconds(frame: index),
                bitmap: rasterizer.canvas,
                damage: damage)
        }
    }

    /// Returns the number of frames that are laid out together: several per thread, because their durations differ.
    private static func batch(threads: Int) -> Int { threads == 1 ? 1 : threads * 8 }
}
