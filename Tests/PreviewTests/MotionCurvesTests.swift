import Testing
import Vitrine
import VitrineMotion
import VitrinePresentation
import VitrinePrimitives
import VitrineStage
import VitrineVocabulary

@testable import VitrinePreview

@Suite struct MotionCurvesTests {
    private func motion(_ yaml: String) throws -> MotionCurves {
        let scene = try SceneParser.parse(yaml, fileName: "scene.yaml")
        return MotionCurves(of: try PreviewScene(try Renderer(scene)))
    }

    private static let popup = """
        vitrine: 1
        device: iphone-8
        container: { toolbar: { items: [Save] } }
        popupBar: { popupItem: { title: A } }
        popupContent: { content: { background: "#20304A" } }
        timeline:
          - { at: 0.5s, open: popup }
          - { at: 2s, drag: popup, by: { x: 0, y: 300 }, duration: 0.4s }

        """

    @Test func openingGoesFromNoneToAllWithTheSpringThatIsNamed() throws {
        let motion = try motion(Self.popup)
        let openness = try #require(motion.curves.first { $0.name == "popupBar.openness" })
        // The closing spring overshoots by 0.003.
        #expect(abs(openness.range.lowerBound) < 0.01 && abs(openness.range.upperBound - 1) < 0.01)
        #expect(openness.values[59] == 0)
        let opening = try #require(motion.moves.first { $0.name.contains("popupBar.openness") })
        #expect(abs(opening.begin - 0.5) < 0.01 && opening.pacing.hasPrefix("spring, damping "))
        // The named spring is the one that moves: the curve has its closed form.
        let numbers = opening.pacing.split(whereSeparator: { !"0123456789.".contains($0) }).compactMap { Double($0) }
        let spring = try Spring(response: numbers[1], dampingRatio: numbers[0])
        var own = AnimatedValue(0)
        own.animate(to: 1, start: opening.begin, pacing: .spring(spring))
        for tick in [65, 72, 84, 108] {
            let value = try #require(openness.values[tick])
            #expect(abs(value - own.value(at: Double(tick) / 120)) < 0.03, "tick \(tick)")
        }
    }

    private static let card = """
        vitrine: 1
        device: iphone-x
        cards: { menu: { content: { background: white } } }
        timeline:
          - { at: 0.5s, present: menu }
          - { at: 1.5s, drag: menu, by: { x: 0, y: 200 }, duration: 0.3s }
          - { at: 3s, dismiss: menu }

        """

    private static let entry = """
        vitrine: 1
        device: iphone-x
        entries:
          note:
            attributes:
              position: bottom
              displayDuration: 1s
              entranceAnimation: { translate: { duration: 0.7s, spring: { damping: 0.6, initialVelocity: 2 } } }
            content: { note: { label: Done } }
        timeline: [{ at: 0.5s, display: note }]

        """

    /// A published position is that of the presentation: both curves have the same distance at each tick.
    @Test(arguments: [(card, "menu", "progress"), (entry, "note", "translation")])
    func thePublishedNumberIsThatOfTheMotion(_ yaml: String, _ name: String, _ value: String) throws {
        let scene = try PreviewScene(try Renderer(try SceneParser.parse(yaml, fileName: "scene.yaml")))
        let staged = scene.renderer.staged
        let published = try #require(staged.screen.published(value, of: name))
        var samples: [(number: Double, top: Double)] = []
        for tick in 60...Int(staged.screen.end * 120) {
            let seconds = Double(tick) / 120
            let frames = staged.elements(at: seconds)
            guard let top = frames.first(where: { $0.name == name })?.frame.minY,
                let number = published.number(for: Follow("\(name).\(value)"), at: seconds)
            else { continue }
            samples.append((number, top))
        }
        #expect(samples.count > 100)
        let low = try #require(samples.min { $0.number < $1.number })
        let high = try #require(samples.max { $0.number < $1.number })
        #expect(abs(high.top - low.top) > 20)
        let slope = (high.top - low.top) / (high.number - low.number)
        // Frames are measured in twentieths of a point.
        for sample in samples {
            #expect(abs(low.top + (sample.number - low.number) * slope - sample.top) < 0.3, "\(sample)")
        }
    }

    @Test func springsOfCardsAndEntriesAreNamed() throws {
        let menu = try motion(Self.card)
        #expect(menu.curves.contains { $0.name == "menu.progress" })
        // Source: facts, card presentation, section 3.1.
        let presenting = try #require(menu.moves.first { $0.name.contains("menu.progress") })
        #expect(presenting.begin == 0.5 && presenting.pacing == "spring, damping 1, response 0.44 s")
        let note = try motion(Self.entry)
        let entering = try #require(note.moves.first { $0.name.contains("note.translation") })
        #expect(entering.begin == 0.5 && entering.pacing.hasPrefix("spring, damping 0.6, response "))
    }

    @Test func velocityIsTheSlopeOfThePosition() throws {
        let curve = MotionCurves.Curve(name: "a top", unit: "pt", values: (0...120).map { Double($0) * 2 })
        #expect(curve.velocities[60] == 240)
        #expect(curve.velocities[0] == nil && curve.velocities[120] == nil)
        let gap = MotionCurves.Curve(name: "a top", unit: "pt", values: [1, nil, 3, 4, 5])
        #expect(gap.velocities == [nil, nil, nil, 120, nil])
    }

    @Test func overshootIsHowFarAnUnderdampedSpringGoesBeyondItsEnd() throws {
        let ratio = 0.5
        var value = AnimatedValue(0)
        value.animate(to: 100, start: 0, pacing: .spring(try Spring(response: 0.5, dampingRatio: ratio)))
        let curve = MotionCurves.Curve(
            name: "a top", unit: "pt", values: (0...600).map { value.value(at: Double($0) / 120) })
        // The overshoot is exp(-ζπ / √(1 - ζ²)) of the distance; ticks may miss the peak by a little.
        #expect(abs(curve.overshoot - 16.3) < 0.2)
        let settled = try #require(curve.settled)
        #expect(abs(value.value(at: settled) - 100) <= 0.5 && abs(value.value(at: settled - 2.0 / 120) - 100) > 0.5)
    }

    @Test func aDragIsToldWithItsWay() throws {
        let motion = try motion(Self.popup)
        let drag = try #require(motion.touches.last)
        #expect(abs(drag.translation.y - 300) < 1 && abs(drag.translation.x) < 1)
        #expect(abs(drag.up - drag.down - 0.4) < 0.02)
    }

    @Test func whatMovesInTheSameWayIsPlottedOnce() throws {
        let names = try motion(Self.popup).curves.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { !$0.hasPrefix("toolbar") })
    }

    @Test func thePlotHasAPanelForPositionAndVelocityOfEachCurve() throws {
        let motion = try motion(Self.popup)
        let plot = CurvesPlot.plot([("a", motion), ("b", motion)], names: ["popupBar.openness"])
        #expect(plot.panels.count == 2 + 2)
        #expect(plot.panels[2].lines.count == 2 && plot.panels[3].title.hasPrefix("velocity"))
        let bitmap = try CurvesPlot.plot([("a", motion)], names: ["popupBar.openness"]).bitmap(scale: 1)
        // The color is blue, 0x0072B2, where the line covers most of a pixel.
        let blue = bitmap.pixels.count { $0 & 255 < 60 && $0 >> 16 & 255 > 140 }
        #expect(blue > 100 && bitmap.width == 760)
    }
}
