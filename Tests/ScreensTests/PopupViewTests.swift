import Testing
import VitrineDisplayList
import VitrineLayoutTestSupport
import VitrinePages
import VitrinePopupBarTestSupport
import VitrinePrimitives
import VitrineSceneGraph

@testable import VitrinePopupBar
@testable import VitrinePresentation
@testable import VitrineScreens
@testable import VitrineSurfaces

/// The drawing of an opening popup. Source: facts, popup bar, sections 3.3 to 3.5.
@Suite struct PopupViewTests {
    private let context = Context.test()

    private func screen(
        _ content: PopupContent = with(PopupContent(image: "art.png")) { $0.content = Content(background: .black) },
        design: Design = .glass,
        _ change: (inout PopupBarPresentation) -> Void
    ) -> Screen {
        var bar = PopupBarPresentation(.music(.floatingCompact), content: content, presented: true, design: design)
        change(&bar)
        bar.finish()
        var traits = context.traits
        traits.design = design
        return Screen(
            traits: traits, container: with(Container()) { $0.content = Content(background: .white) },
            popupBar: bar)
    }

    private func nodes(_ screen: Screen, _ seconds: Double) -> [Node] {
        screen.nodes(at: seconds, in: context).nodes
    }

    /// Returns the outlines of all bodies of glass, from back to front.
    private func bodies(_ nodes: [Node]) -> [Rect] {
        nodes.flatMap { node -> [Rect] in
            switch node {
            case .glass(let glass): glass.body.shapes.map(\.outline.rect)
            case .group(let group): bodies(group.children).map { group.transform.apply($0) }
            default: []
            }
        }
    }

    private func images(_ nodes: [Node]) -> [Rect] {
        nodes.flatMap { node -> [Rect] in
            switch node {
            case .image(let image): [image.frame]
            case .group(let group): images(group.children).map { group.transform.apply($0) }
            default: []
            }
        }
    }

    /// A bar with other corners and a color on its glass changes to the popup and back without a jump.
    @Test func morphBeginsAsTheBar() throws {
        let red = RGBColor(0xff0000)
        let screen = screen(with(PopupContent()) { $0.content = Content(background: .black) }) { bar in
            bar.update(at: 0) {
                $0.standardAppearance.floatingBackgroundColor = red
                $0.standardAppearance.floatingBackgroundCornerConfiguration = .radii(CornerRadii(8))
            }
            bar.open(at: 1)
            bar.close(at: 3)
        }
        func radius(_ nodes: [Node]) -> Double? {
            nodes.lazy.compactMap { node -> Double? in
                switch node {
                case .glass(let glass): glass.body.shapes.first?.outline.radii.topLeft
                case .group(let group): radius(group.children)
                default: nil
                }
            }.first
        }
        /// Returns the fraction of the color.
        func strength(_ nodes: [Node]) -> Double {
            nodes.map { node -> Double in
                switch node {
                case .shape(let shape):
                    if case .solid(let color)? = shape.paint, color.withAlpha(1) == red { color.alpha } else { 0 }
                case .group(let group): strength(group.children) * group.opacity
                default: 0
                }
            }.max() ?? 0
        }
        let rest = nodes(screen, 0.5)
        #expect(radius(rest) == 8 && strength(rest) == 1)
        for seconds in [1, 3 + PopupMotion.duration - 0.005] {
            let nodes = nodes(screen, seconds)
            #expect(near(radius(nodes), 8, 0.5) && strength(nodes) > 0.98, "\(seconds)")
        }
        #expect(strength(nodes(screen, 1.2)) < 0.1 && strength(nodes(screen, 3.05)) < 0.1)
    }

    /// The bar's outline grows to the screen's, evenly in all its edges.
    @Test func morphGrows() throws {
        let screen = screen { $0.open(at: 1) }
        let bar = try #require(bodies(nodes(screen, 0)).first)
        #expect(near(bodies(nodes(screen, 1)).first, bar, 0.01))
        var last = bar
        for step in 1...60 {
            let body = bodies(nodes(screen, 1 + Double(step) / 120)).first ?? context.screen
            #expect(body.minX <= last.minX && body.minY <= last.minY && body.maxY >= last.maxY)
            let fraction = (bar.minX - body.minX) / bar.minX
            #expect(near(body.minY, bar.minY * (1 - fraction), 0.5))
            last = body
        }
        #expect(near(last, context.screen, 2))
        // At rest there is no glass but the close button's.
        #expect(bodies(nodes(screen, 3)).count == 1)
    }

    /// At any time there is one picture: in the bar, between, or in the popup.
    @Test func pictureFlies() throws {
        let screen = screen {
            $0.open(at: 1); $0.close(at: 3)
        }
        let small = try #require(images(nodes(screen, 0)).first)
        let large = try #require(images(nodes(screen, 2.9)).first)
        #expect(near(small.width, 30, 0.4) && near(large.width, 390, 0.4))
        for t in stride(from: 1.0, to: 4.4, by: 1.0 / 60) {
            let all = Set(images(nodes(screen, t)).map { Int(($0.minX * 4).rounded()) })
            #expect(all.count == 1, "\(t): \(all)")
            let now = try #require(images(nodes(screen, t)).first)
            #expect(now.width >= 29.5 && now.width <= 390.5 && now.minX >= small.minX - 20)
        }
        // Halfway along it has half of the size.
        let middle = try #require(images(nodes(screen, 1.1)).first)
        let f = (middle.width - small.width) / (large.width - small.width)
        #expect(f > 0.2 && f < 0.9 && near(middle.minY, small.minY + (large.minY - small.minY) * f, 0.6))
    }

    private func texts(_ nodes: [Node], _ opacity: Double = 1) -> [Rect] {
        nodes.flatMap { node -> [Rect] in
            switch node {
            case .text(let text):
                guard opacity > 0.01 else { return [] }
                return [Rect(x: text.origin.x, y: text.origin.y, width: text.line.width, height: 0)]
            case .group(let group):
                return texts(group.children, opacity * group.opacity).map { group.transform.apply($0) }
            default: return []
            }
        }
    }

    @Test(arguments: [InterfaceLayoutDirection.leftToRight, .rightToLeft])
    func `the moving image covers no letters of the bar's titles`(_ direction: InterfaceLayoutDirection) throws {
        let context = Context.test(direction: direction)
        var bar = PopupBarPresentation(
            .music(.floating), content: PopupContent(image: "art.png"), presented: true)
        bar.open(at: 1)
        bar.close(at: 3)
        bar.finish()
        let screen = Screen(traits: context.traits, container: Container(), popupBar: bar)
        var seen = 0
        for tick in 0..<600 {
            let nodes = screen.nodes(at: Double(tick) / 120, in: context).nodes
            guard let image = images(nodes).first else { continue }
            let covered = texts(nodes).filter { text in
                let isBeside = direction == .leftToRight ? text.minX < image.maxX - 0.5 : text.maxX > image.minX + 0.5
                return image.minY < text.y && text.y < image.maxY + 6 && isBeside && image.width < 300
            }
            seen += texts(nodes).isEmpty ? 0 : 1
            #expect(covered.isEmpty, "\(tick): \(covered), \(image)")
        }
        #expect(seen > 200)
    }

    /// A popup that a finger has released overshoots its bar, when the picture is already back there.
    @Test(arguments: [Design.glass, .legacy]) func thePictureOfAClosedPopupIsInItsBar(_ design: Design) throws {
        for transitionStyle in [PopupMotion.TransitionStyle.slide, .morph] {
            let screen = screen(design: design) { bar in
                bar.update(at: 0) { $0.barStyle = .floating }
                bar.open(at: 0, animated: false)
                var call = PopupBarPresentation.Call(verb: .close, animated: true, duration: nil)
                call.dampingRatio = PopupMotion.gestureDampingRatio
                bar.go(open: false, call, at: 1, transitionStyle: transitionStyle)
            }
            for tick in 0..<180 {
                let seconds = 1 + Double(tick) / 120
                #expect(!images(nodes(screen, seconds)).isEmpty, "\(transitionStyle), \(tick)")
            }
        }
    }

    /// Without the morph the whole bar moves up, the popup directly below it.
    @Test func slidePushesTheBar() {
        let content = with(PopupContent()) {
            $0.content = Content(background: .black)
            $0.allowsContentTransition = false
        }
        let screen = screen(content) { $0.open(at: 1) }
        let bar = bodies(nodes(screen, 0))[0]
        for t in [1.05, 1.1, 1.2] {
            let lifted = bodies(nodes(screen, t))[0]
            #expect(lifted.minY < bar.minY && lifted.width == bar.width)
        }
        // The close button's is the only glass of an open popup.
        #expect(bodies(nodes(screen, 1.1)).count == 2 && bodies(nodes(screen, 3)).count == 1)
    }

    /// Legacy popups move the same way, and push their dock out of the screen.
    @Test func legacyDock() {
        var legacy = context
        legacy.traits.design = .legacy
        var bar = PopupBarPresentation(
            .music(.compact), content: with(PopupContent()) { $0.content = Content(background: .black) },
            presented: true,
            design: .legacy)
        bar.open(at: 1)
        let dock = Container.Dock.toolbar(Toolbar(items: ["Go"]))
        let screen = Screen(
            traits: legacy.traits,
            container: with(Container(dock: dock)) { $0.content = Content(background: .white) },
            popupBar: bar)
        func lowest(_ seconds: Double) -> Double {
            screen.nodes(at: seconds, in: legacy).nodes.compactMap { node -> Double? in
                guard case .group(let group) = node, group.transform.ty > 0 else { return nil }
                return group.transform.ty
            }.max() ?? 0
        }
        #expect(lowest(0) == 0 && lowest(1.1) > 20 && lowest(1.2) > lowest(1.1) && lowest(1.2) < 84)
    }

    /// A pressed disc lights up, a chevron does not.
    @Test func closeButtonPress() throws {
        func differs(_ style: PopupCloseButton.Style) throws -> Bool {
            var content = with(PopupContent(open: true)) { $0.content = Content(background: .black) }
            content.popupCloseButton.style = style
            let bare = screen(content) { _ in }
            let tap = TimelineEvent(at: 1, .init("tap", "popupCloseButton", ["hold": 0.1]))
            let pressed = try Screen.recorded(
                traits: context.traits,
                container: with(Container()) { $0.content = Content(background: .white) },
                popupBar: bare.popupBar,
                [tap], in: context)
            // The last nodes are the finger's.
            let finger = try #require(pressed.fingers.first).nodes(at: 1.05, dark: false, tint: .black).count
            return Array(nodes(pressed, 1.05).dropLast(finger)) != nodes(bare, 1.05)
        }
        #expect(try differs(.round) && differs(.prominentGlass))
        #expect(try !differs(.chevron))
        #expect(try !differs(.none))
    }

    /// A moving popup keeps its close button inside: the button's glass is within the clip of the page.
    @Test(arguments: [true, false]) func closeButtonStaysInside(_ opens: Bool) throws {
        let content = with(PopupContent(open: !opens)) { $0.popupCloseButton.style = .prominentGlass }
        let screen = screen(content) { if opens { $0.open(at: 1) } else { $0.close(at: 1) } }
        var seen = 0
        for i in 1..<40 {
            var found: [(RoundedRect, Rect)] = []
            func walk(_ list: [Node], _ t: Transform, _ clip: Rect?) {
                for node in list {
                    switch node {
                    case .group(let g):
                        let inner = g.transform.then(t)
                        walk(g.children, inner, g.clip.map { inner.apply($0.controlBounds) } ?? clip)
                    case .glass(let g):
                        guard let clip, let shape = g.body.shapes.first, shape.outline.rect.width < 60 else { continue }
                        found.append((RoundedRect(t.apply(shape.outline.rect), radius: 0), clip))
                    default: break
                    }
                }
            }
            walk(nodes(screen, 1 + Double(i) / 80), .identity, nil)
            for (button, clip) in found {
                seen += 1
                #expect(button.rect.minX >= clip.minX && button.rect.maxX <= clip.maxX)
                #expect(button.rect.minY >= clip.minY - 1e-6 && button.rect.maxY <= clip.maxY + 1e-6)
            }
        }
        #expect(seen > 5)
    }

    @Test func statusBar() {
        let content = with(PopupContent()) {
            $0.content = Content(background: .black)
            $0.statusBarHidden = true
        }
        var screen = screen(content) { $0.open(at: 1) }
        screen.host.changeContainer(at: 0) { $0.statusBar = StatusBar() }
        func count(_ seconds: Double) -> Int {
            nodes(screen, seconds).filter { if case .group(let g) = $0 { g.children.count == 6 } else { false } }.count
        }
        #expect(count(0.5) == 1 && count(1.1) == 1 && count(3) == 0)
    }
}

extension Transform {
    fileprivate func apply(_ r: Rect) -> Rect {
        let (p, q) = (apply(r.origin), apply(Point(x: r.maxX, y: r.maxY)))
        return Rect(x: p.x, y: p.y, width: q.x - p.x, height: q.y - p.y)
    }
}
