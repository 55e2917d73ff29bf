import VitrinePrimitives

/// How a stretch of text looks: the members of `NSAttributedString` that label styles use.
public struct TextAttributes: Hashable, Sendable {
    /// A line under or through text.
    public struct Line: Hashable, Sendable {
        public enum Style: String, Hashable, Sendable, CaseIterable {
            case single
            /// Twice as thick.
            case thick
            case double
        }

        public var style: Style
        /// Nil for the text's colour.
        public var color: Color?

        public init(_ style: Style = .single, color: Color? = nil) {
            self.style = style
            self.color = color
        }
    }

    /// `NSShadow`.
    public struct Shadow: Hashable, Sendable {
        /// Points, y down. Default (0, 1): `NSShadow`'s (0, −1) counts y upward.
        public var offset: Point
        /// Points; the blur's standard deviation is half of it. Default 0.
        ///
        /// Source: facts, iOS surroundings, section 7 (the rule of Core Graphics and CSS).
        public var blurRadius: Double
        /// Default: black at a third.
        public var color: Color

        public init(
            offset: Point = Point(x: 0, y: 1), blurRadius: Double = 0, color: Color = Color.black.withAlpha(1.0 / 3)
        ) {
            self.offset = offset
            self.blurRadius = blurRadius
            self.color = color
        }
    }

    /// Legal baseline offsets in points.
    public static let legalBaselineOffsets = -1000.0...1000.0

    /// Font, size, weight, tracking, features.
    public var style: TextStyle
    /// Nil, the default, for the colour of the label.
    public var foregroundColor: Color?
    /// Fills the line's height behind the text; nil, the default, for none.
    public var backgroundColor: Color?
    /// Points that the text is raised by; negative lowers it. Default 0.
    public var baselineOffset: Double
    public var underline: Line?
    public var strikethrough: Line?
    public var shadow: Shadow?

    public init(
        _ style: TextStyle, foregroundColor: Color? = nil, backgroundColor: Color? = nil, baselineOffset: Double = 0,
        underline: Line? = nil, strikethrough: Line? = nil, shadow: Shadow? = nil
    ) {
        self.style = style
        self.foregroundColor = foregroundColor
        self.backgroundColor = backgroundColor
        self.baselineOffset = baselineOffset
        self.underline = underline
        self.strikethrough = strikethrough
        self.shadow = shadow
    }

    /// With every number in its legal range; NaN counts as 0.
    var sane: TextAttributes {
        var copy = self
        copy.style = style.sane
        copy.baselineOffset = baselineOffset.clamped(to: Self.legalBaselineOffsets)
        return copy
    }
}

extension Double {
    /// The nearest value of a range; NaN counts as 0.
    func clamped(to range: ClosedRange<Double>) -> Double {
        Swift.min(Swift.max(isNaN ? 0 : self, range.lowerBound), range.upperBound)
    }
}
