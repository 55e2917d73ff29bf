import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph
import VitrineTestSupport

@Suite struct GroupNodeTests {
    private let viewport = Viewport(scale: 2, width: 200, height: 200)
    private let dot = Node.shape(ShapeNode(.rect(Rect(x: 10, y: 10, width: 20, height: 20)), color: .black))
    private func box(_ r: Rect) -> Node { .shape(ShapeNode(.rect(r), color: .white)) }

    private func marks(_ group: GroupNode) -> [Mark] {
        Resolver.displayList(for: [.group(group)], in: viewport, background: .white).marks
    }

    private func groups(_ marks: [Mark]) -> [GroupMark] {
        marks.compactMap { if case .beginGroup(let m) = $0 { m } else { nil } }
    }

    /// Returns whether every group that begins ends, and every mask is in a group.
    private func isSound(_ marks: [Mark]) -> Bool {
        var depth = 0
        for mark in marks {
            if case .beginGroup(let m) = mark {
                if m.blend == .destinationIn, depth == 0 { return false }
                depth += 1
            }
            if case .endGroup = mark { depth -= 1 }
            if depth < 0 { return false }
        }
        return depth == 0
    }

    @Test func aMaskIsAGroupAtTheEndOfItsGroup() {
        let mask = Rect(x: 15, y: 5, width: 40, height: 10)
        let out = marks(GroupNode([dot], mask: [box(mask)]))
        #expect(isSound(out) && out.count == 6)
        let all = groups(out)
        #expect(all.count == 2 && all[1].blend == .destinationIn && all[1].opacity == 1 && all[1].sigma == 0)
        // The bounds are those of both: the masks remove the dot's left side and lower half.
        #expect(all[0].bounds == PixelRect(x: 30, y: 20, width: 30, height: 10) && all[1].bounds == all[0].bounds)
        guard case .fill(let content) = out[1], case .beginGroup = out[2], case .fill(let ink) = out[3] else {
            Issue.record("wrong marks")
            return
        }
        #expect(content.path == Path.rect(Rect(x: 20, y: 20, width: 40, height: 40)))
        #expect(ink.path == Path.rect(Rect(x: 30, y: 10, width: 80, height: 20)))
        #expect(marks(GroupNode([dot], mask: nil)).count == 1)
    }

    @Test func masksAreInTheGroupsCoordinates() {
        let moved = GroupNode(
            [dot], transform: .translation(x: 7, y: 3), mask: [box(Rect(x: 10, y: 10, width: 5, height: 20))])
        #expect(groups(marks(moved)).allSatisfy { $0.bounds == PixelRect(x: 34, y: 26, width: 10, height: 40) })
    }

    @Test func whatIsMaskedAwayIsNotPainted() {
        let far = box(Rect(x: 70, y: 70, width: 5, height: 5))
        for mask in [[], [far], [.group(GroupNode([dot], opacity: 0))]] {
            let out = marks(GroupNode([dot, dot], mask: mask, edgeFade: EdgeFade(.zero, insets: .zero)))
            #expect(out.count == 2 && isSound(out) && groups(out)[0].bounds.isEmpty)
        }
        #expect(marks(GroupNode([dot], edgeFade: EdgeFade(.zero, insets: .zero))).count == 2)
    }

    /// A backdrop near a mask's edge blurs pixels beyond it.
    @Test func masksLeaveRoomForBackdrops() {
        let glass = Node.backdrop(
            BackdropNode(.rect(Rect(x: 10, y: 10, width: 20, height: 20)), material: .blur(sigma: 4)))
        let mask = [box(Rect(x: 10, y: 10, width: 5, height: 5))]
        for children in [[dot, glass], [dot, .group(GroupNode([glass], opacity: 0.5))]] {
            let all = groups(marks(GroupNode(children, mask: mask)))
            #expect(all[0].bounds == PixelRect(x: 20, y: 20, width: 40, height: 40))
            #expect(all.last?.bounds == all[0].bounds)
        }
    }

    @Test func edgesFadeAcrossAndDown() {
        let fade = EdgeFade(
            Rect(x: 12, y: 10, width: 16, height: 20), insets: Insets(top: 4, left: 3, bottom: 0, right: 5))
        let out = marks(GroupNode([dot], edgeFade: fade))
        #expect(isSound(out))
        let masks = groups(out).dropFirst()
        #expect(masks.count == 2 && masks.allSatisfy { $0.blend == .destinationIn })
        #expect(groups(out)[0].bounds == PixelRect(x: 24, y: 20, width: 32, height: 40))
        let fills = out.compactMap { if case .fill(let m) = $0 { m } else { nil } }.dropFirst()
        let (none, full) = (RGBColor.clear, RGBColor.black)
        #expect(
            fills.map(\.paint) == [
                .linear(
                    start: Point(x: 24, y: 20), end: Point(x: 30, y: 20),
                    stops: [GradientStop(0, none), GradientStop(1, full)]),
                .linear(
                    start: Point(x: 46, y: 20), end: Point(x: 56, y: 20),
                    stops: [GradientStop(0, full), GradientStop(1, none)]),
                .linear(
                    start: Point(x: 24, y: 20), end: Point(x: 24, y: 28),
                    stops: [GradientStop(0, none), GradientStop(1, full)]),
            ])
        // Each mask ends at the frame only where it fades, so that no edge is clipped twice.
        let bounds = fills.map(\.path.controlBounds)
        #expect(bounds[bounds.startIndex].minX == 24 && bounds[bounds.startIndex + 1].maxX == 56)
        #expect(bounds[bounds.startIndex].minY < 20 && bounds[bounds.startIndex].maxY > 60)
        #expect(bounds[bounds.startIndex + 2].minX < 24 && bounds[bounds.startIndex + 2].maxX > 56)
        #expect(bounds[bounds.startIndex + 2].minY == 20 && bounds[bounds.startIndex + 2].maxY == 60)
    }

    /// Fades that do not fit meet.
    @Test func wideFadesShareTheFrame() {
        let frame = Rect(x: 10, y: 10, width: 20, height: 20)
        let out = marks(GroupNode([dot], edgeFade: EdgeFade(frame, insets: Insets(left: 30, right: 10))))
        let paints = out.compactMap { if case .fill(let m) = $0 { m.paint } else { nil } }
        #expect(
            paints[1]
                == .linear(
                    start: Point(x: 20, y: 20), end: Point(x: 60, y: 20),
                    stops: [
                        GradientStop(0, .clear), GradientStop(0.75, .black), GradientStop(0.75, .black),
                        GradientStop(1, .clear),
                    ]))
        #expect(paints[2] == .solid(.black))
    }

    @Test func shadowsAreScaledAndSeenByTheGroupAround() {
        let shadow = GroupNode.Shadow(offset: Point(x: 3, y: -50), radius: 4, color: RGBColor.black.withAlpha(0.3))
        let inner = GroupNode([dot], transform: .scale(1.5), shadow: shadow)
        let all = groups(marks(GroupNode([.group(inner)], opacity: 0.5)))
        #expect(all.count == 2)
        #expect(
            all[1].shadow
                == GroupMark.Shadow(offset: Point(x: 9, y: -150), sigma: 12, color: RGBColor.black.withAlpha(0.3)))
        #expect(all[1].bounds == PixelRect(x: 30, y: 30, width: 60, height: 60), "a layer holds no shadow of its own")
        // The bounds include three standard deviations around the moved shadow.
        let cast = PixelRect(x: 39 - 36, y: -120 - 36, width: 60 + 72, height: 60 + 72)
        #expect(all[0].bounds.intersection(cast) == cast && all[0].bounds.maxY == 90)
        #expect(all[0].bounds.y > -120 - 80 && all[0].bounds.width < 260)
    }

    @Test func innerShadowsStayInside() {
        let path = Path.rect(Rect(x: 10, y: 10, width: 20, height: 20))
        let node = Node.shadow(
            ShadowNode(path, offset: Point(x: 0, y: 2), radius: 5, color: .black, isInner: true))
        let out = marks(GroupNode([node], opacity: 0.5))
        guard case .shadow(let m) = out[1] else {
            Issue.record("wrong mark")
            return
        }
        #expect(m.inner && m.sigma == 10 && m.knockout == path.transformed(by: .scale(2)))
        #expect(m.path == path.transformed(by: .scale(2)).transformed(by: .translation(x: 0, y: 4)))
        #expect(groups(out)[0].bounds == PixelRect(x: 20, y: 20, width: 40, height: 40))
    }

    @Test func isolationIsALayer() {
        #expect(
            groups(marks(GroupNode([dot], isIsolated: true))) == [
                GroupMark(bounds: PixelRect(x: 20, y: 20, width: 40, height: 40))
            ])
    }

    @Test func deepMasksCostNoStack() {
        var node = dot
        for i in 0..<1000 {
            node = .group(i % 2 == 0 ? GroupNode([node], mask: [dot]) : GroupNode([dot], mask: [node]))
        }
        let out = Resolver.displayList(for: [node], in: viewport, background: .white).marks
        #expect(isSound(out) && groups(out).count == 2000)
    }

    @Test func oddNumbersGiveAList() {
        let odd: [Double] = [.nan, .infinity, -.infinity, 1e308, -1e308, 0, -1, 7]
        var random = SplitMix64(seed: 9)
        let image = Image(Bitmap(width: 2, height: 2))
        for _ in 0..<2000 {
            func n() -> Double { random.chance(3) ? random.element(of: odd) : random.double(-5...40) }
            func rect() -> Rect { Rect(x: n(), y: n(), width: n(), height: n()) }
            let radii = CornerRadii(topLeft: n(), topRight: n(), bottomRight: n(), bottomLeft: n())
            let path = Path.roundedRect(UnevenRoundedRect(rect(), radii: radii))
            let style = StrokeStyle(
                width: n(), cap: .round, join: .miter, miterLimit: n(), dashes: [n(), n()], dashPhase: n())
            let children: [Node] = [
                .shape(
                    ShapeNode(
                        path, color: .black,
                        stroke: ShapeNode.Stroke(style, paint: .solid(.white), isHairline: random.chance(2)))),
                .image(
                    ImageNode(
                        image, frame: rect(), contentMode: random.element(of: ImageNode.ContentMode.allCases),
                        imageScale: n(), cornerRadii: radii, opacity: n())),
                .shadow(ShadowNode(path, offset: Point(x: n(), y: n()), radius: n(), color: .black, isInner: true)),
            ]
            let group = GroupNode(
                children, transform: Transform(a: n(), b: n(), c: n(), d: n(), tx: n(), ty: n()), opacity: n(),
                blurRadius: n(), mask: random.chance(2) ? children : nil,
                edgeFade: EdgeFade(rect(), insets: Insets(top: n(), left: n(), bottom: n(), right: n())),
                shadow: GroupNode.Shadow(offset: Point(x: n(), y: n()), radius: n(), color: .black))
            let list = Resolver.displayList(
                for: children + [.group(group)],
                in: Viewport(origin: Point(x: n(), y: n()), scale: n(), width: 20, height: 10),
                background: .white)
            #expect(isSound(list.marks))
        }
    }
}
