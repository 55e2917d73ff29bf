import VitrinePrimitives

/// An outline of lines and cubic curves in points.
public final class UIBezierPath: NSObject {
    package private(set) var path: Path
    public var lineWidth: CGFloat = 1

    public override init() {
        path = Path()
        super.init()
    }

    public convenience init(rect: CGRect) {
        self.init()
        path = .rect(rect.rect)
    }

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        let radius = Double(cornerRadii.width)
        func of(_ corner: UIRectCorner) -> Double { corners.contains(corner) ? radius : 0 }
        let radii = CornerRadii(
            topLeft: of(.topLeft), topRight: of(.topRight), bottomRight: of(.bottomRight),
            bottomLeft: of(.bottomLeft))
        path = .roundedRect(UnevenRoundedRect(rect.rect, radii: radii))
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path = .ellipse(in: rect.rect)
    }

    public func move(to point: CGPoint) { path.move(to: point.point) }
    public func addLine(to point: CGPoint) { path.line(to: point.point) }
    public func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.cubic(controlPoint1.point, controlPoint2.point, to: point.point)
    }
    public func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
        path.quadratic(controlPoint.point, to: point.point)
    }
    public func close() { path.close() }
    public var isEmpty: Bool { path.isEmpty }
}
