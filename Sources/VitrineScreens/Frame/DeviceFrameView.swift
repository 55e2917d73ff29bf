import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// The body of a device around its screen.
package struct DeviceFrameView {
    package let layout: DeviceFrameLayout

    private var body: DeviceBody { layout.body }

    /// Returns the parts around the screen: shadow, buttons, metal and black.
    ///
    /// Source of shadow, dark edge and rim: measured beside and below the device in `default_bar_accessibility_label`.
    package func around() -> [Node] {
        let outline = Path.roundedRect(body.outline)
        let metal = RGBColor(0x2c2d30)
        var parts: [Node] = [
            .shadow(
                ShadowNode(
                    outline, offset: Point(x: 0, y: 9), radius: 14.4, color: RGBColor.black.withAlpha(0.43),
                    knocksOut: true
                ))
        ]
        // A window has a line along its edge.
        guard body.metal > 0 else {
            parts.append(edge(outset: 0.25, width: 0.5, RGBColor.black.withAlpha(0.3)))
            return [.group(GroupNode(parts, transform: layout.transform))]
        }
        for button in body.buttons {
            let path = Path.roundedRect(RoundedRect(button, radius: 1.5, curve: .circular))
            let rim = ShapeNode.Stroke(StrokeStyle(width: 0.8), color: RGBColor(0x56575c))
            parts.append(.shape(ShapeNode(path, color: RGBColor(0x26262a), stroke: rim)))
        }
        parts.append(edge(outset: 0.4, width: 0.8, RGBColor.black.withAlpha(0.45)))
        parts.append(.shape(ShapeNode(freeing(outline, edge: body.black / 2), rule: .evenOdd, color: metal)))
        parts += bands(outline)
        parts.append(edge(outset: -0.5, width: 1, RGBColor(0x797a7e)))
        parts.append(
            .shape(ShapeNode(freeing(.roundedRect(body.glass), edge: 0), rule: .evenOdd, color: RGBColor(0x020305))))
        if let button = body.homeButton {
            let ring = ShapeNode.Stroke(StrokeStyle(width: 1.5), color: RGBColor(0x3c3c40))
            parts.append(
                .shape(
                    ShapeNode(.roundedRect(.capsule(button, curve: .circular)), color: RGBColor(0x0a0a0c), stroke: ring)
                ))
        }
        return [.group(GroupNode(parts, transform: layout.transform))]
    }

    /// Returns a line along the outline of the metal.
    /// - Parameters:
    ///   - outset: The distance of its center beyond the outline, in points.
    ///   - width: The width in points.
    private func edge(outset: Double, width: Double, _ color: RGBColor) -> Node {
        let line = RoundedRect(
            body.outline.rect.insetBy(dx: -outset, dy: -outset), radius: body.outline.radius + outset)
        return .shape(
            ShapeNode(.roundedRect(line), stroke: ShapeNode.Stroke(StrokeStyle(width: width), color: color)))
    }

    /// Returns darker pieces of the metal.
    private func bands(_ outline: Path) -> [Node] {
        guard body.screen.height > body.screen.width, body.homeButton == nil else { return [] }
        let box = body.outline.rect
        let m = body.metal
        let places = [
            Rect(x: box.minX, y: 80, width: m, height: 5), Rect(x: box.maxX - m, y: 80, width: m, height: 5),
            Rect(x: box.minX, y: body.screen.maxY - 85, width: m, height: 5),
            Rect(x: box.maxX - m, y: body.screen.maxY - 85, width: m, height: 5),
            Rect(x: body.screen.maxX - 83, y: box.minY, width: 6, height: m),
            Rect(x: 76, y: box.maxY - m, width: 6, height: m),
        ]
        return places.map { .shape(ShapeNode(.rect($0), color: RGBColor(0x202023))) }
    }

    /// Returns the screen, below the device. Blurs at its edges sample the page beyond them, as in the system.
    package func screen(_ nodes: [Node], page: RGBColor) -> Node {
        let ground = Node.shape(ShapeNode(.rect(body.screen.insetBy(dx: -Self.reach, dy: -Self.reach)), color: page))
        return .group(GroupNode([ground] + nodes, transform: layout.transform))
    }

    /// Returns the screen, blurred and clipped, so that it covers nothing beyond the device.
    /// - Parameters:
    ///   - softness: The sigma of the blur, in points of the stage.
    ///   - context: The context of the stage. The clip is between its pixels, beyond all that show a part of the
    ///     display, so that the backdrop is invisible beside it.
    package func screen(_ nodes: [Node], page: RGBColor, softness: Double, in context: Context) -> Node {
        let shown = layout.transform.apply(body.screen.insetBy(dx: -Self.edge, dy: -Self.edge))
        let halfPixel = 0.5 / context.viewport.scale
        let seen = RoundedRect(
            context.snapped(shown.insetBy(dx: -halfPixel, dy: -halfPixel)), radius: body.cornerRadius * layout.scale)
        return .group(GroupNode([screen(nodes, page: page)], blurRadius: softness, clip: .roundedRect(seen)))
    }

    /// The distance of a soft screen's clip beyond the display, in points; the rim of the device covers it there.
    private static let edge = 1.0

    /// The extent of the page beyond the screen, in points: four sigma of the widest blur, `LegacyBlur.light`.
    static let reach = 120.0

    /// Returns a path that covers the screen beyond the display.
    /// - Parameter path: The path in points of the screen.
    /// - Parameter edge: The distance between the display and the path's hole, which something painted later covers.
    private func freeing(_ path: Path, edge: Double) -> Path {
        var out = path
        let hole = RoundedRect(body.screen.insetBy(dx: -edge, dy: -edge), radius: body.cornerRadius + edge)
        out.append(.roundedRect(hole))
        return out
    }

    /// Returns an area of the stage without the display, for the even-odd rule.
    package func stage(_ rect: Rect) -> Path {
        guard let inverse = layout.transform.inverse else { return .rect(rect) }
        return freeing(.rect(inverse.apply(rect)), edge: body.black / 2).transformed(by: layout.transform)
    }

    /// Returns the parts above the screen: camera or notch.
    package func above() -> [Node] {
        let path: Path
        switch body.camera {
        case .none: return []
        case .island(let box): path = .roundedRect(.capsule(box))
        case .notch(let box, let radius):
            let isUpright = box.width > box.height
            let high = Rect(
                x: box.x - (isUpright ? 0 : 2), y: box.y - (isUpright ? 2 : 0), width: box.width + (isUpright ? 0 : 2),
                height: box.height + (isUpright ? 2 : 0))
            path = .roundedRect(
                UnevenRoundedRect(
                    high,
                    radii: CornerRadii(
                        topLeft: 0, topRight: isUpright ? 0 : radius, bottomRight: radius,
                        bottomLeft: isUpright ? radius : 0)))
        }
        return [.group(GroupNode([.shape(ShapeNode(path, color: RGBColor(0x000000)))], transform: layout.transform))]
    }
}
