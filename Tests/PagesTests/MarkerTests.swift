import Testing
import VitrineLayoutTestSupport
import VitrinePrimitives
import VitrineSceneGraph

@testable import VitrinePages

@Suite struct MarkerTests {
    private func nodes(_ marker: MarkerElement) -> [Node] {
        ContentLayout(Content(body: [Element(.marker(marker), at: at)]), .test(device: "iphone-14-pro-max")).nodes()
    }

    /// Returns the left ends of the baselines of all texts, rotated as they are drawn.
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
        #expect(nodes(MarkerElement()).isEmpty)
        #expect(nodes(MarkerElement("")).isEmpty)
        #expect(nodes(MarkerElement(disc: .init(icon: "heart", color: .black))).count == 4)
        // A marker without a known icon is a disc.
        #expect(nodes(MarkerElement(disc: .init(icon: "none", color: .black))).count == 3)
    }

    @Test func placements() throws {
        func first(_ p: MarkerElement.TextPlacement, _ marker: MarkerElement.Disc? = nil) throws -> Point {
            try #require(origins(nodes(MarkerElement("Quay", textPlacement: p, disc: marker))).first)
        }
        let marker = MarkerElement.Disc(icon: "heart", color: .black, diameter: 30)
        #expect(try first(.center).x < 100 && near(try first(.right).x, 100, 0.4))
        #expect(near(try first(.right, marker).x, 100 + 15 + MarkerView.gap, 0.4))
        #expect(try first(.below).y > 200 && near(try first(.below, marker).y - first(.below).y, 18, 0.7))
        #expect(near(try first(.center).y, 205, 2))
    }

    /// A rotated text keeps its center.
    @Test func angles() throws {
        for angle in [0.0, 30, 90, -73, 180, 360] {
            let a = try #require(origins(nodes(MarkerElement("Old Ferry", angle: angle))).first)
            let b = try #require(origins(nodes(MarkerElement("Old Ferry"))).first)
            #expect(near((a - at).length, (b - at).length, 1e-9))
            if angle == 90 { #expect(near(a.y, at.y + (b.x - at.x), 1e-9)) }
        }
    }

    @Test func linesAndHalo() {
        #expect(origins(nodes(MarkerElement("One\nTwo\nThree"))).count == 3)
        let plain = nodes(MarkerElement("One"))
        #expect(nodes(MarkerElement("One", haloColor: .white)) != plain)
    }
}
