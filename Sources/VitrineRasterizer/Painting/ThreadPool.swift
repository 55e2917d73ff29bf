import Dispatch
import Synchronization

/// One worker a thread. Unchecked: each worker is used by one thread at a time, and read by others after all have ended.
final class ThreadPool: @unchecked Sendable {
    private let workers: [TilePainter]

    init(threads: Int, kernels: Kernels) {
        workers = (0..<threads).map { _ in TilePainter(Worker(kernels: kernels)) }
    }

    /// The worker for what is done by one thread.
    var first: Worker { workers[0].worker }

    /// Lets go what belongs to the last frame.
    func beginFrame() { for w in workers { w.worker.lines.forget() } }

    /// Does `count` pieces of work, which must not depend on one another's order.
    func perform(_ count: Int, _ body: (Int, TilePainter) -> Void) {
        guard workers.count > 1, count > 1 else {
            for i in 0..<count { body(i, workers[0]) }
            return
        }
        let next = Atomic<Int>(0)
        withoutActuallyEscaping(body) { body in
            nonisolated(unsafe) let body = body
            DispatchQueue.concurrentPerform(iterations: min(workers.count, count)) { k in
                while true {
                    let i = next.add(1, ordering: .relaxed).oldValue
                    if i >= count { return }
                    body(i, self.workers[k])
                }
            }
        }
    }

    /// The same for rows, in pieces of at most `size`.
    func performRows(_ rows: Int, by size: Int, _ body: (Range<Int>, Worker) -> Void) {
        let pieces = workers.count > 1 ? (rows + size - 1) / size : 1
        let size = workers.count > 1 ? size : rows
        perform(rows > 0 ? pieces : 0) { i, painter in
            body((i * size)..<min(rows, (i + 1) * size), painter.worker)
        }
    }
}
