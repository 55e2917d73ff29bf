extension ReferenceGlass {
    /// The lens and rim of a glass shape near its outline; see `vitrine_lens`. Lengths are in device pixels.
    package struct Lens {
        /// The strength, 0...1.
        package var lens: Double
        /// The depth of the lens; 0 for none.
        package var depth: Double
        /// The reciprocal of the depth.
        package var steps: Double
        /// The shift of the refracted image at the outline.
        package var shift: Double
        /// Light of the rim where it faces a light.
        package var rim: Double
        /// Pixels per point, above 0.
        package var unit: Double
        /// Downscaled pixels per device pixel.
        package var scale: Double

        package init(
            lens: Double, depth: Double, steps: Double, shift: Double, rim: Double, unit: Double, scale: Double
        ) {
            self.lens = lens
            self.depth = depth
            self.steps = steps
            self.shift = shift
            self.rim = rim
            self.unit = unit
            self.scale = scale
        }
    }

    /// The properties of a pixel near an outline; see `vitrine_lens_pixels`.
    package struct LensPixel {
        package var coverage: UInt8
        package var column: Int32
        package var row: Int32
        package var rim: Float
        package var rimShare: UInt16
    }

    /// Half a pixel's diagonal: an edge at a larger distance does not cut the pixel.
    package static let reach = 0.7072

    /// The fraction of a pixel's square on the inner side of a straight edge, 0...255. It is linear in the distance
    /// near the center, and quadratic once the edge cuts off only a corner.
    /// - Parameters:
    ///   - distance: The distance from the pixel's center in pixels, negative inside.
    ///   - normalX: With `normalY` a unit vector across the edge.
    @inline(__always)
    package static func coverage(distance: Double, normalX: Double, normalY: Double) -> UInt8 {
        let d = distance.magnitude
        if d >= reach { return distance < 0 ? 255 : 0 }
        let x = normalX.magnitude
        let y = normalY.magnitude
        let outer: Double
        if d <= (x - y).magnitude / 2 {
            outer = 0.5 - d / (x > y ? x : y)
        } else {
            let rest = max(0, (x + y) / 2 - d)
            outer = x * y > 0 ? rest * rest / (2 * x * y) : 0
        }
        return UInt8((distance < 0 ? 1 - outer : outer).clamped(to: 0...1) * 255 + 0.5)
    }

    /// Maps a coordinate of the canvas in device pixels to a grid that is downscaled by `scale`, in 1/256 of its pixels
    /// from the center of the first one; within ±8 million pixels.
    @inline(__always)
    package static func place(_ v: Double, scale: Double) -> Int32 {
        // The offset keeps the truncated value positive.
        Int32(
            truncatingIfNeeded: Int64(((v * scale - 0.5).clamped(to: -8e6...8e6) + 8_388_608) * 256 + 0.5) - 8_388_608
                * 256)
    }
}

extension ReferenceGlass.Lens {
    /// - Parameters:
    ///   - x: The pixel's center, with `y`.
    ///   - distance: The distance to the outline, negative inside.
    ///   - normalX: With `normalY` a unit vector that points out of the glass.
    @inline(__always)
    package func pixel(
        _ x: Double, _ y: Double, distance: Double, normalX: Double, normalY: Double
    ) -> ReferenceGlass.LensPixel {
        let inward = -distance * steps
        let h = inward > 0 ? inward : 0
        // The visible position is p + A·(1 − √(h·(2 − h)))·n with the depth fraction h; the middle shows what is
        // behind.
        let isBent = -distance < depth && h < 1 && depth > 0 && lens > 0
        let k = isBent ? lens * shift * (1 - (h * (2 - h)).squareRoot()) : 0
        // The weight of the blur at the outline: half at the outline of a shape with the full lens, zero at the lens's
        // depth. Source: facts, iOS surroundings, section 5.2.
        let mixed = max(0, 1 - h * h) * lens * 128 + 0.5
        return ReferenceGlass.LensPixel(
            coverage: ReferenceGlass.coverage(distance: distance, normalX: normalX, normalY: normalY),
            column: ReferenceGlass.place(x + k * normalX, scale: scale),
            row: ReferenceGlass.place(y + k * normalY, scale: scale),
            rim: Float(light(distance, normalX, normalY)), rimShare: lens > 0 ? UInt16(mixed) : 0)
    }

    /// The white that the rim adds, 0...1, per unit of light that the body lacks. There are two opposite lights, full
    /// where the edge faces them and weak at right angles.
    @inline(__always)
    private func light(_ distance: Double, _ normalX: Double, _ normalY: Double) -> Double {
        let fraction = (normalX * 0.7071067811865476 + normalY * 0.7071067811865476).magnitude
        // The mean over the pixel's depth keeps the strength of a rim that is thinner than a pixel.
        let middle = -distance / unit
        let half = 0.5 / unit
        let light = rim * (rimIntegral(middle + half, fraction) - rimIntegral(middle - half, fraction)) / (2 * half)
        return light.clamped(to: 0...1)
    }

    /// The integral of a rim's light from the outline (0) to a depth in points. At depth x up to 1, the light is share
    /// · (1 − 0.11x − 0.666x²) + 0.145 · (1 − x): a rounded edge in the lights, and a narrower rim that is the same on
    /// all edges. Source: facts, iOS surroundings, section 5.3.
    @inline(__always) private func rimIntegral(_ depth: Double, _ fraction: Double) -> Double {
        let x = depth.clamped(to: 0...1)
        return fraction * (x - x * x * (0.055 + 0.222 * x)) + (0.145 * x - 0.0725 * x * x)
    }
}
