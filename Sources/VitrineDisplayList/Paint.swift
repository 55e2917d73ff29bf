import VitrinePrimitives

/// A fill: a color or a gradient.
package enum Paint: Hashable, Sendable {
    case solid(RGBColor)
    /// A linear gradient; the end colors extend beyond the line.
    case linear(start: Point, end: Point, stops: [GradientStop])
    /// A radial gradient with a radius in device pixels; the last color extends beyond it.
    case radial(center: Point, radius: Double, stops: [GradientStop])
    /// A conic gradient, clockwise around a center; `start` is in turns, and 0 points to the right.
    case conic(center: Point, start: Double, stops: [GradientStop])

    package func transformed(by t: Transform) -> Paint {
        switch self {
        case .solid: self
        case .linear(let start, let end, let stops): .linear(start: t.apply(start), end: t.apply(end), stops: stops)
        case .radial(let center, let radius, let stops):
            .radial(center: t.apply(center), radius: radius * t.scaleFactor, stops: stops)
        case .conic(let center, let start, let stops): .conic(center: t.apply(center), start: start, stops: stops)
        }
    }
}

/// A color stop of a gradient. Stops are interpolated in premultiplied sRGB, as in Core Graphics.
package struct GradientStop: Hashable, Sendable {
    /// The location, 0...1; stops are in ascending order.
    package var location: Double
    package var color: RGBColor

    package init(_ location: Double, _ color: RGBColor) {
        self.location = location
        self.color = color
    }
}
