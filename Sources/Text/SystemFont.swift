/// How the iOS system font (SF Pro) is drawn with Inter, and the SF numbers that layouts reckon with.
///
/// Source: ink widths of 23 strings in reference screenshots of iOS 17 to 26, 10 to 18 pt, regular to semibold; the
/// rule meets most of them within 1 %, all within 2.5 %. No reference shows text of 20 pt or more: there Inter's display
/// cut is scaled so that its cap height meets SF's.
public enum SystemFont {
    /// The family that stands in for SF.
    public static let family = "Inter"

    /// Distance from the baseline up to the line's top, in em of the SF size.
    public static let ascent = 0.952
    /// Distance from the baseline down to the line's bottom, in em of the SF size.
    public static let descent = 0.241
    /// Height of a line, in em of the SF size.
    public static let lineHeight = 1.193
    /// Height of a capital, in em of the SF size.
    public static let capHeight = 0.705

    /// From this size in points on, SF uses its display design.
    public static let displaySize = 20.0

    /// What to set instead of SF.
    public struct StandIn: Hashable, Sendable {
        public var cut: OpticalCut
        /// Points to the em of the Inter face.
        public var size: Double
        /// Points added after every cluster.
        public var tracking: Double
    }

    /// The Inter cut, size and tracking that give the look of SF at `size` points.
    public static func standIn(size: Double, weight: FontWeight) -> StandIn {
        if size >= displaySize { return StandIn(cut: .display, size: size * 0.980, tracking: tracking(size: size)) }
        let widening =
            switch weight {
            case .regular: 0.0135
            case .medium: 0.021
            case .semibold: 0.027
            case .bold: 0.034
            }
        return StandIn(cut: .text, size: size * 0.969, tracking: tracking(size: size) + size * widening)
    }

    /// SF Pro's tracking in points at a size in points: linear between the table's sizes, level beyond its ends.
    public static func tracking(size: Double) -> Double {
        guard let next = trackings.firstIndex(where: { $0.size >= size }) else { return trackings.last?.points ?? 0 }
        guard next > 0 else { return trackings[0].points }
        let (low, high) = (trackings[next - 1], trackings[next])
        return low.points + (high.points - low.points) * ((size - low.size) / (high.size - low.size))
    }

    /// Source: Apple Human Interface Guidelines, Typography, iOS tracking values.
    private static let trackings: [(size: Double, points: Double)] = [
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
        (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
        (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40), (34, 0.40), (36, 0.37),
        (40, 0.37), (44, 0.37), (48, 0.35), (52, 0.33), (56, 0.30), (60, 0.26), (66, 0.19), (70, 0.14), (76, 0.07),
        (80, 0),
    ]
}
