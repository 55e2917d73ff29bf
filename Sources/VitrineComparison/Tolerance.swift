/// The difference that two pictures may have and still count as equal. Default: none.
public struct Tolerance: Hashable, Sendable {
    /// The rule by which two colors of a pixel count as different.
    public enum Metric: Hashable, Sendable {
        /// Colors count as different unless they are equal.
        case exact
        /// Colors count as different above a threshold of 0...1 of pixelmatch's distance in YIQ, where 1 is black
        /// against white. pixelmatch's default is 0.1.
        case pixelmatch(threshold: Double)
        /// Colors count as different above a Euclidean distance in OKLab, times 100, of 0...100.
        case okLab(Double)
        /// Colors differ above a CIEDE2000 distance of 0...100. About 1 is just noticeable; 2 is usual for pictures.
        case ciede2000(Double)
        /// Colors count as different below a structural similarity of -1...1 of the brightness of the surrounding 7x7
        /// pixels, where 1 means equal.
        case ssim(Double)
    }

    /// A square in which few pixels may differ.
    public struct Cluster: Hashable, Sendable {
        /// The side in pixels, 1...4096. Default: 16.
        public var side: Int
        /// The number of pixels that may differ in any such square, 0 or more. Default: 8.
        public var maximumCount: Int

        public init(side: Int = 16, maximumCount: Int = 8) {
            (self.side, self.maximumCount) = (side, maximumCount)
        }
    }

    /// The metric. Default: `exact`.
    public var metric: Metric
    /// Whether pixels on antialiased edges, detected as in pixelmatch, count as equal. Default: false.
    public var ignoresAntialiasing: Bool
    /// The number of pixels that may differ. Default: nil, no separate limit.
    public var maximumCount: Int?
    /// The fraction of the picture that may differ, 0...1. Default: nil, no separate limit. Without both limits, no
    /// pixel may differ; with both, both apply.
    public var maximumRatio: Double?
    /// A limit of differences that are close together. Default: nil.
    public var cluster: Cluster?

    public init(
        _ metric: Metric = .exact, ignoresAntialiasing: Bool = false, maximumCount: Int? = nil,
        maximumRatio: Double? = nil, cluster: Cluster? = nil
    ) {
        self.metric = metric
        self.ignoresAntialiasing = ignoresAntialiasing
        self.maximumCount = maximumCount
        self.maximumRatio = maximumRatio
        self.cluster = cluster
    }

    /// Every pixel must be equal.
    public static let exact = Tolerance()

    /// pixelmatch's default: a threshold of 0.1, without antialiased pixels.
    public static let pixelmatch = Tolerance(.pixelmatch(threshold: 0.1), ignoresAntialiasing: true)

    /// A description of the values outside their legal ranges; nil if there are none.
    public var problem: String? {
        func outside(_ name: String, _ value: Double, _ range: ClosedRange<Double>) -> String? {
            range.contains(value)
                ? nil : "\(name) \(value) is out of range; legal: \(range.lowerBound)...\(range.upperBound)"
        }
        let ofMetric =
            switch metric {
            case .exact: String?.none
            case .pixelmatch(let value): outside("threshold", value, 0...1)
            case .okLab(let value): outside("OKLab distance", value, 0...100)
            case .ciede2000(let value): outside("CIEDE2000 distance", value, 0...100)
            case .ssim(let value): outside("SSIM", value, -1...1)
            }
        if let ofMetric { return ofMetric }
        if let maximumCount, maximumCount < 0 {
            return "maximum count \(maximumCount) is out of range; legal: 0 or more"
        }
        if let maximumRatio, let problem = outside("maximum ratio", maximumRatio, 0...1) { return problem }
        if let cluster, !(1...4096 ~= cluster.side) {
            return "cluster side \(cluster.side) is out of range; legal: 1...4096"
        }
        if let cluster, cluster.maximumCount < 0 {
            return "cluster count \(cluster.maximumCount) is out of range; legal: 0 or more"
        }
        return nil
    }

    /// The number of pixels of a picture that may differ.
    func allowance(of total: Int) -> Int {
        switch (maximumCount, maximumRatio) {
        case (nil, nil): 0
        case (let count?, nil): count
        case (nil, let ratio?): Int(Double(total) * ratio)
        case (let count?, let ratio?): min(count, Int(Double(total) * ratio))
        }
    }
}

extension Tolerance.Metric: CustomStringConvertible {
    public var description: String {
        switch self {
        case .exact: "exact"
        case .pixelmatch(let value): "pixelmatch \(value)"
        case .okLab(let value): "OKLab \(value)"
        case .ciede2000(let value): "CIEDE2000 \(value)"
        case .ssim(let value): "SSIM \(value)"
        }
    }

    /// Whether equal pixels have the largest value instead of the smallest.
    var isSimilarity: Bool {
        if case .ssim = self { true } else { false }
    }

    /// The distance's name; nil if every difference counts.
    package var name: String? {
        switch self {
        case .exact: nil
        case .pixelmatch: "YIQ distance"
        case .okLab: "OKLab distance"
        case .ciede2000: "CIEDE2000"
        case .ssim: "SSIM"
        }
    }
}
