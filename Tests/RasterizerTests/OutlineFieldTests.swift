import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

@Suite struct OutlineFieldTests {
    /// Returns the distance to the nearest of a path's fine chords, negative inside, by trying all of them.
    private func bruteDistance(_ polygon: [Point], _ p: Point) -> Double {
        var best = Double.infinity
        var inside = false
        for (i, b) in polygon.enumerated() {
            let a = polygon[(i + polygon.count - 1) % polygon.count]
            let e = b - a
            let l2 = e.x * e.x + e.y * e.y
            let t = l2 > 0 ? min(1, max(0, ((p.x - a.x) * e.x + (p.y - a.y) * e.y) / l2)) : 0
            best = min(best, (p - Point(x: a.x + t * e.x, y: a.y + t * e.y)).length)
            if (a.y > p.y) != (b.y > p.y), p.x < a.x + (p.y - a.y) / (b.y - a.y) * e.x { inside.toggle() }
        }
        return inside ? -best : best
    }

    private func shape(_ random: inout SplitMix64, _ i: Int) -> UnevenRoundedRect {
        let rect = Rect(
            x: random.double(-30...30), y: random.double(-30...30), width: random.double(2...120),
            height: random.double(2...90))
        let curve = i % 3 == 0 ? RoundedRect.CornerCurve.circular : .continuous
        if i % 5 == 4 {
            // The corners differ, each in its quarter; those beside short sides have room for quarter circles only.
            let most = min(rect.width, rect.height) / 2
            func radius() -> Double { random.chance(4) ? 0 : random.double(0...most) }
            let radii = CornerRadii(
                topLeft: radius(), topRight: radius(), bottomRight: radius(), bottomLeft: radius())
            return UnevenRoundedRect(rect, radii: radii, curve: .circular)
        }
        let radius = i % 4 == 0 ? 0 : i % 4 == 1 ? 1e9 : random.double(0...60)
        return UnevenRoundedRect(RoundedRect(rect, radius: radius, curve: curve))
    }

    private func place(_ random: inout SplitMix64, around r: Rect) -> Point {
        Point(x: random.double((r.minX - 25)...(r.maxX + 25)), y: random.double((r.minY - 25)...(r.maxY + 25)))
    }

    @Test func equalsTheDistanceToEveryChord() {
        var random = SplitMix64(seed: 50)
        var worst = 0.0
        for i in 0..<(isDebugBuild ? 8 : 60) {
            let outline = shape(&random, i)
            let polygon = CoverageOracle.polygons(.roundedRect(outline), steps: 60)[0]
            let field = OutlineField(outline)
            for _ in 0..<(isDebugBuild ? 20 : 150) {
                let p = place(&random, around: outline.rect)
                let error = (field.sample(p.x, p.y).distance - bruteDistance(polygon, p)).magnitude
                worst = max(worst, error)
                #expect(error < 0.03, "\(outline) at \(p)")
            }
        }
        #expect(worst > 0, "the oracle is not the field itself")
    }

    @Test func normalsAreUnitVectorsThatPointOutward() {
        var random = SplitMix64(seed: 51)
        for i in 0..<80 {
            let outline = shape(&random, i)
            let field = OutlineField(outline)
            for _ in 0..<60 {
                let p = place(&random, around: outline.rect)
                let s = field.sample(p.x, p.y)
                #expect(((s.normalX * s.normalX + s.normalY * s.normalY).squareRoot() - 1).magnitude < 1e-9)
                // A step outward from outside increases the distance by the step.
                if s.distance > 0.1 {
                    let far = field.sample(p.x + 3 * s.normalX, p.y + 3 * s.normalY).distance
                    #expect((far - s.distance - 3).magnitude < 0.01, "\(outline) at \(p)")
                } else if s.distance < -0.1 {
                    // A step outward from inside reaches the outline.
                    let d = -s.distance
                    #expect(field.sample(p.x + d * s.normalX, p.y + d * s.normalY).distance.magnitude < 0.03)
                }
            }
        }
    }

    /// The painter can skip pixels because the distance never changes faster than the position.
    @Test func distancesNeverChangeFasterThanPlaces() {
        var random = SplitMix64(seed: 52)
        for i in 0..<80 {
            let outlines = (0...(i % 3)).map { shape(&random, $0 + i) }
            let field = GlassField(glass(outlines, fusion: i % 2 == 0 ? 0 : random.double(0...40)))
            for _ in 0..<100 {
                let p = place(&random, around: outlines[0].rect)
                let q = Point(x: p.x + random.double(-9...9), y: p.y + random.double(-9...9))
                let change = (field.sample(p.x, p.y).distance - field.sample(q.x, q.y).distance).magnitude
                #expect(change <= (p - q).length + 1e-6)
            }
        }
    }

    @Test func theQuickBoundIsNeverAbove() {
        var random = SplitMix64(seed: 53)
        for i in 0..<60 {
            let outline = shape(&random, i)
            let field = OutlineField(outline)
            for _ in 0..<60 {
                let p = place(&random, around: outline.rect)
                #expect(field.atLeast(p.x, p.y) <= field.sample(p.x, p.y).distance + 1e-9)
            }
        }
    }
}

@Suite struct GlassFieldTests {
    /// Returns two vertical edges that face each other across a gap, so high that corners don't matter.
    private func pair(gap: Double, fusion: Double) -> GlassField {
        GlassField(
            glass(
                [
                    RoundedRect(Rect(x: -100, y: -100, width: 100, height: 200), radius: 0),
                    RoundedRect(Rect(x: gap, y: -100, width: 100, height: 200), radius: 0),
                ], fusion: fusion))
    }

    @Test(arguments: [4, 12, 36])
    func neighboursBulgeAtTheReachAndTouchAtHalfOfIt(_ k: Double) {
        #expect(pair(gap: k * 1.01, fusion: k).sample(0, 0).distance == 0)
        #expect(pair(gap: k * 0.99, fusion: k).sample(0, 0).distance < 0)
        #expect(pair(gap: k * 0.51, fusion: k).sample(k * 0.255, 0).distance > 0)
        #expect(pair(gap: k * 0.49, fusion: k).sample(k * 0.245, 0).distance < 0)
        // The formula has known distances here: a = x, b = gap − x.
        for gap in [0.3 * k, 0.7 * k] {
            for x in stride(from: 0, through: gap, by: gap / 7) {
                let h = max(0, k - (gap - 2 * x).magnitude) / k
                let d = pair(gap: gap, fusion: k).sample(x, 0).distance
                #expect((d - (min(x, gap - x) - h * h * k / 4)).magnitude < 1e-9)
            }
        }
    }

    @Test func withoutFusionTheNearestCounts() {
        var random = SplitMix64(seed: 54)
        let outlines = (0..<4).map { i in
            RoundedRect(Rect(x: Double(i) * 40, y: Double(i % 2) * 10, width: 35, height: 30), radius: 12)
        }
        let field = GlassField(glass(outlines, fusion: 0))
        let parts = outlines.map { OutlineField($0) }
        for _ in 0..<500 {
            let (x, y) = (random.double(-20...180), random.double(-20...60))
            let s = field.sample(x, y)
            let distances = parts.map { $0.sample(x, y).distance }
            #expect(s.distance == distances.min())
            #expect(s.shape == distances.firstIndex(of: s.distance))
        }
    }

    /// Omitting far shapes does not change the distance.
    @Test func farShapesAreLeftOutWithoutATrace() {
        var random = SplitMix64(seed: 55)
        for _ in 0..<40 {
            let k = random.double(0...30)
            let outlines = (0..<5).map { _ in
                RoundedRect(
                    Rect(
                        x: random.double(0...200), y: random.double(0...100), width: random.double(5...60),
                        height: random.double(5...50)),
                    radius: random.double(0...20))
            }
            let field = GlassField(glass(outlines, fusion: k))
            let parts = outlines.map { OutlineField($0) }
            for _ in 0..<80 {
                let (x, y) = (random.double(-20...260), random.double(-20...160))
                var d = parts[0].sample(x, y).distance
                for part in parts.dropFirst() {
                    let b = part.sample(x, y).distance
                    let h = k > 0 ? max(0, k - (d - b).magnitude) / k : 0
                    d = min(d, b) - h * h * k / 4
                }
                #expect((field.sample(x, y).distance - d).magnitude < 1e-9)
            }
        }
    }

    @Test func mirrorsAndSwapsGiveTheSameDistance() {
        var random = SplitMix64(seed: 56)
        let a = RoundedRect.capsule(Rect(x: -60, y: -20, width: 52, height: 40))
        let b = RoundedRect.capsule(Rect(x: 8, y: -20, width: 52, height: 40))
        let field = GlassField(glass([a, b], fusion: 24))
        let swapped = GlassField(glass([b, a], fusion: 24))
        for _ in 0..<500 {
            let (x, y) = (random.double(-80...80), random.double(-40...40))
            let s = field.sample(x, y)
            #expect((s.distance - swapped.sample(x, y).distance).magnitude < 1e-9)
            #expect((s.distance - field.sample(-x, y).distance).magnitude < 1e-9)
            #expect((s.distance - field.sample(x, -y).distance).magnitude < 1e-9)
            let n = (s.normalX * s.normalX + s.normalY * s.normalY).squareRoot()
            #expect((n - 1).magnitude < 1e-9 || x.magnitude < 1e-6)
        }
    }

    @Test func bulgesStayWithinTheirBound() {
        for count in 1...12 {
            let body = glass(
                Array(repeating: RoundedRect(Rect(x: 0, y: 0, width: 50, height: 30), radius: 8), count: count),
                fusion: 20)
            let field = GlassField(body)
            // The outline is above the center of the top edge.
            let grown = -field.sample(25, 0).distance
            #expect(grown <= body.bulge && body.bulge <= 20)
            #expect(count > 2 || grown == body.bulge)
        }
    }
}

/// Returns a body of glass with the given outlines that does not change colors.
func glass(_ outlines: [UnevenRoundedRect], fusion: Double = 0) -> GlassMark {
    GlassMark(shapes: outlines.map { GlassMark.Shape(outline: $0) }, fusion: fusion, material: .blur(sigma: 0), unit: 1)
}

/// Returns such a body with equal corners.
func glass(_ outlines: [RoundedRect], fusion: Double = 0) -> GlassMark {
    GlassMark(shapes: outlines.map { GlassMark.Shape(outline: $0) }, fusion: fusion, material: .blur(sigma: 0), unit: 1)
}
