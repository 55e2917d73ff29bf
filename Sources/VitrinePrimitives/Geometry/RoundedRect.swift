/// A rectangle with four equal corners.
package struct RoundedRect: Hashable, Sendable {
    package enum CornerCurve: UInt8, Hashable, Sendable {
        /// Quarter circles.
        case circular
        /// The smooth corner of iOS, which begins up to 1.53 radii before the vertex.
        case continuous
    }

    package let rect: Rect
    /// The corner radius in points, at most half the shorter side.
    package let radius: Double
    package let curve: CornerCurve

    /// Creates a rounded rectangle. The radius is limited to half the shorter side, which makes a capsule.
    package init(_ rect: Rect, radius: Double, curve: CornerCurve = .continuous) {
        self.rect = rect
        self.radius = max(0, min(radius, min(rect.width, rect.height) / 2))
        self.curve = curve
    }

    package static func capsule(_ rect: Rect, curve: CornerCurve = .continuous) -> RoundedRect {
        RoundedRect(rect, radius: min(rect.width, rect.height) / 2, curve: curve)
    }

    /// The length of a continuous corner along a sufficiently long edge, in radii. Source: facts, iOS surroundings,
    /// section 6 (ports of `UIBezierPath`).
    static let reach = 1.528665

    /// The corner at the vertex (0, 0), from its vertical edge (x = 0) to its horizontal edge (y = 0).
    package var cornerCurves: [CubicCurve] {
        func available(_ side: Double) -> Double { RoundedRect.available(side: side, radii: 2 * radius) }
        return RoundedRect.corner(
            radius: radius, curve: curve, across: available(rect.width), down: available(rect.height))
    }

    /// The fraction of the continuous corner's extra length that fits on a side, 0...1: 0 where the circular arcs of
    /// both corners touch. Unequal corners divide the length in proportion to their radii. Source: facts, iOS
    /// surroundings, section 6.
    /// - Parameter radii: The sum of both radii.
    static func available(side: Double, radii: Double) -> Double {
        radii > 0 ? ((side - radii) / (radii * (RoundedRect.reach - 1))).clamped(to: 0...1) : 0
    }

    /// The corner at the vertex (0, 0), from its vertical edge (x = 0) to its horizontal edge (y = 0).
    ///
    /// A continuous corner is three cubics. On a side that is too short for its extra length, the corner approaches a
    /// quarter circle along that axis. Source: facts, iOS surroundings, section 6. Ends of capsules are fitted to
    /// progress_view_none.png, rtl_english.png and floating_custom.png, and lie within 0.2 px of circles up to 0.55
    /// radii from the middle.
    /// - Parameters:
    ///   - across: The fraction of the extra length that fits along the horizontal edge, 0...1.
    ///   - down: The fraction of the extra length that fits along the vertical edge, 0...1.
    static func corner(radius r: Double, curve: CornerCurve, across: Double, down: Double) -> [CubicCurve] {
        if curve == .circular {
            let k = r * (1 - Path.circleControl)
            return [CubicCurve(Point(x: 0, y: r), Point(x: 0, y: k), Point(x: k, y: 0), Point(x: r, y: 0))]
        }
        /// The points of a corner's half at its vertical edge: its first curve, and the middle curve's near control.
        /// - Parameters:
        ///   - t: The fraction of the extra length along the vertical edge.
        ///   - other: The fraction along the horizontal edge. If both are 0, the corner is a quarter circle.
        func half(_ t: Double, _ other: Double) -> (lead: CubicCurve, middle: Point) {
            let s = 1 - t
            let lead = CubicCurve(
                Point(x: 0, y: r * (1 + 0.528665 * t)),
                Point(x: 0, y: r * (1.08849 - s * (0.21449 + 0.014 * other))),
                Point(x: r * s * (0.024 - 0.0025 * other), y: r * (0.868407 - s * (0.119807 - 0.0014 * other))),
                Point(x: r * (0.0749114 - s * (0.0045 + 0.0024 * other)), y: r * 0.631494))
            let middle = Point(
                x: r * (0.16906 + s * (0.003 - 0.006 * other)), y: r * (0.372824 + s * 0.002 * (1 - other)))
            return (lead, middle)
        }
        func mirrored(_ p: Point) -> Point { Point(x: p.y, y: p.x) }
        let v = half(down, across)
        let h = half(across, down)
        let end = h.lead
        return [
            v.lead, CubicCurve(v.lead.end, v.middle, mirrored(h.middle), mirrored(end.end)),
            CubicCurve(mirrored(end.end), mirrored(end.control2), mirrored(end.control1), mirrored(end.start)),
        ]
    }
}
