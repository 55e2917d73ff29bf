import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

/// Every number of every mark is replaced, one at a time, by one that no scene has.
@Suite struct HostileMarkTests {
    private static let odd: [Double] = [
        .nan, .infinity, -.infinity, 1e308, -1e308, 1e18, -1e9, 3e6, 2_147_483_648, -32_768.5, 1e-308, 0,
    ]

    private let box = Rect(x: 5, y: 4, width: 20, height: 15)
    private let all = PixelRect(x: -50, y: -50, width: 150, height: 130)

    private func draw(_ marks: [Mark], _ width: Int = 40, _ height: Int = 30) -> Bitmap {
        Rasterizer(threads: 2).render(
            DisplayList(width: width, height: height, background: RGBColor(0x808080).premultiplied, marks: marks))
    }

    /// Returns marks of every kind with a number at every place, one at a time.
    private func marks(_ v: Double) -> [[Mark]] {
        let stops = [GradientStop(0, .black), GradientStop(1, .white)]
        let path = Path.rect(box)
        let rects = [
            Rect(x: v, y: 4, width: 20, height: 15), Rect(x: 5, y: v, width: 20, height: 15),
            Rect(x: 5, y: 4, width: v, height: 15), Rect(x: 5, y: 4, width: 20, height: v),
        ]
        let paths = rects.map { Path.rect($0) } + rects.map { Path.ellipse(in: $0) }
        let image = Image(Bitmap(width: 3, height: 2, fill: RGBColor(0x00ff00).premultiplied))
        let material = Material(sigma: 4, lumaScale: 0.5, lumaOffset: 0.2, chroma: 0.7)
        var out: [[Mark]] = []
        for paint in [
            Paint.solid(RGBColor(red: v, green: 0.5, blue: v, alpha: 1)),
            .solid(RGBColor(red: 1, green: 0, blue: 0, alpha: v)),
            .linear(start: Point(x: v, y: 1), end: Point(x: 9, y: v), stops: stops),
            .radial(center: Point(x: v, y: 1), radius: 9, stops: stops),
            .radial(center: Point(x: 4, y: 1), radius: v, stops: stops),
            .conic(center: Point(x: v, y: v), start: 0, stops: stops),
            .conic(center: Point(x: 9, y: 9), start: v, stops: stops),
            .conic(center: Point(x: 9, y: 9), start: 0, stops: [GradientStop(v, .black), GradientStop(v, .white)]),
        ] { out.append([.fill(FillMark(path: path, paint: paint))]) }
        for p in paths {
            out.append([.fill(FillMark(path: p, paint: .solid(.black), blend: .luminosity))])
            out.append([.image(ImageMark(image: image, transform: .scale(9), clip: p))])
            out.append([.shadow(ShadowMark(path: p, sigma: 3, color: .black))])
            out.append([.shadow(ShadowMark(path: path, sigma: 3, color: .black, knockout: p))])
            out.append([.shadow(ShadowMark(path: p, sigma: 9, color: .black, knockout: path, inner: true))])
            out.append([.backdrop(BackdropMark(path: p, material: material))])
            let shadow = GroupMark.Shadow(offset: Point(x: 2, y: 3), sigma: 2, color: .black)
            for s in [nil, shadow] {
                out.append([
                    .beginGroup(GroupMark(bounds: all, sigma: 2, clip: p, shadow: s)),
                    .fill(FillMark(path: p, paint: .solid(.white))),
                    .backdrop(BackdropMark(path: p, material: material)),
                    .endGroup,
                ])
            }
        }
        for t in [
            Transform(a: v, b: 0, c: 0, d: 1, tx: 0, ty: 0), Transform(a: 1, b: v, c: 0, d: 1, tx: 0, ty: 0),
            Transform(a: 1, b: 0, c: v, d: 1, tx: 0, ty: 0), Transform(a: 1, b: 0, c: 0, d: v, tx: 0, ty: 0),
            Transform(a: 1, b: 0, c: 0, d: 1, tx: v, ty: 0), Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: v),
            Transform(a: v, b: 0, c: 0, d: v, tx: 0, ty: 0), Transform(a: v, b: v, c: v, d: v, tx: v, ty: v),
        ] {
            out.append([.glyphs(GlyphsMark(glyphs: [.init(outline: Outline(path), transform: t)], color: .black))])
            for filter in ImageMark.Filter.allCases {
                out.append([.image(ImageMark(image: image, transform: t, opacity: 0.5, filter: filter))])
            }
        }
        out += sigmas(v, path) + glasses(v, rects)
        return out
    }

    private func sigmas(_ v: Double, _ path: Path) -> [[Mark]] {
        let fill = Mark.fill(FillMark(path: path, paint: .solid(.white)))
        var out: [[Mark]] = [
            [.shadow(ShadowMark(path: path, sigma: v, color: .black))],
            [.shadow(ShadowMark(path: path, sigma: v, color: .black, knockout: path, inner: true))],
            [.beginGroup(GroupMark(bounds: all, opacity: v)), fill, .endGroup],
            [.beginGroup(GroupMark(bounds: all, sigma: v)), fill, .endGroup],
            [.image(ImageMark(image: Image(Bitmap(width: 1, height: 1)), transform: .identity, opacity: v))],
        ]
        for shadow in [
            GroupMark.Shadow(offset: Point(x: v, y: 1), sigma: 2, color: .black),
            .init(offset: Point(x: 1, y: v), sigma: 2, color: .black), .init(offset: .zero, sigma: v, color: .black),
            .init(offset: .zero, sigma: 2, color: RGBColor(red: v, green: v, blue: v, alpha: v)),
        ] { out.append([.beginGroup(GroupMark(bounds: all, shadow: shadow)), fill, .endGroup]) }
        for material in [
            Material(sigma: v, lumaScale: 1, lumaOffset: 0, chroma: 1),
            Material(sigma: 2, lumaScale: v, lumaOffset: v, chroma: 1),
            Material(sigma: 2, lumaScale: 1, lumaOffset: 0, chroma: v),
            .init(sigma: 2, lumaScale: 1, lumaOffset: 0, chroma: 1, gain: v),
            Material(sigma: 2, lumaScale: 1, lumaOffset: 0, chroma: 1, curve: .init(0, v, -v, 1)),
        ] { out.append([.backdrop(BackdropMark(path: path, material: material))]) }
        out.append([.backdrop(BackdropMark(path: path, material: .blur(sigma: 2), opacity: v))])
        return out
    }

    private func glasses(_ v: Double, _ rects: [Rect]) -> [[Mark]] {
        var base = glass([RoundedRect(box, radius: 6), RoundedRect(Rect(x: 26, y: 8, width: 9, height: 9), radius: 3)])
        base.shadow = GlassMark.Shadow(offset: Point(x: 1, y: 2), sigma: 3, color: .black)
        var out: [GlassMark] = []
        func add(_ change: (inout GlassMark) -> Void) {
            var copy = base
            change(&copy)
            out.append(copy)
        }
        for r in rects { add { $0.shapes[0].outline = UnevenRoundedRect(RoundedRect(r, radius: 4)) } }
        add { $0.shapes[0].outline = UnevenRoundedRect(RoundedRect(box, radius: v)) }
        add { $0.shapes[0].outline = UnevenRoundedRect(box, radii: CornerRadii(topLeft: v, bottomRight: 5)) }
        add { $0.fusion = v }
        add { $0.unit = v }
        add { $0.rim = v }
        add { $0.lens = v }
        add { $0.opacity = v }
        add { $0.material.sigma = v }
        add { $0.shadow?.sigma = v }
        add { $0.shadow?.offset = Point(x: v, y: -v) }
        add { $0.shapes[0].glow = .init(center: Point(x: v, y: 4), radius: 9, strength: 1) }
        add { $0.shapes[0].glow = .init(center: Point(x: 9, y: 4), radius: v, strength: v) }
        return out.map { [.glass($0)] }
    }

    @Test(arguments: HostileMarkTests.odd)
    func oneOddNumberAnywhereIsSafeAndStaysPremultiplied(_ v: Double) {
        for (i, list) in marks(v).enumerated() {
            let group = [Mark.beginGroup(GroupMark(bounds: all, opacity: 0.5, sigma: 3))] + list + [.endGroup]
            for out in [draw(list), draw(group), draw(list, 1, 1)] {
                let fault = out.pixels.lazy.map(PremultipliedColor.init(bits:)).first { color -> Bool in
                    max(color.red, color.green, color.blue) > color.alpha
                }
                #expect(fault == nil, "list \(i): \(list)")
            }
        }
    }

    /// Marks without extent of every kind leave the page unchanged.
    @Test func emptyClipsAndFlatShapesPaintNothing() {
        let blank = draw([])
        let fill = Mark.fill(FillMark(path: .rect(box), paint: .solid(.white)))
        let image = Image(Bitmap(width: 3, height: 2, fill: RGBColor(0x00ff00).premultiplied))
        for empty in [
            Path(), .rect(Rect(x: 5, y: 4, width: 0, height: 9)), .rect(Rect(x: 500, y: 4, width: 9, height: 9)),
        ] {
            for marks: [Mark] in [
                [.image(ImageMark(image: image, transform: .scale(5), clip: empty))],
                [.beginGroup(GroupMark(bounds: all, clip: empty)), fill, .endGroup],
                [.beginGroup(GroupMark(bounds: all, sigma: 3, clip: empty)), fill, .endGroup],
                [.fill(FillMark(path: empty, paint: .solid(.black)))],
                [.shadow(ShadowMark(path: .rect(box), sigma: 3, color: .black, knockout: empty, inner: true))],
                [.backdrop(BackdropMark(path: empty, material: .blur(sigma: 3), tint: .black))],
                [
                    .beginGroup(
                        GroupMark(
                            bounds: all, clip: empty, shadow: .init(offset: Point(x: 3, y: 3), sigma: 2, color: .black))
                    ),
                    fill, .endGroup,
                ],
            ] { #expect(draw(marks) == blank, "\(marks)") }
        }
        for t in [
            Transform.scale(0), .scale(x: 0, y: 5), .scale(x: 5, y: 0), Transform(a: 2, b: 2, c: 2, d: 2, tx: 0, ty: 0),
        ] {
            for filter in ImageMark.Filter.allCases {
                #expect(draw([.image(ImageMark(image: image, transform: t, filter: filter))]) == blank)
            }
        }
    }
}
