import VitrinePages
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

/// The content of a custom popup bar on its glass or material.
package struct CustomPopupBarView {
    package let bar: CustomPopupBar
    /// The frame of the bar at rest.
    package let frame: Rect
    package let direction: InterfaceLayoutDirection
    package let context: Context
    /// The tint of the elements; nil for the inherited one.
    package var tint: RGBColor?

    /// The blur of a field in points.
    package static let fieldBlur = 6.0

    private var dark: Bool { context.isDark }
    private var isGlass: Bool { context.traits.design == .glass }
    private var textSize: Double { TextStyleName.body.size(at: context.traits.textSize) }

    package func nodes() -> [Node] {
        switch bar.content {
        case .empty: return []
        case .searchField(let field): return nodes(of: field)
        case .view(let content):
            return ContentLayout(content, frame: frame, in: ElementContext(context, tint: tint)).nodes()
        case .label(let text):
            let line = context.line(text, size: textSize, weight: .semibold, maxWidth: max(1, frame.width - 40))
            return [self.line(line, from: frame.midX - line.width / 2, context.labelColor)]
        }
    }

    /// The frame of the field: a capsule 12 pt inside the bar, 44 high, whole points below its upper edge; in the
    /// legacy design 36 high with corners of 10, 16 pt inside. Source: facts, iOS surroundings, section 2.6, and popup
    /// bar, section 7.4.
    package var fieldFrame: Rect {
        let inset = min(isGlass ? 12.0 : 16, frame.width / 4)
        let wanted = (isGlass ? 44 : 36) + max(0, (textSize - 17) * SystemFont.lineHeight)
        let height = min(wanted, max(8, frame.height - 8))
        return context.snapped(
            Rect(
                x: frame.minX + inset, y: frame.minY + ((frame.height - height) / 2).rounded(.down),
                width: frame.width - 2 * inset, height: height))
    }

    private func nodes(of field: CustomPopupBar.SearchField) -> [Node] {
        let box = fieldFrame
        let shape = isGlass ? RoundedRect.capsule(box) : RoundedRect(box, radius: 10)
        var out: [Node] = []
        // The field blurs the glass once more.
        if isGlass {
            out.append(.backdrop(BackdropNode(Path.roundedRect(shape), material: .blur(sigma: Self.fieldBlur))))
        }
        out.append(.shape(ShapeNode(.roundedRect(shape), color: Vibrancy.tertiaryFill.color(in: context))))
        let grey = Vibrancy.secondaryLabel.color(in: context)
        let k = textSize / 17
        let (inset, side, gap) = isGlass ? (14.0, 16.4 * k, 9.3 * k) : (8, 15.0 * k, 7 * k)
        // With its handle the magnifier is lower than its ring.
        let center = mirrored(Point(x: box.minX + inset + side / 2, y: box.midY - 0.2))
        if let icon = context.icon("magnifyingglass", height: side, center: center, color: grey, direction: direction) {
            out.append(icon)
        }
        let start = box.minX + inset + side + gap
        guard let text = field.text ?? field.placeholder, box.maxX - inset - start > 4 else { return out }
        let line = context.line(
            text, size: textSize, weight: isGlass ? .medium : .regular, maxWidth: box.maxX - inset - start)
        let x = direction == .rightToLeft ? frame.minX + frame.maxX - start - line.width : start
        out.append(self.line(line, from: x, field.text == nil ? grey : context.labelColor))
        return out
    }

    /// Returns a line whose capitals are vertically centered in the bar.
    private func line(_ line: ShapedLine, from x: Double, _ color: RGBColor) -> Node {
        context.text(line, x: x, baseline: frame.midY + textSize * SystemFont.capHeight / 2, color: color)
    }

    /// Returns the mirror image across the bar's center in bars from right to left.
    private func mirrored(_ p: Point) -> Point {
        direction == .rightToLeft ? Point(x: frame.minX + frame.maxX - p.x, y: p.y) : p
    }
}
