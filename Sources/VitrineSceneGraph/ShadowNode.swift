import VitrineDisplayList
import VitrinePrimitives

/// The shadow of a path.
package struct ShadowNode: Hashable, Sendable {
    package var path: Path
    package var offset: Point
    /// Core Animation's shadow radius, which is the blur's standard deviation.
    package var radius: Double
    package var color: RGBColor
    /// Whether the shadow is cut out under the path itself. Ignored for an inner shadow.
    package var knocksOut: Bool
    /// What the shadow is cut out under where that is not the path; without effect where it is not cut out. Nil for the path.
    package var cutout: Path?
    /// Whether this is an inner shadow, which the path's edge casts onto its inside.
    package var isInner: Bool

    package init(
        _ path: Path, offset: Point = .zero, radius: Double, color: RGBColor, knocksOut: Bool = false,
        cutout: Path? = nil, isInner: Bool = false
    ) {
        self.path = path
        self.offset = offset
        self.radius = radius
        self.color = color
        self.knocksOut = knocksOut
        self.cutout = cutout
        self.isInner = isInner
    }
}

extension ShadowNode {
    private var knockout: Path? { isInner ? path : knocksOut ? cutout ?? path : nil }

    func mark(_ t: Transform) -> ShadowMark {
        ShadowMark(
            path: path.transformed(by: .translation(x: offset.x, y: offset.y).then(t)), sigma: radius * t.scaleFactor,
            color: color, knockout: knockout?.transformed(by: t), inner: isInner)
    }
}
