import Testing
import VitrinePages
import VitrinePopupBar
import VitrinePresentation
import VitrinePrimitives
import VitrineRasterizer
import VitrineScreens
import VitrineSurfaces
import VitrineTestSupport
import VitrineVocabulary

@testable import VitrineStage

@Suite struct FramedScreenTests {
    private func scene(frame: DeviceFrame?, scale: Double) -> PresentationScene {
        var scene = PresentationScene.toolbar(output: with(Output(scale: scale)) { $0.frame = frame })
        scene.traits.device = Device.named("iphone-8") ?? .standard
        return scene
    }

    /// Within the screen, the framed picture equals that of the screen alone.
    @Test func showsTheScreenItself() throws {
        let frame = DeviceFrame(
            size: Size(width: 480, height: 900), screen: .init(origin: Point(x: 64, y: 128), scale: 1))
        let alone = try StagedScene(scene(frame: nil, scale: 2)).picture(at: 0)
        let framed = try StagedScene(scene(frame: frame, scale: 2)).picture(at: 0)
        #expect(alone.width == 750 && framed.width == 960)
        var worst = 0
        for y in stride(from: 0, to: alone.height, by: 3) {
            for x in stride(from: 0, to: alone.width, by: 3) {
                let (a, b) = (alone[x, y], framed[x + 128, y + 256])
                for (p, q) in [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)] {
                    worst = max(worst, abs(Int(p) - Int(q)))
                }
            }
        }
        #expect(worst <= 3, "\(worst)")
    }

    /// The clip of a downscaled screen is beyond the display, wherever its edges are between pixels.
    @Test(arguments: [0.1, 0.3, 0.5, 0.7, 0.9]) func showsNothingOfTheBackdropBesideTheDisplay(fraction: Double) throws
    {
        func picture(_ background: RGBColor) throws -> Bitmap {
            var frame = DeviceFrame(
                size: Size(width: 160, height: 250),
                screen: .init(origin: Point(x: 20 + fraction, y: 21.4 + fraction), scale: 0.3))
            frame.background = [background]
            return try StagedScene(scene(frame: frame, scale: 1)).picture(at: 0)
        }
        let (red, green) = (try picture(RGBColor(0xff0000)), try picture(RGBColor(0x00ff00)))
        #expect(red[2, 2] != green[2, 2])
        // The display has 112.5 x 200.1 pixels.
        for y in 21..<223 { for x in 20..<134 { #expect(red[x, y] == green[x, y], "\(x), \(y)") } }
    }

    /// Nothing fails in light and dark appearance, on every device and with every text size.
    @Test(arguments: Device.all.map { Named($0.id, $0) }) func everyDevice(_ device: Named<Device>) throws {
        let device = device.value
        let rasterizer = Rasterizer()
        for (i, design) in Design.allCases.enumerated() {
            for (j, size) in [TextSize.xSmall, .ax5].enumerated() {
                var scene = PresentationScene.tabs()
                scene.traits = Traits(
                    device: device, design: design, appearance: (i + j) % 2 == 0 ? .light : .dark,
                    direction: j == 0 ? .leftToRight : .rightToLeft, textSize: size)
                scene.popupBar?.contextMenu = ContextMenuConfiguration(items: [
                    .action(.init(title: "Visit", icon: "compass")), .separator,
                    .action(.init(title: "Remove", icon: "xmark", destructive: true)),
                ])
                scene.container.content.body += [
                    .list(sections: [
                        .init(header: "H", rows: [.init(title: "R", detail: "D", accessory: .checkmark)], footer: "F")
                    ]), Element(.marker(MarkerElement("Ferry", angle: 30, haloColor: .white)), at: Point(x: 50, y: 60)),
                ]
                if (i + j) % 2 == 1 {
                    scene.popupBar?.customBar = CustomPopupBar(content: .searchField(.init(placeholder: "Search")))
                }
                scene.timeline = [
                    TimelineEvent(at: 0.1, .init("press", "popupBar", ["hold": 1])),
                    TimelineEvent(at: 1.5, .init("contextMenu", "hide")),
                ]
                scene.output = with(Output(scale: 0.5)) { $0.frame = DeviceFrame() }
                #expect(scene.validate().isEmpty)
                let staged = try StagedScene(scene)
                for time in [0, 0.55, 0.8, staged.settled] {
                    #expect(staged.picture(at: time, with: rasterizer).isPremultiplied)
                }
                #expect(staged.settled > 1.5 && staged.settled < 3)
            }
        }
    }
}
