import Testing
import VitrinePrimitives

@testable import VitrineStage

/// Canvases at scales at which a screen has a fraction of a pixel.
@Suite struct CanvasEdgeTests {
    @Test(arguments: ["iphone-x", "iphone-8", "iphone-se-3", "ipad-pro-11"], [0.25, 0.3, 0.5, 0.7, 1.3])
    func `what covers the screen covers the canvas`(_ device: String, _ scale: Double) throws {
        let scene = try SceneParser.parse(
            """
            vitrine: 1
            device: \(device)
            container: { content: { background: "#00FF00" } }
            popupBar: { popupItem: { title: A } }
            popupContent: { open: true, popupCloseButtonStyle: none, content: { background: "#0000FF" } }
            output: { scale: \(scale) }
            """)
        let staged = try StagedScene(scene)
        let picture = staged.picture(at: 0)
        let blue = RGBColor(0x0000ff).premultiplied
        for y in [0, picture.height / 2, picture.height - 1] {
            #expect(picture[0, y] == blue && picture[picture.width - 1, y] == blue, "row \(y)")
        }
        let size = scene.traits.screenSize
        #expect(picture.width == Int(size.width * scale + 1e-6) && picture.height == Int(size.height * scale + 1e-6))
    }

    @Test func `an animation says how long it waits for a title that scrolls`() throws {
        func seconds(_ title: String, _ output: String = "", _ bar: String = "") throws -> Double {
            let scene = try SceneParser.parse(
                "vitrine: 1\npopupBar: { popupItem: { title: \(title) } \(bar) }\noutput: { scale: 0.5 \(output) }")
            return try StagedScene(scene).marqueeSeconds
        }
        let long = "A title that is much too long for the bar and for every other bar of a phone of that width"
        #expect(try seconds("Short") == 0)
        #expect(try seconds(long) > 5)
        #expect(try seconds(long, ", duration: 2s") == 0)
        #expect(try seconds(long, "", ", standardAppearance: { marqueeScrollEnabled: false }") == 0)
        #expect(try seconds(long, ", speed: 2") == seconds(long) / 2)
    }
}
