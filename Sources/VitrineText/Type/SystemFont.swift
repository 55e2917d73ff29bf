/// The replacement of the iOS system font (SF Pro) by Inter, and the SF metrics that layouts use. Source: ink widths of
/// 23 strings in reference screenshots of iOS 17 to 26, 10 to 18 pt, regular to semibold, which the rule meets within 2
/// %. No reference shows text of 20 pt or more: there Inter's display cut is scaled so that its cap height equals SF's.
package enum SystemFont {
    /// The family that replaces SF.
    package static let family = "Inter"

    /// The distance from the baseline up to the line's top, in em of the SF size.
    package static let ascent = TypeTable.ascent
    /// The distance from the baseline down to the line's bottom, in em of the SF size.
    package static let descent = TypeTable.descent
    /// The height of a line, in em of the SF size.
    package static let lineHeight = TypeTable.lineHeight
    /// The height of a capital, in em of the SF size.
    package static let capHeight = TypeTable.capHeight

    /// The size in points from which on SF uses its display design.
    package static let displaySize = TypeTable.displaySize

    /// The replacement of SF.
    package struct StandIn: Hashable, Sendable {
        package var cut: OpticalCut
        /// The points per em of the Inter face.
        package var size: Double
        /// The points that are added after every cluster.
        package var tracking: Double
    }

    /// The Inter cut, size and tracking that match SF at `size` points.
    package static func standIn(size: Double, weight: FontWeight) -> StandIn {
        let tracking = tracking(size: size)
        if size >= displaySize {
            return StandIn(
                cut: .display, size: size * TypeTable.displayScale,
                tracking: tracking + size * TypeTable.displayWidening)
        }
        return StandIn(cut: .text, size: size * TypeTable.textScale, tracking: tracking + size * widening(weight))
    }

    /// The tracking in em that makes Inter as wide as SF: interpolated linearly between the measured weights, constant
    /// below regular, extrapolated above bold.
    private static func widening(_ weight: FontWeight) -> Double {
        let rows = TypeTable.widenings
        let w = Double(weight.rawValue)
        guard let last = rows.last, w > last.weight else {
            return TypeTable.value(w, in: rows.map { (x: $0.weight, y: $0.em) })
        }
        let before = rows[rows.count - 2]
        return last.em + (last.em - before.em) * ((w - last.weight) / (last.weight - before.weight))
    }

    /// The weight of Inter's text cut with the ink mass of SF's: slightly bolder.
    static func inkWeight(_ weight: FontWeight) -> Double {
        let rows = TypeTable.inkWeights
        let w = Double(weight.rawValue)
        guard let first = rows.first, let last = rows.last else { return w }
        if w < first.weight || w > last.weight {
            return w + (w < first.weight ? first.inter - first.weight : last.inter - last.weight)
        }
        return TypeTable.value(w, in: rows.map { (x: $0.weight, y: $0.inter) })
    }

    /// The position of a weight between bold (0) and heavy (1), clamped.
    static func heaviness(_ weight: FontWeight) -> Double {
        TypeTable.value(Double(weight.rawValue), in: [(x: 700, y: 0), (x: 800, y: 1)])
    }

    /// The additional differences of heavier letters of Inter's text cut: linear, constant beyond the table's ends.
    static func added(_ weight: FontWeight) -> (shift: Int, width: Double, xHeight: Double) {
        let w = Double(weight.rawValue)
        let rows = TypeTable.addedByWeight
        return (
            Int(TypeTable.value(w, in: rows.map { (x: $0.weight, y: $0.shift) }).rounded()),
            TypeTable.value(w, in: rows.map { (x: $0.weight, y: $0.width) }),
            TypeTable.value(w, in: rows.map { (x: $0.weight, y: $0.xHeight) })
        )
    }

    /// SF Pro's tracking in points at a size in points: interpolated linearly, constant beyond the table's ends.
    package static func tracking(size: Double) -> Double { TypeTable.value(size, in: trackings) }

    private static let trackings = TypeTable.trackings.map { (x: $0.size, y: $0.points) }
}
