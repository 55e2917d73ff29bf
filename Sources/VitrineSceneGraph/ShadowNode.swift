import VitrineDisplayList
import VitrinePrimitives

/// The shadow of a path.
public struct ShadowNode: Hashable, Sendable {
    public var path: Path
    public var offset: Point
    /// Core Animation's shadow radius, which is the blur's standard deviation.
    public var radius: Double
    public var color: Color
    /// Whether the shadow is left out under the path itself; of no meaning to an inner shadow.
    public var knocksOut: Bool
    /// Whether the shadow falls from the path's edge onto its inside, as if it were sunk in.
    public var isInner: Bool

    public init(
        _ path: Path, offset: Point = .zero, radius: Double, color: Color, knocksOut: Bool = false,
        isInner: Bool = false
    ) {
        self.path = path
        self.offset = offset
        self.radius = radius
        self.color = color
        self.knocksOut = knocksOut
        self.isInner = isInner
    }
}

extension ShadowNode {
    func mark(_ t: Transform) -> ShadowMark {
        ShadowMark(
            path: path.transformed(by: .translation(x: offset.x, y: offset.y).then(t)), sigma: radius * t.scaleFactor,
            color: color, knockout: knocksOut || isInner ? path.transformed(by: t) : nil, inner: isInner)
    }
}
