/// The font, size and spacing of a text.
package struct TextStyle: Hashable, Sendable {
    /// Legal sizes in points.
    package static let legalSizes = 1.0...1000.0

    /// Points per em of the requested font: SF for the system family.
    package var size: Double
    package var weight: FontWeight
    /// `normal` by default.
    package var width: FontWidth
    /// False by default. A family without italics is set upright.
    package var isItalic: Bool
    /// Shear of upright glyphs: how far their tops lean to the right, per unit of height, -2...2. Default 0.
    package var obliqueness = 0.0
    /// Width of glyphs and advances in terms of the font's own, 0.1...10. Default 1.
    package var expansion = 1.0
    /// Whether glyphs of the system font are dilated as by the font smoothing of macOS; their advances stay the same.
    /// Default false.
    package var isSmoothed = false
    /// Values for axes of variable fonts; the last one for an axis counts. Empty by default. They take precedence over
    /// size, weight, width and `isItalic`.
    package var axes: [FontVariation]
    /// Points added after every cluster; nil for the system font's own table (0 for other families). Scripts whose
    /// letters join are never spaced.
    package var tracking: Double?
    /// Whether all digits have the same width, as in clocks and counters; false by default.
    package var monospacedDigits: Bool
    /// BCP 47, for fonts that draw letters differently by language; nil by default.
    package var language: String?
    /// A family of the font book; nil, or a family that the book lacks, means the system font.
    package var family: String?
    /// More OpenType features, applied last; none by default.
    package var features: [FontFeature]

    package init(
        size: Double, weight: FontWeight = .regular, tracking: Double? = nil, monospacedDigits: Bool = false,
        language: String? = nil, family: String? = nil, features: [FontFeature] = [], width: FontWidth = .normal,
        isItalic: Bool = false, axes: [FontVariation] = []
    ) {
        self.size = size
        self.weight = weight
        self.tracking = tracking
        self.monospacedDigits = monospacedDigits
        self.language = language
        self.family = family
        self.features = features
        self.width = width
        self.isItalic = isItalic
        self.axes = axes
    }

    /// The style of an iOS text style at the reader's text size.
    package init(_ style: DynamicType, at content: TextSize = .large) {
        self.init(size: style.size(at: content), weight: style.weight)
    }

    /// - Throws: `sizeOutOfRange`. Setting text never fails: there the size is clamped.
    package func validate() throws(TextError) {
        guard Self.legalSizes.contains(size) else { throw .sizeOutOfRange(size, legal: Self.legalSizes) }
    }

    /// The style with every number in its legal range: NaN sizes become the smallest, tracking at most one em, axes
    /// in one order.
    var sanitized: TextStyle {
        var copy = self
        copy.size = min(max(size.isNaN ? 0 : size, Self.legalSizes.lowerBound), Self.legalSizes.upperBound)
        if let t = tracking { copy.tracking = t.isNaN ? 0 : min(max(t, -copy.size), copy.size) }
        copy.obliqueness = obliqueness.clamped(to: -2...2)
        copy.expansion = expansion.isNaN ? 1 : expansion.clamped(to: 0.1...10)
        copy.axes = axes.sanitized
        return copy
    }
}
