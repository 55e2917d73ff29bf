import VitrinePrimitives
import VitrineSceneGraph
import VitrineSetting
import VitrineText

/// The title bar of a simulator: three dots, a device's name, three icons, all grey, as of a window in the background.
///
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
            .shape(ShapeNode(path, color: RGBColor(0x27282d))),
            .shape(
                ShapeNode(
                    .roundedRect(RoundedRect(frame.insetBy(dx: 0.25, dy: 0.25), radius: 9.75)),
                    stroke: ShapeNode.Stroke(StrokeStyle(width: 0.5), color: RGBColor(0x4a4a4f)))),
        ]
        guard frame.width > 90 else { return out }
        for x in [25.5, 45.5, 65.5] {
            let dot = Rect(center: Point(x: frame.minX + x, y: frame.midY - 0.5), radius: 6)
            out.append(.shape(ShapeNode(.roundedRect(.capsule(dot, curve: .circular)), color: RGBColor(0x4b4c50))))
        }
        let right = Double(Self.icons.count) * 38.5 + 24
        let maxWidth = frame.width - 91 - right
        if maxWidth > 20 {
            let name = context.line(title.title, size: 13, weight: .bold, maxWidth: maxWidth)
            let lower = title.subtitle.map { context.line($0, size: 11, weight: .regular, maxWidth: maxWidth) }
            let baseline = lower == nil ? frame.midY + 3.5 : frame.minY + 23.4
            out.append(context.text(name, x: frame.minX + 90.5, baseline: baseline, color: grey))
            if let lower {
                out.append(context.text(lower, x: frame.minX + 90.5, baseline: frame.minY + 37.2, color: grey))
            }
        }
        let places = [117.7, 74.5, 36.3]
        for (name, x) in zip(Self.icons, places) where frame.width > 91 + right / 2 {
            let height = name == "house-outline" ? 17.5 : name == "rotate" ? 18 : 17
            let center = Point(x: frame.maxX - x, y: frame.midY - (name == "rotate" ? 2.5 : 1.1))
            let node = context.icon(name, height: height, center: center, color: grey, direction: .leftToRight)
            out += node.map { [$0] } ?? []
        }
        return out
    }
}
