/// How wide a face is, in percent of its family's normal width.
public struct FontWidth: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// Source: OpenType specification, table `OS/2`, `usWidthClass`, whose numbers 1...9 stand for these.
    private static let classes = [50.0, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]
    public static let legal = 50.0...200.0

    /// 50...200; 100 is normal.
    public let percent: Double

    /// A number outside `legal` is moved to the nearest legal one; what is no number is 100.
    public init(percent: Double) {
        self.percent = percent.isNaN ? 100 : min(max(percent, Self.legal.lowerBound), Self.legal.upperBound)
    }

    /// By OpenType's number, 1...9; others are moved to the nearest.
    public init(widthClass: Int) { percent = Self.classes[min(max(widthClass, 1), 9) - 1] }

    public static let ultraCondensed = FontWidth(widthClass: 1)
    public static let extraCondensed = FontWidth(widthClass: 2)
    public static let condensed = FontWidth(widthClass: 3)
    public static let semiCondensed = FontWidth(widthClass: 4)
    public static let normal = FontWidth(widthClass: 5)
    public static let semiExpanded = FontWidth(widthClass: 6)
    public static let expanded = FontWidth(widthClass: 7)
    public static let extraExpanded = FontWidth(widthClass: 8)
    public static let ultraExpanded = FontWidth(widthClass: 9)

    public static func < (a: FontWidth, b: FontWidth) -> Bool { a.percent < b.percent }

    /// Such as `87.5%`.
    public var description: String {
        percent == percent.rounded() ? "\(Int(percent))%" : "\(percent)%"
    }

    /// How far a face that has the widths of `range` is from this one: less is nearer.
    ///
    /// Source: CSS Fonts 4, font matching: narrower ones come first for a wish of at most 100 %, else wider ones.
    func distance(to range: ClosedRange<Double>) -> MatchDistance {
        if range.contains(percent) { return .none }
        let isWider = range.lowerBound > percent
        let step = isWider ? range.lowerBound - percent : percent - range.upperBound
        return MatchDistance(order: isWider == (percent > 100) ? 1 : 2, step: step)
    }
}
