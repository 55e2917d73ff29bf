/// The weight of a face, by OpenType's `usWeightClass`, with the names of `UIFont.Weight`.
package struct FontWeight: RawRepresentable, Hashable, Sendable, Comparable, CustomStringConvertible {
    /// Source: OpenType specification, table `OS/2`.
    package static let legal = 1...1000

    /// 1...1000; 400 is regular, 700 bold.
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue.clamped(to: Self.legal)
    }

    package static let ultraLight = FontWeight(rawValue: 100)
    package static let thin = FontWeight(rawValue: 200)
    package static let light = FontWeight(rawValue: 300)
    package static let regular = FontWeight(rawValue: 400)
    package static let medium = FontWeight(rawValue: 500)
    package static let semibold = FontWeight(rawValue: 600)
    package static let bold = FontWeight(rawValue: 700)
    package static let heavy = FontWeight(rawValue: 800)
    package static let black = FontWeight(rawValue: 900)

    /// The weight that the setting Bold Text gives to the system font: two of the nine names heavier, at most black.
    /// Source: facts, iOS surroundings, section 12.3.
    package var emboldened: FontWeight { max(self, min(FontWeight(rawValue: rawValue + 200), .black)) }

    package static func < (a: FontWeight, b: FontWeight) -> Bool { a.rawValue < b.rawValue }

    /// The name, such as `semibold`, or the number if it has none.
    package var description: String {
        let names = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
        return rawValue % 100 == 0 && rawValue <= 900 ? names[rawValue / 100 - 1] : "\(rawValue)"
    }

    /// The distance of this weight from a face with the weights of `range`.
    /// Source: CSS Fonts 4, font matching: between 400 and 500, weights up to 500 come first, then lighter ones, then
    /// heavier ones; below, lighter ones come first; above, heavier ones.
    func distance(to range: ClosedRange<Double>) -> MatchDistance {
        let requested = Double(rawValue)
        if range.contains(requested) { return .none }
        let isHeavier = range.lowerBound > requested
        let step = isHeavier ? range.lowerBound - requested : requested - range.upperBound
        if (400...500).contains(requested) {
            return MatchDistance(order: isHeavier ? range.lowerBound <= 500 ? 1 : 3 : 2, step: step)
        }
        return MatchDistance(order: isHeavier == (requested > 500) ? 1 : 2, step: step)
    }
}
