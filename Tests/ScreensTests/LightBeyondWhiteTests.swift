import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineRasterizer
import VitrineSceneGraph

@testable import VitrineSurfaces

/// Shadows on glass that is brighter than white.
@Suite struct LightBeyondWhiteTests {
    private static let context = Context.test()
    /// Its glass has blue of 1.04.
    private let blue = RGBColor(0x78A2F0)

    private func bar(_ page: RGBColor, y: Double, height: Double = 48) -> Node {
        let frame = Rect(x: 20, y: y, width: 360, height: height)
        return GlassStyle(over: page, appearance: .light, side: height)
            .body([GlassMark.Shape(outline: RoundedRect(frame, radius: height / 2))])
    }

    private func picture(_ page: RGBColor, _ nodes: [Node]) -> Bitmap {
        Rasterizer().render(
            Resolver.displayList(for: nodes, in: Viewport(scale: 1, width: 400, height: 160), background: page))
    }

    private func channels(_ color: PremultipliedColor) -> (red: UInt32, green: UInt32, blue: UInt32) {
        let p = color.bits
        return (p & 255, (p >> 8) & 255, (p >> 16) & 255)
    }

    @Test func `a channel beyond white stays white in a shadow, the others are as dark as without`() {
        let (lower, upper) = (bar(blue, y: 20), bar(blue, y: 76, height: 62))
        let found = LightBeyondWhite.nodes(on: [lower], below: [upper], over: blue, in: Self.context)
        let without = picture(blue, [lower, upper])
        let with = picture(blue, [lower, upper] + found)
        var darkened = 0
        for y in 24..<66 {
            let (a, b) = (channels(without[200, y]), channels(with[200, y]))
            #expect(b.red == a.red && b.green == a.green, "row \(y)")
            // A shadow of a fortieth takes as much as there is beyond white, to a level.
            #expect(b.blue >= 254, "row \(y)")
            if a.blue < 255 { darkened += 1 }
        }
        #expect(darkened > 8)
        // Beside the body nothing changes.
        for y in [10, 72, 150] { #expect(without[200, y] == with[200, y]) }
    }

    @Test func `a dimming takes from what lies beyond white first`() {
        let lower = bar(blue, y: 20)
        let dimming = Node.shape(
            ShapeNode(.rect(Rect(x: 0, y: 0, width: 400, height: 160)), color: RGBColor.black.withAlpha(0.2)))
        let found = LightBeyondWhite.nodes(on: [lower], dimmedBy: 0.2, over: blue, in: Self.context)
        let (a, b) = (
            channels(picture(blue, [lower, dimming])[200, 44]),
            channels(picture(blue, [lower, dimming] + found)[200, 44])
        )
        #expect(a.blue == 204 && b.red == a.red && b.green == a.green)
        // 1.025 less a fifth.
        #expect((208...210).contains(b.blue))
        // What is dimmed by next to nothing was white and stays white.
        let little = LightBeyondWhite.nodes(on: [lower], dimmedBy: 0.01, over: blue, in: Self.context)
        let slight = Node.shape(
            ShapeNode(.rect(Rect(x: 0, y: 0, width: 400, height: 160)), color: RGBColor.black.withAlpha(0.01)))
        #expect(channels(picture(blue, [lower, slight] + little)[200, 44]).blue >= 254)
    }

    @Test func `glass without a channel beyond white has nothing to give`() {
        for page in [RGBColor(0x4C8DA8), RGBColor(0x4E2733)] {
            #expect(
                LightBeyondWhite.nodes(on: [bar(page, y: 20)], below: [bar(page, y: 76)], over: page, in: Self.context)
                    .isEmpty)
        }
    }

    @Test func `bodies that are far away, scaled or faded are left alone`() {
        let (lower, upper) = (bar(blue, y: 20), bar(blue, y: 76))
        func count(_ node: Node, _ caster: Node) -> Int {
            LightBeyondWhite.nodes(on: [node], below: [caster], over: blue, in: Self.context).count
        }
        #expect(count(lower, upper) == 1)
        #expect(count(lower, bar(blue, y: 176)) == 0)
        #expect(count(.group(GroupNode([lower], transform: .scale(0.9))), upper) == 0)
        #expect(count(.group(GroupNode([lower], opacity: 0.5)), upper) == 0)
    }

    @Test func `bodies that have been moved give where they are`() {
        let (lower, upper) = (bar(blue, y: 20), bar(blue, y: 76))
        let moved = Transform.translation(x: 0, y: 30)
        let there = LightBeyondWhite.nodes(
            on: [.group(GroupNode([lower], transform: moved))], below: [.group(GroupNode([upper], transform: moved))],
            over: blue, in: Self.context)
        let here = LightBeyondWhite.nodes(
            on: [bar(blue, y: 50)], below: [bar(blue, y: 106)], over: blue, in: Self.context)
        #expect(picture(.black, there) == picture(.black, here) && !there.isEmpty)
    }

    @Test func `dark screens have no light beyond white`() {
        let context = Context.test(appearance: .dark)
        let (lower, upper) = (bar(blue, y: 20), bar(blue, y: 76))
        #expect(LightBeyondWhite.nodes(on: [lower], below: [upper], over: blue, in: context).isEmpty)
        #expect(LightBeyondWhite.nodes(on: [lower], dimmedBy: 0.2, over: blue, in: context).isEmpty)
    }
}
