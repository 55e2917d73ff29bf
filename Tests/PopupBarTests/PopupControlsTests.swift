import Testing
import VitrineLayoutTestSupport
import VitrinePages
import VitrinePopupBarTestSupport
import VitrinePrimitives

@testable import VitrinePopupBar
@testable import VitrineSceneGraph
@testable import VitrineSurfaces

@Suite struct PopupControlsTests {
    static let phones = Device.all.filter { $0.idiom == .phone }

    private func page(_ context: Context, _ item: PopupItem) -> PopupPageView {
        PopupPageView(
            PopupContent(image: "art.png", showsControls: true), bar: PopupBar(popupItem: item), in: context)
    }

    private let item = PopupItem.music(
        title: "Symphony No. 9 in D Minor, Op. 125: IV. Finale", subtitle: "Berliner Philharmoniker & Wiener Singverein"
    )

    @Test(arguments: phones, InterfaceLayoutDirection.allCases)
    func `on its side, titles, progress and buttons stand beside the picture`(
        _ device: Device, _ direction: InterfaceLayoutDirection
    ) throws {
        for design in Design.allCases {
            var context = Context.test(direction: direction, design: design, orientation: .landscape)
            context.traits.device = device
            let page = page(context, item)
            let image = try #require(page.imageFrame)
            let nodes = PopupControls(bar: page.bar, page: page).nodes()
            let bare = with(item) { $0.trailingBarButtonItems = [] }
            let others = PopupControls(bar: PopupBar(popupItem: bare), page: self.page(context, bare)).nodes()
            #expect(nodes.count == others.count + item.trailingBarButtonItems.count)
            let bounds = try #require(Node.bounds(of: nodes))
            let safe = context.screen.inset(by: context.traits.safeArea)
            #expect(bounds.intersection(image).isEmpty)
            #expect(bounds.minX >= safe.minX && bounds.maxX <= safe.maxX && bounds.maxY <= safe.maxY)
            #expect(bounds.intersection(page.close.layout.frame).isEmpty)
            #expect(bounds.width > context.screen.width / 3)
            #expect(image.minX >= safe.minX && image.maxX <= safe.maxX && image.maxY <= safe.maxY)
        }
    }

    @Test(arguments: phones) func `a close button stands in the safe area`(_ device: Device) {
        var context = Context.test(orientation: .landscape)
        context.traits.device = device
        let safe = context.screen.inset(by: context.traits.safeArea)
        for place in [PopupCloseButton.Positioning.leading, .trailing] {
            let frame = PopupCloseButtonLayout(PopupCloseButton(style: .glass, positioning: place), in: context).frame
            #expect(frame.minX >= safe.minX && frame.maxX <= safe.maxX)
        }
    }
}
