import VitrineDisplayList
import VitrinePrimitives

/// A path that is filled, stroked, or both; the stroke lies above the fill.
package struct ShapeNode: Hashable, Sendable {
    package struct Stroke: Hashable, Sendable {
        /// The style in points.
        package var style: StrokeStyle
        package var paint: Paint
        /// Whether the line is one device pixel wide, whatever the scale and the style's width. Its axis-aligned parts
        /// fill one row or column of pixels: the one that contains them or, on a border between two, the lower or right
        /// one.
        package var isHairline: Bool

        package init(_ style: StrokeStyle, paint: Paint, isHairline: Bool = false) {
            self.style = style
            self.paint = paint
            self.isHairline = isHairline
        }

        package init(_ style: StrokeStyle, color: RGBColor) { self.init(style, paint: .solid(color)) }

        /// A stroke one device pixel wide, as in separators.
        package static func hairline(_ color: RGBColor) -> Stroke {
            Stroke(StrokeStyle(), paint: .solid(color), isHairline: true)
        }
    }

    package var path: Path
    package var rule: FillRule
    /// The fill, or nil.
    package var paint: Paint?
    package var stroke: Stroke?
    /// The blend mode, which applies to fill and stroke separately: where they overlap, both are visible.
    package var blend: BlendMode

    package init(
        _ path: Path, rule: FillRule = .nonZero, paint: Paint?, stroke: Stroke? = nil, blend: BlendMode = .normal
    ) {
        self.path = path
        self.rule = rule
        self.paint = paint
        self.stroke = stroke
        self.blend = blend
    }

    package init(
        _ path: Path, rule: FillRule = .nonZero, color: RGBColor, stroke: Stroke? = nil, blend: BlendMode = .normal
    ) {
        self.init(path, rule: rule, paint: .solid(color), stroke: stroke, blend: blend)
    }

    package init(_ path: Path, stroke: Stroke, blend: BlendMode = .normal) {
        self.init(path, paint: nil, stroke: stroke, blend: blend)
    }
}

extension ShapeNode {
    func marks(_ t: Transform) -> [Mark] {
        var marks: [Mark] = []
        if let paint {
            let outline = DeviceOutlines.outline(of: path, under: t)
            marks.append(.fill(FillMark(outline, rule: rule, paint: paint.transformed(by: t), blend: blend)))
        }
        if let stroke {
            let outline = stroke.outline(along: path, t)
            if !outline.path.isEmpty {
                marks.append(.fill(FillMark(outline, paint: stroke.paint.transformed(by: t), blend: blend)))
            }
        }
        return marks
    }
}

extension ShapeNode.Stroke {
    /// The largest distance of an outline from the exact one, in device pixels.
    package static let precision = 0.015

    /// The stroke's outline in device pixels, within `precision` of the exact one.
    func outline(along path: Path, _ t: Transform) -> DeviceOutline {
        let k = t.scaleFactor
        if isHairline {
            var line = style.scaled(by: k)
            line.width = 1
            let snapped = path.transformed(by: t).snappedToPixelCenters()
            return DeviceOutline(snapped.stroked(line, tolerance: Self.precision))
        }
        let tolerance = Self.precision / t.longestUnit
        return DeviceOutlines.outline(of: path, style, tolerance: tolerance, under: t)
    }
}
