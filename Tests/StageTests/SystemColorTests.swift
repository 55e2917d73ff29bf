import Testing
import VitrinePrimitives
import VitrineScreens

@testable import VitrineStage

/// Colors of the system, and pairs of colors, that follow the appearance.
@Suite struct SystemColorTests {
    private let yaml = """
        vitrine: 1
        device: iphone-8
        container:
          content:
            background: systemBackground
            body:
              - { shape: { fill: label }, frame: { x: 0, y: 0, width: 50, height: 50 } }
              - { shape: { fill: secondarySystemBackground }, frame: { x: 100, y: 0, width: 50, height: 50 } }
              - { shape: { fill: separator }, frame: { x: 200, y: 0, width: 50, height: 50 } }
        timeline: [{ at: 1s, set: { appearance: dark } }]
        output: { scale: 1 }
        """

    @Test func `they are resolved by the appearance of the moment, wherever a color can be written`() throws {
        let scene = try SceneParser.parse(yaml)
        #expect(scene.yaml.contains("secondarySystemBackground"))
        #expect(try SceneParser.parse(scene.yaml) == scene)
        let staged = try StagedScene(scene)
        func color(_ x: Int, _ seconds: Double) -> [UInt32] {
            let pixel = staged.picture(at: seconds)[x, 25]
            return [pixel.red, pixel.green, pixel.blue]
        }
        #expect(color(75, 0) == [255, 255, 255] && color(25, 0) == [0, 0, 0])
        #expect(color(75, 2) == [0, 0, 0] && color(25, 2) == [255, 255, 255])
        #expect(Set(color(125, 0)) == [0xF2, 0xF7] && Set(color(125, 2)) == [0x1C, 0x1E])
        // The colors are 0.29 of (60, 60, 67) over white, and 0.60 of (84, 84, 88) over black.
        for (value, expected) in zip(color(225, 0).sorted(), [198.5, 198.5, 200.5]) {
            #expect((Double(value) - expected).magnitude <= 1)
        }
        for (value, expected) in zip(color(225, 2).sorted(), [50.4, 50.4, 52.8]) {
            #expect((Double(value) - expected).magnitude <= 1)
        }
    }

    @Test func `an alpha that is changed stays in proportion`() {
        #expect(RGBColor.label.withAlpha(0.5).resolved(dark: true) == RGBColor.white.withAlpha(0.5))
        #expect(RGBColor.systemBackground.resolved(dark: false) == RGBColor.white)
        #expect(RGBColor.systemBackground != RGBColor.white)
        #expect(RGBColor.white.resolved(dark: true) == RGBColor.white)
    }

    @Test func `a color of one's own has a light and a dark side`() throws {
        let scene = try SceneParser.parse(
            """
            vitrine: 1
            device: iphone-8
            container:
              content:
                background: { light: "#FFE0E0", dark: black }
                body:
                  - { shape: { fill: { light: "#C00000", dark: "#40A0FF80" } }, name: a, frame: { x: 0, y: 0, width: 50, height: 50 } }
                  - { shape: { fill: { light: { p3: [1, 0, 0] }, dark: { p3: [0, 1, 0] } } }, frame: { x: 100, y: 0, width: 50, height: 50 } }
            timeline:
              - { at: 1s, set: { appearance: dark } }
              - { at: 2s, set: { container: { content: { body: { a: { shape: { fill: systemBackground } } } } } }, duration: 1s }
              - { at: 4s, set: { appearance: light } }
            output: { scale: 1 }
            """)
        #expect(try SceneParser.parse(scene.yaml) == scene)
        let staged = try StagedScene(scene)
        func color(_ x: Int, _ seconds: Double) -> [Int] {
            let pixel = staged.picture(at: seconds)[x, 25]
            return [pixel.red, pixel.green, pixel.blue].map { Int($0) }
        }
        #expect(color(75, 0) == [255, 224, 224] && color(75, 1.9) == [0, 0, 0])
        #expect(color(25, 0) == [192, 0, 0] && color(25, 1.9) == [32, 80, 128])
        #expect(color(125, 0) == [255, 0, 0] && color(125, 1.9) == [0, 255, 0])
        // Between the two, the color is dark in dark appearance.
        let half = color(25, 2.5)
        #expect(half[0] < 33 && half[1] < 81 && half[2] < 129 && half[2] > 10, "\(half)")
        #expect(color(25, 3.5) == [0, 0, 0] && color(25, 4.5) == [255, 255, 255])
    }

    @Test(arguments: [
        ("{ light: white }", "dark"), ("{ dark: white }", "light"), ("{ light: white, dark: black, red: 1 }", "red"),
        ("{ light: { light: white, dark: black }, dark: black }", "in one appearance"),
        ("{ light: white, dark: \"#12\" }", "#RRGGBB"),
    ]) func `a pair that is not one says why`(_ color: String, _ word: String) {
        #expect {
            try SceneParser.parse("vitrine: 1\ncontainer: { content: { background: \(color) } }\n")
        } throws: {
            "\($0)".contains(word)
        }
    }

    @Test func `both sides of a pair are kept to 8 bits, and fade together`() {
        for byte in 0...255 {
            let dark = RGBColor(
                red: Double(byte) / 255, green: Double(255 - byte) / 255, blue: 0.5, alpha: Double(byte) / 255)
            let pair = RGBColor(light: .white, dark: dark)
            #expect(pair.resolved(dark: false) == .white && pair.resolved(dark: true).red == dark.red)
            #expect(pair.resolved(dark: true).alpha == dark.alpha && pair.resolved(dark: true).blue == dark.blue)
        }
        let faded = RGBColor(light: .white, dark: RGBColor(0x204060, alpha: 0.5)).withAlpha(0.5)
        #expect(faded.resolved(dark: false).alpha == 0.5)
        #expect((faded.resolved(dark: true).alpha - 0.25).magnitude < 1e-4)
        #expect(RGBColor(light: .label, dark: .label).resolved(dark: true) == .white)
    }
}
