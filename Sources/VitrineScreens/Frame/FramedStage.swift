import VitrineDisplayList
import VitrinePresentation
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// The whole picture of a screen in its device on a stage.
package struct FramedStage: Sendable {
    package let frame: DeviceFrame
    package let layout: DeviceFrameLayout
    /// The context of the stage, not of the screen.
    package let context: Context

    /// - Parameters:
    ///   - context: A context with the viewport of the stage.
    ///   - layout: The layout of the same frame.
    package init(_ frame: DeviceFrame, layout: DeviceFrameLayout, in context: Context) {
        self.frame = frame
        self.layout = layout
        self.context = context.besideScreen
    }

    /// Returns the part of the screen in a stage's viewport, in points of the screen, to which layouts are aligned. A
    /// downscaled screen has the device's pixels, as that of a simulator.
    /// - Parameter deviceScale: The device's pixels per point.
    package static func screenViewport(of stage: Viewport, _ layout: DeviceFrameLayout, deviceScale: Double)
        -> Viewport
    {
        let k = layout.scale
        return Viewport(
            origin: Point(
                x: (stage.origin.x - layout.screen.minX) / k, y: (stage.origin.y - layout.screen.minY) / k),
            scale: stage.scale * k, width: stage.width, height: stage.height,
            screenScale: stage.screenScale ?? (stage.scale * k < deviceScale ? deviceScale : nil))
    }

    /// Returns the stage from back to front, and the color behind it.
    /// - Parameter screen: The nodes in points of the screen, and the page's color.
    package func picture(
        _ screen: (nodes: [Node], background: RGBColor)
    ) -> (nodes: [Node], background: RGBColor) {
        let device = DeviceFrameView(layout: layout)
        // A clip of a screen without a blur would need a layer; instead, the backdrop omits the display, if it is no
        // image.
        var nodes =
            softness > 0 || image != nil
            ? backdrop(nil) + [device.screen(screen.nodes, page: screen.background, softness: softness, in: context)]
            : [device.screen(screen.nodes, page: screen.background)] + backdrop(device)
        nodes += device.around() + device.above()
        return (nodes, frame.background.last?.resolved(dark: context.isDark) ?? .black)
    }

    /// The blur of a downscaled screen, in points: half a pixel of the picture. Source: measured in
    /// `default_bar_accessibility_label`, whose screen is downscaled from 3x: stems of letters have ramps of a pixel.
    private var softness: Double {
        let scale = context.viewport.scale * layout.scale
        return scale < context.traits.device.scale ? 0.45 / context.viewport.scale : 0
    }

    /// The image that covers the stage.
    private var image: Image? { frame.backgroundImage.flatMap(context.image) }

    /// Returns the stage and its surroundings.
    /// - Parameter device: The device whose display is omitted; nil for none.
    private func backdrop(_ device: DeviceFrameView?) -> [Node] {
        let stage = Rect(origin: .zero, size: layout.size)
        let all = stage.insetBy(dx: -20_000, dy: -20_000)
        let path = device?.stage(all) ?? .rect(all)
        let picture = image.map { Node.image(ImageNode($0, frame: stage, contentMode: .scaleAspectFill)) }
        return [.shape(ShapeNode(path, rule: .evenOdd, paint: paint(of: stage)))] + (picture.map { [$0] } ?? [])
    }

    private func paint(of stage: Rect) -> Paint {
        let colors = frame.background.map { $0.resolved(dark: context.isDark) }
        guard colors.count > 1 else { return .solid(colors.first ?? .black) }
        let stops = colors.enumerated().map { GradientStop(Double($0) / Double(colors.count - 1), $1) }
        let (start, end) = Self.ends(angle: frame.backgroundAngle, in: stage)
        return .linear(start: start, end: end, stops: stops)
    }

    /// Returns the ends of a gradient, with its outer colors in two corners. Source: CSS Images Module Level 3, 3.1.
    private static func ends(angle: Double, in stage: Rect) -> (start: Point, end: Point) {
        // From top to bottom, as in most scenes, the ends are not rounded.
        if angle == 180 { return (.zero, Point(x: 0, y: stage.maxY)) }
        let (sin, cos) = ExactMath.sincos(degrees: angle)
        let half = (stage.width * sin.magnitude + stage.height * cos.magnitude) / 2
        let (dx, dy) = (sin * half, -cos * half)
        return (Point(x: stage.midX - dx, y: stage.midY - dy), Point(x: stage.midX + dx, y: stage.midY + dy))
    }
}
