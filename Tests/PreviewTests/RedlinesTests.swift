import Testing
import Vitrine
import VitrinePrimitives
import VitrineStage

@testable import VitrinePreview

@Suite struct RedlinesTests {
    @Test(arguments: [(8.0, RoundedRect.CornerCurve.circular), (20, .circular), (8, .continuous), (30, .continuous)])
    func theRadiusOfAPathIsTheOneThatItWasDrawnWith(_ radius: Double, _ curve: RoundedRect.CornerCurve) throws {
        let rect = Rect(x: 10, y: 20, width: 300, height: 61)
        let corner = try #require(
            ShownCorners.corner(of: .roundedRect(RoundedRect(rect, radius: radius, curve: curve))))
        #expect(corner.frame == rect && abs(corner.radius - radius) < 1e-9)
        #expect(ShownCorners.corner(of: .rect(rect)) == nil)
        #expect(ShownCorners.corner(of: .ellipse(in: rect)) == nil)
    }

    private func renderer(_ more: String = "") throws -> Renderer {
        let yaml = """
            vitrine: 1
            device: iphone-14-pro-max
            container: { toolbar: { items: [Save, Open] } }
            popupBar: { barStyle: floating, popupItem: { title: A, image: artwork/rain.png } }
            output: { scale: 1 }
            \(more)
            """
        return try Renderer(try SceneParser.parse(yaml, fileName: "scene.yaml"))
    }

    @Test func aFloatingBarHasItsFrameRadiusAndDistances() throws {
        let staged = try renderer().staged
        let all = ElementMeasure.all(of: staged, at: staged.stillMoment)
        let bar = try #require(all.first { $0.name == "popupBar" })
        #expect(bar.container == nil && bar.insets.left == bar.insets.right)
        #expect(bar.insets.left + bar.frame.width + bar.insets.right == 430)
        #expect(bar.insets.top + bar.frame.height + bar.insets.bottom == 932)
        #expect(bar.radius == bar.frame.height / 2)
        let image = try #require(all.first { $0.name == "popupBar.image" })
        #expect(image.container == "popupBar" && image.frame.width == 40 && image.frame.height == 40)
        // The measure of a button is its drawn capsule, not its touch target.
        let save = try #require(all.first { $0.name.hasSuffix("Save") })
        #expect(save.radius == save.frame.height / 2 && save.frame.width > save.frame.height)
    }

    @Test func whatIsTransparentIsNotMeasured() throws {
        let renderer = try renderer("timeline: [{ at: 0s, open: popup }]")
        func names(_ seconds: Double) -> [String] {
            ElementMeasure.all(of: renderer.staged, at: seconds).map(\.name)
        }
        #expect(names(0).contains("popupBar.image"))
        // The bar fades as the popup opens, and is under it at the end.
        #expect(!names(2).contains { $0 == "popupBar" || $0 == "popupBar.image" })
        // The frame is still a touch target at 0.2 s, when the bar is invisible.
        let targets = renderer.staged.screen.targets(at: 0.2, in: renderer.staged.context).map(\.id.spelling)
        #expect(targets.contains("popupBar.image") && !names(0.2).contains("popupBar.image"))
    }

    @Test func theCardShowsThePictureUnderItsLines() throws {
        let renderer = try renderer()
        let card = try SpecCard(renderer, title: "Bar").bitmap()
        let picture = try renderer.bitmap()
        #expect(card.width > picture.width + 400 && card.height >= picture.height + 104)
        // Most pixels of the picture are unchanged; the others are lines, numbers and labels.
        var same = 0
        for y in 0..<picture.height {
            for x in 0..<picture.width
            where picture.pixels[y * picture.width + x] == card.pixels[(y + 52) * card.width + x + 52] {
                same += 1
            }
        }
        let fraction = Double(same) / Double(picture.width * picture.height)
        #expect(fraction > 0.9 && fraction < 1)
    }
}
