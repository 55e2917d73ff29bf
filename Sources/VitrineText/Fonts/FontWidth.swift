/// The width of a face, in percent of its family's normal width.
package struct FontWidth: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The widths of the classes 1...9. Source: OpenType specification, table `OS/2`, `usWidthClass`.
    private static let classes = [50.0, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]
    package static let legal = 50.0...200.0

    /// 50...200; 100 is normal.
    package let percent: Double

    /// Creates a width. A number outside `legal` is clamped; NaN becomes 100.
    package init(percent: Double) {
        self.percent = percent.isNaN ? 100 : percent.clamped(to: Self.legal)
    }

    /// Creates a width from OpenType's class, clamped to 1...9.
    package init(widthClass: Int) { percent = Self.classes[widthClass.clamped(to: 1...9) - 1] }

    package static let normal = FontWidth(widthClass: 5)
    package static let expanded = FontWidth(widthClass: 7)

    package static func < (a: FontWidth, b: FontWidth) -> Bool { a.percent < b.percent }

    /// The percentage, such as `87.5%`.
    package var description: String {
        percent == percent.rounded() ? "\(Int(percent))%" : "\(percent)%"
    }

    /// The distance of this width from a face with the widths of `range`. Source: CSS Fonts 4, font matching: narrower
    /// faces come first for a request of at most 100 %, otherwise wider ones.
    func distance(to range: ClosedRange<Double>) -> MatchDistance {
        if range.contains(percent) { return .none }
        let isWider = range.lowerBound > percent
        let step = isWider ? range.lowerBound - percent : percent - range.upperBound
        return MatchDistance(order: isWider == (percent > 100) ? 1 : 2, step: step)
    }
}
