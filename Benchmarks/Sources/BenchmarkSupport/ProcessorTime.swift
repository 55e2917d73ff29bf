import Foundation

/// The time that the process has really been at work, all its threads together: waiting for a busy processor does not count.
enum ProcessorTime {
    /// Seconds that some work takes.
    static func measure(_ work: () -> Void) -> Double {
        let start = now
        work()
        return now - start
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
