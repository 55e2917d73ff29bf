import Foundation
import Testing
import VitrineLayoutTestSupport
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens
import VitrineStage
import VitrineVocabulary

@testable import VitrineCards

/// The pictures of cards, on a phone of 375 x 812 pt at 3x.
@Suite struct CardPictureTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func staged(_ cards: String, _ timeline: String = "", container: String = "") throws -> StagedScene {
        try StagedScene(
            SceneParser.parse(
                """
                vitrine: 1
                device: iphone-x
                design: legacy
                container: { content: { background: "#C8C8C8" }, statusBar: true, homeIndicator: true \(container) }
                cards: \(cards)
                \(timeline.isEmpty ? "" : "timeline: \(timeline)")
                output: { scale: 3 }
                """))
    }

    private func color(_ bitmap: Bitmap, _ x: Double, _ y: Double) -> [Int] {
        let bits = bitmap[Int(x * 3), Int(y * 3)].bits
        return [0, 8, 16].map { Int(bits >> $0 & 255) }
    }

    private func isNear(_ a: [Int], _ b: [Int], _ tolerance: Int = 1) -> Bool {
        zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
    }

    @Test func `what is behind a card is faded over a black window`() throws {
        let picture = try staged("{a: {content: {background: '#FFB700'}}}").picture(at: 0)
        // Pixels beside the root, on it, beside the card's corner, on the card, and on its handle.
        #expect(color(picture, 8, 55) == [0, 0, 0])
        #expect(isNear(color(picture, 187, 52), [160, 160, 160]))
        #expect(isNear(color(picture, 187, 63), [255, 183, 0]))
        #expect(isNear(color(picture, 187, 68), [255, 219, 128]))
        #expect(isNear(color(picture, 20, 400), [255, 183, 0]))
        // The corner of 12 pt is clipped from the card; the root is visible beside it.
        #expect(isNear(color(picture, 1, 61), [0, 0, 0]))
        // The status bar's time is white.
        var brightest = 0
        for y in 0..<88 {
            for x in 60..<130 { brightest = max(brightest, color(picture, Double(x) / 2, Double(y) / 2)[0]) }
        }
        #expect(brightest > 240)
    }

    @Test func `a faded card lets a fifth of what is behind it show through`() throws {
        let picture = try staged("{a: {content: {background: '#FF0000'}}, b: {content: {background: '#00FF00'}}}")
            .picture(at: 0)
        // The pixels show card a at 0.8 over the root at 0.64 over black, and, beside the root, over black.
        #expect(isNear(color(picture, 187, 66), [230, 26, 26]))
        #expect(isNear(color(picture, 25, 70), [204, 0, 0]))
        #expect(color(picture, 8, 70) == [0, 0, 0])
        #expect(isNear(color(picture, 187, 600), [0, 255, 0]))
    }

    @Test func `contents are laid out in the frame, not scaled`() throws {
        let card = "content: {body: [{shape: {fill: red}, height: 40, width: 100, name: box}]}"
        let scene = try staged(
            "{a: {\(card)}, b: {presented: false}}", "[{at: 0s, present: b, configuration: {verticalSpacing: 300}}]")
        func width(_ seconds: Double) -> Int {
            let picture = scene.picture(at: seconds)
            return (0..<1125).filter { isNear(color(picture, (Double($0) + 0.5) / 3, 80), [255, 0, 0], 60) }.count
        }
        #expect((299...301).contains(width(0)))
        #expect(width(3) == width(0))
    }

    @Test func `a navigation bar takes the handle's place, and a legacy bar its appearance`() throws {
        let bar = "navigationBar: {standardAppearance: {backgroundEffect: none, backgroundColor: '#F7F7F7CC'}}"
        let picture = try staged("{a: {content: {background: '#FFB700'}, \(bar)}}").picture(at: 0)
        #expect(isNear(color(picture, 187, 68), [249, 234, 198]))
        // The line below the bar is black at 30 %.
        #expect(isNear(color(picture, 187, 104.2), [179, 128, 0], 2))
        #expect(isNear(color(picture, 187, 106), [255, 183, 0]))
    }

    @Test func `with a transition frame all elements animate from their places in it`() throws {
        let card =
            "configuration: {initialTransitionFrame: {x: 0, y: 600, width: 375, height: 100}}, content: {background: white, body: [{shape: {fill: red}, height: 20, width: 20, placement: bottomTrailing}]}"
        let scene = try staged("{a: {\(card)}}", "[{at: 0s, present: a}]")
        let picture = scene.picture(at: 0)
        #expect(isNear(color(picture, 365, 690), [255, 0, 0], 2))
        #expect(isNear(color(picture, 187, 650), [255, 255, 255]))
        #expect(isNear(color(picture, 187, 590), [200, 200, 200]))
        #expect(isNear(color(scene.picture(at: 3), 365, 812 - 34 - 10), [255, 0, 0], 2))
    }

    @Test func `the animation's cards move as in the recording`() throws {
        let file = Self.root.appendingPathComponent("Assets/Scenes/card-presentation/CardPresentationController.yaml")
        let scene = try SceneFile.load(path: file.path)
        #expect(scene.output.size.map { [$0.width, $0.height] } == [414, 848])
        let screen = try Screen.recorded(scene)
        let samples: [(card: String, time: Double, y: Double)] = [
            ("first", 0.833, 70.5), ("first", 0.933, 56.5), ("first", 1.133, 61), ("second", 2.8, 104),
            ("second", 2.933, 74), ("second", 3.133, 78), ("third", 4.367, 109), ("third", 4.467, 92),
            ("third", 4.733, 95.5), ("first", 9.4, 652.5),
        ]
        for (card, time, y) in samples {
            // A frame of the recording takes 1/30 s.
            var least = Double.infinity
            for step in -20...20 {
                let top: Double = screen.top(card, at: time + Double(step) / 1200) ?? .infinity
                least = min(least, (top - y).magnitude)
            }
            #expect(least < 2, "\(card) at \(time)")
        }
        #expect(screen.words.contains("third: dismissalTransitionDidEnd(false)"))
        #expect(screen.words.filter { $0.hasSuffix("dismissalTransitionDidEnd(true)") }.count == 3)
    }
}
