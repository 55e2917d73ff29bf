import VitrinePrimitives
import VitrineSurfaces

/// A text or a marker at a place of the page, such as the names on a map.
public struct PageAnnotation: Hashable, Sendable {
    /// A disc with an icon.
    public struct Marker: Hashable, Sendable {
        public var icon: String
        public var color: Color
        /// Points, 4...200. Default 26.
        public var diameter: Double

        public init(icon: String, color: Color, diameter: Double = 26) {
            self.icon = icon
            self.color = color
            self.diameter = diameter
        }
    }

    /// Where the text stands in relation to its place.
    public enum Placement: String, Hashable, Sendable, CaseIterable {
        case center
        /// Beside the marker, or its left end at the place.
        case right
        /// Below the marker, or its upper end at the place.
        case below
    }

    /// Lines are parted by line feeds. Default: none.
    public var text: String?
    /// On the screen, in points from its upper left corner, -10,000...10,000.
    public var at: Point
    /// Clockwise turn of the text in degrees, -360...360. Default 0.
    public var angle: Double
    /// Default `center`.
    public var placement: Placement
    /// Font, colour, spacing and shadow of the text. Default: 13 pt semibold in the colour of labels.
    public var textAttributes: LabelAttributes
    /// A soft line round the letters. Default: none.
    public var haloColor: Color?
    /// Default: none.
    public var marker: Marker?

    public init(
        text: String? = nil, at: Point, angle: Double = 0, placement: Placement = .center,
        textAttributes: LabelAttributes = LabelAttributes(), haloColor: Color? = nil, marker: Marker? = nil
    ) {
        self.text = text
        self.at = at
        self.angle = angle
        self.placement = placement
        self.textAttributes = textAttributes
        self.haloColor = haloColor
        self.marker = marker
    }
}
