import Benchmark

extension BenchmarkMetric {
    /// The work's processor time, all threads together, in millionths of the yardstick's. This is what budgets are for.
    package static let cost = BenchmarkMetric.custom("cost")
}

/// Declares a benchmark of a piece of work.
///
/// - Parameters:
///   - name: letters, digits and hyphens, as its budget's file is named after it.
///   - times: how often the work is done in one measurement: `.one`, or more for what takes microseconds.
///   - make: gives the work. Called once and only when this benchmark runs, so it may set things up at leisure.
package func timed(_ name: String, times: BenchmarkScalingFactor = .one, make: @escaping () throws -> () -> Void) {
    // A budget is a ceiling: a file's figure may not be exceeded at all.
    let ceiling = BenchmarkThresholds(relative: [.p90: 0])
    var work: (() -> Void)?
    var yardstick: Yardstick?
    Benchmark(
        name,
        configuration: .init(
            metrics: [.wallClock, .cost, .peakMemoryResident], warmupIterations: 2, scalingFactor: times,
            maxDuration: .seconds(2), maxIterations: 120,
            thresholds: [.cost: ceiling, .peakMemoryResident: ceiling])
    ) { benchmark in
        if work == nil {
            work = try make()
            yardstick = Yardstick()
        }
        guard let work, let yardstick else { return }
        benchmark.startMeasurement()
        let taken = ProcessorTime.measure { for _ in benchmark.scaledIterations { work() } }
        benchmark.stopMeasurement()
        benchmark.measurement(.cost, Int((taken / yardstick.time() * 1_000_000).rounded()))
    }
}
