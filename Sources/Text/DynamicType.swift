/// The text styles of iOS, by the names of `UIFont.TextStyle`.
public enum DynamicType: String, Hashable, Sendable, CaseIterable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

    public var weight: FontWeight { self == .headline ? .semibold : .regular }

    /// Size in points of the SF font.
    public func size(at content: TextSize = .large) -> Double { sizes[content.step] }

    /// Distance in points from baseline to baseline.
    public func leading(at content: TextSize = .large) -> Double { Self.leading(ofSize: size(at: content)) }

    /// Source: Apple Human Interface Guidelines, Typography, Dynamic Type sizes; columns in the order of `TextSize`.
    private var sizes: [Double] {
        switch self {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
    }

    /// The guidelines print a leading beside every size, and it follows from the size alone but for single points.
    ///
    /// Source: Apple Human Interface Guidelines for the sizes up to 34; above, the largest style's accessibility sizes
    /// as commonly quoted. Sizes between are interpolated and may be 1 pt off.
    private static func leading(ofSize size: Double) -> Double {
        guard let next = leadings.firstIndex(where: { $0.size >= size }), next > 0 else {
            return size <= leadings[0].size ? leadings[0].points : (size * 1.16).rounded()
        }
        let (low, high) = (leadings[next - 1], leadings[next])
        return (low.points + (high.points - low.points) * ((size - low.size) / (high.size - low.size))).rounded()
    }

    private static let leadings: [(size: Double, points: Double)] = [
        (11, 13), (12, 16), (13, 18), (15, 20), (16, 21), (17, 22), (20, 25), (22, 28), (28, 34), (34, 41), (40, 48),
        (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
    ]
}
