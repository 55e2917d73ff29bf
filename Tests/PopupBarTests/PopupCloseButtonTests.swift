import Testing
import VitrineLayoutTestSupport
import VitrinePrimitives
import VitrineSceneGraph

@testable import VitrinePopupBar
@testable import VitrineSurfaces

/// Close buttons. Source: facts, popup bar, sections 1.4 and 5.
@Suite struct PopupCloseButtonTests {
    private func layout(
        _ style: PopupCloseButton.Style, _ design: Design = .glass, _ place: PopupCloseButton.Positioning = .default,
        device: String = "iphone-16-pro-max", direction: InterfaceLayoutDirection = .leftToRight
    ) -> PopupCloseButtonLayout {
        var context = Context.test(device: device, direction: direction)
        context.traits.design = design
        return PopupCloseButtonLayout(PopupCloseButton(style: style, positioning: place), in: context)
    }

    @Test func effectiveStyles() {
        #expect(layout(.default).style == .prominentGlass && layout(.default, .legacy).style == .grabber)
        for glass in [PopupCloseButton.Style.glass, .clearGlass, .prominentGlass, .prominentClearGlass, .shinyGlass] {
            #expect(layout(glass).style == glass && layout(glass, .legacy).style == .round)
        }
        for same in [PopupCloseButton.Style.chevron, .grabber, .round, .none] {
            #expect(layout(same).style == same && layout(same, .legacy).style == same)
        }
    }

    /// Measured on 440 pt: top at the safe area, 62 pt; glass 376...420, round 20...44, grabber and chevron centered.
    @Test func places() {
        #expect(near(layout(.prominentGlass).frame, Rect(x: 376, y: 62, width: 44, height: 44), 0.4))
        #expect(near(layout(.round).frame, Rect(x: 20, y: 62, width: 24, height: 24), 0.4))
        #expect(near(layout(.grabber).frame, Rect(x: 185, y: 62, width: 70, height: 25), 0.4))
        #expect(near(layout(.chevron).frame, Rect(x: 199, y: 62, width: 42, height: 25), 0.4))
        #expect(
            layout(.glass, .glass, .leading).frame.minX == 20 && layout(.round, .glass, .trailing).frame.maxX == 420)
        #expect(layout(.glass, .glass, .center).frame.midX == 220)
        #expect(layout(.round, direction: .rightToLeft).frame.maxX == 420)
        #expect(layout(.grabber, .legacy, device: "iphone-8").frame.minY == 24)
    }

    /// Returns the ends of a line, widened by the round ends of its stroke.
    private func extent(_ layout: PopupCloseButtonLayout, flatness: Double, _ design: Design = .glass) -> Rect {
        let box = layout.bars(flatness: flatness, in: design).controlBounds
        let reach = PopupCloseButtonLayout.thickness / 2
        return box.insetBy(dx: -reach, dy: -reach)
    }

    /// Source: measured: the grabber 66 x 5 pt, 67 below the top of the screen; the chevron 34 pt wide, its tip down.
    @Test func outlines() {
        let grabber = extent(layout(.grabber), flatness: 0)
        #expect(near(grabber.width, 66, 0.6) && near(grabber.height, 5, 0.01) && near(grabber.minY, 67, 0.4))
        #expect(extent(layout(.grabber), flatness: 1) == grabber)
        let chevron = extent(layout(.chevron), flatness: 0)
        #expect(near(chevron.width, 34, 0.6) && chevron.height > 10)
        let flat = extent(layout(.chevron), flatness: 1)
        #expect(near(flat.height, 5, 0.01) && flat.width > chevron.width)
        // In the legacy design, 414 pt wide.
        let old = extent(layout(.chevron, .legacy, device: "iphone-11-pro-max"), flatness: 0, .legacy)
        #expect(near(old.width, 36.5, 1) && near(old.height, 9.6, 0.7) && near(old.minY, 50.7, 0.7))
        var last = chevron.height
        for step in 1...10 {
            let now = extent(layout(.chevron), flatness: Double(step) / 10).height
            #expect(now <= last)
            last = now
        }
    }

    @Test func drawings() {
        let context = Context.test()
        func nodes(_ style: PopupCloseButton.Style) -> [Node] {
            PopupCloseButtonView(PopupCloseButton(style: style), in: context, page: .black, tint: .black).nodes()
        }
        #expect(nodes(.none).isEmpty)
        var all: Set<[Node]> = []
        for style in PopupCloseButton.Style.allCases where style != .default { all.insert(nodes(style)) }
        #expect(all.count == PopupCloseButton.Style.allCases.count - 1)
        #expect(nodes(.default) == nodes(.prominentGlass))
    }
}
