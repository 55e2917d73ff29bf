import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

/// Display lists made of random marks.
struct RandomList {
    var random: SplitMix64
    let width: Int
    let height: Int
    /// The reciprocal probability that a number is replaced by one that no scene has; 0 for never.
    var oddity = 0
    /// Whether glass and backdrops, which depend on the area beside the canvas, may appear.
    var allowsBackdrops = true

    private static let odd: [Double] = [
        .nan, .infinity, -.infinity, 1e308, -1e308, 1e18, -1e18, 1e9, -1e9, 3e6, -3e6, 65_536, -40_000, 1e-308, -1e-18,
        0, -0.0,
        2_147_483_648, 0.5, 1023.999,
    ]

    init(seed: UInt64, width: Int, height: Int, oddity: Int = 0, allowsBackdrops: Bool = true) {
        random = SplitMix64(seed: seed)
        self.width = width
        self.height = height
        self.oddity = oddity
        self.allowsBackdrops = allowsBackdrops
    }

    mutating func number(_ range: ClosedRange<Double>) -> Double {
        if oddity > 0, random.int(1...oddity) == 1 { return RandomList.odd.randomElement(using: &random)! }
        return random.double(range)
    }

    mutating func point() -> Point {
        Point(x: number(-10...(Double(width) + 10)), y: number(-10...(Double(height) + 10)))
    }

    mutating func rect() -> Rect {
        let p = point()
        return Rect(x: p.x, y: p.y, width: number(0...Double(width)), height: number(0...Double(height)))
    }

    mutating func color() -> RGBColor {
        RGBColor(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: number(0...1))
    }

    mutating func outline() -> RoundedRect {
        RoundedRect(rect(), radius: number(0...20), curve: random.int(0...1) == 0 ? .circular : .continuous)
    }

    /// Returns an outline of glass, with equal or unequal corners.
    mutating func glassOutline() -> UnevenRoundedRect {
        let equal = UnevenRoundedRect(outline())
        guard random.int(0...3) == 0 else { return equal }
        let radii = CornerRadii(
            topLeft: number(0...20), topRight: number(0...20), bottomRight: number(0...20), bottomLeft: number(0...20))
        return UnevenRoundedRect(equal.rect, radii: radii, curve: equal.curve)
    }

    mutating func path() -> Path {
        switch random.int(0...3) {
        case 0: return .rect(rect())
        case 1: return .roundedRect(outline())
        case 2: return .ellipse(in: rect())
        default:
            var p = Path()
            p.move(to: point())
            for _ in 0..<random.int(0...5) {
                if random.int(0...1) == 0 { p.line(to: point()) } else { p.cubic(point(), point(), to: point()) }
            }
            if random.int(0...1) == 0 { p.close() }
            return p
        }
    }

    mutating func transform() -> Transform {
        let k = number(0.05...4)
        let turn = random.int(0...1) == 0 ? 0 : number(-1...1)
        let p = point()
        return Transform(a: k, b: turn, c: -turn, d: random.int(0...3) == 0 ? number(-2...2) : k, tx: p.x, ty: p.y)
    }

    mutating func paint() -> Paint {
        func stops(_ list: inout RandomList) -> [GradientStop] {
            (0..<list.random.int(0...4)).map { i in GradientStop(list.number(0...0.5) + Double(i) * 0.1, list.color()) }
        }
        switch random.int(0...5) {
        case 0: return .linear(start: point(), end: point(), stops: stops(&self))
        case 1: return .radial(center: point(), radius: number(0...30), stops: stops(&self))
        case 2: return .conic(center: point(), start: number(-2...2), stops: stops(&self))
        default: return .solid(color())
        }
    }

    /// Returns a random mode, half of the time the usual one.
    mutating func blend() -> BlendMode { random.chance(2) ? .normal : random.element(of: BlendMode.allCases) }

    mutating func sigma() -> Double { random.int(0...2) == 0 ? 0 : number(0...15) }

    mutating func material() -> Material {
        Material(
            sigma: sigma(), lumaScale: number(0...1), lumaOffset: number(0...1), chroma: number(0...1),
            gain: number(0.5...1),
            curve: random.chance(3)
                ? Material.LumaCurve(number(-1...2), number(-1...2), number(-1...2), number(-1...2)) : nil)
    }

    mutating func image() -> Image {
        let w = random.int(1...12)
        let h = random.int(1...9)
        return Image(
            Bitmap(
                width: w, height: h,
                pixels: (0..<(w * h)).map { _ in
                    let c = color().premultiplied
                    return c.bits
                }))
    }

    mutating func glass() -> GlassMark {
        var m = GlassMark(
            shapes: (0..<random.int(0...3)).map { _ in
                GlassMark.Shape(
                    outline: glassOutline(), tint: random.int(0...2) == 0 ? color() : .clear,
                    glow: random.int(0...2) == 0
                        ? GlassMark.Glow(center: point(), radius: number(0...20), strength: number(0...1)) : nil)
            }, fusion: number(0...20), material: material(),
            shadow: random.int(0...1) == 0
                ? GlassMark.Shadow(offset: Point(x: number(-5...5), y: number(-5...9)), sigma: sigma(), color: color())
                : nil,
            unit: number(0.5...3), rim: number(0...1), lens: number(0...1),
            opacity: number(0...1))
        m.rimBlur = number(0...1)
        return m
    }

    mutating func pixelRect() -> PixelRect {
        func whole(_ v: Double) -> Int32 { v.isFinite ? Int32(max(-2e9, min(2e9, v))) : .max }
        let r = rect()
        return PixelRect(x: whole(r.x), y: whole(r.y), width: whole(r.width), height: whole(r.height))
    }

    /// Returns a vertical and horizontal transform, also by whole pixels, more often than `transform`.
    mutating func imageTransform() -> Transform {
        switch random.int(0...3) {
        case 0: return Transform(a: number(0.05...6), b: 0, c: 0, d: number(0.05...6), tx: point().x, ty: point().y)
        case 1:
            let k = Double(random.int(1...8))
            return Transform(a: k, b: 0, c: 0, d: k, tx: Double(random.int(-9...30)), ty: Double(random.int(-9...30)))
        default: return transform()
        }
    }

    mutating func group() -> GroupMark {
        GroupMark(
            bounds: random.int(0...1) == 0
                ? pixelRect() : PixelRect(x: -100, y: -100, width: Int32(width) + 200, height: Int32(height) + 200),
            opacity: random.chance(3) ? 1 : number(0...1), sigma: random.chance(2) ? 0 : sigma(),
            clip: random.int(0...2) == 0 ? path() : nil, blend: blend(),
            shadow: random.chance(4)
                ? GroupMark.Shadow(
                    offset: Point(x: number(-20...20), y: number(-20...20)), sigma: sigma(), color: color())
                : nil)
    }

    mutating func mark() -> Mark {
        switch random.int(0...(allowsBackdrops ? 9 : 7)) {
        case 0, 1:
            return .fill(
                FillMark(
                    path: path(), rule: random.int(0...1) == 0 ? .nonZero : .evenOdd, paint: paint(), blend: blend()))
        case 2:
            return .glyphs(
                GlyphsMark(
                    glyphs: (0..<random.int(0...3)).map { _ in
                        GlyphsMark.Glyph(outline: Outline(path()), transform: transform())
                    },
                    color: color(), blend: blend()))
        case 3:
            return .image(
                ImageMark(
                    image: image(), transform: imageTransform(), clip: random.int(0...1) == 0 ? path() : nil,
                    opacity: random.chance(2) ? 1 : number(0...1),
                    filter: random.element(of: ImageMark.Filter.allCases), blend: blend()))
        case 4:
            return .shadow(
                ShadowMark(
                    path: path(), sigma: sigma(), color: color(), knockout: random.int(0...1) == 0 ? path() : nil,
                    inner: random.chance(3)))
        case 5, 6:
            return .beginGroup(group())
        case 7: return .endGroup
        case 8:
            return .backdrop(BackdropMark(path: path(), material: material(), tint: color(), opacity: number(0...1)))
        default: return .glass(glass())
        }
    }

    mutating func list(marks: ClosedRange<Int> = 1...8) -> DisplayList {
        DisplayList(
            width: width, height: height, background: color().premultiplied,
            marks: (0..<random.int(marks)).map { _ in mark() })
    }
}
