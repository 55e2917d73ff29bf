import VitrineDisplayList
import VitrineRasterizer

extension FrameSequence {
    /// The frames in order, each drawn when it is asked for.
    ///
    /// One rasterizer draws them on `threads` threads, 1...64 (values outside take the nearest), and paints only what
    /// changes from one frame to the next; what they show is laid out on as many threads, a few frames ahead. Each frame
    /// is a function of its own time alone, so the result does not depend on the number of threads.
    ///
    /// The rasterizer paints over the bitmap of a frame once the caller has let go of it; a bitmap that is kept costs a
    /// copy.
    package func frames(threads: Int) -> Frames { Frames(sequence: self, rasterizer: Rasterizer(threads: threads)) }

    package struct Frames: IteratorProtocol {
        private let sequence: FrameSequence
        private let rasterizer: Rasterizer
        /// What the next frames show, the nearest last.
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
                index: index, shownAt: sequence.rate.timestampInCentiseconds(frame: index), bitmap: rasterizer.canvas,
                damage: damage)
        }
    }

    /// Frames that are laid out together: several per thread, because some take longer than others. One thread gains
    /// nothing by going ahead.
    private static func batch(threads: Int) -> Int { threads == 1 ? 1 : threads * 8 }
}
