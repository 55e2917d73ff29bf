/// How heavy a face is, by OpenType's `usWeightClass`, with the names of `UIFont.Weight`.
public struct FontWeight: RawRepresentable, Hashable, Sendable, Comparable, CustomStringConvertible {
    /// Source: OpenType specification, table `OS/2`.
    public static let legal = 1...1000

    /// 1...1000; 400 is regular, 700 bold.
    public let rawValue: Int

    /// A number outside `legal` is moved to the nearest legal one.
    public init(rawValue: Int) {
        self.rawValue = min(max(rawValue, Self.legal.lowerBound), Self.legal.upperBound)
    }

    public static let ultraLight = FontWeight(rawValue: 100)
    public static let thin = FontWeight(rawValue: 200)
    public static let light = FontWeight(rawValue: 300)
    public static let regular = FontWeight(rawValue: 400)
    public static let medium = FontWeight(rawValue: 500)
    public static let semibold = FontWeight(rawValue: 600)
    public static let bold = FontWeight(rawValue: 700)
    public static let heavy = FontWeight(rawValue: 800)
    public static let black = FontWeight(rawValue: 900)

    public static func < (a: FontWeight, b: FontWeight) -> Bool { a.rawValue < b.rawValue }

    /// The name, such as `semibold`; the number where it has none.
    public var description: String {
        let names = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
        return rawValue % 100 == 0 && rawValue <= 900 ? names[rawValue / 100 - 1] : "\(rawValue)"
    }

    /// How far a face that has the weights of `range` is from this one: less is nearer.
    ///
    /// Source: CSS Fonts 4, font matching: between 400 and 500, weights up to 500 come first, then lighter ones, then
    /// heavier ones; below, lighter ones come first; above, heavier ones.
    func distance(to range: ClosedRange<Double>) -> MatchDistance {
        let wish = Double(rawValue)
        if range.contains(wish) { return .none }
        let isHeavier = range.lowerBound > wish
        let step = isHeavier ? range.lowerBound - wish : wish - range.upperBound
        if (400...500).contains(wish) {
            return MatchDistance(order: isHeavier ? range.lowerBound <= 500 ? 1 : 3 : 2, step: step)
        }
        return MatchDistance(order: isHeavier == (wish > 500) ? 1 : 2, step: step)
    }
}
