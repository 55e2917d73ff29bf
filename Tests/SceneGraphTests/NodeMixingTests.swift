import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineSceneGraph

/// Interpolations between two pictures.
@Suite struct NodeMixingTests {
    private func square(_ x: Double, _ y: Double, _ side: Double, _ color: UInt32 = 0x336699) -> Node {
        .shape(ShapeNode(.rect(Rect(x: x, y: y, width: side, height: side)), color: RGBColor(color)))
    }

    private func text(_ places: [Double], at point: Point) -> Node {
        .text(TextNode(boxes(places), at: point, color: .black))
    }

    /// Returns outlines and positions of texts in their order, without unused starts of subpaths.
    private func places(_ nodes: [Node]) -> [[Point]] {
        nodes.flatMap { node -> [[Point]] in
            switch node {
            case .shape(let shape): [Array(shape.path.points.prefix(4))]
            case .text(let text): [[text.origin]]
            case .group(let group): places(group.children)
            default: []
            }
        }
    }

    /// Returns the opacity and the nodes of groups that fade.
    private func fading(_ nodes: [Node]) -> [(opacity: Double, nodes: [Node])] {
        nodes.compactMap { if case .group(let g) = $0, g.name == nil { (g.opacity, g.children) } else { nil } }
    }

    @Test(arguments: SeedRange.parts(4, of: 40, stride: 100))
    func `the ends are the pictures themselves, and a picture does not change on the way to itself`(_ seeds: SeedRange)
    {
        for seed in seeds {
            var random = RandomNodes(seed: seed)
            let (a, b) = ((0..<6).map { _ in random.node(depth: 2) }, (0..<6).map { _ in random.node(depth: 2) })
            #expect(a.mixed(with: b, at: 0) == a)
            #expect(a.mixed(with: b, at: 1) == b)
            #expect(a.mixed(with: a, at: 0.5) == a, "seed \(seed)")
        }
    }

    @Test func `what both show moves along a straight line`() {
        let a = [square(0, 0, 10), text([0, 6], at: Point(x: 4, y: 8))]
        let b = [square(100, 40, 30), text([0, 6], at: Point(x: 104, y: 60))]
        let middle = [square(25, 10, 15), text([0, 6], at: Point(x: 29, y: 21))]
        #expect(places(a.mixed(with: b, at: 0.25)) == places(middle))
    }

    @Test func `a text that differs fades into the other at its place`() {
        let a = [square(0, 0, 10), text([0, 6], at: Point(x: 0, y: 8))]
        let b = [square(100, 0, 10), text([0, 6, 14], at: Point(x: 100, y: 8))]
        let parts = fading(a.mixed(with: b, at: 0.25))
        #expect(parts.map(\.opacity) == [0.75, 0.25])
        #expect(parts.map(\.nodes) == [[a[1]], [b[1]]])
        // Both move with the square, which moves 100 to the right.
        let moves = a.mixed(with: b, at: 0.25).compactMap { node -> Double? in
            if case .group(let g) = node { g.transform.tx } else { nil }
        }
        #expect(moves == [25, -75])
    }

    @Test func `groups are found by their names, whatever stands between them`() {
        func named(_ name: String, _ x: Double) -> Node { .group(GroupNode([square(x, 0, 10)], name: name)) }
        let a = [named("list", 0), named("field", 20)]
        let b = [named("list", 40), named("map", 60), named("field", 100)]
        let mixed = a.mixed(with: b, at: 0.5)
        #expect(places(Array(mixed.prefix(1))) == places([named("list", 20)]))
        #expect(places(Array(mixed.suffix(1))) == places([named("field", 60)]))
        #expect(fading(mixed).map(\.nodes) == [[named("map", 60)]])
    }

    @Test func `a group that only places does not keep its nodes from their likes`() {
        let inner = [square(0, 0, 10), text([0, 6], at: Point(x: 4, y: 8))]
        let moved = [Node.group(GroupNode(inner, transform: .translation(x: 40, y: 0)))]
        let halfway = [Node.group(GroupNode(inner, transform: .translation(x: 20, y: 0)))]
        func marks(_ nodes: [Node]) -> [Mark] {
            Resolver.displayList(for: nodes, in: Viewport(scale: 2, width: 300, height: 300), background: .white).marks
        }
        #expect(marks(inner.mixed(with: moved, at: 0.5)) == marks(halfway))
    }

    @Test(arguments: [1, 0.5]) func `an opaque picture stays below the one that covers it`(opacity: Double) {
        func picture(_ color: RGBColor, _ frame: Rect) -> Node {
            let fill = color.withAlpha(opacity).premultiplied
            return .image(ImageNode(Image(Bitmap(width: 4, height: 4, fill: fill)), frame: frame))
        }
        let a = picture(.white, Rect(x: 0, y: 0, width: 100, height: 300))
        let b = picture(.black, Rect(x: 0, y: 0, width: 300, height: 100))
        let parts = fading([a].mixed(with: [b], at: 0.25))
        #expect(parts.map(\.nodes) == [[a], [b]])
        #expect(parts.map(\.opacity) == [opacity == 1 ? 1 : 0.75, 0.25])
    }

    @Test func `long lists are paired by their places`() {
        let a = (0..<600).map { text([0, Double($0)], at: .zero) }
        let b = (0..<600).map { text([1, Double($0)], at: .zero) }
        #expect(fading(a.mixed(with: b, at: 0.5)).flatMap(\.nodes).count == 1200)
    }

    @Test func `nodes are paired by their kinds, wherever others are added`() {
        func circle(_ x: Double) -> Node {
            .shape(ShapeNode(.ellipse(in: Rect(x: x, y: 0, width: 10, height: 10)), color: .black))
        }
        func line(_ x: Double) -> Node { text([0, 6], at: Point(x: x, y: 8)) }
        // Before them, after them, and behind what both begin with.
        for (a, b) in [
            ([circle(0)], [square(50, 0, 10), circle(40)]), ([circle(0)], [circle(40), square(50, 0, 10)]),
            ([line(0), circle(0)], [line(40), square(50, 0, 10), circle(40)]),
            ([square(50, 0, 10), circle(0)], [circle(40)]),
        ] {
            let mixed = a.mixed(with: b, at: 0.5)
            #expect(places(mixed).contains(places([circle(20)])[0]))
            #expect(fading(mixed).map(\.nodes) == [[square(50, 0, 10)]])
        }
        let lines = [line(0), line(20), line(40)]
        #expect(lines.mixed(with: lines, at: 0.5) == lines)
        #expect(fading(lines.mixed(with: lines + [circle(0)], at: 0.5)).map(\.nodes) == [[circle(0)]])
    }

    @Test func `of shapes that fit, those of the same color are paired`() {
        let a = [square(0, 0, 10, 0xFF0000), square(0, 40, 10, 0x00FF00)]
        let b = [square(40, 0, 10, 0x0000FF), square(40, 20, 10, 0xFF0000), square(40, 40, 10, 0x00FF00)]
        let mixed = a.mixed(with: b, at: 0.5)
        #expect(places(Array(mixed.suffix(2))) == places([square(20, 10, 10), square(20, 40, 10)]))
        #expect(fading(mixed).map(\.nodes) == [[square(40, 0, 10, 0x0000FF)]])
    }

    @Test func `bodies of glass with as many shapes move, others fade`() {
        func glass(_ places: [Double]) -> Node {
            let shapes = places.map {
                GlassMark.Shape(outline: RoundedRect(Rect(x: $0, y: 0, width: 20, height: 20), radius: 4))
            }
            return .glass(
                GlassNode(
                    GlassMark(
                        shapes: shapes, material: Material(sigma: 2, lumaScale: 1, lumaOffset: 0, chroma: 1), unit: 1)))
        }
        #expect([glass([0])].mixed(with: [glass([40])], at: 0.25) == [glass([10])])
        #expect([glass([0, 60])].mixed(with: [glass([40, 100])], at: 0.5) == [glass([20, 80])])
        let parts = fading([glass([0])].mixed(with: [glass([0, 60])], at: 0.25))
        #expect(parts.map(\.nodes) == [[glass([0])], [glass([0, 60])]])
    }
}
