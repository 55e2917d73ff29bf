import Testing
import VitrineDisplayList
import VitrineLayoutTestSupport
import VitrineMotion
import VitrinePrimitives
import VitrineRasterizer
import VitrineSceneGraph

@testable import VitrineSurfaces

@Suite struct MarqueeTextTests {
    private let long = "Velit Mollitia Incidunt Est Occaecati Laboriosam Et Dolores"

    private func text(_ context: Context, _ direction: InterfaceLayoutDirection = .leftToRight) -> MarqueeText {
        let line = context.line(long, size: 14, weight: .regular)
        let box = Rect(x: 20, y: 0, width: 160, height: 40)
        return MarqueeText(
            line: line, home: Point(x: direction == .leftToRight ? 20 : 180 - line.width, y: 24), box: box,
            direction: direction)
    }

    private func picture(_ text: MarqueeText, _ pose: Marquee.Pose, _ viewport: Viewport, fades: Bool) -> Bitmap {
        let (places, fade) = text.places(pose, in: viewport)
        let nodes = places.map { Node.text(TextNode(text.line, at: $0, color: .black)) }
        let group = Node.group(GroupNode(nodes, edgeFade: fades ? fade : nil))
        return Rasterizer().render(Resolver.displayList(for: [group], in: viewport, background: .white))
    }

    /// Returns the sum of darkness, and its center along x, between two columns.
    private func ink(_ b: Bitmap, _ columns: Range<Int>) -> (total: Double, middle: Double) {
        var (total, moment) = (0.0, 0.0)
        for y in 0..<b.height {
            for x in columns {
                let dark = Double(255 - b[x, y].green)
                total += dark
                moment += dark * (Double(x) + 0.5)
            }
        }
        return (total, moment / total)
    }

    /// Scrolling text does not shimmer: from one 120 Hz frame to the next all of its ink moves by the step of the law,
    /// to 1/16 px and the 1/100 px of its curves' chords, and keeps its darkness; a frame whole pixels later is the
    /// same picture moved.
    @Test(arguments: [414.0 / 430, 1, 2, 3])
    func inkMovesEvenly(_ scale: Double) {
        let context = Context.test(scale: scale)
        let marquee = Marquee(rate: 17.6)
        let line = context.line(long, size: 14, weight: .regular)
        let width = Int((line.width + 60) * scale)
        let viewport = Viewport(scale: scale, width: width, height: Int(40 * scale))
        let text = MarqueeText(
            line: line, home: Point(x: viewport.snapped(x: 40), y: 24),
            box: Rect(x: 0, y: 0, width: 10_000, height: 40), direction: .leftToRight)
        let first = ink(picture(text, Marquee.Pose(), viewport, fades: false), 0..<width)
        for frame in 0..<24 {
            let seconds = 2 + Double(frame) / 120
            let pose = marquee.pose(width: line.width, after: seconds)
            let now = ink(picture(text, pose, viewport, fades: false), 0..<width)
            #expect((first.middle - now.middle - pose.offset * scale).magnitude <= 1.0 / 16 + 0.01, "frame \(frame)")
            #expect((now.total / first.total - 1).magnitude < 0.01, "frame \(frame)")
        }
    }

    @Test func lettersKeepTheirPlaces() {
        let context = Context.test(scale: 414.0 / 430)
        let viewport = Viewport(scale: 414.0 / 430, width: 400, height: 40)
        let text = text(context)
        func places(_ offset: Double) -> [Double] {
            let first = text.places(Marquee.Pose(offset: offset), in: viewport).origins.prefix(1)
            let nodes = first.map { Node.text(TextNode(text.line, at: $0, color: .black)) }
            let list = Resolver.displayList(for: nodes, in: viewport, background: .white)
            guard case .glyphs(let run)? = list.marks.first else { return [] }
            return run.glyphs.map { $0.transform.tx - (run.glyphs.first?.transform.tx ?? 0) }
        }
        let home = places(0)
        #expect(home.count > 40)
        for step in 1..<200 {
            let now = places(Double(step) * 0.147)
            #expect(now.count == home.count)
            #expect(zip(now, home).allSatisfy { ($0 - $1).magnitude < 1e-6 }, "step \(step)")
        }
    }

    /// At the end of a lap the second copy is at the start of the first one.
    @Test func secondCopyComesHome() {
        let context = Context.test(scale: 2)
        let viewport = Viewport(scale: 2, width: 400, height: 80)
        for direction in [InterfaceLayoutDirection.leftToRight, .rightToLeft] {
            let text = text(context, direction)
            let end = Marquee.Pose(offset: text.line.width + MarqueeText.spacing)
            #expect(picture(text, end, viewport, fades: true) == picture(text, Marquee.Pose(), viewport, fades: true))
        }
    }

    /// Nothing is visible outside the box; the fades take 10 pt at either end.
    @Test func fades() {
        let context = Context.test(scale: 2)
        let viewport = Viewport(scale: 2, width: 400, height: 80)
        let text = text(context)
        let pose = Marquee.Pose(offset: 60, leadingFade: 1)
        let bare = picture(text, pose, viewport, fades: false)
        let faded = picture(text, pose, viewport, fades: true)
        #expect(ink(faded, 0..<40).total == 0 && ink(faded, 360..<400).total == 0)
        // Half of the ink of the fading strips is left, all of it between them.
        let middle = 64..<336
        #expect((ink(faded, middle).total / ink(bare, middle).total - 1).magnitude < 0.01)
        for strip in [40..<60, 340..<360] {
            let fraction = ink(faded, strip).total / ink(bare, strip).total
            #expect(fraction > 0.3 && fraction < 0.7)
        }
        // At the start only the trailing end fades.
        let home = picture(text, Marquee.Pose(), viewport, fades: true)
        let bareHome = picture(text, Marquee.Pose(), viewport, fades: false)
        #expect((ink(home, 42..<60).total / ink(bareHome, 42..<60).total - 1).magnitude < 0.01)
    }

    @Test func rightToLeftIsMirrored() {
        let context = Context.test(scale: 2)
        let viewport = Viewport(scale: 2, width: 400, height: 80)
        func frames(_ direction: InterfaceLayoutDirection, _ offset: Double) -> ([Double], EdgeFade) {
            let text = text(context, direction)
            let (origins, fade) = text.places(Marquee.Pose(offset: offset, leadingFade: 0.5), in: viewport)
            let places = origins.map { direction == .leftToRight ? $0.x - 20 : 180 - ($0.x + text.line.width) }
            return (places, fade)
        }
        for offset in [0.0, 33, 250] {
            let (a, b) = (frames(.leftToRight, offset), frames(.rightToLeft, offset))
            #expect(zip(a.0, b.0).allSatisfy { ($0 - $1).magnitude < 0.1 } && a.0.count == b.0.count)
            #expect(a.1.insets.left == b.1.insets.right && a.1.edgeAlpha.left == b.1.edgeAlpha.right)
            #expect(a.1.edgeAlpha.right == 0 && b.1.edgeAlpha.left == 0)
        }
    }
}
