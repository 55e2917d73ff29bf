/// What two pictures may differ in and still count as the same. By default nothing.
public struct Tolerance: Hashable, Sendable {
    /// When two colors of a pixel count as different.
    public enum Metric: Hashable, Sendable {
        /// Unless they are the same.
        case exact
        /// By the distance in YIQ that pixelmatch uses: above a threshold of 0...1, where 1 is black against white.
        /// pixelmatch's default is 0.1.
        case pixelmatch(threshold: Double)
        /// By the Euclidean distance in OKLab, times 100: above a distance of 0...100.
        case okLab(Double)
        /// By CIEDE2000: above a distance of 0...100. About 1 is just noticeable; 2 is usual for pictures.
        case ciede2000(Double)
        /// By structural similarity of the brightness of the 7x7 pixels around: below a similarity of -1...1, where 1 means
        /// equal.
        case ssim(Double)
    }

    /// A square in which few pixels may differ.
    public struct Cluster: Hashable, Sendable {
        /// Pixels a side, 1...4096.
        public var side: Int
        /// Pixels that may differ in any such square, 0 or more.
        public var maximumCount: Int

        public init(side: Int = 16, maximumCount: Int = 8) {
            (self.side, self.maximumCount) = (side, maximumCount)
        }
    }

    /// Default `exact`.
    public var metric: Metric
    /// Whether pixels on antialiased edges count as the same, found as pixelmatch finds them. Default false.
    public var ignoresAntialiasing: Bool
    /// The number of pixels that may differ; nil for no limit of its own. Default nil.
    public var maximumCount: Int?
    /// The part of the picture that may differ, 0...1; nil for no limit of its own. Default nil. Without both, no pixel may
    /// differ; with both, both hold.
    public var maximumRatio: Double?
    /// Where differences that are few enough must not be close together; nil for anywhere. Default nil.
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

    /// Every pixel must be the same.
    public static let exact = Tolerance()

    /// What pixelmatch does by default: a threshold of 0.1, without antialiased pixels.
    public static let pixelmatch = Tolerance(.pixelmatch(threshold: 0.1), ignoresAntialiasing: true)

    /// What is outside its legal range, in words; nil when nothing is.
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

    /// Pixels of a picture that may differ.
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

    /// Whether equal pixels have the largest value, not the smallest.
    var isSimilarity: Bool {
        if case .ssim = self { true } else { false }
    }

    /// The distance's name; nil where every difference counts.
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
