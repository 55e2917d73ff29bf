import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph
import VitrineTestSupport

@testable import VitrineText

/// Returns a line of equal letters, each a vertical box of 500 by 700 units, at odd advances.
func boxes(_ places: [Double], scale: Double = 0.01, y: Double = 0, size: Double? = nil) -> ShapedLine {
    let letter = Outline(.rect(Rect(x: 50, y: -700, width: 500, height: 700)))
    var line = ShapedLine()
    line.glyphs = places.map {
        var glyph = PlacedGlyph(outline: letter, scale: scale, x: $0, y: y, source: 0..<1)
        glyph.size = size
        return glyph
    }
    return line
}

/// Random trees of nodes of every kind, in points on a small screen.
struct RandomNodes {
    var random: SplitMix64

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    mutating func point() -> Point { Point(x: random.double(-5...65), y: random.double(-5...55)) }
    mutating func rect() -> Rect {
        Rect(
            x: random.double(-10...50), y: random.double(-10...40), width: random.double(1...40),
            height: random.double(1...30))
    }
    mutating func path() -> Path {
        random.int(0...1) == 0 ? .ellipse(in: rect()) : .roundedRect(RoundedRect(rect(), radius: random.double(0...9)))
    }
    mutating func color() -> RGBColor {
        RGBColor(
            red: random.double(0...1), green: random.double(0...1), blue: random.double(0...1),
            alpha: random.double(0.3...1))
    }
    mutating func material() -> Material {
        Material(sigma: random.double(0...5), lumaScale: 0.4, lumaOffset: 0.5, chroma: 0.7)
    }

    mutating func node(depth: Int) -> Node {
        switch random.int(0...(depth > 0 ? 10 : 8)) {
        case 0: return .shape(ShapeNode(path(), color: color()))
        case 1: return .text(TextNode(boxes([0, 6.13, 13.4]), at: point(), color: color()))
        case 2:
            return .shadow(
                ShadowNode(
                    path(), offset: Point(x: 1, y: 3), radius: random.double(0...6), color: color(),
                    knocksOut: random.int(0...1) == 0))
        case 3:
            let image = Image(Bitmap(width: 3, height: 2, fill: color().premultiplied))
            return .image(ImageNode(image, frame: rect(), cornerRadius: random.double(0...8)))
        case 4: return .backdrop(BackdropNode(path(), material: material()))
        case 5, 6:
            return .glass(
                GlassNode(
                    GlassMark(
                        shapes: (0...random.int(0...2)).map { _ in
                            GlassMark.Shape(outline: RoundedRect(rect(), radius: random.double(0...12)))
                        },
                        fusion: random.double(0...14), material: material(),
                        shadow: GlassMark.Shadow(offset: Point(x: 0, y: 4), sigma: random.double(0...6), color: .black),
                        unit: 1, rim: 0.2)))
        case 7:
            let style = StrokeStyle(
                width: random.double(0.3...5), join: random.element(of: StrokeStyle.LineJoin.allCases),
                dashes: random.chance(2) ? [3, 2] : [])
            return .shape(
                ShapeNode(
                    path(), stroke: ShapeNode.Stroke(style, paint: .solid(color()), isHairline: random.chance(3))))
        case 8:
            return .shadow(
                ShadowNode(
                    path(), offset: Point(x: 1, y: 3), radius: random.double(0...6), color: color(), isInner: true))
        default: return .group(group(depth: depth))
        }
    }

    mutating func group(depth: Int) -> GroupNode {
        let children = (0..<random.int(1...4)).map { _ in node(depth: depth - 1) }
        return GroupNode(
            children,
            transform: random.int(0...1) == 0
                ? .identity : .scale(random.double(0.6...1.4), about: Point(x: 30, y: 25)),
            opacity: random.double(0.2...1), blurRadius: random.int(0...2) == 0 ? random.double(0...4) : 0,
            clip: random.int(0...3) == 0 ? path() : nil,
            mask: random.chance(4) ? [.shape(ShapeNode(path(), color: color()))] : nil,
            edgeFade: random.chance(5)
                ? EdgeFade(
                    rect(),
                    insets: Insets(
                        top: random.double(-5...9), left: random.double(-5...9), right: random.double(0...40)))
                : nil,
            shadow: random.chance(4)
                ? GroupNode.Shadow(
                    offset: Point(x: random.double(-9...9), y: 4), radius: random.double(0...4), color: color())
                : nil)
    }
}
