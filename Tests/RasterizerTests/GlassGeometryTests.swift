import Testing
import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

/// The pixels that bodies of glass omit, keep and read in a downscaled backdrop.
@Suite struct GlassGeometryTests {
    private static let transform = Material(sigma: 30, lumaScale: 0.318, lumaOffset: 0.7, chroma: 0.6, gain: 0.97)

    private func body(_ rect: Rect, radius: Double = 40, unit: Double = 2) -> GlassMark {
        GlassMark(
            shapes: [GlassMark.Shape(outline: RoundedRect(rect, radius: radius))],
            material: GlassGeometryTests.transform,
            shadow: GlassMark.Shadow(offset: Point(x: 0, y: 8), sigma: 17, color: RGBColor.black.withAlpha(0.14)),
            unit: unit, rim: 0.18)
    }

    private func noise(_ width: Int, _ height: Int, seed: UInt64) -> [UInt32] {
        var random = SplitMix64(seed: seed)
        return (0..<(width * height)).map { _ in UInt32.random(in: 0...0xffffff, using: &random) | 0xff00_0000 }
    }

    /// Returns large squares of black and white, with the steepest blur.
    private func squares(_ width: Int, _ height: Int) -> [UInt32] {
        (0..<(width * height)).map { ($0 % width / 90 + $0 / width / 90) % 2 == 0 ? 0xff00_0000 : 0xffff_ffff }
    }

    @Test(arguments: [2.0, 9, 20, 36, 120])
    func theShrunkBackdropIsWithinALevelOfTheFullOne(_ sigma: Double) {
        let area = PixelRect(x: 0, y: 0, width: 300, height: 240)
        let plan = BlurPlan(sigma: sigma)
        let region = plan.region(around: area, on: area)
        for pixels in [noise(300, 240, seed: 80), squares(300, 240)] {
            let raster = RasterBlur.raster(pixels, area, plan, region: region, border: .extend, planes: 3)
            let full = BlurRaster()
            full.shape(region: region, log: 0, planes: 3)
            for k in 0..<3 {
                let samples = RasterBlur.expanded(raster, k, region)
                for y in 0..<full.height {
                    full.row(k, y).update(
                        from: Array(samples[(y * full.width)..<((y + 1) * full.width)]), count: full.width)
                    full.pad(k, y)
                }
            }
            for (i, m) in [
                body(Rect(x: 20.4, y: 12.7, width: 251.3, height: 210.9)),
                body(Rect(x: 30, y: 40, width: 240, height: 96), radius: 48, unit: 3),
            ].enumerated() {
                let coarse = GlassBody(m, raster, area, .best)
                let fine = GlassBody(m, full, area, .best)
                #expect(coarse.coverage == fine.coverage)
                let worst = zip(coarse.colors, fine.colors).reduce(0) { worst, pair in
                    [0, 8, 16].reduce(worst) {
                        max($0, abs(Int(pair.0 >> $1 & 255) - Int(pair.1 >> $1 & 255)))
                    }
                }
                #expect(worst <= 1, "body \(i)")
            }
        }
    }

    /// One row stands for all equal ones; each of them, made by itself, is the same.
    @Test func uprightRowsAreAlike() {
        var random = SplitMix64(seed: 81)
        for i in 0..<20 {
            let m = body(
                Rect(
                    x: random.double(-20...30), y: random.double(-20...30), width: random.double(10...200),
                    height: random.double(100...260)), radius: i % 4 == 0 ? 0 : random.double(0...60))
            let area = PixelRect(x: 0, y: 0, width: 220, height: 260)
            let grid = GlassGrid(log: 2)
            let geometry = GlassGeometry()
            geometry.make(
                GlassGeometry.Key(m, area: area, grid: grid), m, ThreadPool(threads: 1, kernels: kernels(at: .best)))
            let tracer = GlassTracer(m, grid)
            for y in geometry.rows.upright {
                let alone = GlassBand()
                alone.begin(y)
                GlassBatch.with { tracer.trace(y, area.x..<area.maxX, into: alone, $0, kernels(at: .best)) }
                alone.endRow()
                let (common, band) = geometry.rows.segments(y)
                #expect(
                    pixels(alone.view.row(y), alone.view, grid, y) == pixels(common, band, grid, y),
                    "body \(i), row \(y)")
            }
        }
    }

    /// A shape that is symmetric on the pixels is sampled in one half only, beside another shape far off in both.
    @Test func mirroredHalvesAreWhatTheyAreByThemselves() {
        var random = SplitMix64(seed: 83)
        var mirrored = 0
        for i in 0..<40 {
            // The center is on the border or in the middle of a column, or off it, and sometimes the area clips it.
            let center = Double(random.int(150...250)) / 2 + (i % 5 == 0 ? 0.3 : 0)
            let width = random.double(10...(i % 3 == 0 ? 400 : 200))
            let rect = Rect(
                x: center - width / 2, y: random.double(-20...30), width: width, height: random.double(10...260))
            let one = body(rect, radius: random.double(0...90), unit: random.element(of: [1, 3]))
            var two = one
            two.shapes.append(GlassMark.Shape(outline: RoundedRect(rect.offsetBy(dx: 5000, dy: 0), radius: 9)))
            let grid = GlassGrid(log: 2)
            let area = PixelRect(x: 0, y: 0, width: 230, height: 260)
            if GlassField(one).mirroredColumns != nil { mirrored += 1 }
            for y in area.y..<area.maxY {
                let rows = [one, two].map { m in
                    let band = GlassBand()
                    band.begin(y)
                    GlassBatch.with {
                        GlassTracer(m, grid).trace(y, area.x..<area.maxX, into: band, $0, kernels(at: .best))
                    }
                    band.endRow()
                    return pixels(band.view.row(y), band.view, grid, y)
                }
                #expect(rows[0] == rows[1], "body \(i), row \(y)")
            }
        }
        #expect(mirrored == 32)
    }

    /// Pixels that are made together equal single ones. The lenses draw toward the center, where
    /// each pixel reads a position of its own, or do not; the shapes are single or several.
    @Test func rowsAreWhatTheirPixelsAreByThemselves() {
        var random = SplitMix64(seed: 84)
        let area = PixelRect(x: 0, y: 0, width: 150, height: 110)
        let grid = GlassGrid(log: 1)
        for i in 0..<(isDebugBuild ? 6 : 30) {
            func rect() -> Rect {
                Rect(
                    x: random.double(-40...60), y: random.double(-40...40), width: random.double(2...160),
                    height: random.double(2...140))
            }
            var m = body(rect(), radius: i % 4 == 0 ? 0 : random.double(0...50), unit: random.element(of: [1, 2, 3]))
            m.lens = i % 5 == 4 ? 0 : random.double(0.1...1)
            m.rim = i % 4 == 3 ? 0 : 0.18
            if i % 2 == 1 {
                m.shapes.append(GlassMark.Shape(outline: RoundedRect(rect(), radius: random.double(0...30))))
                m.fusion = random.double(0...20)
            }
            let tracer = GlassTracer(m, grid)
            func row(_ y: Int32, _ columns: Range<Int32>) -> [[Double]] {
                let band = GlassBand()
                band.begin(y)
                GlassBatch.with { tracer.trace(y, columns, into: band, $0, kernels(at: .best)) }
                band.endRow()
                return pixels(band.view.row(y), band.view, grid, y)
            }
            for y in area.y..<area.maxY {
                let single = (area.x..<area.maxX).flatMap { row(y, $0..<($0 + 1)) }
                #expect(row(y, area.x..<area.maxX) == single, "body \(i), row \(y)")
            }
        }
    }

    /// Returns the values of each pixel of a row: column, coverage, the position it reads, light, and rim fraction.
    private func pixels(
        _ segments: UnsafeBufferPointer<GlassBand.Segment>, _ band: GlassBand.View, _ grid: GlassGrid, _ y: Int32
    ) -> [[Double]] {
        segments.flatMap { s in
            (0..<Int(s.count)).map { i in
                let first = Int(s.first)
                let row =
                    s.row == GlassBand.ownRow
                    ? grid.row(of: y) : s.row == GlassBand.manyRows ? band.rows[first + i] : s.row
                return [
                    Double(Int(s.x) + i), Double(s.coverage < 0 ? Int32(band.coverage[first + i]) : s.coverage),
                    s.first < 0 ? -1 : Double(band.columns[first + i]), Double(row),
                    s.rim < 0 ? 0 : Double(band.rims[Int(s.rim) + (s.first < 0 ? 0 : i)]),
                    Double(s.rimShare < 0 ? Int32(band.rimShares[first + i]) : s.rimShare),
                ]
            }
        }
    }

    @Test func threadsMakeTheSameBody() {
        let area = PixelRect(x: 0, y: 0, width: 220, height: 200)
        let plan = BlurPlan(sigma: 12)
        let raster = RasterBlur.raster(
            noise(220, 200, seed: 82), area, plan, region: plan.region(around: area, on: area), border: .extend,
            planes: 3)
        let m = body(Rect(x: 9.2, y: 11.9, width: 190, height: 170))
        let one = GlassBody(m, raster, area, .scalar)
        for level in KernelLevel.allCases where level.isSupported {
            let other = GlassBody(m, raster, area, level, threads: 3)
            #expect(other.coverage == one.coverage && other.colors == one.colors, "\(level)")
        }
    }

    /// Far from a dot, a body looks as over a page of one color, where rows are filled without reading them.
    @Test func pagesOfOneColorAreAsOthers() {
        let glass = Mark.glass(body(Rect(x: 30.5, y: 20.2, width: 340, height: 500)))
        func picture(_ marks: [Mark]) -> Bitmap {
            Rasterizer().render(
                DisplayList(
                    width: 400, height: 540, background: PremultipliedColor(bits: 0xfff4_967a), marks: marks + [glass]))
        }
        func dot(_ y: Double) -> Mark {
            .fill(FillMark(path: .rect(Rect(x: 0, y: y, width: 6, height: 6)), paint: .solid(.black)))
        }
        let plain = picture([])
        // There are two dots, so that every row of the whole is beside one of them in one of the pictures.
        for (y, far) in [(0.0, 260..<540), (530, 0..<270)] {
            let dotted = picture([dot(y)])
            let wrong = far.filter { row in (0..<400).contains { plain[$0, row] != dotted[$0, row] } }
            #expect(wrong.isEmpty, "dot at \(y)")
            #expect(plain != dotted)
        }
        // A strip beside it, in all rows, is too far away to be visible.
        let strip = Mark.fill(
            FillMark(path: .rect(Rect(x: 0, y: 0, width: 1, height: 540)), paint: .solid(.black)))
        let striped = picture([strip])
        let right = (0..<540).filter { row in (250..<400).contains { plain[$0, row] != striped[$0, row] } }
        #expect(right.isEmpty)
    }

    /// A body whose outline stays is not traced again when its law or its backdrop changes.
    @Test func outlinesAreKept() {
        func list(_ page: UInt32, _ transform: Double, width: Double) -> DisplayList {
            var m = body(Rect(x: 30.5, y: 20, width: width, height: 80))
            m.material.lumaOffset = transform
            m.opacity = 0.9
            return DisplayList(
                width: 300, height: 130, background: PremultipliedColor(bits: page), marks: [.glass(m)])
        }
        let living = Rasterizer(threads: 2)
        var known: GlassGeometry?
        for (i, next) in [
            list(0xff00_8080, 0.7, width: 200), list(0xff20_8080, 0.7, width: 200), list(0xff20_8080, 0.5, width: 200),
            list(0xff20_8080, 0.5, width: 201), list(0xff20_9980, 0.5, width: 201),
        ].enumerated() {
            living.update(to: next)
            #expect(pictureDifference(living.canvas, Rasterizer().render(next)) == nil, "frame \(i)")
            let geometry = living.renderer.last.outputs[0]?.pieces[0].geometry
            #expect(geometry != nil && (geometry === known) == (i != 0 && i != 3), "frame \(i)")
            known = geometry
        }
    }

    /// Separate shapes are bodies by themselves, with the pixels that all of them together would have.
    @Test func shapesApartAreAsTheWhole() {
        var random = SplitMix64(seed: 83)
        let area = PixelRect(x: 0, y: 0, width: 420, height: 130)
        let plan = BlurPlan(sigma: 9)
        let raster = RasterBlur.raster(
            noise(420, 130, seed: 84), area, plan, region: plan.region(around: area, on: area), border: .extend,
            planes: 3)
        for i in 0..<12 {
            var m = body(Rect(x: 280.3, y: 8.5, width: 100, height: 60), radius: 30)
            m.fusion = i % 2 == 0 ? 0 : 24
            // The gap includes the reach and the pixels that an outline clips, from one box to the next.
            let gap = m.fusion + 1.6
            for left in [20.1, 150.1] {
                m.shapes.append(
                    GlassMark.Shape(
                        outline: RoundedRect(
                            Rect(x: left, y: 5 + random.double(0...40), width: 130 - gap, height: 60), radius: 30)))
            }
            if i % 3 == 0 { m.shapes[1].tint = RGBColor.white.withAlpha(0.4) }
            if i % 3 == 1 {
                m.shapes[2].glow = GlassMark.Glow(center: Point(x: 200, y: 40), radius: 50, strength: 0.3)
            }
            #expect(m.pieces.map(\.first) == [1, 2, 0])
            let whole = GlassBody(m, raster, area, .best)
            var differing = 0
            for (first, piece) in m.pieces {
                let part = GlassBody(piece, raster, area, .best)
                for k in part.coverage.indices where part.coverage[k] > 0 {
                    #expect(part.coverage[k] == whole.coverage[k], "\(i), shape \(first), pixel \(k)")
                    // A flat area of one shape may be a lens without effect for all: the two are rounded differently.
                    if part.colors[k] != whole.colors[k] { differing += 1 }
                }
            }
            #expect(differing <= 20)
            // One pixel nearer, the shapes are joined.
            m.fusion += 1
            #expect(m.fusion < 2 || m.pieces.count == 1)
        }
    }
}
