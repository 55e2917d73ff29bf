/// A rectangle with a separate radius for each corner.
package struct UnevenRoundedRect: Hashable, Sendable {
    package let rect: Rect
    /// The radii in points. The radii of a side add up to at most its length.
    package let radii: CornerRadii
    package let curve: RoundedRect.CornerCurve

    /// Creates a rounded rectangle. Radii that do not fit are scaled down by one factor, as in CSS.
    package init(_ rect: Rect, radii: CornerRadii, curve: RoundedRect.CornerCurve = .continuous) {
        self.rect = rect
        self.radii = radii.fitted(to: rect.size)
        self.curve = curve
    }

    package init(_ r: RoundedRect) { self.init(r.rect, radii: CornerRadii(r.radius), curve: r.curve) }

    package func inset(by inset: Double) -> UnevenRoundedRect {
        UnevenRoundedRect(rect.insetBy(dx: inset, dy: inset), radii: radii.inset(by: inset), curve: curve)
    }

    /// The corners top right, bottom right, bottom left and top left, as `RoundedRect.cornerCurves`; empty if square.
    var cornerCurves: [[CubicCurve]] {
        func corner(_ radius: Double, beside: Double, above: Double) -> [CubicCurve] {
            guard radius > 0 else { return [] }
            return RoundedRect.corner(
                radius: radius, curve: curve, across: RoundedRect.available(side: rect.width, radii: radius + beside),
                down: RoundedRect.available(side: rect.height, radii: radius + above))
        }
        let r = radii
        return [
            corner(r.topRight, beside: r.topLeft, above: r.bottomRight),
            corner(r.bottomRight, beside: r.bottomLeft, above: r.topRight),
            corner(r.bottomLeft, beside: r.bottomRight, above: r.topLeft),
            corner(r.topLeft, beside: r.topRight, above: r.bottomLeft),
        ]
    }
}
