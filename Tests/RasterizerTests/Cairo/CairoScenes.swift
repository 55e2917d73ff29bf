import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

/// Random scenes that both renderers draw.
struct CairoScenes {
    static let side = 64
    var random: SplitMix64

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    /// Returns the numbers of scenes, fewer in debug builds, which are slow.
    static func count(_ n: Int) -> Range<Int> { 0..<(isDebugBuild ? max(n / 20, 1) : n) }

    /// Returns a color with whole numbers of 255, as pixels have.
    mutating func color(alpha: ClosedRange<Int> = 255...255) -> RGBColor {
        RGBColor(UInt32(random.below(1 << 24)), alpha: Double(random.int(alpha)) / 255)
    }

    mutating func point(_ margin: Double = 0) -> Point {
        let side = Double(CairoScenes.side)
        return Point(x: random.double(-margin...(side + margin)), y: random.double(-margin...(side + margin)))
    }

    mutating func rect() -> Rect {
        Rect(
            x: random.double(-4...40), y: random.double(-4...40), width: random.double(3...50),
            height: random.double(3...50))
    }

    /// Returns corners or curves in order around a center, so that the outline never crosses itself.
    mutating func simplePath() -> Path {
        let n = random.int(3...9)
        let center = Point(x: random.double(24...40), y: random.double(24...40))
        let curved = random.chance(2)
        func spoke(_ i: Double, _ r: Double) -> Point {
            let (c, s) = CairoScenes.direction(turns: i / Double(n))
            return Point(x: center.x + r * c, y: center.y + r * s)
        }
        var p = Path()
        let radii = (0..<n).map { _ in random.double(8...36) }
        p.move(to: spoke(0, radii[0]))
        for i in 1...n {
            let (a, b) = (radii[i - 1], radii[i % n])
            if curved {
                let k = Double(i)
                p.cubic(spoke(k - 0.67, a), spoke(k - 0.33, b), to: spoke(k, b))
            } else {
                p.line(to: spoke(Double(i), b))
            }
        }
        p.close()
        return p
    }

    /// Returns lines and curves between arbitrary points.
    mutating func tangledPath() -> Path {
        Shapes.random(&random, in: Double(CairoScenes.side), corners: 3...6, curved: random.chance(2))
    }

    mutating func shape() -> Path {
        switch random.below(4) {
        case 0: .ellipse(in: rect())
        case 1: .rect(rect())
        default:
            .roundedRect(
                RoundedRect(rect(), radius: random.double(0...20), curve: random.chance(2) ? .circular : .continuous))
        }
    }

    /// Returns stops so far apart that a step of a table of 1024 is a small part of a level, all of one alpha: Cairo
    /// mixes straight colors, Vitrine premultiplied ones, which is equal at constant alpha.
    mutating func stops() -> [GradientStop] {
        let n = random.int(2...4)
        let alpha = random.int(40...255)
        return (0..<n).map { i in
            GradientStop(
                (Double(i) + random.double(0...0.4)) / Double(n), color(alpha: alpha...alpha))
        }
    }

    mutating func gradient() -> Paint {
        if random.chance(2) { return .radial(center: point(), radius: random.double(10...60), stops: stops()) }
        let start = point()
        let (c, s) = CairoScenes.direction(turns: random.unit())
        let length = random.double(15...80)
        return .linear(start: start, end: Point(x: start.x + c * length, y: start.y + s * length), stops: stops())
    }

    mutating func image(width: Int, height: Int, opaque: Bool = false) -> Image {
        Image(
            Bitmap(
                width: width, height: height,
                pixels: (0..<(width * height)).map { _ in color(alpha: opaque ? 255...255 : 0...255).premultiplied.bits
                }))
    }

    /// Returns a picture of soft slopes, as photographs have.
    mutating func smoothImage(width: Int, height: Int) -> Image {
        let (a, b, c) = (random.unit(), random.unit(), random.unit())
        return Image(
            Bitmap(
                width: width, height: height,
                pixels: (0..<(width * height)).map { i in
                    let x = Double(i % width) / Double(width)
                    let y = Double(i / width) / Double(height)
                    return RGBColor(red: x * a + y * (1 - a), green: b * (1 - x), blue: c * y + (1 - c) * x)
                        .premultiplied
                        .bits
                }))
    }

    func list(background: RGBColor = .clear, _ marks: [Mark]) -> DisplayList {
        DisplayList(
            width: CairoScenes.side, height: CairoScenes.side, background: background.premultiplied, marks: marks)
    }

    /// Returns the cosine and sine of an angle.
    static func direction(turns: Double) -> (Double, Double) {
        let d = ExactMath.sincos(turns * 2 * .pi)
        return (d.cos, d.sin)
    }
}
