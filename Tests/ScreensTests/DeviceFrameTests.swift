import Testing
import VitrineLayoutTestSupport
import VitrinePrimitives
import VitrineSceneGraph

@testable import VitrinePopupBar
@testable import VitrinePresentation
@testable import VitrineScreens
@testable import VitrineSurfaces

@Suite struct DeviceFrameTests {
    private func layout(_ frame: DeviceFrame = DeviceFrame(), _ id: String = "iphone-16-pro-max") -> DeviceFrameLayout {
        let device = Device.named(id) ?? .standard
        return DeviceFrameLayout(
            frame, screen: device.size, cornerRadius: device.cornerRadius, safeTop: device.safeArea.top)
    }

    /// As in `default_bar_accessibility_label`, the screen is at 639.5, 141, with a bezel of 12.5 pt (25 px).
    @Test func placesOfThePicture() {
        let l = layout(
            DeviceFrame(
                size: Size(width: 1084, height: 1061), screen: .init(origin: Point(x: 639.5, y: 141), scale: 0.8318)))
        #expect(near(l.screen.maxX, 2011 / 2, 0.5) && near(l.screen.maxY, 1872 / 2, 0.7))
        #expect(near(l.bodyFrame, Rect(x: 1254 / 2, y: 257 / 2, width: 782 / 2, height: 1640 / 2), 0.8))
        guard case .island(let island) = l.body.camera else {
            Issue.record("no island")
            return
        }
        let shown = l.transform.apply(island)
        #expect(
            near(shown.midX, (1541 + 208 / 2) / 2, 1) && near(shown.minY, 305 / 2, 1) && near(shown.height, 61 / 2, 1))
    }

    /// By default, the stage has the size of the device with its margins, and the device is centered.
    @Test(arguments: Device.all.map(\.id)) func defaultStage(_ id: String) {
        let l = layout(DeviceFrame(), id)
        let body = l.bodyFrame
        #expect(near(body.minX, 40, 1e-9) && near(l.size.width - body.maxX, 40, 1e-9))
        #expect(near(body.minY, 40, 1e-9) && near(l.size.height - body.maxY, 40, 1e-9))
    }

    /// Screen, glass and metal are concentric, and all buttons lie equally deep in the metal.
    @Test(arguments: Device.all.map(\.id)) func edgesAreConcentric(_ id: String) throws {
        let body = layout(DeviceFrame(), id).body
        let (outline, glass, i) = (body.outline, body.glass, body.insets)
        let around = Rect(
            x: -i.left, y: -i.top, width: body.screen.width + i.left + i.right,
            height: body.screen.height + i.top + i.bottom)
        #expect(near(outline.rect, around, 1e-9))
        #expect(near(glass.rect, outline.rect.insetBy(dx: body.metal, dy: body.metal), 1e-9))
        #expect(near(outline.radius - glass.radius, body.metal, 1e-9))
        let depths = body.buttons.map { $0.midX < body.screen.midX ? $0.maxX - around.minX : around.maxX - $0.minX }
        #expect(depths.allSatisfy { near($0, depths[0], 1e-9) && (0.5...body.metal).contains($0) })
    }

    /// The bands of the metal lie across it, at the same height on both sides, those of an edge equally wide.
    @Test func bandsAreOpposite() throws {
        let l = layout()
        guard case .group(let device) = try #require(DeviceFrameView(layout: l).around().first) else { return }
        let bands = device.children.compactMap { node -> Rect? in
            guard case .shape(let shape) = node, shape.paint == .solid(RGBColor(0x202023)) else { return nil }
            return shape.path.controlBounds
        }
        let outline = l.body.outline.rect
        let sides = bands.filter { $0.midY > 0 && $0.midY < l.body.screen.maxY }
        #expect(bands.count == 6 && sides.count == 4)
        for band in sides {
            let opposite = Rect(
                x: outline.minX + outline.maxX - band.maxX, y: band.minY, width: band.width, height: band.height)
            #expect(bands.contains { near($0, opposite, 1e-9) })
            #expect(near(min(band.minX - outline.minX, outline.maxX - band.maxX), 0, 1e-9))
        }
        let widths = bands.filter { $0.midY < 0 || $0.midY > l.body.screen.maxY }.map(\.width)
        #expect(widths.count == 2 && near(widths[0], widths[1], 1e-9))
    }

    /// Newer phones have a camera in the screen, older ones a notch, those with a home button neither.
    @Test func cameras() {
        func camera(_ id: String) -> DeviceBody.Camera { layout(DeviceFrame(), id).body.camera }
        guard case .island(let box) = camera("iphone-15-pro"), case .notch(let bay, _) = camera("iphone-x") else {
            Issue.record("other cameras")
            return
        }
        #expect(near(box.midX, 393.0 / 2, 1e-9) && box.minY == 11)
        #expect(near(bay.midX, 375.0 / 2, 1e-9) && bay.width == 209)
        #expect(camera("iphone-8") == .none && layout(DeviceFrame(), "iphone-8").body.homeButton != nil)
        #expect(layout(DeviceFrame(), "iphone-x").body.homeButton == nil)
        #expect(DeviceBody(screen: Size(width: 834, height: 1210), cornerRadius: 30, safeTop: 24).buttons.isEmpty)
    }

    /// The stage's viewport and the screen's give a point of the screen the same position.
    @Test func viewportsAgree() {
        let l = layout(DeviceFrame(screen: .init(origin: Point(x: 70, y: 90), scale: 0.8)))
        let stage = Viewport(origin: Point(x: 10, y: 20), scale: 2, width: 900, height: 900)
        let screen = FramedStage.screenViewport(of: stage, l, deviceScale: 3)
        for p in [Point.zero, Point(x: 123, y: 456)] {
            let (a, b) = (screen.transform.apply(p), stage.transform.apply(l.transform.apply(p)))
            #expect(near((a - b).length, 0, 1e-9))
        }
    }

    /// Layouts of a downscaled screen are aligned to the device's pixels, those of an enlarged one to the stage's.
    @Test func reducedScreensHaveThePixelsOfTheDevice() {
        let l = layout(DeviceFrame(screen: .init(origin: .zero, scale: 0.8)))
        func pixel(_ scale: Double) -> Double {
            let stage = Viewport(scale: scale, width: 900, height: 900)
            return FramedStage.screenViewport(of: stage, l, deviceScale: 3).pixel
        }
        #expect(near(pixel(2), 1.0 / 3, 1e-12) && near(pixel(3.75), 1.0 / 3, 1e-12) && near(pixel(4), 1 / 3.2, 1e-12))
    }
}

extension DeviceFrameLayout {
    /// The frame of the device with its bezel.
    fileprivate var bodyFrame: Rect {
        let i = body.insets
        return Rect(
            x: screen.minX - i.left * scale, y: screen.minY - i.top * scale,
            width: screen.width + (i.left + i.right) * scale, height: screen.height + (i.top + i.bottom) * scale)
    }
}
