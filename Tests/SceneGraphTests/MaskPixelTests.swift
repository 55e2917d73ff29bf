import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineRasterizer
import VitrineSceneGraph

@Suite struct MaskPixelTests {
    private let viewport = Viewport(scale: 2, width: 120, height: 100)
    private let page = Node.shape(
        ShapeNode(
            .rect(Rect(x: 0, y: 0, width: 60, height: 50)),
            paint: .linear(
                start: .zero, end: Point(x: 60, y: 50),
                stops: [GradientStop(0, RGBColor(0x2288ee)), GradientStop(1, RGBColor(0xee4422))])))

    private func picture(_ nodes: [Node], _ background: RGBColor = .white) -> Bitmap {
        Rasterizer().render(Resolver.displayList(for: nodes, in: viewport, background: background))
    }

    private func alpha(_ b: Bitmap, _ x: Int, _ y: Int) -> Int { Int(b[x, y].alpha) }

    @Test func opaqueMasksClip() {
        let round = Path.ellipse(in: Rect(x: 7.3, y: 5.1, width: 40, height: 33))
        let masked = picture([.group(GroupNode([page], mask: [.shape(ShapeNode(round, color: .white))]))])
        let clipped = picture([.group(GroupNode([page], clip: round))])
        for i in masked.pixels.indices {
            for shift in [0, 8, 16] as [UInt32] {
                let (a, b) = (Int(masked.pixels[i] >> shift & 255), Int(clipped.pixels[i] >> shift & 255))
                #expect((a - b).magnitude <= 1)
            }
        }
        let whole = Path.rect(Rect(x: -1, y: -1, width: 70, height: 70))
        let open = picture([.group(GroupNode([page], mask: [.shape(ShapeNode(whole, color: .black))]))])
        #expect(open == picture([page]))
        #expect(picture([.group(GroupNode([page], mask: []))]) == picture([]))
    }

    /// Only the mask's alpha has an effect.
    @Test func aMasksColorIsOfNoMeaning() {
        func masked(_ color: RGBColor) -> Bitmap {
            picture([
                .group(
                    GroupNode(
                        [page],
                        mask: [.shape(ShapeNode(.ellipse(in: Rect(x: 5, y: 5, width: 30, height: 30)), color: color))]))
            ])
        }
        #expect(masked(RGBColor(0xff0000, alpha: 0.6)) == masked(RGBColor.black.withAlpha(0.6)))
        #expect(masked(RGBColor(0xff0000, alpha: 0.6)) != masked(RGBColor.black))
    }

    /// A fade ends at its remainder instead of at 0; with a remainder of 1 it has no effect.
    @Test func edgesFadeToARest() {
        let frame = Rect(x: 5, y: 5, width: 50, height: 40)
        let white = Node.shape(ShapeNode(.rect(Rect(x: 0, y: 0, width: 60, height: 50)), color: .white))
        func faded(_ edgeAlpha: Insets) -> Bitmap {
            let fade = EdgeFade(frame, insets: Insets(left: 20, right: 10), edgeAlpha: edgeAlpha)
            return picture([.group(GroupNode([white], edgeFade: fade))], .clear)
        }
        let out = faded(Insets(left: 0.5, right: 0.25))
        for x in 0..<120 {
            let p = (Double(x) + 0.5) / 2
            let left = min(1, 0.5 + 0.5 * max(0, p - 5) / 20)
            let right = min(1, 0.25 + 0.75 * max(0, 55 - p) / 10)
            let expected = p > 5 && p < 55 ? 255 * min(left, right) : 0
            #expect((Double(alpha(out, x, 50)) - expected).magnitude <= 2, "\(x)")
        }
        let whole = faded(Insets(left: 1, right: 1))
        #expect((10..<110).allSatisfy { alpha(whole, $0, 50) >= 254 })
    }

    /// Alpha rises linearly from each edge; in a corner both fades apply; beyond the frame nothing is left.
    @Test func edgesFadeEvenly() {
        let frame = Rect(x: 5, y: 5, width: 50, height: 40)
        let insets = Insets(top: 10, left: 20, bottom: 0, right: 8)
        let white = Node.shape(ShapeNode(.rect(Rect(x: 0, y: 0, width: 60, height: 50)), color: .white))
        let out = picture([.group(GroupNode([white], edgeFade: EdgeFade(frame, insets: insets)))], .clear)
        func ramp(_ distance: Double, _ inset: Double) -> Double { inset > 0 ? min(1, max(0, distance / inset)) : 1 }
        for y in 0..<100 {
            for x in 0..<120 {
                let p = Point(x: (Double(x) + 0.5) / 2, y: (Double(y) + 0.5) / 2)
                let expected =
                    frame.contains(p)
                    ? ramp(p.x - 5, 20) * ramp(55 - p.x, 8) * ramp(p.y - 5, 10) : 0
                #expect((Double(alpha(out, x, y)) - 255 * expected).magnitude <= 1.5, "\(x), \(y)")
            }
        }
    }

    /// A frame between pixels is clipped once at every edge.
    @Test func fadedFramesHaveSmoothEdges() {
        let white = Node.shape(ShapeNode(.rect(Rect(x: 0, y: 0, width: 60, height: 50)), color: .white))
        let frame = Rect(x: 5.25, y: 5.25, width: 40, height: 30)
        let out = picture([.group(GroupNode([white], edgeFade: EdgeFade(frame, insets: .zero)))], .clear)
        #expect((alpha(out, 10, 30) - 128).magnitude <= 1 && (alpha(out, 40, 10) - 128).magnitude <= 1)
        #expect((alpha(out, 10, 10) - 64).magnitude <= 2 && alpha(out, 11, 11) == 255)
    }

    @Test func masksStayInTheirGroup() {
        let out = picture([page, .group(GroupNode([page], mask: []))])
        #expect(out == picture([page]))
        let hole = picture([
            page,
            .group(
                GroupNode(
                    [.shape(ShapeNode(.rect(Rect(x: 10, y: 10, width: 9, height: 9)), color: .black))],
                    mask: [.shape(ShapeNode(.rect(Rect(x: 12, y: 12, width: 3, height: 3)), color: .black))])),
        ])
        let direct = picture([page, .shape(ShapeNode(.rect(Rect(x: 12, y: 12, width: 3, height: 3)), color: .black))])
        #expect(hole == direct)
    }

    /// A separator is one row of its own color, with nothing beside it.
    @Test(arguments: [10.0, 10.2, 10.49, 10.74])
    func hairlinesAreOneRowOfInk(y: Double) {
        var path = Path()
        path.move(to: Point(x: 5, y: y))
        path.line(to: Point(x: 25, y: y))
        let out = picture([.shape(ShapeNode(path, stroke: .hairline(.black)))])
        let row = Int(y * 2)
        for x in 10..<50 {
            for y in 0..<100 {
                #expect(out[x, y] == (y == row ? RGBColor.black : RGBColor.white).premultiplied)
            }
        }
    }

    @Test func aGroupsShadowIsThatOfItsShape() {
        let shape = Path.ellipse(in: Rect(x: 15, y: 12, width: 26, height: 20))
        let ink = RGBColor.black.withAlpha(0.5)
        let group = picture([
            .group(
                GroupNode(
                    [.shape(ShapeNode(shape, color: .white))],
                    shadow: GroupNode.Shadow(offset: Point(x: 2, y: 3), radius: 3, color: ink)))
        ])
        let nodes = picture([
            .shadow(ShadowNode(shape, offset: Point(x: 2, y: 3), radius: 3, color: ink)),
            .shape(ShapeNode(shape, color: .white)),
        ])
        for i in group.pixels.indices {
            let (a, b) = (Int(group.pixels[i] & 255), Int(nodes.pixels[i] & 255))
            #expect((a - b).magnitude <= 2)
        }
    }
}
