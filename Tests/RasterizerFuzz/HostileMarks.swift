import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

/// Random marks of every kind.
struct HostileMarks {
    var random: SplitMix64
    var width = 1
    var height = 1
    /// The reciprocal probability that a number is replaced by one that no scene has; 0 for none.
    var oddity = 0

    private static let odd: [Double] = [
        .nan, .infinity, -.infinity, 1e308, -1e308, 1e18, -1e18, 1e9, -1e9, 3e6, -3e6, 65_536, -40_000, 1e-308, -1e-18,
        0,
        -0.0, 2_147_483_648, -2_147_483_649, 1_000_000, -1_000_000, 0.5, 1023.999, 513,
    ]

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    mutating func number(_ range: ClosedRange<Double>) -> Double {
        if oddity > 0, random.chance(oddity) { return random.element(of: HostileMarks.odd) }
        // Whole and half numbers are borders and centers of pixels.
        if random.chance(4) { return (random.double(range) * 2).rounded() / 2 }
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
        let alpha = random.chance(3) ? 1 : number(0...1)
        return RGBColor(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: alpha)
    }

    mutating func outline() -> RoundedRect {
        RoundedRect(rect(), radius: number(0...20), curve: random.chance(2) ? .circular : .continuous)
    }

    /// Returns an outline of glass, with equal or unequal corners.
    mutating func glassOutline() -> UnevenRoundedRect {
        let equal = UnevenRoundedRect(outline())
        guard random.chance(4) else { return equal }
        let radii = CornerRadii(
            topLeft: number(0...20), topRight: number(0...20), bottomRight: number(0...20), bottomLeft: number(0...20))
        return UnevenRoundedRect(equal.rect, radii: radii, curve: equal.curve)
    }

    mutating func path() -> Path {
        switch random.below(9) {
        case 0, 1: return .rect(rect())
        case 2: return .roundedRect(outline())
        case 3: return .ellipse(in: rect())
        // The rectangle exceeds the canvas on all sides.
        case 4: return .rect(Rect(x: -20, y: -20, width: Double(width) + 40, height: Double(height) + 40))
        case 5: return Path()
        default:
            var p = Path()
            p.move(to: point())
            for _ in 0..<random.int(0...6) {
                switch random.below(7) {
                case 0, 1, 2: p.line(to: point())
                case 3, 4: p.cubic(point(), point(), to: point())
                case 5: p.close()
                default: p.move(to: point())
                }
            }
            if random.chance(2) { p.close() }
            return p
        }
    }

    mutating func transform() -> Transform {
        let k = random.chance(3) ? Double(random.int(1...3)) : number(0.05...4)
        let p = random.chance(3) ? Point(x: Double(random.int(-9...30)), y: Double(random.int(-9...30))) : point()
        let turn = random.chance(2) ? 0 : number(-1...1)
        let d = random.chance(4) ? number(-2...2) : k
        return Transform(a: random.chance(8) ? -k : k, b: turn, c: random.chance(8) ? 0 : -turn, d: d, tx: p.x, ty: p.y)
    }

    mutating func paint() -> Paint {
        switch random.below(6) {
        case 0: return .linear(start: point(), end: point(), stops: stops())
        case 1: return .radial(center: point(), radius: number(0...30), stops: stops())
        case 2: return .conic(center: point(), start: number(-2...2), stops: stops())
        default: return .solid(color())
        }
    }

    private mutating func stops() -> [GradientStop] {
        (0..<random.int(0...4)).map { i in GradientStop(number(0...0.5) + Double(i) * 0.1, color()) }
    }

    mutating func blend() -> BlendMode { random.chance(2) ? .normal : random.element(of: BlendMode.allCases) }

    /// Returns mostly narrow blurs: a wide blur of a layer takes a thousand times as long as any other mark.
    mutating func sigma() -> Double {
        if random.chance(3) { return 0 }
        if oddity > 0, random.chance(40 * oddity) { return random.element(of: HostileMarks.odd) }
        return random.chance(8) ? random.double(4...40) : random.double(0...4)
    }

    private mutating func offset() -> Point { Point(x: number(-9...9), y: number(-9...9)) }

    mutating func material() -> Material {
        var m = Material(
            sigma: sigma(), lumaScale: number(0...1), lumaOffset: number(0...1), chroma: number(-1...2),
            gain: number(0.5...1))
        if random.chance(3) {
            m.curve = Material.LumaCurve(number(-1...2), number(0...1), number(0...1), number(-1...2))
        }
        return m
    }

    mutating func image() -> Image {
        let long = random.chance(12)
        let w = long ? random.int(1...300) : random.int(1...20)
        let h = long ? random.int(1...3) : random.int(1...20)
        let isOpaque = random.chance(3)
        return Image(
            Bitmap(
                width: w, height: h,
                pixels: (0..<(w * h)).map { _ in
                    let bits = UInt32(truncatingIfNeeded: random.next())
                    let c = RGBColor(bits & 0xff_ffff, alpha: isOpaque ? 1 : Double(bits >> 24) / 255)
                    return c.premultiplied.bits
                }))
    }

    mutating func glass() -> GlassMark {
        var m = GlassMark(
            shapes: (0..<random.int(0...3)).map { _ in
                GlassMark.Shape(
                    outline: glassOutline(), tint: random.chance(3) ? color() : .clear,
                    glow: random.chance(3)
                        ? GlassMark.Glow(center: point(), radius: number(0...20), strength: number(0...1)) : nil)
            }, fusion: number(0...20), material: material(),
            shadow: random.chance(2) ? GlassMark.Shadow(offset: offset(), sigma: sigma(), color: color()) : nil,
            unit: number(0.5...3), rim: number(0...1), lens: number(0...1),
            opacity: random.chance(2) ? 1 : number(0...1))
        m.rimBlur = number(0...1)
        return m
    }

    private mutating func pixelRect() -> PixelRect {
        func whole(_ v: Double) -> Int32 { v.isFinite ? Int32(max(-2_147_483_648, min(2_147_483_647, v))) : .max }
        let r = rect()
        return PixelRect(x: whole(r.x), y: whole(r.y), width: whole(r.width), height: whole(r.height))
    }

    mutating func group() -> GroupMark {
        let bounds: PixelRect =
            switch random.below(4) {
            case 0: pixelRect()
            case 1: PixelRect(x: 0, y: 0, width: Int32(width), height: Int32(height))
            case 2: PixelRect(x: -10, y: -12, width: Int32(width) + 20, height: Int32(height) + 25)
            default: PixelRect(x: -100, y: -100, width: Int32(width) + 200, height: Int32(height) + 200)
            }
        return GroupMark(
            bounds: bounds, opacity: random.chance(2) ? 1 : number(0...1), sigma: random.chance(4) ? sigma() : 0,
            clip: random.chance(3) ? path() : nil, blend: blend(),
            shadow: random.chance(6) ? GroupMark.Shadow(offset: offset(), sigma: sigma(), color: color()) : nil)
    }

    mutating func mark() -> Mark {
        switch random.below(16) {
        case 0, 1, 2, 3:
            return .fill(
                FillMark(path: path(), rule: random.chance(2) ? .nonZero : .evenOdd, paint: paint(), blend: blend()))
        case 4, 5:
            return .glyphs(
                GlyphsMark(
                    glyphs: (0..<random.int(0...3)).map { _ in
                        GlyphsMark.Glyph(outline: Outline(path()), transform: transform())
                    },
                    color: color(), blend: blend()))
        case 6, 7:
            return .image(
                ImageMark(
                    image: image(), transform: transform(), clip: random.chance(3) ? path() : nil,
                    opacity: random.chance(2) ? 1 : number(0...1),
                    filter: random.element(of: ImageMark.Filter.allCases), blend: blend()))
        case 8:
            return .shadow(
                ShadowMark(
                    path: path(), sigma: sigma(), color: color(), knockout: random.chance(2) ? path() : nil,
                    inner: random.chance(3)))
        case 9, 10, 11: return .beginGroup(group())
        case 12, 13: return .endGroup
        case 14:
            return .backdrop(BackdropMark(path: path(), material: material(), tint: color(), opacity: number(0...1)))
        default: return .glass(glass())
        }
    }
}
