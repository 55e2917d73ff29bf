import Synchronization
import Testing

@testable import VitrineRasterizer

@Suite struct ThreadPoolTests {
    /// Jobs of every size follow one another, so that helpers of one are running, or have just ended, at the next.
    @Test(arguments: [1, 2, 3, 8]) func everyPieceIsDoneOnce(_ threads: Int) {
        let pool = ThreadPool(threads: threads, kernels: kernels(at: .scalar))
        for round in 0..<3000 {
            let count = round % 37
            let done = (0..<count).map { _ in Counter() }
            pool.perform(count) { i, _ in done[i].value.add(1, ordering: .relaxed) }
            let wrong = done.firstIndex { $0.value.load(ordering: .relaxed) != 1 }
            #expect(wrong == nil, "piece \(wrong ?? 0) of \(count), round \(round)")
            if wrong != nil { return }
        }
    }

    /// The results of a job's pieces are visible when the job has ended, and no painter is used twice at a time.
    @Test func painterBelongsToOnePieceAtATime() {
        let pool = ThreadPool(threads: 4, kernels: kernels(at: .scalar))
        var sums = [Int](repeating: 0, count: 64)
        let busy = Mutex<Set<ObjectIdentifier>>([])
        let clashes = Counter()
        for round in 0..<200 {
            sums.withUnsafeMutableBufferPointer { sums in
                nonisolated(unsafe) let sums = sums
                pool.perform(64) { i, painter in
                    let id = ObjectIdentifier(painter)
                    if !busy.withLock({ $0.insert(id).inserted }) { clashes.value.add(1, ordering: .relaxed) }
                    sums[i] += i * round
                    _ = busy.withLock { $0.remove(id) }
                }
            }
        }
        #expect(clashes.value.load(ordering: .relaxed) == 0)
        #expect(sums == (0..<64).map { $0 * 19_900 })
    }

    /// Rows are divided without gaps, into pieces of the requested size.
    @Test(arguments: [1, 3], [0, 1, 63, 64, 65, 1000]) func everyRowIsDoneOnce(_ threads: Int, _ rows: Int) {
        let pool = ThreadPool(threads: threads, kernels: kernels(at: .scalar))
        let pieces = Mutex<[Range<Int>]>([])
        pool.performRows(rows, by: 64) { range, _ in pieces.withLock { $0.append(range) } }
        let sorted = pieces.withLock { $0.sorted { $0.lowerBound < $1.lowerBound } }
        #expect(sorted.flatMap(Array.init) == Array(0..<rows))
        if threads > 1 { #expect(sorted.allSatisfy { $0.count <= 64 }) }
    }

    @Test(arguments: [2, 3]) func fewRowsAreDividedAmongThreads(_ threads: Int) {
        let pool = ThreadPool(threads: threads, kernels: kernels(at: .scalar))
        let pieces = Mutex<[Range<Int>]>([])
        pool.performRows(40, by: 64) { range, _ in pieces.withLock { $0.append(range) } }
        #expect(pieces.withLock { $0.count } >= 2 * threads - 1)
        #expect(pieces.withLock { $0.flatMap(Array.init).sorted() } == Array(0..<40))
    }

    private final class Counter: Sendable {
        let value = Atomic<Int>(0)
    }
}
