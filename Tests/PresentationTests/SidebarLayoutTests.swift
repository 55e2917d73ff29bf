import Testing
import VitrineLayoutTestSupport
import VitrinePages
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrinePresentation
@testable import VitrineSurfaces

/// The layout of the sidebar of an iPad, and its changes.
@Suite struct SidebarLayoutTests {
    private static let bar = TabBar(items: (1...4).map { .init(title: "Tab \($0)", icon: "heart") })
    private static let sidebar = Sidebar(
        editButton: "Edit", sections: [.init(title: "More", items: [.init(title: "Tab 5", icon: "house")])])

    private func pad(direction: InterfaceLayoutDirection) -> Context {
        .test(device: "ipad-pro-11-more-space", direction: direction, scale: 2, orientation: .landscape)
    }

    @Test(arguments: [InterfaceLayoutDirection.leftToRight, .rightToLeft])
    func rowsGrowWithTheTextAndStayOneBelowTheOther(_ direction: InterfaceLayoutDirection) {
        var last = 0.0
        for size in TextSize.allCases {
            var context = pad(direction: direction)
            context.traits.textSize = size
            let layout = SidebarLayout(Self.sidebar, tabs: Self.bar, in: context)
            let heights = layout.rows.map(\.frame.height) + layout.headers.map(\.frame.height)
            #expect(Set(heights).count == 1 && heights[0] >= last)
            #expect(heights[0] >= layout.titleSize * 1.2 && (size > .large || heights[0] == SidebarLayout.rowHeight))
            #expect(layout.iconCenter < layout.titleInset && layout.titleInset < layout.frame.width - 100)
            let frames = (layout.rows.map(\.frame) + layout.headers.map(\.frame)).sorted { $0.minY < $1.minY }
            #expect(zip(frames, frames.dropFirst()).allSatisfy { near($0.maxY, $1.minY, 0.01) })
            last = heights[0]
        }
        #expect(last > SidebarLayout.rowHeight + 40)
    }

    /// What is shown at rest is sharp and opaque, what is hidden neither; the button is in the sidebar's header.
    @Test(arguments: [false, true]) func restingParts(_ isShown: Bool) {
        let state = SidebarPresentation(isShown: isShown)
        let (shown, hidden) = isShown ? (state.rows, state.tabs) : (state.tabs, state.rows)
        #expect(shown.opacity.value(at: 0) == 1 && shown.blur.value(at: 0) == 0)
        #expect(hidden.opacity.value(at: 0) == 0 && hidden.blur.value(at: 0) > 0)
        let button = SidebarLayout.buttonCenter
        #expect(button.x + button.y <= SidebarLayout.width && button.y * 2 <= SidebarLayout.headerHeight)
    }

    /// From any state a change continues from the current position, and comes to rest at one of the ends.
    @Test func interruptions() {
        var generator = SplitMix64(seed: 7)
        for _ in 0..<200 {
            var state = SidebarPresentation(isShown: generator.chance(2))
            var at = 0.0
            for _ in 0..<generator.below(6) {
                at += generator.double(0...0.6)
                let hold = generator.chance(2) ? 0 : generator.double(0...0.2)
                if generator.chance(2) { state.show(at: at, hold: hold) } else { state.hide(at: at, hold: hold) }
            }
            let goal = state.isShown.value(at: at) ? 1.0 : 0
            #expect(state.fraction.value(at: state.end) == goal && state.across.value(at: state.end) == goal)
            #expect(
                state.rows.opacity.value(at: state.end) == goal && state.tabs.opacity.value(at: state.end) == 1 - goal)
            var last = state.fraction.value(at: 0)
            for tick in 1...Int(state.end * 120 + 2) {
                let value = state.fraction.value(at: Double(tick) / 120)
                // A spring that reverses has twice the velocity of one that starts from rest.
                #expect((value - last).magnitude < 0.12)
                last = value
            }
        }
    }

    /// Rows follow each other below the header; the tabs of the bar come first.
    @Test func rows() {
        for direction in InterfaceLayoutDirection.allCases {
            let layout = SidebarLayout(Self.sidebar, tabs: Self.bar, in: pad(direction: direction))
            #expect(layout.rows.map(\.item.title) == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "Tab 5"])
            #expect(layout.rows.map(\.isSelected) == [true, false, false, false, false])
            for (a, b) in zip(layout.rows, layout.rows.dropFirst()) { #expect(b.frame.minY >= a.frame.maxY) }
            for row in layout.rows {
                #expect(row.frame.minX >= layout.frame.minX + 16 && row.frame.maxX <= layout.frame.maxX - 16)
            }
            #expect(layout.rows[4].frame.minY - layout.rows[3].frame.maxY == 44 && layout.headers.count == 1)
        }
    }
}
