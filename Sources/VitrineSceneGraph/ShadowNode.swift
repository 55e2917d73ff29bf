import VitrineDisplayList
import VitrinePrimitives

package struct ShadowNode: Hashable, Sendable {
    package var path: Path
    package var offset: Point
    /// Core Animation's shadow radius, which is the blur's standard deviation.
    package var radius: Double
    package var color: RGBColor
    /// The path below which the shadow is cut out. Ignored for an inner shadow.
    package var cutout: Path?
    /// Whether this is an inner shadow, which the path's edge casts onto its inside.
    package var isInner: Bool

    /// - Parameters:
    ///   - knocksOut: Whether the shadow is cut out below the path itself. Default: false.
    ///   - cutout: A path to cut out instead. Default: nil.
    package init(
        _ path: Path, offset: Point = .zero, radius: Double, color: RGBColor, knocksOut: Bool = false,
        cutout: Path? = nil, isInner: Bool = false
    ) {
        self.path = path
        self.offset = offset
        self.radius = radius
        self.color = color
        self.cutout = cutout ?? (knocksOut ? path : nil)
        self.isInner = isInner
    }
}

extension ShadowNode {
    func mark(_ t: Transform) -> ShadowMark {
        ShadowMark(
            path: path.transformed(by: .translation(x: offset.x, y: offset.y).then(t)), sigma: radius * t.scaleFactor,
            color: color, knockout: (isInner ? path : cutout)?.transformed(by: t), inner: isInner)
    }
}
