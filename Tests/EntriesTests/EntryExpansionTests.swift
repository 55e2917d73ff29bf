import Testing
import VitrinePrimitives
import VitrineStage

@testable import VitrineEntries
@testable import VitrineScreens

/// Expanding button bars, and symbols of ratings. Source: facts, entry kit, sections 3.6 and 3.8.
@Suite struct EntryExpansionTests {
    private func staged(_ content: String, corners: String = "", _ timeline: String = "[{ at: 0.1s, display: a }]")
        throws -> StagedScene
    {
        try StagedScene(
            SceneParser.parse(
                """
                vitrine: 1
                device: iphone-x
                design: legacy
                container: { content: { background: black, darkBackground: black } }
                entries:
                  a:
                    attributes:
                      preset: centerFloat
                      displayDuration: infinity
                      entryBackground: { color: white }
                      \(corners)
                      entranceAnimation: { fade: { from: 1, to: 1, duration: 0.1s } }
                    content: \(content)
                timeline: \(timeline)
                output: { scale: 1, showsTouches: false }
                """))
    }

    /// The spring of two buttons overshoots the height of the bar, where the box ends, by a quarter.
    @Test(arguments: ["", "roundCorners: { all: 14pt }"])
    func `a bar that opens shows nothing beside its box`(_ corners: String) throws {
        let bar = "buttonBar: { expandAnimatedly: true, separatorColor: red, buttons: [One, Two] }"
        let staged = try staged("{ alert: { title: A, description: B, \(bar) } }", corners: corners)
        var swings = 0
        for tick in stride(from: 60, to: 160, by: 3) {
            let seconds = Double(tick) / 120
            let picture = staged.picture(at: seconds)
            let entry = try #require(staged.screen.kit.instances.first)
            let frame = staged.screen.frame(at: seconds, in: staged.context)
            let geometry = EntryGeometry(entry, at: seconds, in: frame.context)
            if geometry.box.height > geometry.fullHeight + 2 { swings += 1 }
            // A background without corners grows with the box.
            let box = geometry.transform.apply(geometry.box)
            let end = corners.isEmpty ? box.maxY : min(box.maxY, box.minY + geometry.fullHeight)
            for y in min(picture.height, Int(end.rounded(.up)) + 1)..<picture.height {
                for x in 0..<picture.width where picture[x, y] != RGBColor.black.premultiplied {
                    Issue.record("(\(x), \(y)) at \(seconds), below \(end)")
                    return
                }
            }
        }
        #expect(swings > 3)
    }

    @Test func `symbols of a rating change one after the other`() throws {
        let rating = "{ rating: { initialTitle: A, ratingItems: [A, B, C, D], buttonBar: [One] } }"
        let staged = try staged(
            rating, "[{ at: 0, display: a }, { at: 2s, tap: a.3 }, { at: 4s, tap: a.1 }]")
        let entry = try #require(staged.screen.kit.instances.first)
        func states(_ seconds: Double) -> [Bool] { entry.symbolSelections.map { $0.value(at: seconds) } }
        func scales(_ seconds: Double) -> [Double] { entry.symbolScales.map { $0.value(at: seconds) } }
        // Each is at full size until its turn, and then half as large.
        for i in 0..<4 {
            let turn = 0.05 * Double(i)
            #expect(scales(turn)[i] == 0.5 && scales(turn)[(i + 1)...].allSatisfy { $0 == 1 })
        }
        let chosen = try #require(entry.symbolSelections[0].start(of: { $0 }, at: 3))
        for i in 0..<4 {
            let turn = chosen + 0.05 * Double(i) + 1e-9
            #expect(states(turn) == (0..<4).map { $0 <= min(i, 2) }, "\(i)")
        }
        #expect(states(3.9) == [true, true, true, false] && entry.selection.value(at: 2.2) == 2)
        let changed = try #require(entry.selection.start(of: { $0 == 0 }, at: 6))
        #expect(states(changed) == [true, true, true, false])
        #expect(states(changed + 0.06) == [true, false, true, false])
        #expect(states(changed + 0.11) == [true, false, false, false])
    }
}
