import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

@testable import VitrineRasterizer

/// The plain formulas of glass, with which the renderer's fast paths must agree, pixel by pixel.
enum GlassOracle {
    /// Signed distance to a rounded rectangle's outline, negative inside, with the outward direction.
    ///
    /// Straight edges are exact; a corner's curve is a chain of chords within 0.02 px. The distance changes by at most
    /// 1 per unit of position.
    struct OutlineField {
        /// A chord of a corner, in the corner's own frame: the vertex is (0, 0), both edges are along positive axes,
        /// and the inside has positive coordinates.
        private struct Chord {
            let x: Double
            let y: Double
            let dx: Double
            let dy: Double
            let squaredLength: Double
        }

        private let center: Point
        private let halfWidth: Double
        private let halfHeight: Double
        /// A corner from its vertical edge to its horizontal one, with its lengths along both.
        private struct Corner {
            let reachX: Double
            let reachY: Double
            let chords: [Chord]

            init(_ shape: RoundedRect) {
                var points: [Point] = []
                for curve in shape.radius > 0 ? shape.cornerCurves : [] {
                    if points.isEmpty { points.append(curve.start) }
                    let n = curve.segmentCount(tolerance: 0.02)
                    for i in 1...n { points.append(curve.point(at: Double(i) / Double(n))) }
                }
                chords = zip(points, points.dropFirst()).compactMap { a, b in
                    let d = b - a
                    let l2 = d.x * d.x + d.y * d.y
                    return l2 > 0 ? Chord(x: a.x, y: a.y, dx: d.x, dy: d.y, squaredLength: l2) : nil
                }
                reachX = chords.isEmpty ? 0 : points.last?.x ?? 0
                reachY = chords.isEmpty ? 0 : points.first?.y ?? 0
            }
        }

        private let corners: (upperLeft: Corner, upperRight: Corner, lowerLeft: Corner, lowerRight: Corner)

        struct Sample {
            /// The distance in the rectangle's units.
            var distance: Double
            /// The unit vector out of the shape.
            var normalX: Double
            var normalY: Double
        }

        init(_ shape: UnevenRoundedRect) {
            center = shape.rect.center
            halfWidth = shape.rect.width / 2
            halfHeight = shape.rect.height / 2
            func corner(_ radius: Double) -> Corner {
                Corner(RoundedRect(shape.rect, radius: radius, curve: shape.curve))
            }
            let r = shape.radii
            corners = (corner(r.topLeft), corner(r.topRight), corner(r.bottomLeft), corner(r.bottomRight))
        }

        init(_ shape: RoundedRect) { self.init(UnevenRoundedRect(shape)) }

        /// Returns a fast lower bound of the distance.
        @inline(__always) func atLeast(_ x: Double, _ y: Double) -> Double {
            max((x - center.x).magnitude - halfWidth, (y - center.y).magnitude - halfHeight)
        }

        func sample(_ x: Double, _ y: Double) -> Sample {
            let dx = x - center.x
            let dy = y - center.y
            let signX = dx < 0 ? -1.0 : 1.0
            let signY = dy < 0 ? -1.0 : 1.0
            // These are the distances inward from the nearer vertical and horizontal edge.
            let u = halfWidth - dx.magnitude
            let v = halfHeight - dy.magnitude
            let corner =
                dy < 0
                ? (dx < 0 ? corners.upperLeft : corners.upperRight) : (dx < 0 ? corners.lowerLeft : corners.lowerRight)
            let (reachX, reachY, chords) = (corner.reachX, corner.reachY, corner.chords)
            if u >= reachX || v >= reachY || chords.isEmpty {
                if chords.isEmpty, u < 0, v < 0 {
                    let d = (u * u + v * v).squareRoot()
                    return Sample(distance: d, normalX: signX * -u / d, normalY: signY * -v / d)
                }
                let across = chords.isEmpty ? u < v : (v >= reachY && !(u >= reachX && v < u))
                return across
                    ? Sample(distance: -u, normalX: signX, normalY: 0)
                    : Sample(distance: -v, normalX: 0, normalY: signY)
            }
            let (near, inside) = toCorner(chords, u, v)
            let d = near.length
            if d < 1e-9 {
                return Sample(distance: 0, normalX: signX * 0.7071067811865476, normalY: signY * 0.7071067811865476)
            }
            let k = inside ? -1 / d : 1 / d
            // Outward is toward smaller coordinates in the corner's frame, so the axes are flipped back.
            return Sample(distance: inside ? -d : d, normalX: -signX * near.x * k, normalY: -signY * near.y * k)
        }

        /// Returns the vector from the nearest point of the corner, in its frame, and the side on which a position is.
        private func toCorner(_ chords: [Chord], _ u: Double, _ v: Double) -> (Point, inside: Bool) {
            chords.withUnsafeBufferPointer { chords in
                var best = Double.infinity
                var near = Point.zero
                var inside = true
                for c in chords {
                    let px = u - c.x
                    let py = v - c.y
                    let t = min(1, max(0, (px * c.dx + py * c.dy) / c.squaredLength))
                    let nx = px - t * c.dx
                    let ny = py - t * c.dy
                    let d2 = nx * nx + ny * ny
                    if d2 < best {
                        best = d2
                        near = Point(x: nx, y: ny)
                        // The chain is from the vertical edge to the horizontal one; the inside is to its right.
                        inside = c.dx * py - c.dy * px >= 0
                    }
                }
                return (near, inside)
            }
        }
    }

    /// The joined outline of a glass body's shapes, whose distance changes by at most 1 per unit of position.
    struct GlassField {
        private let parts: [OutlineField]
        private let fusion: Double

        /// - Parameter glass: The mark, which must be sanitized.
        init(_ glass: GlassMark) {
            parts = glass.shapes.map { OutlineField($0.outline) }
            fusion = glass.fusion
        }

        struct Sample {
            var distance: Double
            /// The unit vector out of the body.
            var normalX: Double
            var normalY: Double
            /// The index of the nearest shape.
            var shape: Int
        }

        /// Returns the polynomial smooth minimum over the shapes, in their order: min(a, b) − h²·k/4 with h = max(0, k
        /// − |a − b|)/k. Source: facts, iOS surroundings, section 2.4 (measured against merging toolbar capsules).
        func sample(_ x: Double, _ y: Double) -> Sample {
            guard parts.count > 1 else {
                let s = parts[0].sample(x, y)
                return Sample(distance: s.distance, normalX: s.normalX, normalY: s.normalY, shape: 0)
            }
            // Shapes beyond the horizon are not nearest, and do not reach the nearest through others: each that they
            // join is less than the reach below and is lowered by at most a quarter of it.
            var likely = 0
            for i in 1..<parts.count where parts[i].atLeast(x, y) < parts[likely].atLeast(x, y) { likely = i }
            let horizon = parts[likely].sample(x, y).distance + 1.25 * fusion * Double(parts.count)
            var out: Sample?
            var nearest = Double.infinity
            for i in parts.indices where i == likely || parts[i].atLeast(x, y) <= horizon {
                let s = parts[i].sample(x, y)
                guard var joined = out else {
                    nearest = s.distance
                    out = Sample(distance: s.distance, normalX: s.normalX, normalY: s.normalY, shape: i)
                    continue
                }
                if s.distance < nearest {
                    nearest = s.distance
                    joined.shape = i
                }
                let gap = (joined.distance - s.distance).magnitude
                let h = fusion > 0 ? max(0, fusion - gap) / fusion : 0
                // This is the fraction of the farther one in the direction; half if both are equally near.
                let fraction = h / 2
                let w = s.distance < joined.distance ? 1 - fraction : fraction
                joined.distance = min(joined.distance, s.distance) - h * h * fusion / 4
                joined.normalX += (s.normalX - joined.normalX) * w
                joined.normalY += (s.normalY - joined.normalY) * w
                out = joined
            }
            return out.map(normalized) ?? Sample(distance: .infinity, normalX: 0, normalY: -1, shape: 0)
        }

        private func normalized(_ s: Sample) -> Sample {
            let n = (s.normalX * s.normalX + s.normalY * s.normalY).squareRoot()
            guard n > 1e-9 else { return s }
            return Sample(distance: s.distance, normalX: s.normalX / n, normalY: s.normalY / n, shape: s.shape)
        }
    }

    /// The position that a glass body shows, and the light on it.
    struct GlassOptics {
        private let unit: Double
        private let rim: Double
        private let material: Material
        private let lens: Double
        private let depth: [Double]
        private let shift: [Double]
        private let tints: [RGBColor]
        private let glows: [GlassMark.Glow?]
        /// The depth in device pixels from which a body shows what is directly behind and has no rim.
        let flatDepth: Double

        /// - Parameter m: The mark, which must be sanitized.
        init(_ m: GlassMark) {
            unit = m.unit
            rim = m.rim
            material = m.material
            lens = m.lens
            // Constants of the inner lens for a shape with shorter side S points: shift max(-0.8 S, -60), depth
            // min(0.25 S, 20). Source: facts, iOS surroundings, section 5.2.
            let sides = m.shapes.map { min($0.outline.rect.width, $0.outline.rect.height) / m.unit }
            shift = sides.map { max(-0.8 * $0, -60) * m.unit }
            depth = sides.map { min(0.25 * $0, 20) * m.unit }
            tints = m.shapes.map(\.tint)
            glows = m.shapes.map(\.glow)
            flatDepth = max(lens > 0 ? depth.max() ?? 0 : 0, rim > 0 ? unit + 1 : 0)
        }

        /// Returns the position of the backdrop that a point of the body shows: p + A·(1 − √(h·(2 − h)))·n with h =
        /// depth fraction; the flat center shows what is directly behind.
        func seen(from p: Point, _ f: GlassField.Sample) -> Point {
            let h = depth[f.shape] > 0 ? min(max(-f.distance / depth[f.shape], 0), 1) : 1
            guard h < 1, lens > 0 else { return p }
            let k = lens * shift[f.shape] * (1 - (h * (2 - h)).squareRoot())
            return Point(x: p.x + k * f.normalX, y: p.y + k * f.normalY)
        }

        /// Returns the fraction of the rim's blur at a position, in 1/256.
        func rimShare(_ f: GlassField.Sample) -> Int {
            let h = depth[f.shape] > 0 ? min(max(-f.distance / depth[f.shape], 0), 1) : 1
            return Int((128 * lens * (1 - h * h)).rounded())
        }

        /// Returns the white added by rim and glow, 0...65535.
        /// - Parameter luma: The luma of the backdrop, 0...1.
        func light(at p: Point, _ f: GlassField.Sample, luma: Double) -> Int {
            var sum = 0.0
            if rim > 0, f.distance > -(unit + 1) {
                // Two opposite lights: full where the edge faces them, little at right angles.
                let facing = (f.normalX + f.normalY).magnitude * 0.7071067811865476
                // The light is in proportion to what the body's luma lacks.
                let tint = tints[f.shape]
                let below = material.gain * (material.lumaScale * luma + material.lumaOffset)
                let body = below * (1 - tint.alpha) + tint.luma * tint.alpha
                let lack = (1.0914 - body).clamped(to: 0...1)
                // The mean over the pixel's own depth keeps the strength of a rim thinner than a pixel.
                let mid = -f.distance / unit
                let half = 0.5 / unit
                let mean = (rimIntegral(mid + half, facing) - rimIntegral(mid - half, facing)) / (2 * half)
                sum += (rim * mean).clamped(to: 0...1) * lack
            }
            if let g = glows[f.shape], g.radius > 0 {
                let t = (p - g.center).length / g.radius
                if t < 1 {
                    let fall = 1 - t * t
                    sum += g.strength * fall * fall
                }
            }
            return Int((sum.clamped(to: 0...1) * 65535).rounded())
        }

        /// Returns the integral of share · (1 − 0.11x − 0.666x²) + 0.145 · (1 − x) from 0 to a depth in points.
        private func rimIntegral(_ depth: Double, _ fraction: Double) -> Double {
            let x = min(max(depth, 0), 1)
            return fraction * (x - 0.055 * x * x - 0.222 * x * x * x) + 0.145 * (x - x * x / 2)
        }
    }

    /// A blurred copy of the backdrop of a glass body, at full size.
    struct SoftBackdrop {
        private let full: BlurRaster
        private let left: Int
        private let top: Int

        /// - Parameter full: Three planes, not downscaled.
        init(_ full: BlurRaster) {
            self.full = full
            left = Int(full.region.x)
            top = Int(full.region.y)
        }

        /// Returns the color of a device pixel of the copy.
        @inline(__always) func color(_ x: Int32, _ y: Int32) -> Color16 {
            let column = Int(x) - left
            let row = Int(y) - top
            return Color16(
                red: Int(full.row(0, row)[column]), green: Int(full.row(1, row)[column]),
                blue: Int(full.row(2, row)[column]))
        }

        /// Returns the color between four pixel centers, with weights in 1/256; the copy's border is extended.
        func color(at p: Point) -> Color16 {
            let fx = Int(((p.x - Double(left) - 0.5).clamped(to: 0...Double(full.width - 1)) * 256).rounded())
            let fy = Int(((p.y - Double(top) - 0.5).clamped(to: 0...Double(full.height - 1)) * 256).rounded())
            let x0 = fx >> 8
            let y0 = fy >> 8
            let x1 = min(x0 + 1, full.width - 1)
            let y1 = min(y0 + 1, full.height - 1)
            let wx = fx & 255
            let wy = fy & 255
            @inline(__always) func channel(_ k: Int) -> Int {
                let upper = full.row(k, y0)
                let lower = full.row(k, y1)
                let a = Int(upper[x0]) &* (256 &- wx) &+ Int(upper[x1]) &* wx
                let b = Int(lower[x0]) &* (256 &- wx) &+ Int(lower[x1]) &* wx
                return (a &* (256 &- wy) &+ b &* wy &+ 32768) >> 16
            }
            return Color16(red: channel(0), green: channel(1), blue: channel(2))
        }
    }

    /// The colors of a glass body.
    struct GlassShader {
        private let optics: GlassOptics
        private let transform: ColorTransform
        private let tints: [UInt32]
        private let backdrop: SoftBackdrop
        /// The backdrop with the blur at the outline; nil if that is no other blur.
        private let rim: SoftBackdrop?
        /// The depth in device pixels from which colors don't depend on the outline: `flatColor` gives them.
        let flatDepth: Double

        /// - Parameters:
        ///   - m: The mark, which must be sanitized.
        ///   - backdrop: A backdrop around every position.
        init(_ m: GlassMark, backdrop: SoftBackdrop, rim: SoftBackdrop? = nil) {
            optics = GlassOptics(m)
            transform = ColorTransform(m.material)
            tints = m.shapes.map(\.tint.premultiplied.bits)
            self.backdrop = backdrop
            self.rim = rim
            let alike = m.shapes.allSatisfy { $0.glow == m.shapes[0].glow && $0.tint == m.shapes[0].tint }
            flatDepth = alike ? optics.flatDepth : .infinity
        }

        /// Returns the opaque packed color at a position.
        func color(at p: Point, _ f: GlassField.Sample) -> UInt32 {
            let place = optics.seen(from: p, f)
            var seen = backdrop.color(at: place)
            if let rim {
                let other = rim.color(at: place)
                let fraction = optics.rimShare(f)
                func mixed(_ a: Int, _ b: Int) -> Int { (a * (256 - fraction) + b * fraction + 128) >> 8 }
                seen = Color16(
                    red: mixed(seen.red, other.red), green: mixed(seen.green, other.green),
                    blue: mixed(seen.blue, other.blue))
            }
            return lit(transform.apply(seen), seen, at: p, f)
        }

        /// Returns the opaque packed color of a device pixel at least `flatDepth` deep.
        func flatColor(at x: Int32, _ y: Int32) -> UInt32 {
            let seen = backdrop.color(x, y)
            return lit(transform.apply(seen), seen, at: Point(x: Double(x) + 0.5, y: Double(y) + 0.5), GlassShader.deep)
        }

        private static let deep = GlassField.Sample(distance: -.infinity, normalX: 0, normalY: -1, shape: 0)

        @inline(__always)
        private func lit(_ body: Color16, _ seen: Color16, at p: Point, _ f: GlassField.Sample) -> UInt32 {
            let c = tints[f.shape] == 0 ? body : body.under(tints[f.shape])
            return c.lit(by: optics.light(at: p, f, luma: Double(seen.weightedLuma) / (65536 * 65535))).packed
        }
    }

    /// Returns the fraction of a pixel's square on the inner side of a straight edge, 0...255: in the middle it is
    /// linear in the distance; if the edge clips only a corner, quadratic in the remainder.
    static func coverage(_ f: GlassField.Sample) -> UInt8 {
        let x = f.normalX.magnitude
        let y = f.normalY.magnitude
        let d = f.distance.magnitude
        let outer: Double
        if d <= (x - y).magnitude / 2 {
            outer = 0.5 - d / max(x, y)
        } else {
            let rest = max(0, (x + y) / 2 - d)
            outer = x * y > 0 ? rest * rest / (2 * x * y) : 0
        }
        return UInt8(((f.distance < 0 ? 1 - outer : outer).clamped(to: 0...1) * 255).rounded())
    }
}

extension OutlineField {
    init(_ shape: RoundedRect) { self.init(UnevenRoundedRect(shape)) }
}
