import VitrinePrimitives

/// The attributes of a part of a text: those of `NSAttributedString` that labels use.
package struct TextAttributes: Hashable, Sendable {
    /// A line under or through text.
    package struct Line: Hashable, Sendable {
        package enum Style: String, Hashable, Sendable, CaseIterable {
            case single
            /// 1.75 times as thick.
            case thick
            case double
        }

        package var style: Style
        /// Nil for the text's color.
        package var color: RGBColor?

        package init(_ style: Style = .single, color: RGBColor? = nil) {
            self.style = style
            self.color = color
        }
    }

    /// The outline of letters.
    package struct Stroke: Hashable, Sendable {
        /// In percent of the font's size; above 0 for letters without a fill, below 0 for filled ones.
        package var width: Double
        /// Nil for the text's color.
        package var color: RGBColor?

        package init(width: Double, color: RGBColor? = nil) {
            self.width = width
            self.color = color
        }
    }

    /// `NSShadow`.
    package struct Shadow: Hashable, Sendable {
        /// Points, y down. Default (0, 1): `NSShadow`'s (0, −1) counts y upward.
        package var offset: Point
        /// Points; the blur's standard deviation is half of it. Default 0.
        ///
        /// Source: facts, iOS surroundings, section 7 (the rule of Core Graphics and CSS).
        package var blurRadius: Double
        /// Default: black at a third.
        package var color: RGBColor

        package init(
            offset: Point = Point(x: 0, y: 1), blurRadius: Double = 0,
            color: RGBColor = RGBColor.black.withAlpha(1.0 / 3)
        ) {
            self.offset = offset
            self.blurRadius = blurRadius
            self.color = color
        }
    }

    /// Legal baseline offsets in points.
    package static let legalBaselineOffsets = -1000.0...1000.0
    /// Legal widths of strokes in percent of the font's size.
    package static let legalStrokeWidths = -100.0...100.0

    /// Font, size, weight, tracking, features.
    package var style: TextStyle
    /// Nil, the default, for the color of the label.
    package var foregroundColor: RGBColor?
    /// Fills the line's height behind the text; nil, the default, for none.
    package var backgroundColor: RGBColor?
    /// Points by which the text is raised; negative values lower it. Default 0.
    package var baselineOffset: Double
    package var underline: Line?
    package var strikethrough: Line?
    package var shadow: Shadow?
    /// Nil, the default, for filled letters without an outline.
    package var stroke: Stroke?

    package init(
        _ style: TextStyle, foregroundColor: RGBColor? = nil, backgroundColor: RGBColor? = nil,
        baselineOffset: Double = 0,
        underline: Line? = nil, strikethrough: Line? = nil, shadow: Shadow? = nil, stroke: Stroke? = nil
    ) {
        self.style = style
        self.foregroundColor = foregroundColor
        self.backgroundColor = backgroundColor
        self.baselineOffset = baselineOffset
        self.underline = underline
        self.strikethrough = strikethrough
        self.shadow = shadow
        self.stroke = stroke
    }

    /// With every number in its legal range; NaN counts as 0.
    var sanitized: TextAttributes {
        var copy = self
        copy.style = style.sanitized
        copy.baselineOffset = baselineOffset.clamped(to: Self.legalBaselineOffsets)
        copy.stroke?.width = stroke?.width.clamped(to: Self.legalStrokeWidths) ?? 0
        return copy
    }

    /// The attributes that the positions and decorations of a layout depend on; the colors of decorations are among them.
    var withoutPaint: TextAttributes {
        TextAttributes(
            style, baselineOffset: baselineOffset, underline: underline, strikethrough: strikethrough)
    }
}

extension Double {
    /// The nearest value of a range; NaN counts as 0.
    func clamped(to range: ClosedRange<Double>) -> Double {
        Swift.min(Swift.max(isNaN ? 0 : self, range.lowerBound), range.upperBound)
    }
}
