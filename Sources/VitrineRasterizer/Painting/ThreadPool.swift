import Foundation
import Synchronization

/// One painter a thread, and the threads that help the calling one.
///
/// The parts of a frame are short, and waking a thread takes as long as some of them. So a helper that has found nothing left
/// to do looks for more for a tenth of a millisecond before it ends, which outlasts the gaps within a frame.
///
/// Unchecked: each painter is used by one thread at a time, and what pieces of work have written is read by others after all
/// have ended.
@safe final class ThreadPool: @unchecked Sendable {
    typealias Body = (Int, TilePainter) -> Void

    private let painters: [TilePainter]
    /// By painter: whether a helper uses it. Never set for the first one, which is the calling thread's.
    private let isHelping: [Flag]
    /// The pieces that nobody has taken yet, in the lower half; the number of the job in the upper half, so that what a helper
    /// has read of one job is never taken for another.
    private let ticket = Atomic<UInt64>(0)
    /// Pieces that have ended.
    private let done = Atomic<Int>(0)
    /// The job and its number of pieces. Only written while no piece is being worked on.
    @exclusivity(unchecked) private var body: UnsafePointer<Body>?
    @exclusivity(unchecked) private var count = 0

    private final class Flag: Sendable {
        let value = Atomic<Bool>(false)
    }

    init(threads: Int, kernels: Kernels) {
        painters = (0..<threads).map { _ in unsafe TilePainter(Worker(kernels: kernels)) }
        isHelping = painters.map { _ in Flag() }
    }

    var threads: Int { painters.count }

    /// The worker for what is done by one thread.
    var first: Worker { painters[0].worker }

    /// Lets go what belongs to the last frame.
    func beginFrame() { for p in painters { p.worker.lines.forget() } }

    /// Wakes the helpers before there is work for them. A thread takes 50 microseconds to wake.
    func wakeHelpers() { callHelpers(painters.count - 1) }

    /// Does `count` pieces of work, which must not depend on one another's order.
    func perform(_ count: Int, _ body: Body) {
        guard painters.count > 1, count > 1 else {
            for i in 0..<count { body(i, painters[0]) }
            return
        }
        // What is compiled names its file, and would be other bytes in another folder.
        #sourceLocation(file:"ThreadPool",line:1)
        withoutActuallyEscaping(body) { body in
            unsafe withUnsafePointer(to: body) { pointer in
                unsafe self.body = unsafe pointer
                unsafe self.count = count
                done.store(0, ordering: .relaxed)
                let job = (ticket.load(ordering: .relaxed) >> 32) &+ 1
                ticket.store(job << 32 | UInt64(count), ordering: .releasing)
                callHelpers(min(painters.count, count) - 1)
                let painter = painters[0]
                while takePiece(painter) {}
                var looks = 0
                while done.load(ordering: .acquiring) < count { Self.pause(&looks) }
                unsafe self.body = nil
            }
        }
        #sourceLocation()
    }

    private func callHelpers(_ count: Int) {
        for k in 1..<(count + 1) where !isHelping[k].value.exchange(true, ordering: .acquiring) {
            DispatchQueue.global(qos: .userInitiated).async { self.help(k) }
        }
    }

    /// How often a helper looks for a piece before it ends.
    private static let mostLooks = 10_000

    private func help(_ k: Int) {
        // Read once: each access to the array counts a reference that all threads share.
        let painter = painters[k]
        var looks = 0
        while looks < ThreadPool.mostLooks {
            if takePiece(painter) { looks = 0 } else { Self.pause(&looks) }
        }
        isHelping[k].value.store(false, ordering: .releasing)
    }

    /// Lets other threads run now and then.
    private static func pause(_ looks: inout Int) {
        looks += 1
        if looks % 128 == 0 { sched_yield() }
    }

    /// Works on a piece; false when none is left.
    private func takePiece(_ painter: TilePainter) -> Bool {
        var seen = ticket.load(ordering: .relaxed)
        while true {
            let left = seen & 0xffff_ffff
            if left == 0 { return false }
            let (isTaken, now) = ticket.weakCompareExchange(
                expected: seen, desired: seen - 1, successOrdering: .acquiring, failureOrdering: .relaxed)
            if isTaken {
                run(left: Int(left), painter)
                done.add(1, ordering: .releasing)
                return true
            }
            seen = now
        }
    }

    /// A call of its own, so that the closure is no longer held when the piece counts as done.
    @inline(never)
    private func run(left: Int, _ painter: TilePainter) { unsafe body?.pointee(count - left, painter) }

    /// Fewer rows than this are not divided further.
    private static let leastRows = 4

    /// The same for rows, in pieces of at most `size`; in smaller ones where each thread would get fewer than two.
    func performRows(_ rows: Int, by size: Int, _ body: (Range<Int>, Worker) -> Void) {
        guard rows > 0 else { return }
        let threads = painters.count
        let share = (rows + 2 * threads - 1) / (2 * threads)
        let size = threads > 1 ? min(size, max(share, ThreadPool.leastRows)) : rows
        perform((rows + size - 1) / size) { i, painter in
            body((i * size)..<min(rows, (i + 1) * size), painter.worker)
        }
    }
}
