import Testing
import VitrinePrimitives
import VitrineSceneGraph

@testable import VitrinePages
@testable import VitrineScreens

@Suite struct PageAnnotationTests {
    private func nodes(_ annotation: PageAnnotation) -> [Node] {
        PageAnnotationView(annotation: annotation, context: .test()).nodes()
    }

    /// Baselines' left ends of all texts, turned as they are shown.
    private func origins(_ nodes: [Node], _ t: Transform = .identity) -> [Point] {
        nodes.flatMap { node -> [Point] in
            switch node {
            case .text(let n): [t.apply(n.origin)]
            case .group(let g): origins(g.children, g.transform.then(t))
            default: []
            }
        }
    }

    private let at = Point(x: 100, y: 200)

    @Test func nothingToShow() {
        #expect(nodes(PageAnnotation(at: at)).isEmpty)
        #expect(nodes(PageAnnotation(text: "", at: at)).isEmpty)
        #expect(nodes(PageAnnotation(at: at, marker: .init(icon: "heart", color: .black))).count == 4)
        // A marker without a known icon is a disc.
        #expect(nodes(PageAnnotation(at: at, marker: .init(icon: "none", color: .black))).count == 3)
    }

    @Test func placements() throws {
        func first(_ p: PageAnnotation.Placement, _ marker: PageAnnotation.Marker? = nil) throws -> Point {
            try #require(origins(nodes(PageAnnotation(text: "Quay", at: at, placement: p, marker: marker))).first)
        }
        let marker = PageAnnotation.Marker(icon: "heart", color: .black, diameter: 30)
        #expect(try first(.center).x < 100 && near(try first(.right).x, 100, 0.4))
        #expect(near(try first(.right, marker).x, 100 + 15 + PageAnnotationView.gap, 0.4))
        #expect(try first(.below).y > 200 && near(try first(.below, marker).y - first(.below).y, 18, 0.7))
        #expect(near(try first(.center).y, 205, 2))
    }

    /// A turned text keeps its middle.
    @Test func angles() throws {
        for angle in [0.0, 30, 90, -73, 180, 360] {
            let a = try #require(origins(nodes(PageAnnotation(text: "Old Ferry", at: at, angle: angle))).first)
            let b = try #require(origins(nodes(PageAnnotation(text: "Old Ferry", at: at))).first)
            #expect(near((a - at).length, (b - at).length, 1e-9))
            if angle == 90 { #expect(near(a.y, at.y + (b.x - at.x), 1e-9)) }
        }
    }

    @Test func linesAndHalo() {
        #expect(origins(nodes(PageAnnotation(text: "One\nTwo\nThree", at: at))).count == 3)
        let plain = nodes(PageAnnotation(text: "One", at: at))
        #expect(nodes(PageAnnotation(text: "One", at: at, haloColor: .white)) != plain)
    }
}
