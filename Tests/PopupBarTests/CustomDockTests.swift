import Testing
import VitrineLayoutTestSupport
import VitrinePopupBarTestSupport
import VitrinePrimitives

@testable import VitrinePopupBar
@testable import VitrinePresentation
@testable import VitrineSurfaces

/// The positions of bars on a developer's own dock. Source: facts, popup bar, section 2.4.
@Suite struct CustomDockTests {
    private func layout(_ dock: CustomDock, _ style: PopupBar.Style, _ design: Design) -> PopupBarLayout {
        var context = Context.test()
        context.traits.design = design
        return PopupBarLayout(PopupBar(barStyle: style), over: .custom(dock), in: context)
    }

    /// On a screen of 932 pt, 34 of them safe area, a view of 50 pt begins at 848.
    @Test func places() {
        let dock = CustomDock(height: 50)
        #expect(layout(dock, .floating, .glass).frame.maxY == 848)
        #expect(layout(dock, .floatingCompact, .glass).frame.maxY == 848)
        #expect(layout(dock, .prominent, .legacy).frame.maxY == 848)
        #expect(layout(dock, .compact, .legacy).frame.maxY == 848)
        let apart = CustomDock(height: 50, bottomDockingViewMarginForPopupBar: 12)
        #expect(layout(apart, .floating, .glass).frame.maxY == 836)
        #expect(layout(apart, .prominent, .legacy).frame.maxY == 836)
    }

    /// Without a bar, the page ends at the view, whatever the margin.
    @Test func safeArea() {
        for design in Design.allCases {
            var context = Context.test()
            context.traits.design = design
            let dock = CustomDock(height: 70, bottomDockingViewMarginForPopupBar: 20)
            #expect(DockLayout(Container(dock: .custom(dock)), in: context).safeBottom == 828)
        }
    }
}
