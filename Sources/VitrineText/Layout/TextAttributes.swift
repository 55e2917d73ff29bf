import VitrinePrimitives

/// The attributes of a part of a text: those of `NSAttributedString` that labels use.
package struct TextAttributes: Hashable, Sendable {
    /// A line under or through text.
    package struct Line: Hashable, Sendable {
        package enum Style: String, Hashable, Sendable, CaseIterable {
            case single
            /// A line 1.75 times as thick.
            case thick
            case double
        }

        package var style: Style
        /// The color; nil for the text's color.
        package var color: RGBColor?

        package init(_ style: Style = .single, color: RGBColor? = nil) {
            self.style = style
            self.color = color
        }
    }

    /// The outline of letters.
    package struct Stroke: Hashable, Sendable {
        /// The width in percent of the font's size; above 0 for letters without a fill, below 0 for filled letters.
        package var width: Double
        /// The color; nil for the text's color.
        package var color: RGBColor?

        package init(width: Double, color: RGBColor? = nil) {
            self.width = width
            self.color = color
        }
    }

    /// The values of `NSShadow`.
    package struct Shadow: Hashable, Sendable {
        /// The offset in points, y down. Default: (0, 1), as `NSShadow`'s (0, −1) has y upward.
        package var offset: Point
        /// The blur radius in points, twice the blur's standard deviation. Default: 0. Source: facts, iOS surroundings,
        /// section 7 (the rule of Core Graphics and CSS).
        package var blurRadius: Double
        /// The color. Default: black with alpha 1/3.
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

    /// The legal baseline offsets in points.
    package static let legalBaselineOffsets = -1000.0...1000.0
    /// The legal widths of strokes in percent of the font's size.
    package static let legalStrokeWidths = -100.0...100.0

    package var style: TextStyle
    /// The text color. Default: nil, the color of the label.
    package var foregroundColor: RGBColor?
    /// The color of the line's height behind the text. Default: none.
    package var backgroundColor: RGBColor?
    /// The distance in points by which the text is raised; negative values lower it. Default: 0.
    package var baselineOffset: Double
    package var underline: Line?
    package var strikethrough: Line?
    package var shadow: Shadow?
    /// The outline of letters. Default: nil, filled letters.
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

    /// The attributes with every number in its legal range; NaN counts as 0.
    var sanitized: TextAttributes {
        var copy = self
        copy.style = style.sanitized
        copy.baselineOffset = baselineOffset.isNaN ? 0 : baselineOffset.clamped(to: Self.legalBaselineOffsets)
        if let width = stroke?.width {
            copy.stroke?.width = width.isNaN ? 0 : width.clamped(to: Self.legalStrokeWidths)
        }
        return copy
    }

    /// The attributes that affect the positions and decorations of a layout, including the colors of decorations.
    var withoutPaint: TextAttributes {
        TextAttributes(
            style, baselineOffset: baselineOffset, underline: underline, strikethrough: strikethrough)
    }
}

/// A text of runs with different attributes.
package struct AttributedText: Hashable, Sendable {
    package struct Run: Hashable, Sendable {
        package var text: String
        package var attributes: TextAttributes

        package init(_ text: String, _ attributes: TextAttributes) {
            self.text = text
            self.attributes = attributes
        }
    }

    /// The runs in order. A cluster that two runs share has the attributes of the first.
    package var runs: [Run]

    package init(_ runs: [Run] = []) { self.runs = runs }

    package init(_ text: String, _ attributes: TextAttributes) { runs = [Run(text, attributes)] }

    package var string: String { runs.reduce(into: "") { $0 += $1.text } }

    package static func + (a: AttributedText, b: AttributedText) -> AttributedText { AttributedText(a.runs + b.runs) }
}
