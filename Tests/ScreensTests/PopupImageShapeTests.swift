import Testing
import VitrineLayoutTestSupport
import VitrinePopupBarTestSupport
import VitrinePrimitives
import VitrineSceneGraph

@testable import VitrinePopupBar
@testable import VitrinePresentation
@testable import VitrineScreens
@testable import VitrineSurfaces

/// Pictures that are not square, in the bar, in the popup and between them. Source: facts, popup bar, section 2.1.
@Suite struct PopupImageShapeTests {
    static let shapes: [(width: Int, height: Int)] = [(8, 8), (16, 8), (8, 16), (30, 8), (8, 11)]
    static let bars: [(PopupBar.Style, Design)] = [
        (.floating, .glass), (.floatingCompact, .glass), (.floating, .legacy), (.floatingCompact, .legacy),
        (.prominent, .legacy),
    ]

    private func context(
        _ shape: (width: Int, height: Int), _ design: Design, _ direction: InterfaceLayoutDirection = .leftToRight
    ) -> Context {
        var context = Context.test(direction: direction, design: design)
        let bitmap = Bitmap(width: shape.width, height: shape.height, fill: RGBColor(0x336699).premultiplied)
        context.images["art.png"] = Image(bitmap)
        return context
    }

    @Test(arguments: bars, shapes)
    func `the image takes its picture's shape, and the titles follow`(
        _ bar: (style: PopupBar.Style, design: Design), _ shape: (width: Int, height: Int)
    ) throws {
        for direction in [InterfaceLayoutDirection.leftToRight, .rightToLeft] {
            let popupBar = PopupBar.music(bar.style, .v4_5)
            let square = PopupBarLayout(popupBar, in: context((8, 8), bar.design, direction))
            let layout = PopupBarLayout(popupBar, in: context(shape, bar.design, direction))
            let (box, frame) = (try #require(square.imageFrame), try #require(layout.imageFrame))
            // A pixel is a third of a point.
            #expect(near(frame.width * Double(shape.height), frame.height * Double(shape.width), 0.4 * 30))
            #expect(near(max(frame.width, frame.height), box.width, 0.01) && near(frame.midY, box.midY, 0.34))
            let (start, first) = direction == .leftToRight ? (frame.minX, box.minX) : (frame.maxX, box.maxX)
            #expect(near(start, first, 0.34))
            let moved = (layout.titleArea.width - square.titleArea.width)
            #expect(near(moved, box.width - frame.width, 0.5))
            #expect(
                near(
                    direction == .leftToRight
                        ? square.titleArea.minX - layout.titleArea.minX
                        : layout.titleArea.maxX - square.titleArea.maxX, moved, 0.01))
        }
    }

    @Test(arguments: ImageContentMode.allCases.filter { $0 != .scaleAspectFit })
    func `another content mode keeps the square and its titles`(_ mode: ImageContentMode) throws {
        let popupBar = with(PopupBar.music(.floating)) { $0.imageContentMode = mode }
        let square = PopupBarLayout(popupBar, in: context((8, 8), .glass))
        let layout = PopupBarLayout(popupBar, in: context((16, 8), .glass))
        #expect(layout.imageFrame == square.imageFrame && layout.title == square.title)
        let content = PopupBarContent(
            bar: popupBar, layout: layout, context: context((16, 8), .glass), marqueeTime: 0)
        let drawn = try #require(content.image()).compactMap { node -> ImageNode? in
            if case .image(let image) = node { image } else { nil }
        }
        #expect(drawn.map(\.contentMode) == [mode.nodeMode])
    }

    @Test func `a narrow image is shown where a square one does not fit`() {
        var popupBar = PopupBar.music(.floating)
        func isShown(_ shape: (Int, Int), _ width: Double) -> Bool {
            let button = with(BarButtonItem(icon: "pause")) { $0.width = width }
            popupBar.popupItem.leadingBarButtonItems = [button]
            popupBar.popupItem.trailingBarButtonItems = [button]
            return PopupBarLayout(popupBar, in: context(shape, .glass)).imageFrame != nil
        }
        let widths = stride(from: 10.0, to: 190, by: 1)
        #expect(widths.contains { isShown((8, 16), $0) && !isShown((8, 8), $0) })
        #expect(widths.allSatisfy { isShown((8, 16), $0) || !isShown((8, 8), $0) })
    }

    @Test(arguments: [Design.glass, .legacy], [(16, 8), (8, 16)])
    func `a picture keeps its shape on its way to the popup and back`(_ design: Design, _ shape: (Int, Int)) throws {
        let context = context(shape, design)
        var bar = PopupBarPresentation(
            .music(.floating, .v4_5), content: PopupContent(image: "art.png"), presented: true, design: design)
        bar.open(at: 1)
        bar.close(at: 3)
        bar.finish()
        let screen = Screen(traits: context.traits, container: Container(), popupBar: bar)
        let ratio = Double(shape.0) / Double(shape.1)
        for tick in 0..<600 {
            let frames = images(screen.nodes(at: Double(tick) / 120, in: context).nodes)
            #expect(!frames.isEmpty)
            for frame in frames { #expect(near(frame.width / frame.height, ratio, 0.03 * ratio), "\(tick): \(frame)") }
        }
    }

    @Test func `a popup's picture lies in the middle of its square, with its controls as wide as that`() throws {
        func page(_ shape: (Int, Int), _ mode: ImageContentMode = .scaleAspectFit) -> PopupPageView {
            var content = PopupContent(image: "art.png", showsControls: true)
            content.imageContentMode = mode
            return PopupPageView(content, bar: .music(.floating), in: context(shape, .glass))
        }
        let square = try #require(page((8, 8)).imageFrame)
        for shape in [(16, 8), (8, 16)] {
            let frame = try #require(page(shape).imageFrame)
            #expect(near(frame.midX, square.midX, 0.34) && frame.minY == square.minY)
            #expect(near(frame.width * Double(shape.1), frame.height * Double(shape.0), 8))
            #expect(near(max(frame.width, frame.height), square.width, 0.34))
            #expect(page(shape).imageBox == square)
            #expect(page(shape, .scaleAspectFill).imageFrame == square)
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
}
