import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

/// The title bar of a simulator: three dots, a device's name, three icons, all gray, as of a window in the background.
/// Source: measured in the picture of the inspector.
package struct SimulatorTitleView {
    package static let icons = ["house-outline", "camera-stack", "rotate"]

    package let title: DeviceFrame.Title
    package let frame: Rect
    package let context: Context

    package func nodes() -> [Node] {
        let path = Path.roundedRect(RoundedRect(frame, radius: 10))
        let grey = RGBColor(0x6a6a6f)
        var out: [Node] = [
            .shadow(
                ShadowNode(
                    path, offset: Point(x: 0, y: 6), radius: 12, color: RGBColor.black.withAlpha(0.4), knocksOut: true)),
            .shape(
                ShapeNode(
                    .roundedRect(RoundedRect(frame.insetBy(dx: -0.5, dy: -0.5), radius: 10.5)),
                    color: RGBColor.black.withAlpha(0.87))),
            .shape(ShapeNode(path, color: RGBColor(0x27282d))),
        ]
        // The upper edge catches light, in two lines of half a point.
        for (y, rgb) in [(0.5, UInt32(0x3d3e41)), (0.0, 0x525256)] {
            let line = Rect(x: frame.minX, y: frame.minY + y, width: frame.width, height: 0.5)
            out.append(.group(GroupNode([.shape(ShapeNode(path, color: RGBColor(rgb)))], clip: .rect(line))))
        }
        guard frame.width > 90 else { return out }
        for x in [26.0, 46, 66] {
            let dot = Rect(center: Point(x: frame.minX + x, y: frame.midY), radius: 6)
            out.append(.shape(ShapeNode(.roundedRect(.capsule(dot, curve: .circular)), color: RGBColor(0x4b4c50))))
        }
        let right = Double(Self.icons.count) * 38.5 + 24
        let maxWidth = frame.width - 91 - right
        if maxWidth > 20 {
            let name = context.line(title.title, size: 13, weight: .bold, maxWidth: maxWidth)
            let lower = title.subtitle.map { context.line($0, size: 11, weight: .medium, maxWidth: maxWidth) }
            let baseline = lower == nil ? frame.midY + 3.9 : frame.minY + 23.8
            out.append(context.text(name, x: frame.minX + 91, baseline: baseline, color: grey))
            if let lower {
                out.append(context.text(lower, x: frame.minX + 91, baseline: frame.minY + 38.1, color: grey))
            }
        }
        let places = [118.2, 75, 36.8]
        for (name, x) in zip(Self.icons, places) where frame.width > 91 + right / 2 {
            let (height, rise) = name == "house-outline" ? (17.5, 0.35) : name == "rotate" ? (18, 2) : (17.4, 0.85)
            let center = Point(x: frame.maxX - x, y: frame.midY - rise)
            let node = context.icon(name, height: height, center: center, color: grey, direction: .leftToRight)
            out += node.map { [$0] } ?? []
        }
        return out
    }
}
