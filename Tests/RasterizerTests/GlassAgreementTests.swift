import Testing
import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

/// The fast paths through a body of glass agree with the plain formulas of `GlassOracle`.
@Suite struct GlassAgreementTests {
    private func outline(_ random: inout SplitMix64, _ i: Int) -> UnevenRoundedRect {
        let rect = Rect(
            x: random.double(-10...110), y: random.double(-10...60), width: random.double(3...170),
            height: random.double(3...120))
        let curve = i % 3 == 0 ? RoundedRect.CornerCurve.circular : .continuous
        if i % 4 == 3 {
            func radius() -> Double { random.chance(4) ? 0 : random.double(0...60) }
            let radii = CornerRadii(
                topLeft: radius(), topRight: radius(), bottomRight: radius(), bottomLeft: radius())
            return UnevenRoundedRect(rect, radii: radii, curve: curve)
        }
        let radius = i % 5 == 0 ? 0 : i % 5 < 3 ? 1e9 : random.double(0...60)
        return UnevenRoundedRect(RoundedRect(rect, radius: radius, curve: curve))
    }

    private func mark(_ random: inout SplitMix64, _ i: Int) -> GlassMark {
        var m = GlassMark(
            shapes: (0...(i % 4)).map { GlassMark.Shape(outline: outline(&random, i + $0)) },
            fusion: i % 3 == 0 ? 0 : random.double(0...30),
            material: Material(sigma: 0, lumaScale: 0.318, lumaOffset: 0.7, chroma: 0.6, gain: 0.97),
            unit: random.double(0.5...3), rim: i % 5 == 1 ? 0 : 0.18,
            lens: i % 7 == 2 ? 0 : random.double(0...1))
        if i % 2 == 0 { m.material.curve = Material.LumaCurve(0.1, 0.7, 0.2, 1.3) }
        if i % 6 == 4 { m.material = .blur(sigma: 0) }
        if i % 4 == 1 {
            m.shapes[0].glow = GlassMark.Glow(
                center: Point(x: random.double(0...150), y: random.double(0...100)), radius: random.double(1...60),
                strength: random.double(0...1))
        }
        if i % 4 == 2 { m.shapes[0].tint = RGBColor(red: 0.3, green: 0.9, blue: 0.1).withAlpha(random.double(0...1)) }
        return m
    }

    /// Returns noise in three planes, smoothed a little horizontally so that rounding can matter as in pictures.
    private func backdrop(_ random: inout SplitMix64, _ region: PixelRect) -> BlurRaster {
        let raster = BlurRaster()
        raster.shape(region: region, log: 0, planes: 3)
        for plane in 0..<3 {
            for y in 0..<raster.height {
                for x in 0..<raster.width { raster.row(plane, y)[x] = UInt16.random(in: 0...65535, using: &random) }
            }
        }
        return raster
    }

    private struct Picture {
        var coverage: [UInt8]
        var colors: [UInt32]
    }

    /// - Parameter area: An area inside the backdrop.
    private func traced(
        _ m: GlassMark, _ raster: BlurRaster, rim: BlurRaster? = nil, _ area: PixelRect, _ level: KernelLevel
    ) -> Picture {
        let body = GlassBody(m, raster, rim: rim, area, level)
        return Picture(coverage: body.coverage, colors: body.colors)
    }

    private func plain(
        _ m: GlassMark, _ raster: BlurRaster, rim: BlurRaster? = nil, _ area: PixelRect
    ) -> Picture {
        var out = Picture(coverage: [], colors: [])
        let shader = GlassOracle.GlassShader(
            m, backdrop: GlassOracle.SoftBackdrop(raster), rim: rim.map { GlassOracle.SoftBackdrop($0) })
        let field = GlassOracle.GlassField(m)
        for y in area.y..<area.maxY {
            for x in area.x..<area.maxX {
                let p = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
                let f = field.sample(p.x, p.y)
                let c = GlassOracle.coverage(f)
                out.coverage.append(c)
                out.colors.append(c > 0 ? shader.color(at: p, f) : 0)
            }
        }
        return out
    }

    private func difference(_ a: UInt32, _ b: UInt32) -> Int {
        [0, 8, 16, 24].map { abs(Int((a >> $0) & 255) - Int((b >> $0) & 255)) }.max() ?? 0
    }

    /// The body has one blur, or another one at the outline.
    @Test(arguments: [KernelLevel.scalar, .avx2], [false, true])
    func bodiesAreThoseOfThePlainFormulas(_ level: KernelLevel, _ hasRim: Bool) {
        var random = SplitMix64(seed: 70)
        let area = PixelRect(x: -5, y: -3, width: 190, height: 120)
        let raster = backdrop(&random, area)
        let rim = hasRim ? backdrop(&random, area) : nil
        var count = 0
        var unequal = 0
        var worst = 0
        for i in 0..<(isDebugBuild ? 6 : 60) {
            let m = mark(&random, i).sanitized ?? mark(&random, 0)
            let quick = traced(m, raster, rim: rim, area, level)
            let slow = plain(m, raster, rim: rim, area)
            for k in slow.colors.indices {
                let d = max(
                    abs(Int(quick.coverage[k]) - Int(slow.coverage[k])),
                    slow.coverage[k] > 0 ? difference(quick.colors[k], slow.colors[k]) : 0)
                count += slow.coverage[k] > 0 ? 1 : 0
                unequal += d > 0 ? 1 : 0
                worst = max(worst, d)
            }
        }
        #expect(count > 50_000)
        #expect(worst <= 1)
        #expect(unequal * 1000 <= count, "\(unequal) of \(count)")
    }

    @Test(arguments: [KernelLevel.scalar, .avx2])
    func bodiesOverOneColorAreThoseOfThePlainFormulas(_ level: KernelLevel) {
        var random = SplitMix64(seed: 73)
        let area = PixelRect(x: -5, y: -3, width: 190, height: 120)
        var tinted = 0
        for i in 0..<(isDebugBuild ? 6 : 40) {
            let raster = backdrop(&random, area)
            for plane in 0..<3 {
                let sample = UInt16.random(in: 0...65535, using: &random)
                for y in 0..<raster.height { raster.row(plane, y).update(repeating: sample, count: raster.width) }
            }
            let m = mark(&random, i).sanitized ?? mark(&random, 0)
            if m.shapes.contains(where: { $0.tint.alpha > 0 }) { tinted += 1 }
            let (quick, slow) = (traced(m, raster, area, level), plain(m, raster, area))
            let worst = slow.colors.indices.reduce(0) {
                slow.coverage[$1] > 0 ? max($0, difference(quick.colors[$1], slow.colors[$1])) : $0
            }
            #expect(worst <= 1, "body \(i)")
        }
        #expect(tinted > 0)
    }

    /// A pixel does not depend on where a row begins or ends: only a part is drawn again when little changes.
    @Test func partsAreThoseOfTheWhole() {
        var random = SplitMix64(seed: 71)
        let area = PixelRect(x: 0, y: 0, width: 180, height: 110)
        let raster = backdrop(&random, area)
        let rim = backdrop(&random, area)
        for i in 0..<(isDebugBuild ? 4 : 40) {
            guard let m = mark(&random, i).sanitized else { continue }
            let whole = traced(m, raster, rim: rim, area, .avx2)
            for _ in 0..<6 {
                let x = Int32.random(in: 0..<170, using: &random)
                let y = Int32.random(in: 0..<100, using: &random)
                let part = PixelRect(
                    x: x, y: y, width: Int32.random(in: 1...(180 - x), using: &random),
                    height: Int32.random(in: 1...(110 - y), using: &random))
                let piece = traced(m, raster, rim: rim, part, .avx2)
                var wrong = 0
                for r in 0..<Int(part.height) {
                    for c in 0..<Int(part.width) {
                        let k = r * Int(part.width) + c
                        let w = (r + Int(y)) * 180 + c + Int(x)
                        if piece.coverage[k] != whole.coverage[w] { wrong += 1 }
                        if piece.coverage[k] > 0, piece.colors[k] != whole.colors[w] { wrong += 1 }
                    }
                }
                #expect(wrong == 0, "\(i) \(part)")
            }
        }
    }

    /// Corners of every size find the chord that a search over all of them finds.
    @Test func theNearestChordIsFound() {
        var random = SplitMix64(seed: 72)
        for i in 0..<(isDebugBuild ? 20 : 300) {
            let size = [1e-160, 1e-60, 1e-3, 1, 60, 400, 1e5, 1e9][i % 8]
            let rect = Rect(
                x: 0, y: 0, width: size * random.double(0.5...1), height: size * random.double(0.5...1))
            let outline = RoundedRect(
                rect, radius: i % 3 == 0 ? 1e10 : size * random.double(0...0.5),
                curve: i % 2 == 0 ? .circular : .continuous)
            let quick = OutlineField(outline)
            let slow = GlassOracle.OutlineField(outline)
            var turned = 0
            for _ in 0..<300 {
                let x = size * random.double(-0.3...1.3)
                let y = size * random.double(-0.3...1.3)
                let a = quick.sample(x, y)
                let b = slow.sample(x, y)
                #expect((a.distance - b.distance).magnitude <= 1e-9 * max(size, 1), "\(outline) \(x) \(y)")
                if (a.normalX - b.normalX).magnitude > 1e-6 || (a.normalY - b.normalY).magnitude > 1e-6 { turned += 1 }
            }
            // The chords differ only where two positions are equally near.
            #expect(turned <= (size < 1e-2 ? 300 : 1), "\(outline)")
        }
    }
}
