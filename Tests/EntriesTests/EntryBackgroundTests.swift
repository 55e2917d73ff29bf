import Testing
import VitrinePrimitives
import VitrineStage

/// The views over the screen below an entry. Source of the times: facts, entry kit, section 3.7.
@Suite struct EntryBackgroundTests {
    private func staged(_ background: String, _ attributes: String = "") throws -> StagedScene {
        try StagedScene(
            SceneParser.parse(
                """
                vitrine: 1
                device: iphone-x
                design: legacy
                container: { content: { background: "#00A000", body: [{ shape: { fill: white }, frame: { x: 0, y: 600, width: 375, height: 4 } }] } }
                entries:
                  a:
                    attributes:
                      displayDuration: infinity
                      entryBackground: { color: white }
                      screenBackground: \(background)
                      entranceAnimation: { translate: { duration: 1s } }
                      exitAnimation: { translate: { duration: 1s } }
                      \(attributes)
                    content: { note: A }
                timeline: [{ at: 0s, display: a }, { at: 2s, dismiss: a }]
                output: { scale: 1 }
                """))
    }

    /// Returns the green of a pixel of the page, far from the entry.
    private func green(_ scene: StagedScene, _ seconds: Double, y: Int = 700) throws -> Int {
        Int(scene.picture(at: seconds)[30, y].bits >> 8 & 255)
    }

    @Test func `a color fades in with the entrance, and out with the exit`() throws {
        let scene = try staged("{ color: '#00000080' }")
        let values = try [0.0, 0.5, 1.5, 2.5, 3.5].map { try green(scene, $0) }
        #expect(values[0] == 160 && values[4] == 160)
        #expect((78...82).contains(values[2]))
        // The value is half of an ease-in-out curve at half of its time.
        #expect((118...122).contains(values[1]) && (118...122).contains(values[3]))
    }

    @Test func `a gradient and a picture are there at once`() throws {
        for background in [
            "{ gradient: { colors: [black, black] } }", "{ image: artwork/rain.png }",
        ] {
            let scene = try staged(background)
            let (start, rest) = (scene.picture(at: 0.01), scene.picture(at: 1.5))
            #expect(start[30, 700] == rest[30, 700] && start[200, 500] == rest[200, 500])
            #expect(start[30, 700].bits != 0xFF00_A000, "\(background)")
            #expect(try green(scene, 3.5) == 160, "\(background)")
        }
    }

    @Test func `a picture covers the screen and keeps its proportions`() throws {
        let picture = try staged("{ image: artwork/rain.png }").picture(at: 1.5)
        for (x, y) in [(2, 60), (372, 60), (2, 809), (372, 809), (187, 400)] {
            #expect(picture[x, y].bits != 0xFF00_A000)
        }
    }

    @Test func `a blur fades in, and blurs the page`() throws {
        let scene = try staged("{ visualEffect: dark }")
        // The white line is 440 levels above the page in blue and red, and disappears in a blur.
        func contrast(_ seconds: Double) throws -> Int {
            let picture = scene.picture(at: seconds)
            return Int(picture[187, 602].bits & 255) - Int(picture[187, 560].bits & 255)
        }
        let (before, middle, rest, after) = try (contrast(0), contrast(0.5), contrast(1.5), contrast(3.5))
        #expect(before == 255 && after == 255)
        #expect(rest < 40 && middle > rest + 20 && middle < 235)
    }

    @Test func `the display mode of the entry decides which color of a pair and which blur are shown`() throws {
        let pair = "{ color: { light: '#FF0000', dark: '#0000FF' } }"
        let light = try staged(pair).picture(at: 1.5)[30, 700].bits
        let dark = try staged(pair, "displayMode: dark").picture(at: 1.5)[30, 700].bits
        #expect(light == 0xFF00_00FF && dark == 0xFFFF_0000)
        let blur = "{ visualEffect: { light: extraLight, dark: dark } }"
        #expect(try green(staged(blur), 1.5) > 150 && green(staged(blur, "displayMode: dark"), 1.5) < 90)
    }
}
