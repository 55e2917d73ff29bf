import Testing
import VitrineDisplayList
import VitrineLayoutTestSupport
import VitrinePopupBarTestSupport
import VitrinePrimitives
import VitrineSceneGraph
import VitrineVocabulary

@testable import VitrinePages
@testable import VitrinePopupBar
@testable import VitrinePresentation
@testable import VitrineScreens
@testable import VitrineSurfaces

/// Source of the figures: facts, iOS surroundings, section 2.6; popup bar, section 7.4.
@Suite struct ContextMenuTests {
    private let menu = ContextMenuConfiguration(items: [
        .action(.init(title: "Visit GitHub Page", icon: "heart")), .action(.init(title: "Report an Issue…")),
        .separator, .action(.init(title: "Share…", icon: "heart")),
    ])

    private func layout(_ menu: ContextMenuConfiguration? = nil, in context: Context) -> (Rect, ContextMenuLayout) {
        let bar = PopupBarLayout(.music(.floating), over: nil, in: context).frame
        return (bar, ContextMenuLayout(menu ?? self.menu, bar: bar, in: context))
    }

    private func screen(_ menu: ContextMenuConfiguration?) -> Screen {
        var bar = PopupBar.music(.floating)
        bar.contextMenu = menu
        return Screen(
            traits: Context.test().traits, container: Container(),
            popupBar: PopupBarPresentation(bar, presented: true))
    }

    /// As in the picture, the menu has 250 x 167 pt, 20 pt above a bar of 390 x 58.3 pt, 54 pt above the bottom.
    @Test func placesOfThePicture() {
        let context = Context.test()
        let (bar, l) = layout(in: context)
        let lifted = bar.scaled(by: ContextMenuLayout.liftScale).offsetBy(dx: 0, dy: l.barShift)
        #expect(near(lifted.width, 390, 0.1) && near(lifted.height, 58.3, 0.1))
        #expect(near(932 - lifted.maxY, 54, 0.1))
        #expect(near(l.frame.width, 250, 0.4) && near(l.frame.height, 167, 0.4))
        #expect(near(lifted.minY - l.frame.maxY, 20, 0.4))
        #expect(near(l.frame.midX, 215, 0.4))
        // These are the distances of the rows, and of the line between the sections, from the menu's top.
        let middles = l.rows.map { $0.frame.midY - l.frame.minY }
        #expect(zip(middles, [31.0, 73, 136]).allSatisfy { near($0, $1, 0.4) })
        #expect(l.separators.count == 1 && near(l.separators[0] - l.frame.minY, 104.5, 0.4))
    }

    /// A bar that has room below keeps its place; one that reaches below the safe area's margin moves up into it.
    @Test func aBarMovesNoFurtherThanItMust() {
        let context = Context.test()
        let high = Rect(x: 20, y: 600, width: 390, height: 58)
        #expect(ContextMenuLayout(menu, bar: high, in: context).barShift == 0)
        #expect(ContextMenuLayout(menu, bar: high.offsetBy(dx: 0, dy: 250), in: context).barShift < -1)
    }

    /// On every device and with every text size, the menu is on the screen above the bar, and its rows do not overlap.
    @Test func staysOnTheScreen() {
        let long = ContextMenuConfiguration(items: (0..<50).map { .action(.init(title: "Item \($0)")) })
        for device in Device.all {
            for textSize in [TextSize.xSmall, .large, .ax5] {
                for design in Design.allCases {
                    for menu in [self.menu, long] {
                        var context = Context.test(device: device.id, textSize: textSize, scale: device.scale)
                        context.traits.design = design
                        let (bar, l) = layout(menu, in: context)
                        #expect(l.frame.minX >= 0 && l.frame.maxX <= device.size.width, "\(device.id)")
                        #expect(l.frame.minY >= 0, "\(device.id) \(textSize)")
                        #expect(l.frame.maxY <= bar.minY + l.barShift, "\(device.id) \(textSize)")
                        #expect(l.barShift <= 0)
                        #expect(zip(l.rows, l.rows.dropFirst()).allSatisfy { $0.frame.maxY <= $1.frame.minY + 1e-9 })
                    }
                }
            }
        }
    }

    @Test func liftedGlassHasAnotherShadow() throws {
        func shadow(_ amount: Double) throws -> GlassMark.Shadow {
            let outline = RoundedRect(Rect(x: 0, y: 0, width: 100, height: 50), radius: 10)
            let body = GlassStyle(over: .white, appearance: .light).body([GlassMark.Shape(outline: outline)])
            guard case .glass(let glass) = body.lifted(amount, dark: false) else { throw RecordingFailure.noGlass }
            return try #require(glass.body.shadow)
        }
        let (own, lifted) = (GlassStyle(over: .white, appearance: .light).shadow, try shadow(1))
        #expect(try shadow(0) == own)
        #expect(lifted.offset.y == 0 && lifted.sigma > own.sigma && lifted.color.alpha > own.color.alpha)
        #expect(near(try shadow(0.5).sigma, (own.sigma + lifted.sigma) / 2, 1e-9))
    }

    private enum RecordingFailure: Error { case noGlass }

    @Test func separatorsMakeSections() {
        let odd = ContextMenuConfiguration(items: [
            .separator, .action(.init(title: "A")), .separator, .separator, .action(.init(title: "B")), .separator,
        ])
        #expect(odd.sections.map { $0.map(\.title) } == [["A"], ["B"]])
        #expect(ContextMenuConfiguration(items: []).sections.isEmpty)
        #expect(menu.iconNames == ["heart", "heart"])
    }

    @Test func comesAndGoes() {
        var p = ContextMenuPresentation()
        #expect(!p.isVisible(at: 0) && p.end == 0)
        p.show(at: 1)
        #expect(!p.isVisible(at: 0.99) && p.isVisible(at: 1.1))
        #expect(p.reveal.value(at: 2) == 1)
        let values = (0...60).map { p.reveal.value(at: 1 + Double($0) / 120) }
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 }, "the spring is critically damped")
        p.hide(at: 3)
        #expect(p.reveal.value(at: p.end) == 0 && !p.isVisible(at: p.end))
        #expect(p.end < 4)
    }

    /// The menu appears when the finger has been down for half a second, and only then.
    @Test func longPress() {
        var long = ContextMenuPresentation()
        long.press(down: 1, up: 2)
        #expect(long.reveal.value(at: 1.49) == 0 && long.reveal.value(at: 1.6) > 0)
        #expect(long.lift.value(at: 1.1) == 0 && long.lift.value(at: 1.49) > 0.9)
        var short = ContextMenuPresentation()
        short.press(down: 1, up: 1.4)
        #expect(short.reveal.target == 0 && short.lift.value(at: 1.4) > 0 && short.lift.target == 0)
    }

    @Test func aBarWithoutMenuShowsNone() throws {
        let context = Context.test()
        let before = screen(nil).nodes(at: 0, in: context).nodes
        let press = TimelineEvent(at: 0, .init("press", "popupBar", ["hold": 1]))
        let pressed = try Screen.recorded(
            traits: context.traits, container: Container(), popupBar: screen(nil).popupBar, [press],
            in: context)
        #expect(pressed.fingers.count == 1 && pressed.popupBar?.contextMenu == ContextMenuPresentation())
        #expect(pressed.nodes(at: 3, in: context).nodes == before)
        var shown = screen(nil)
        shown.popupBar?.contextMenu.show(at: 0)
        #expect(shown.nodes(at: 3, in: context).nodes == before)
    }

    @Test func aBarThatIsPressedShowsItsMenu() throws {
        let context = Context.test()
        func pressed(_ hold: ValueNode) throws -> Screen {
            try Screen.recorded(
                traits: context.traits, container: Container(), popupBar: screen(menu).popupBar,
                [TimelineEvent(at: 1, .init("press", "popupBar", ["hold": hold]))], in: context)
        }
        let (long, short) = (try pressed(1), try pressed(0.4))
        let shown = try #require(long.popupBar).contextMenu
        #expect(!shown.isVisible(at: 0.9) && shown.reveal.value(at: 1.49) == 0 && shown.reveal.value(at: 3) == 1)
        #expect(try #require(short.popupBar).contextMenu.reveal.target == 0)
        // A long press is no tap.
        #expect(long.popupBar?.state(at: 5) == .barPresented && short.popupBar?.state(at: 5) == .barPresented)
    }

    /// Before and after a menu, the screen is that without one.
    @Test func leavesNothingBehind() {
        let context = Context.test()
        let rest = screen(menu).nodes(at: 0, in: context).nodes
        var screen = screen(menu)
        screen.popupBar?.contextMenu.show(at: 1)
        screen.popupBar?.contextMenu.hide(at: 2)
        #expect(screen.nodes(at: 0.9, in: context).nodes == rest)
        #expect(screen.nodes(at: 1.6, in: context).nodes != rest)
        #expect(screen.nodes(at: screen.end, in: context).nodes == rest)
    }

    /// Everything but the bar and the menu is darker by 20 % of black. Source: facts, popup bar, section 6.4.
    @Test func dimmingOfThePicture() throws {
        let context = Context.test()
        let (bar, l) = layout(in: context)
        let view = ContextMenuView(
            layout: l, bar: bar, reveal: 1, lift: 0, page: .white, context: context)
        guard case .shape(let cover) = try #require(view.nodes(lifting: []).first) else {
            Issue.record("no cover")
            return
        }
        #expect(cover.paint == .solid(RGBColor.black.withAlpha(0.2)) && cover.path == .rect(context.screen))
    }

    /// From right to left, rows are mirrored within the menu.
    @Test func mirrored() {
        func ink(_ direction: InterfaceLayoutDirection) -> [Double] {
            let context = Context.test(direction: direction)
            let (bar, l) = layout(in: context)
            return ContextMenuView(layout: l, bar: bar, reveal: 1, lift: 0, page: .white, context: context)
                .nodes(lifting: []).flatMap { $0.textOrigins }.map { $0 - l.frame.midX }
        }
        let (ltr, rtl) = (ink(.leftToRight), ink(.rightToLeft))
        #expect(ltr.count == 3 && rtl.count == 3)
        #expect(ltr.allSatisfy { near($0, 60 - 125, 0.5) })
        // The shortest text ends where it began.
        #expect(rtl[2] > 0 && rtl[2] < 125 - 60 && rtl != ltr)
    }
}

extension Node {
    /// The x coordinates of every text in the node, in its own coordinates.
    fileprivate var textOrigins: [Double] {
        switch self {
        case .text(let n): [n.origin.x]
        case .group(let g): g.children.flatMap(\.textOrigins)
        default: []
        }
    }
}
