import Testing
import VitrineLayoutTestSupport
import VitrinePopupBarTestSupport
import VitrinePrimitives

@testable import VitrinePopupBar
@testable import VitrineSurfaces

/// Bar buttons with titles, in both designs and beside icons.
@Suite struct BarButtonTitleTests {
    private func layout(_ items: [BarButtonItem], _ design: Design, leading: [BarButtonItem] = []) -> PopupBarLayout {
        var context = Context.test()
        context.traits.design = design
        let item = PopupItem(
            title: "Suscipit Ut", subtitle: "Itaque", leadingBarButtonItems: leading, trailingBarButtonItems: items)
        return PopupBarLayout(PopupBar(barStyle: .floating, popupItem: item), in: context)
    }

    /// Buttons are 8 pt from each other, from the bar's titles and from its ends.
    @Test(arguments: Design.allCases) func room(_ design: Design) throws {
        let rows: [[BarButtonItem]] = [
            [BarButtonItem(title: "Buy")], [BarButtonItem(title: "Buy this thing"), BarButtonItem(icon: "pause")],
            [BarButtonItem(icon: "pause"), BarButtonItem(title: "Buy this", style: .prominent)],
            [BarButtonItem(title: "Explicabo", style: .prominent), BarButtonItem(title: "Itaque eos")],
        ]
        for row in rows {
            let l = layout(row, design)
            let boxes = l.buttons.map { b in
                (b.center.x - (b.title?.width ?? 20) / 2, b.center.x + (b.title?.width ?? 20) / 2)
            }
            for (a, b) in zip(boxes, boxes.dropFirst()) { #expect(b.0 - a.1 >= 7.99, "\(row)") }
            #expect(l.titleArea.maxX <= boxes[0].0 && boxes[boxes.count - 1].1 <= l.frame.maxX - 8, "\(row)")
        }
    }

    /// A short title takes no more room than an icon, and icons keep their positions.
    @Test func pitch() {
        let icons = layout([BarButtonItem(icon: "pause"), BarButtonItem(icon: "forward")], .glass)
        let mixed = layout([BarButtonItem(title: "Go"), BarButtonItem(icon: "forward")], .glass)
        #expect(mixed.buttons.map(\.center) == icons.buttons.map(\.center) && mixed.titleArea == icons.titleArea)
    }

    @Test func prominence() throws {
        func width(_ style: BarButtonItem.Style, _ design: Design) throws -> Double {
            try #require(layout([BarButtonItem(title: "Buy", style: style)], design).buttons[0].title).width
        }
        #expect(try width(.prominent, .glass) > width(.plain, .glass) + 24)
        // The titles differ only in their weight.
        let (bold, plain) = (try width(.prominent, .legacy), try width(.plain, .legacy))
        #expect(bold > plain && bold < plain * 1.2)
    }
}
