import Testing
import VitrineDisplayList
import VitrineLayoutTestSupport
import VitrineMotion
import VitrinePrimitives
import VitrineSceneGraph
import VitrineTestSupport

@testable import VitrineSurfaces

/// Relations that hold for inks, materials, lines, places and symbols of any color and size.
@Suite struct SurfaceRuleTests {
    // MARK: Colors

    private func color(_ random: inout SplitMix64, alpha: ClosedRange<Double> = 0...1) -> RGBColor {
        RGBColor(
            red: random.double(0...1), green: random.double(0...1), blue: random.double(0...1),
            alpha: random.double(alpha))
    }

    private func isNear(_ a: RGBColor, _ b: RGBColor) -> Bool {
        near(a.red, b.red, 1e-9) && near(a.green, b.green, 1e-9) && near(a.blue, b.blue, 1e-9)
            && near(a.alpha, b.alpha, 1e-9)
    }

    @Test func `laying colors over each other is associative, and nothing shows through an opaque one`() {
        var random = SplitMix64(seed: 51)
        for _ in 0..<200 {
            let (a, b, c) = (color(&random, alpha: 0.1...1), color(&random, alpha: 0.1...1), color(&random))
            #expect(isNear(a.composited(over: b).composited(over: c), a.composited(over: b.composited(over: c))))
            #expect(isNear(a.composited(over: .clear), a) && isNear(a.withAlpha(1).composited(over: b), a.withAlpha(1)))
            #expect(near(a.composited(over: b.withAlpha(1)).alpha, 1, 1e-12))
        }
    }

    /// White where it has at least twice the luminance of the color, by the contrast of WCAG 2.
    @Test func `ink is white on grays up to half of white's contrast`() {
        for level in 0...255 {
            let gray = RGBColor(white: Double(level) / 255)
            let contrast = 1.05 / (SRGBTransfer.linear(gray.red) + 0.05)
            #expect(GlassInk.isWhite(on: gray) == (contrast >= 2), "\(level)")
        }
    }

    /// On light glass g a tint t becomes (t + g) / 2: half of it is laid over, then 1 - (1 + t) / 2 is taken away.
    @Test func `tints on light glass are the middle between tint and glass in every channel`() throws {
        let tint = RGBColor(red: 0.9, green: 0.2, blue: 0.5, alpha: 0.8)
        var seen: [RGBColor] = []
        _ = GlassInk.tinted(dark: false) { change in
            seen.append(change(tint))
            return []
        }
        let glass = RGBColor(red: 0.7, green: 0.9, blue: 0.95)
        try #require(seen.count == 2 && seen.allSatisfy { $0.alpha == 0.8 })
        for (t, burning, g) in [
            (tint.red, seen[1].red, glass.red), (tint.green, seen[1].green, glass.green),
            (tint.blue, seen[1].blue, glass.blue),
        ] { #expect(near(t / 2 + g / 2 - (1 - burning), (t + g - (1 - t)) / 2, 1e-9)) }
        #expect(seen[0] == tint)
    }

    @Test func `ink at either end is one layer, and between both of them`() {
        func layers(_ darkness: Double) -> [GroupNode] {
            let node = GlassInk.label.layers(darkness: darkness, contrast: false) { ink in
                [.shape(ShapeNode(.rect(Rect(x: 0, y: 0, width: 1, height: 1)), color: ink))]
            }
            guard case .group(let group) = node else { return [] }
            let inner = group.children.compactMap { if case .group(let layer) = $0 { layer } else { nil } }
            return group.blend == .normal && !inner.isEmpty ? inner : [group]
        }
        for (darkness, blends) in [
            (-0.1, [BlendMode.plusDarker]), (0, [.plusDarker]), (1, [.plusLighter]), (1.1, [.plusLighter]),
            (0.5, [.plusDarker, .plusLighter]),
        ] { #expect(layers(darkness).map(\.blend) == blends, "\(darkness)") }
    }

    // MARK: Bars

    @Test func `a bar has a surface of its own with an effect or a color`() {
        let context = Context.test(design: .legacy)
        #expect(BarAppearance().surface(in: context) == nil)
        #expect(BarAppearance(shadowColor: .black).surface(in: context) == nil)
        #expect(BarAppearance(backgroundColor: .black).surface(in: context) != nil)
        #expect(BarAppearance(backgroundEffect: .dark).surface(in: context) != nil)
    }

    @Test func `the line of a bar ends where the bar begins, whole by default`() {
        let material = LegacyBarMaterial(context: .test(design: .legacy))
        func bounds(_ node: Node) -> Rect? {
            switch node {
            case .shape(let shape): shape.path.controlBounds
            case .image(let image): image.frame
            case .group(let group): group.children.first.flatMap(bounds)
            default: nil
            }
        }
        let high = Image(Bitmap(width: 2, height: 5, fill: RGBColor.black.premultiplied))
        for (image, height) in [(nil, 1.0 / 3), (high, 5)] as [(Image?, Double)] {
            for color in [nil, RGBColor.black] {
                let line = bounds(material.hairline(at: 700, color: color, image: image))
                #expect(near(line, Rect(x: 0, y: 700 - height, width: 430, height: height), 1e-9))
            }
        }
        #expect(material.hairline(at: 9) == material.hairline(at: 9, strength: 1))
        #expect(material.hairline(at: 9, strength: 0.5) != material.hairline(at: 9))
    }

    /// Where transparency is reduced, a material is a fill of its color; a mere blur is nothing.
    @Test func `opaque materials are fills unless they have no color`() {
        var context = Context.test()
        context.traits.reduceTransparency = true
        let path = Path.rect(Rect(x: 0, y: 0, width: 9, height: 9))
        let blur = Material(sigma: 20, lumaScale: 1, lumaOffset: 0, chroma: 1)
        let gray = Material(sigma: 20, lumaScale: 0, lumaOffset: 0.5, chroma: 0)
        func isFilled(_ material: Material, _ tint: RGBColor) -> Bool {
            let node = SurfaceSettings(context)?.applied(
                to: .backdrop(BackdropNode(path, material: material, tint: tint)))
            if case .shape? = node { return true } else { return false }
        }
        #expect(!isFilled(blur, .clear) && isFilled(blur, .white.withAlpha(0.5)))
        #expect(isFilled(gray, .clear) && isFilled(gray, .white))
        #expect(SurfaceSettings(.test()) == nil)
    }

    @Test func `lengths of glass are in points`() {
        let shape = GlassMark.Shape(outline: RoundedRect(Rect(x: 0, y: 0, width: 44, height: 44), radius: 22))
        let style = GlassStyle(over: .white, appearance: .light)
        guard case .glass(let node) = style.body([shape], fusion: 3, opacity: 0.5) else {
            Issue.record("not glass")
            return
        }
        #expect(node.body.unit == 1 && node.body.fusion == 3 && node.body.opacity == 0.5)
    }

    // MARK: Places

    @Test(arguments: InterfaceLayoutDirection.allCases)
    func `the secondary column is what the covered part of the sidebar leaves`(_ direction: InterfaceLayoutDirection) {
        var context = Context.test(device: "ipad-pro-11", direction: direction, scale: 2)
        for (share, taken) in [(-0.2, 0.0), (0, 0), (0.5, 150), (1, 300), (1.3, 300)] {
            context.primaryColumn = PrimaryColumn(inset: 300, fraction: share)
            let (page, screen) = (context.secondaryColumn, context.screen)
            #expect(near(page.width, screen.width - taken, 1e-9) && page.height == screen.height)
            #expect(near(direction == .leftToRight ? page.minX : screen.maxX - page.maxX, taken, 1e-9))
        }
    }

    @Test func `symbols that point in the reading direction are mirrored from right to left, others not`() throws {
        let path = Path.rect(Rect(x: 1, y: 2, width: 3, height: 4))
        for mirrors in [true, false] {
            let icon = VectorIcon(
                name: "i", viewBox: Rect(x: 0, y: 0, width: 10, height: 10), path: path, mirrorsInRightToLeft: mirrors)
            func bounds(_ own: InterfaceLayoutDirection, _ given: InterfaceLayoutDirection?) throws -> Rect {
                let context = with(Context.test(direction: own)) { $0.icons = ["i": icon] }
                let node = context.icon(
                    "i", height: 20, center: Point(x: 100, y: 50), color: .black, direction: given)
                guard case .shape(let shape)? = node else { throw Missing() }
                return shape.path.controlBounds
            }
            let plain = Rect(x: 92, y: 44, width: 6, height: 8)
            let mirrored = mirrors ? Rect(x: 102, y: 44, width: 6, height: 8) : plain
            #expect(try near(bounds(.leftToRight, nil), plain, 1e-9))
            #expect(try near(bounds(.rightToLeft, nil), mirrored, 1e-9))
            #expect(try near(bounds(.leftToRight, .rightToLeft), mirrored, 1e-9))
            #expect(try near(bounds(.rightToLeft, .leftToRight), plain, 1e-9))
        }
    }

    private struct Missing: Error {}

    /// Source: EPSG:3857 on a sphere, whose square ends at 85.05 degrees.
    @Test func `places on the map grow to the east and the south, and end at the square`() {
        func y(_ latitude: Double) -> Double { GeoJSON.place(longitude: 0, latitude: latitude).y }
        #expect(near(y(90), 0, 1e-9) && near(y(-90), 1, 1e-9) && near(y(0), 0.5, 1e-12))
        for latitude in stride(from: -80.0, through: 80, by: 10) {
            #expect(y(latitude) > y(latitude + 5) && near(y(latitude) + y(-latitude), 1, 1e-9))
        }
        #expect(
            GeoJSON.place(longitude: -180, latitude: 0).x == 0 && GeoJSON.place(longitude: 90, latitude: 0).x == 0.75)
    }

    @Test func `the bounds of features are around all shapes and markers`() {
        var features = GeoJSON()
        #expect(features.bounds == nil)
        features.shapes = [
            GeoJSON.Shape(.rect(Rect(x: 3, y: 4, width: 5, height: 6)), stroke: .black, strokeWidth: 1, fill: nil)
        ]
        #expect(features.bounds == Rect(x: 3, y: 4, width: 5, height: 6))
        features.shapes.append(
            GeoJSON.Shape(.rect(Rect(x: 1, y: 8, width: 1, height: 9)), stroke: .black, strokeWidth: 1, fill: nil))
        #expect(features.bounds == Rect(x: 1, y: 4, width: 7, height: 13))
    }

    // MARK: Touches

    /// A finger leaves a ripple at touch down and at every move, for the time that a ripple lasts.
    @Test(arguments: [60.0, 120]) func `the trail of a finger has the ripples of the last moves`(_ rate: Double) {
        let leg = FingerPath.Leg(by: Point(x: 0, y: 300), duration: 1, curve: .linear)
        let dot = TouchIndicator(FingerPath(down: 0, start: Point(x: 100, y: 50), legs: [leg]), style: .ring)
        for tick in 0..<Int(0.9 * rate) {
            for part in [0, 0.5] {
                let seconds = (Double(tick) + part) / rate
                let ripples = dot.nodes(at: seconds, dark: false, tint: .white, rate: rate).compactMap { node in
                    if case .shape(let shape) = node { shape.path.controlBounds } else { nil }
                }
                let expected = (0...tick).filter { seconds - Double($0) / rate < TouchIndicator.rippleTime - 1e-9 }
                #expect((ripples.count - expected.count).magnitude <= (part == 0 ? 1 : 0), "\(seconds)")
                // The newest one is where the finger was at the last tick.
                let newest = ripples.map(\.midY).max() ?? 0
                #expect(near(newest, 50 + 300 * Double(tick) / rate, 0.01), "\(seconds)")
                #expect(ripples.allSatisfy { $0.width / 2 <= TouchIndicator.radius + 1e-9 })
            }
        }
    }

    /// Opaque glass has the color that a material has over the background of its appearance: white in light surroundings,
    /// black in dark ones.
    @Test(arguments: [(0.0, 1.0), (0.5, 0.5), (1, 0)]) func `opaque glass lies on the background of its appearance`(
        _ darkness: Double, _ ground: Double
    ) {
        var context = Context.test()
        context.traits.reduceTransparency = true
        context.glass.bar = darkness
        let material = Material(sigma: 9, lumaScale: 0.5, lumaOffset: 0.2, chroma: 1)
        let shape = GlassMark.Shape(outline: RoundedRect(Rect(x: 0, y: 0, width: 44, height: 44), radius: 22))
        let node = SurfaceSettings(context)?.applied(
            to: .glass(GlassNode(GlassMark(shapes: [shape], material: material, unit: 1))))
        guard case .glass(let glass)? = node else {
            Issue.record("not glass")
            return
        }
        #expect(near(glass.body.material.lumaOffset, 0.2 + 0.5 * ground, 1e-9))
        #expect(glass.body.material.lumaScale == 0 && glass.body.material.sigma == 0 && glass.body.lens == 0)
    }
}
