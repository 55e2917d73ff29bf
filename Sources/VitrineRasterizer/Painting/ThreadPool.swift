import Foundation
import Synchronization

/// One painter for each thread, and the threads that help the calling one.
///
/// The parts of a frame are short, and waking a thread takes as long as some of them. A helper that finds no work
/// therefore polls for a tenth of a millisecond before it ends; the gaps within a frame are shorter.
///
/// The class is unchecked: one thread at a time uses each painter, and what a piece of work writes is read by others
/// only after all pieces have ended.
@safe final class ThreadPool: @unchecked Sendable {
    typealias Body = (Int, TilePainter) -> Void

    private let painters: [TilePainter]
    /// For each painter, whether a helper uses it; never set for the first one, which belongs to the calling thread.
    private let isHelping: [Flag]
    /// The number of pieces that are still available in the lower half, the number of the job in the upper half. A
    /// helper thereby detects that the job has changed since it read the ticket.
    private let ticket = Atomic<UInt64>(0)
    /// The number of completed pieces.
    private let done = Atomic<Int>(0)
    /// The job and its number of pieces. They are written only while no piece is being processed.
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

    /// The worker of the calling thread.
    var first: Worker { painters[0].worker }

    /// Discards the state of the last frame.
    func beginFrame() { for p in painters { p.worker.lines.forget() } }

    /// Wakes the helpers in advance, because a thread takes 50 microseconds to wake.
    func wakeHelpers() { callHelpers(painters.count - 1) }

    /// Runs `count` independent pieces of work in any order.
    func perform(_ count: Int, _ body: Body) {
        guard painters.count > 1, count > 1 else {
            for i in 0..<count { body(i, painters[0]) }
            return
        }
        // The compiler embeds the file's path here, which would make the program's bytes depend on the folder.
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

    /// The number of times that a helper looks for a piece before it ends.
    private static let mostLooks = 10_000

    private func help(_ k: Int) {
        // The element is read once, because each access to the array counts a reference that all threads share.
        let painter = painters[k]
        var looks = 0
        while looks < ThreadPool.mostLooks {
            if takePiece(painter) { looks = 0 } else { Self.pause(&looks) }
        }
        isHelping[k].value.store(false, ordering: .releasing)
    }

    /// Yields to other threads now and then.
    private static func pause(_ looks: inout Int) {
        looks += 1
        if looks % 128 == 0 { sched_yield() }
    }

    /// Runs a piece; returns false if none is left.
    private func takePiece(_ painter: TilePainter) -> Bool {
        var seen = ticket.load(ordering: .relaxed)
        while true {
            let left = seen & 0xffff_ffff
            if left == 0 { return false }
            let (isExchanged, now) = ticket.weakCompareExchange(
                expected: seen, desired: seen - 1, successOrdering: .acquiring, failureOrdering: .relaxed)
            if isExchanged {
                run(left: Int(left), painter)
                done.add(1, ordering: .releasing)
                return true
            }
            seen = now
        }
    }

    /// This is a separate function so that the closure is released before the piece counts as done.
    @inline(never)
    private func run(left: Int, _ painter: TilePainter) { unsafe body?.pointee(count - left, painter) }

    /// The smallest number of rows of a piece.
    private static let leastRows = 4

    /// Runs work for rows in pieces of at most `size`, or smaller ones so that each thread gets two.
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
