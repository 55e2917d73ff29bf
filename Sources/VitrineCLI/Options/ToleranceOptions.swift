import ArgumentParser
import VitrineComparison

/// The legal difference of two pictures.
struct ToleranceOptions: ParsableArguments {
    enum MetricName: String, ExpressibleByArgument, CaseIterable {
        case exact
        case pixelmatch
        case oklab
        case ciede2000
        case ssim
    }

    @Option(help: "When two colors differ. (default: exact)")
    var metric: MetricName?

    @Option(
        help: ArgumentHelp(
            "The distance above which colors differ: pixelmatch 0...1 (default 0.1), oklab 0...100 (2), ciede2000 0...100 (2); "
                + "for ssim the similarity below which they do, -1...1 (0.95).", valueName: "number"))
    var threshold: Double?

    @Flag(help: "Do not count antialiased edges, found as pixelmatch finds them.")
    var ignoreAntialiasing = false

    @Option(help: ArgumentHelp("Pixels that may differ.", valueName: "count"))
    var maxDiffPixels: Int?

    @Option(help: ArgumentHelp("The part of the pixels that may differ, 0...1.", valueName: "ratio"))
    var maxDiffPixelRatio: Double?

    @Option(
        help: ArgumentHelp(
            "Pixels that may differ in any square of a side, such as 16:8 for 8 of 16x16.", valueName: "side:count"))
    var cluster: String?

    func validate() throws {
        if threshold != nil, metric == nil || metric == .exact {
            throw ValidationError("--threshold needs --metric pixelmatch, oklab, ciede2000 or ssim")
        }
        if let cluster, parsedCluster == nil {
            throw ValidationError("--cluster \(cluster): a side and a count are needed, such as 16:8")
        }
        if let problem = tolerance.problem { throw ValidationError(problem) }
    }

    private var parsedCluster: Tolerance.Cluster? {
        guard let parts = cluster?.split(separator: ":"), parts.count == 2, let side = Int(parts[0]),
            let count = Int(parts[1])
        else { return nil }
        return Tolerance.Cluster(side: side, maximumCount: count)
    }

    var tolerance: Tolerance {
        let metric: Tolerance.Metric =
            switch self.metric ?? .exact {
            case .exact: .exact
            case .pixelmatch: .pixelmatch(threshold: threshold ?? 0.1)
            case .oklab: .okLab(threshold ?? 2)
            case .ciede2000: .ciede2000(threshold ?? 2)
            case .ssim: .ssim(threshold ?? 0.95)
            }
        return Tolerance(
            metric, ignoresAntialiasing: ignoreAntialiasing, maximumCount: maxDiffPixels,
            maximumRatio: maxDiffPixelRatio, cluster: parsedCluster)
    }
}
