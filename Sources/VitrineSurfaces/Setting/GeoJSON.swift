import VitrinePrimitives

/// The features of a GeoJSON file in the plane of Web Mercator: the square from (0, 0) to (1, 1), y down, has latitudes from
/// 85.05° to -85.05°.
package struct GeoJSON: Hashable, Sendable {
    /// A line or an area in the style of its feature.
    package struct Shape: Hashable, Sendable {
        package var path: Path
        package var bounds: Rect
        package var stroke: RGBColor
        /// In points.
        package var strokeWidth: Double
        /// The color of the area; nil for a line.
        package var fill: RGBColor?

        package init(_ path: Path, stroke: RGBColor, strokeWidth: Double, fill: RGBColor?) {
            self.path = path
            bounds = path.controlBounds
            self.stroke = stroke
            self.strokeWidth = strokeWidth
            self.fill = fill
        }
    }

    /// A point, or the title in the middle of a line or an area.
    package struct Marker: Hashable, Sendable {
        package var at: Point
        /// The color of the point's disc; nil for a title alone.
        package var color: RGBColor?
        package var title: String?

        package init(at: Point, color: RGBColor?, title: String?) {
            self.at = at
            self.color = color
            self.title = title
        }
    }

    /// In the order of the file.
    package var shapes: [Shape] = []
    package var markers: [Marker] = []

    package init() {}

    /// The rectangle around all features; nil if there are none.
    package var bounds: Rect? {
        var corners = Path()
        for shape in shapes {
            corners.move(to: shape.bounds.origin)
            corners.move(to: Point(x: shape.bounds.maxX, y: shape.bounds.maxY))
        }
        for marker in markers { corners.move(to: marker.at) }
        return corners.isEmpty ? nil : corners.controlBounds
    }

    /// The latitude of the square's upper border in degrees: 2·atan(eᵖⁱ) − 90°.
    private static let highestLatitude = 85.0511287798066

    /// Returns the place of a longitude and a latitude in degrees. Latitudes beyond the square are clamped to it.
    ///
    /// Source: EPSG:3857 on a sphere, x = λ/2π, y = artanh(sin φ)/2π.
    package static func place(longitude: Double, latitude: Double) -> Point {
        let sin = ExactMath.sincos(degrees: latitude.clamped(to: -highestLatitude...highestLatitude)).sin
        return Point(
            x: longitude / 360 + 0.5, y: 0.5 - ExactMath.log((1 + sin) / (1 - sin)) / (4 * ExactMath.pi))
    }
}
