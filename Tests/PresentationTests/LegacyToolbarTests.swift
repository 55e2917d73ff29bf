import Testing
import VitrineLayoutTestSupport
import VitrinePages
import VitrinePrimitives

@testable import VitrinePresentation
@testable import VitrineSurfaces

/// Toolbars before glass.
@Suite struct LegacyToolbarTests {
    private var context: Context {
        var context = Context.test(device: "iphone-11-pro-max", scale: 1)
        context.traits.design = .legacy
        return context
    }

    /// Items keep the outer margins and share the room between them; their order follows the direction.
    @Test func toolbarItems() {
        func items(_ direction: InterfaceLayoutDirection) -> [LegacyToolbarLayout.Item] {
            var context = context
            context.traits.direction = direction
            return LegacyToolbarLayout(Toolbar(items: ["Present Bar", "Appearance", "Dismiss Bar"]), in: context).items
        }
        let (left, right) = (items(.leftToRight), items(.rightToLeft))
        #expect(left[0].frame.minX == 20 && near(left[2].frame.maxX, 394, 1e-9))
        #expect(near(left[1].frame.minX - left[0].frame.maxX, left[2].frame.minX - left[1].frame.maxX, 1e-9))
        for (a, b) in zip(left, right) { #expect(near(b.frame.minX, 414 - a.frame.maxX, 1e-9)) }
        #expect(left.allSatisfy { $0.titleOrigin.y == 846 })
    }

    /// With more text than room, all items are present, and none overlaps another.
    @Test func crowdedToolbar() {
        let long: [Toolbar.Item] = Array(repeating: "A title much too long for the room that it has", count: 5)
        let items = LegacyToolbarLayout(Toolbar(items: long), in: context).items
        #expect(items.count == 5 && items.allSatisfy { $0.frame.minX >= 20 - 1e-9 && $0.frame.maxX <= 394 + 1e-9 })
        for (a, b) in zip(items, items.dropFirst()) { #expect(a.frame.maxX + 7.9 < b.frame.minX) }
    }

    /// A touched title is faint at once and comes back after the touch.
    @Test func pressedTitle() {
        let press = Press(item: 0, down: 1, up: 1.5, location: .zero)
        let strengths = [0.9, 1, 1.5, 1.6, 1.8, 2].map { LegacyToolbarView.opacity(of: press, at: $0) }
        #expect(strengths[0] == 1 && strengths[1] == 0.15 && strengths[2] == 0.15 && strengths[5] == 1)
        #expect(strengths[2] < strengths[3] && strengths[3] < strengths[4] && strengths[4] < 1)
        #expect(LegacyToolbarView.opacity(of: nil, at: 0) == 1)
    }
}
