import Testing
import VitrineLayoutTestSupport
import VitrinePopupBarTestSupport
import VitrinePrimitives
import VitrineSceneGraph

@testable import VitrinePopupBar
@testable import VitrinePresentation
@testable import VitrineSurfaces

/// Source: facts, popup bar, section 8.7.
@Suite struct RightToLeftTests {
    private func layout(
        _ bar: PopupBar, _ direction: InterfaceLayoutDirection, dock: Container.Dock? = nil
    ) -> PopupBarLayout {
        PopupBarLayout(bar, over: dock, in: .test(direction: direction))
    }

    @Test func semanticDirections() {
        typealias S = SemanticContentAttribute
        for surroundings in InterfaceLayoutDirection.allCases {
            #expect(S.unspecified.direction(in: surroundings) == surroundings)
            #expect(S.playback.direction(in: surroundings) == .leftToRight)
            #expect(S.spatial.direction(in: surroundings) == .leftToRight)
            #expect(S.forceLeftToRight.direction(in: surroundings) == .leftToRight)
            #expect(S.forceRightToLeft.direction(in: surroundings) == .rightToLeft)
        }
    }

    /// A bar with its own direction is laid out as with traits of that direction.
    @Test func theAttributeDecides() {
        var bar = PopupBar.music(.floatingCompact)
        let (left, right) = (layout(bar, .leftToRight), layout(bar, .rightToLeft))
        bar.semanticContentAttribute = .forceRightToLeft
        #expect(layout(bar, .leftToRight) == right)
        bar.semanticContentAttribute = .playback
        #expect(layout(bar, .rightToLeft) == left)
    }

    /// Image and titles are mirrored; buttons change sides and keep their order, unless their attribute reverses it.
    @Test func mirrored() throws {
        var bar = PopupBar.music(.floatingCompact)
        let (left, right) = (layout(bar, .leftToRight), layout(bar, .rightToLeft))
        let width = 430.0
        let image = try #require(left.imageFrame)
        #expect(near(right.imageFrame?.minX, width - image.maxX, 1e-6))
        let (a, b) = (try #require(left.title), try #require(right.title))
        #expect(near(width - b.origin.x - b.line.width, a.origin.x, 0.34))
        #expect(left.buttons.map(\.item.icon) == ["pause", "forward"])
        // Pause stays left of forward.
        #expect(right.buttons[0].center.x < right.buttons[1].center.x)
        // The positions are those of the documentation's picture: 176 and 299 pixels of 1290.
        #expect(near(right.buttons[0].center.x, 176.0 / 3, 0.5) && near(right.buttons[1].center.x, 299.0 / 3, 0.5))
        bar.barItemsSemanticContentAttribute = .unspecified
        let turned = layout(bar, .rightToLeft)
        #expect(turned.buttons.map(\.item.icon) == ["pause", "forward"])
        #expect(near(turned.buttons[0].center.x, width - left.buttons[0].center.x, 1e-6))
        #expect(layout(bar, .leftToRight).buttons == left.buttons)
    }

    /// The progress line begins at the leading side.
    @Test(arguments: [Design.glass, .legacy])
    func progress(_ design: Design) {
        func line(_ direction: InterfaceLayoutDirection) -> Rect? {
            var context = Context.test(direction: direction)
            context.traits.design = design
            var bar = PopupBar.music(.prominent)
            bar.progressViewStyle = .bottom
            bar.popupItem.progress = 0.25
            let content = PopupBarContent(
                bar: bar, layout: PopupBarLayout(bar, in: context), context: context, marqueeTime: 0)
            guard case .shape(let shape)? = content.progress(from: 30, to: 400) else { return nil }
            return shape.path.controlBounds
        }
        #expect(near(line(.leftToRight)?.minX, 30, 1e-9) && near(line(.leftToRight)?.maxX, 122.5, 1e-9))
        #expect(near(line(.rightToLeft)?.maxX, 400, 1e-9) && near(line(.rightToLeft)?.minX, 307.5, 1e-9))
    }

    /// Directional icons are mirrored in place; players' icons never are.
    @Test func icons() throws {
        func shape(_ icon: VectorIcon, _ direction: InterfaceLayoutDirection) throws -> ShapeNode {
            var context = Context.test(direction: direction)
            context.icons = ["icon": icon]
            let node = try #require(context.icon("icon", height: 20, center: Point(x: 50, y: 60), color: .black))
            guard case .shape(let shape) = node else { throw CancellationError() }
            return shape
        }
        // The icon is a wedge that points right, off the center of its box.
        let path = try Path(svgPathData: "M1 0L9 5L1 10Z")
        let box = Rect(x: 0, y: 0, width: 12, height: 10)
        let plain = VectorIcon(name: "icon", viewBox: box, path: path)
        let turning = VectorIcon(name: "icon", viewBox: box, path: path, mirrorsInRightToLeft: true)
        #expect(try shape(plain, .leftToRight) == shape(plain, .rightToLeft))
        #expect(try shape(turning, .leftToRight) == shape(plain, .leftToRight))
        let (a, b) = (
            try shape(turning, .leftToRight).path.controlBounds, try shape(turning, .rightToLeft).path.controlBounds
        )
        #expect(near(b, Rect(x: 100 - a.maxX, y: a.minY, width: a.width, height: a.height), 1e-9))
        #expect(!near(a, b, 1e-3))
    }
}
