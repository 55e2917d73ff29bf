import Foundation

/// Measures as the other renderers are measured: their `timeit`, with the same runs and the same figures.
struct Stopwatch {
    /// Milliseconds, but for `runs`.
    struct Timing: Encodable {
        var min: Double
        var median: Double
        /// The process's own time in its cheapest run, all threads together.
        var cpuMin: Double
        var first: Double
        var runs: Int
        /// The very first run of the process, with empty caches.
        var cold: Double?
    }

    /// Runs that count; fewer, though at least 3, when `most` is used up.
    let runs: Int
    /// Seconds for everything.
    let most: Double

    init(isQuick: Bool) {
        runs = isQuick ? 5 : 25
        most = isQuick ? 2.5 : 9
    }

    /// - Parameters:
    ///   - warmups: runs before those that count; the first of them is told apart.
    ///   - prepare: done before each run, outside of its time.
    func time(warmups: Int, prepare: () -> Void = {}, _ body: () -> Void) -> Timing {
        let begun = Stopwatch.wall
        prepare()
        var start = Stopwatch.wall
        body()
        let first = Stopwatch.wall - start
        for _ in 1..<max(1, warmups) {
            prepare()
            body()
        }
        var times: [Double] = []
        var processorTimes: [Double] = []
        while times.count < runs, times.count < 3 || Stopwatch.wall - begun < most * 1000 {
            prepare()
            start = Stopwatch.wall
            let processor = Stopwatch.processor
            body()
            processorTimes.append(Stopwatch.processor - processor)
            times.append(Stopwatch.wall - start)
        }
        let sorted = times.sorted()
        let middle = sorted.count / 2
        let median = sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
        return Timing(
            min: sorted[0], median: median, cpuMin: processorTimes.min() ?? 0, first: first, runs: times.count)
    }

    /// Milliseconds on a clock that only goes forward.
    static var wall: Double { milliseconds(CLOCK_MONOTONIC) }
    /// Milliseconds that the process has used on all threads.
    static var processor: Double { milliseconds(CLOCK_PROCESS_CPUTIME_ID) }

    private static func milliseconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
    }
}
