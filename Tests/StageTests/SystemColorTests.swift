import Testing
import VitrinePrimitives
import VitrineScenes
import VitrineScreens

@testable import VitrineStage

/// Colors of the system that follow the appearance.
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
        // 0.29 of (60, 60, 67) over white, and 0.60 of (84, 84, 88) over black.
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
}
