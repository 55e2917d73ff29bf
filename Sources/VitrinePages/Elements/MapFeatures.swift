import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineVocabulary

/// The features of a GeoJSON file on a map.
struct MapFeatures {
    private let file: GeoJSON
    /// From the plane of Web Mercator to points.
    private let transform: Transform

    /// Points on each side of features that are shown as a whole, for their markers and half of their lines.
    private static let margin = 24.0
    /// The least width and height that are shown of features as a whole, about a kilometer at the equator.
    private static let leastSide = 0.01 / 360
    /// Points.
    private static let discDiameter = 16.0

    /// - Parameters:
    ///   - shown: what of the plane `place` shows, as large as it fits.
    ///   - hasMargin: whether `shown` are features as a whole.
    init(file: GeoJSON, shown: Rect, place: Rect, hasMargin: Bool) {
        self.file = file
        let margin = hasMargin ? min(Self.margin, place.width / 4, place.height / 4) : 0
        let least = hasMargin ? Self.leastSide : 0
        let scale = max(
            0,
            min(
                (place.width - 2 * margin) / max(shown.width, least),
                (place.height - 2 * margin) / max(shown.height, least)))
        transform = Transform(
            a: scale, b: 0, c: 0, d: scale, tx: place.midX - shown.midX * scale, ty: place.midY - shown.midY * scale)
    }

    /// The lines and areas that a frame shows, on both sides of the antimeridian.
    ///
    /// Their paths stay in the plane, so that all frames share them and what is made from them.
    func nodes(in frame: Rect) -> [Node] {
        guard transform.a > 0 else { return [] }
        return [-1.0, 0, 1].compactMap { turn in
            let transform = Transform.translation(x: turn, y: 0).then(self.transform)
            let shapes = file.shapes.filter { shape in
                let reach = frame.insetBy(dx: -shape.strokeWidth, dy: -shape.strokeWidth)
                let bounds = transform.apply(shape.bounds)
                return bounds.maxX >= reach.minX && bounds.minX <= reach.maxX && bounds.maxY >= reach.minY
                    && bounds.minY <= reach.maxY
            }
            return shapes.isEmpty ? nil : .group(GroupNode(shapes.map(node), transform: transform))
        }
    }

    private func node(_ shape: GeoJSON.Shape) -> Node {
        let style = StrokeStyle(width: shape.strokeWidth / transform.a, cap: .round, join: .round)
        return .shape(
            ShapeNode(
                shape.path, rule: .evenOdd, paint: shape.fill.map { .solid($0) },
                stroke: shape.strokeWidth > 0 ? ShapeNode.Stroke(style, color: shape.stroke) : nil))
    }

    /// Points and titles, from the upper left corner of the map's frame. The color of the soft line round titles is ours.
    func markers(isDark: Bool) -> [Element] {
        let halo = isDark ? RGBColor(0x1E2024).withAlpha(0.9) : RGBColor.white.withAlpha(0.85)
        return file.markers.map { marker in
            let disc = marker.color.map { MarkerElement.Disc(icon: "", color: $0, diameter: Self.discDiameter) }
            return Element(
                .marker(
                    MarkerElement(
                        marker.title, textPlacement: disc == nil ? .center : .below, haloColor: halo, disc: disc)),
                at: transform.apply(marker.at))
        }
    }
}
