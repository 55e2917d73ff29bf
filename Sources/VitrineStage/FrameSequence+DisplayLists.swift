import Dispatch
import Synchronization
import VitrineDisplayList

extension FrameSequence {
    /// Returns the second of the scene that a frame shows.
    package func moment(ofFrame frame: Int) -> Double {
        staged.scene.output.clock.moment(at: rate.seconds(frame: frame))
    }

    func displayList(frame: Int, threads: Int = 1) -> DisplayList {
        staged.displayList(at: moment(ofFrame: frame), threads: threads)
    }

    /// Returns the display lists of frames, in their order, laid out in parallel on at most as many threads.
    func displayLists(of frames: Range<Int>, threads: Int) -> [DisplayList] {
        guard threads > 1, frames.count > 1 else { return frames.map { displayList(frame: $0, threads: threads) } }
        var lists = [DisplayList?](repeating: nil, count: frames.count)
        unsafe lists.withUnsafeMutableBufferPointer { slots in
            // Each slot is written by one thread only, and read after all have ended.
            nonisolated(unsafe) let slots = unsafe slots
            let next = Atomic<Int>(0)
            DispatchQueue.concurrentPerform(iterations: min(threads, frames.count)) { _ in
                while true {
                    let i = next.add(1, ordering: .relaxed).oldValue
                    if i >= frames.count { return }
                    unsafe slots[i] = displayList(frame: frames.lowerBound + i)
                }
            }
        }
        return lists.compactMap { $0 }
    }
}
