import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineRasterizer
import VitrineSceneGraph
import VitrineTestSupport

@Suite struct ResolverTests {
    private let viewport = Viewport(origin: Point(x: 4, y: 2), scale: 3, width: 180, height: 150)

    private func marks(_ nodes: [Node], _ v: Viewport? = nil) -> [Mark] {
        Resolver.displayList(for: nodes, in: v ?? viewport, background: .white).marks
    }

    private func close(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude < 1e-9 }

    @Test func theListHasTheViewportsSizeAndTheBackground() {
        let list = Resolver.displayList(for: [], in: viewport, background: RGBColor(0x112233, alpha: 0.5))
        #expect(list.width == 180 && list.height == 150 && list.marks.isEmpty)
        #expect(list.background == RGBColor(0x112233, alpha: 0.5).premultiplied)
    }

    @Test func everyLengthIsScaled() throws {
        let rect = Rect(x: 10, y: 12, width: 20, height: 8)
        let path = Path.rect(rect)
        let there = Path.rect(Rect(x: 18, y: 30, width: 60, height: 24))
        let out = marks([
            .shape(
                ShapeNode(
                    path, paint: .radial(center: Point(x: 10, y: 12), radius: 5, stops: []), blend: .plusDarker)),
            .shadow(ShadowNode(path, offset: Point(x: 1, y: 2), radius: 4, color: .black, knocksOut: true)),
            .backdrop(BackdropNode(path, material: .blur(sigma: 7), tint: .white, opacity: 0.3)),
            .image(ImageNode(Image(Bitmap(width: 10, height: 4)), frame: rect)),
        ])
        guard case .fill(let fill) = out[0], case .shadow(let shadow) = out[1], case .backdrop(let backdrop) = out[2],
            case .image(let image) = out[3]
        else {
            Issue.record("wrong marks: \(out)")
            return
        }
        #expect(fill.path == there && fill.blend == .plusDarker)
        #expect(fill.paint == .radial(center: Point(x: 18, y: 30), radius: 15, stops: []))
        #expect(
            shadow.path == there.transformed(by: .translation(x: 3, y: 6)) && shadow.sigma == 12
                && shadow.knockout == there)
        #expect(backdrop.path == there && backdrop.material.sigma == 21 && backdrop.opacity == 0.3)
        #expect(image.transform.apply(Point(x: 0, y: 0)) == Point(x: 18, y: 30))
        #expect(image.transform.apply(Point(x: 10, y: 4)) == Point(x: 78, y: 54))
        #expect(image.clip == there)
    }

    @Test func picturesCoverTheirFrameCentred() {
        let out = marks([
            .image(ImageNode(Image(Bitmap(width: 40, height: 10)), frame: Rect(x: 10, y: 12, width: 20, height: 10)))
        ])
        guard case .image(let image) = out[0] else { return }
        #expect(image.transform.apply(Point(x: 0, y: 0)) == Point(x: 3 * (20 - 20 - 4), y: 30))
        #expect(image.transform.apply(Point(x: 40, y: 10)) == Point(x: 3 * (20 + 20 - 4), y: 60))
    }

    @Test func glassIsScaledInEveryLength() {
        let body = GlassMark(
            shapes: [
                GlassMark.Shape(
                    outline: RoundedRect(Rect(x: 10, y: 12, width: 20, height: 8), radius: 3),
                    glow: GlassMark.Glow(center: Point(x: 12, y: 14), radius: 6, strength: 0.4))
            ], fusion: 5, material: .blur(sigma: 2),
            shadow: GlassMark.Shadow(offset: Point(x: 0, y: 8), sigma: 17, color: .black), unit: 1, rim: 0.18)
        guard case .glass(let m) = marks([.glass(GlassNode(body))])[0] else { return }
        #expect(m.shapes[0].outline.rect == Rect(x: 18, y: 30, width: 60, height: 24))
        #expect(m.shapes[0].outline.radii == CornerRadii(9))
        #expect(m.shapes[0].glow == GlassMark.Glow(center: Point(x: 24, y: 36), radius: 18, strength: 0.4))
        #expect(m.fusion == 15 && m.material.sigma == 6 && m.unit == 3 && m.rim == 0.18)
        #expect(m.shadow?.offset == Point(x: 0, y: 24) && m.shadow?.sigma == 51)
        var none = body
        none.opacity = 0
        #expect(marks([.glass(GlassNode(none))]).isEmpty)
    }

    @Test func mirroredGlassHasMirroredCorners() {
        let radii = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
        let body = GlassMark(
            shapes: [
                GlassMark.Shape(
                    outline: UnevenRoundedRect(Rect(x: 10, y: 12, width: 20, height: 18), radii: radii))
            ], material: .blur(sigma: 0), unit: 1)
        for (x, y, mirrored) in [
            (-1.0, 1.0, CornerRadii(topLeft: 6, topRight: 3, bottomRight: 12, bottomLeft: 9)),
            (1, -1, CornerRadii(topLeft: 12, topRight: 9, bottomRight: 6, bottomLeft: 3)),
            (-1, -1, CornerRadii(topLeft: 9, topRight: 12, bottomRight: 3, bottomLeft: 6)),
        ] {
            let map = Transform(a: x, b: 0, c: 0, d: y, tx: x < 0 ? 40 : 0, ty: y < 0 ? 40 : 0)
            guard case .glass(let m) = marks([.group(GroupNode([.glass(GlassNode(body))], transform: map))])[0] else {
                Issue.record("no glass")
                continue
            }
            #expect(m.shapes[0].outline.radii == mirrored, "\(x) \(y)")
        }
    }

    @Test func groupsNestTheirMaps() {
        let dot = Node.shape(ShapeNode(.rect(Rect(x: 1, y: 1, width: 1, height: 1)), color: .black))
        let inner = Node.group(GroupNode([dot], transform: .translation(x: 5, y: 0)))
        let outer = Node.group(GroupNode([inner], transform: .scale(2)))
        guard case .fill(let fill) = marks([outer])[0] else { return }
        // The position is (1 + 5) · 2 points, less the origin, times 3.
        #expect(fill.path.controlBounds == Rect(x: 3 * (12 - 4), y: 3 * (2 - 2), width: 6, height: 6))
        #expect(marks([outer]).count == 1, "a group that only moves needs no layer")
    }

    @Test func onlyGroupsThatNeedLayersGetThem() {
        let dot = Node.shape(ShapeNode(.rect(Rect(x: 11, y: 11, width: 1, height: 1)), color: .black))
        for (group, layers) in [
            (GroupNode([dot]), 0), (GroupNode([dot], opacity: 0.5), 1), (GroupNode([dot], blurRadius: 1), 1),
            (GroupNode([dot], clip: .rect(Rect(x: 0, y: 0, width: 50, height: 50))), 1),
            (GroupNode([dot], blend: .plusLighter), 1),
        ] {
            #expect(marks([.group(group)]).count == 1 + 2 * layers)
        }
        for nothing in [0, -1, Double.nan] { #expect(marks([.group(GroupNode([dot], opacity: nothing))]).isEmpty) }
        guard case .beginGroup(let m) = marks([.group(GroupNode([dot], opacity: 0.5, blurRadius: 2))])[0] else {
            return
        }
        #expect(m.opacity == 0.5 && m.sigma == 6 && m.bounds == PixelRect(x: 21, y: 27, width: 3, height: 3))
    }

    /// Layers of the resolver's sizes equal layers that hold everything: they clip nothing that is drawn.
    @Test func layersHoldAllThatIsDrawn() {
        let all = PixelRect(x: -300, y: -300, width: 900, height: 900)
        for seed in UInt64(0)..<(isDebugBuild ? 40 : 250) {
            var nodes = RandomNodes(seed: seed)
            let back = Node.shape(
                ShapeNode(.ellipse(in: Rect(x: 5, y: 5, width: 50, height: 40)), color: RGBColor(0x2288ee)))
            let list = Resolver.displayList(
                for: [back, .group(nodes.group(depth: 3))],
                in: Viewport(scale: 1.3, width: 70, height: 60), background: .white)
            var open = list
            open.marks = list.marks.map { mark in
                guard case .beginGroup(var group) = mark else { return mark }
                group.bounds = all
                return .beginGroup(group)
            }
            #expect(Rasterizer().render(list) == Rasterizer().render(open), "tree \(seed):\n\(list)")
        }
    }

    @Test func clipsMakeLayersSmaller() {
        let wide = Node.shape(ShapeNode(.rect(Rect(x: 0, y: 0, width: 60, height: 50)), color: .black))
        let clip = Path.rect(Rect(x: 10, y: 10, width: 5, height: 5))
        guard case .beginGroup(let m) = marks([.group(GroupNode([wide], clip: clip))])[0] else { return }
        #expect(m.bounds == PixelRect(x: 18, y: 24, width: 15, height: 15))
    }

    @Test func deepTreesCostNoStack() {
        var node = Node.shape(ShapeNode(.rect(Rect(x: 11, y: 11, width: 9, height: 9)), color: .black))
        for _ in 0..<1000 { node = .group(GroupNode([node], opacity: 0.999)) }
        let out = marks([node])
        #expect(out.count == 2001)
        #expect(out.filter { if case .beginGroup = $0 { true } else { false } }.count == 1000)
    }

    @Test func oddNumbersGiveAList() {
        let odd: [Double] = [.nan, .infinity, -.infinity, 1e308, -1e308, 0, -1]
        let path = Path.ellipse(in: Rect(x: 5, y: 5, width: 20, height: 20))
        for v in odd {
            for w in odd {
                let nodes: [Node] = [
                    .shadow(ShadowNode(path, offset: Point(x: v, y: w), radius: w, color: .black)),
                    .image(
                        ImageNode(
                            Image(Bitmap(width: 2, height: 2)), frame: Rect(x: v, y: 0, width: w, height: 9),
                            cornerRadius: v)),
                    .text(TextNode(boxes([0, v]), at: Point(x: w, y: v), color: .black)),
                    .glass(
                        GlassNode(
                            GlassMark(
                                shapes: [.init(outline: RoundedRect(Rect(x: v, y: 3, width: w, height: 9), radius: w))],
                                fusion: v, material: .blur(sigma: w), unit: v))),
                ]
                let group = GroupNode(
                    nodes, transform: Transform(a: v, b: 0, c: w, d: 1, tx: w, ty: v), opacity: 0.5, blurRadius: v,
                    clip: path)
                let list = Resolver.displayList(
                    for: nodes + [.group(group)],
                    in: Viewport(origin: Point(x: v, y: 0), scale: w, width: 20, height: 10),
                    background: .white)
                #expect(Rasterizer().render(list).pixels.count == 200)
            }
        }
    }
}
