import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

/// A player below the picture of an open popup, or beside it, as in the library's demo: titles, progress and buttons of
/// the popup item. Its sizes are Vitrine's choice.
package struct PopupControls {
    package let bar: PopupBar
    package let page: PopupPageView

    private var context: Context { page.context }

    package func nodes() -> [Node] { laidOut().nodes }

    /// The y coordinate of the lower edge of the controls.
    package var bottom: Double { laidOut().bottom }

    /// The distance between the picture and the controls.
    private static let gap = 28.0

    private func laidOut() -> (nodes: [Node], bottom: Double) {
        let (screen, column) = (context.popupArea, page.column)
        let bottom = screen.maxY - max(20, context.traits.safeArea.bottom)
        guard let image = page.imageBox else {
            return laidOut(from: column.minX, to: column.maxX, top: page.close.layout.frame.maxY + Self.gap, bottom)
        }
        guard page.isPlayerSideBySide else {
            return laidOut(
                from: image.minX, to: screen.minX + screen.maxX - image.minX,
                top: (page.imageFrame ?? image).maxY + Self.gap, bottom)
        }
        // Beside the picture, the controls are centered within its height.
        let isMirrored = context.traits.direction == .rightToLeft
        let (left, right) =
            isMirrored
            ? (screen.minX + screen.maxX - column.maxX, image.minX - Self.gap) : (image.maxX + Self.gap, column.maxX)
        let height = laidOut(from: left, to: right, top: 0, .infinity).bottom
        let (nodes, end) = laidOut(
            from: left, to: right, top: context.viewport.snapped(y: image.midY - height / 2), .infinity)
        return (nodes, max(end, image.maxY))
    }

    private func laidOut(
        from left: Double, to right: Double, top: Double, _ bottom: Double
    ) -> (nodes: [Node], bottom: Double) {
        let maxWidth = max(0, right - left)
        let ink = page.ink
        var out: [Node] = []
        var y = top
        func line(_ text: String?, _ runs: [TextRun]?, size: Double, weight: FontWeight, _ color: RGBColor) {
            guard let text = text ?? runs?.map(\.text).joined(), !text.isEmpty else { return }
            let line = context.line(text, size: size, weight: weight, maxWidth: maxWidth)
            let start = context.traits.direction == .rightToLeft ? right - line.width : left
            out.append(context.text(line, x: start, baseline: y + line.ascent, color: color))
            y += line.lineHeight + 2
        }
        let item = bar.popupItem
        line(item.title, item.attributedTitle, size: 22, weight: .bold, ink)
        line(item.subtitle, item.attributedSubtitle, size: 17, weight: .regular, ink.withAlpha(0.6))
        y += 22
        let track = Rect(x: left, y: y, width: maxWidth, height: 6)
        out.append(.shape(ShapeNode(.roundedRect(.capsule(track)), color: ink.withAlpha(0.2))))
        let played = item.progress.clamped(to: 0...1) * maxWidth
        if played > 0 {
            let start = context.traits.direction == .rightToLeft ? right - played : left
            let part = Rect(x: start, y: y, width: played, height: 6)
            out.append(
                .group(
                    GroupNode(
                        [.shape(ShapeNode(.rect(part), color: ink.withAlpha(0.8)))],
                        clip: .roundedRect(.capsule(track)))))
        }
        let buttons = (item.leadingBarButtonItems + item.trailingBarButtonItems).filter {
            !$0.isHidden && $0.systemItem == nil
        }
        let middle = min(y + 70, bottom - 30)
        guard !buttons.isEmpty, middle > y + 20 else { return (out, y + 6) }
        let pitch = min(96, maxWidth / Double(buttons.count))
        for (i, item) in buttons.enumerated() {
            let center = Point(x: (left + right) / 2 + (Double(i) - Double(buttons.count - 1) / 2) * pitch, y: middle)
            let ink = item.color(enabled: ink, in: context)
            let appearance = bar.standardAppearance
            let own =
                item.style == .prominent ? appearance.prominentButtonItemAppearance : appearance.buttonItemAppearance
            let attributes = own.state(of: item, isPressed: false).titleTextAttributes
            if let title = BarButtonTitle(item, attributes, maxWidth: pitch, in: context) {
                out += title.nodes(at: center, color: ink, in: context.viewport)
                continue
            }
            let height = context.iconSize(item.icon).height
            if let icon = context.icon(item.icon, height: height * 1.7 * item.scale, center: center, color: ink) {
                out.append(icon)
            }
        }
        return (out, middle + 28)
    }
}
