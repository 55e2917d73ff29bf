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
}
