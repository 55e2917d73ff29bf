struct Distribution: Encodable, Equatable {
    var mean: Double
    var p50: Double
    var p99: Double
    var max: Double

    /// Computes percentiles by nearest rank: the smallest value that so many percent do not exceed; 0 without values.
    init(_ values: [Double]) {
        let sorted = values.sorted()
        func percentile(_ percent: Int) -> Double {
            sorted.isEmpty ? 0 : sorted[Swift.max(0, (sorted.count * percent + 99) / 100 - 1)]
        }
        mean = sorted.isEmpty ? 0 : sorted.reduce(0, +) / Double(sorted.count)
        p50 = percentile(50)
        p99 = percentile(99)
        max = sorted.last ?? 0
    }
}
