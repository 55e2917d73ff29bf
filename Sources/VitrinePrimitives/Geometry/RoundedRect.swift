/// A rectangle with four equal corners.
package struct RoundedRect: Hashable, Sendable {
    package enum CornerCurve: UInt8, Hashable, Sendable {
        /// Quarter circles.
        case circular
        /// The softened corner of iOS, which begins up to 1.53 radii before the vertex.
        case continuous
    }

    package let rect: Rect
    /// Corner radius in points, at most half the shorter side.
    package let radius: Double
    package let curve: CornerCurve

    /// The radius is cut down to half the shorter side, which makes a capsule.
    package init(_ rect: Rect, radius: Double, curve: CornerCurve = .continuous) {
        self.rect = rect
        self.radius = max(0, min(radius, min(rect.width, rect.height) / 2))
        self.curve = curve
    }

    package static func capsule(_ rect: Rect, curve: CornerCurve = .continuous) -> RoundedRect {
        RoundedRect(rect, radius: min(rect.width, rect.height) / 2, curve: curve)
    }

    /// Length of the corner along an edge, in radii, on an edge that is long enough. Source: facts, iOS surroundings,
    /// section 6 (ports of `UIBezierPath`).
    static let reach = 1.528665

    /// The corner at the vertex (0, 0), from its vertical edge (x = 0) to its horizontal one (y = 0).
    package var cornerCurves: [CubicCurve] {
        func available(_ side: Double) -> Double { RoundedRect.available(side: side, radii: 2 * radius) }
        return RoundedRect.corner(
            radius: radius, curve: curve, across: available(rect.width), down: available(rect.height))
    }

    /// The share of the continuous corner's extra length that fits on a side, 0...1: 0 where the circular arcs of both
    /// corners touch. Source: facts, iOS surroundings, section 6. Unequal corners share the length by their radii.
    /// - Parameter radii: the sum of both radii.
    static func available(side: Double, radii: Double) -> Double {
        radii > 0 ? max(0, min(1, (side - radii) / (radii * (RoundedRect.reach - 1)))) : 0
    }

    /// The corner at the vertex (0, 0), from its vertical edge (x = 0) to its horizontal one (y = 0).
    ///
    /// A continuous corner is three cubics. On a side that is too short for its extra length, the corner approaches a
    /// quarter circle along that axis. Source: facts, iOS surroundings, section 6.
    /// - Parameters:
    ///   - across: share of the extra length that fits along the horizontal edge, 0...1.
    ///   - down: the share along the vertical edge, 0...1.
    static func corner(radius r: Double, curve: CornerCurve, across: Double, down: Double) -> [CubicCurve] {
        if curve == .circular {
            let k = r * (1 - Path.circleControl)
            return [CubicCurve(Point(x: 0, y: r), Point(x: 0, y: k), Point(x: k, y: 0), Point(x: r, y: 0))]
        }
        func lead(_ t: Double) -> (far: Double, c1: Double, c2: Double) {
            (r * (1 + 0.528665 * t), r * (0.96 + 0.12849 * t), r * (0.82 + 0.048407 * t))
        }
        let h = lead(across)
        let v = lead(down)
        let a = Point(x: 0.0749114 * r, y: 0.631494 * r)
        let b = Point(x: 0.631494 * r, y: 0.0749114 * r)
        return [
            CubicCurve(Point(x: 0, y: v.far), Point(x: 0, y: v.c1), Point(x: 0, y: v.c2), a),
            CubicCurve(a, Point(x: 0.16906 * r, y: 0.372824 * r), Point(x: 0.372824 * r, y: 0.16906 * r), b),
            CubicCurve(b, Point(x: h.c2, y: 0), Point(x: h.c1, y: 0), Point(x: h.far, y: 0)),
        ]
    }
}
