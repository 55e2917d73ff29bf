/// The font, size and spacing of a text.
package struct TextStyle: Hashable, Sendable {
    /// The legal sizes in points.
    package static let legalSizes = 1.0...1000.0

    /// The points per em of the requested font: SF for the system family.
    package var size: Double
    package var weight: FontWeight
    package var width: FontWidth
    /// Whether the text is italic; a family without italics is set upright. Default: false.
    package var isItalic: Bool
    /// The shear of upright glyphs: the shift of their tops to the right, per unit of height, -2...2. Default: 0.
    package var obliqueness = 0.0
    /// The width of glyphs and advances relative to the font's, 0.1...10. Default: 1.
    package var expansion = 1.0
    /// Values for axes of variable fonts, which take precedence over size, weight, width and `isItalic`; the last one
    /// for an axis counts. Default: none.
    package var axes: [FontVariation]
    /// The points that are added after every cluster; nil for the system font's table (0 for other families). Scripts
    /// with joining letters are never spaced.
    package var tracking: Double?
    /// Whether all digits have the same width, as in clocks and counters. Default: false.
    package var monospacedDigits: Bool
    /// The language as BCP 47, for fonts whose letters depend on it. Default: nil.
    package var language: String?
    /// A family of the font book; nil, or a family that the book lacks, means the system font.
    package var family: String?
    /// Additional OpenType features, applied last. Default: none.
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

    /// Creates the style of an iOS text style at the user's text size.
    package init(_ style: TextStyleName, at content: TextSize = .large) {
        self.init(size: style.size(at: content), weight: style.weight)
    }

    /// Checks the size. Typesetting never fails; it clamps the size.
    /// - Throws: `sizeOutOfRange`.
    package func validate() throws(TextError) {
        guard Self.legalSizes.contains(size) else { throw .sizeOutOfRange(size, legal: Self.legalSizes) }
    }

    /// The style with every number in its legal range: a NaN size becomes the smallest, tracking is at most one em, and
    /// axes are in canonical order.
    var sanitized: TextStyle {
        var copy = self
        copy.size = size.clamped(to: Self.legalSizes)
        if let t = tracking { copy.tracking = t.isNaN ? 0 : t.clamped(to: -copy.size...copy.size) }
        copy.obliqueness = obliqueness.isNaN ? 0 : obliqueness.clamped(to: -2...2)
        copy.expansion = expansion.isNaN ? 1 : expansion.clamped(to: 0.1...10)
        copy.axes = axes.sanitized
        return copy
    }
}
