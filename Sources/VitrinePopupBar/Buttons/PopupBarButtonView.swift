import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

package struct PopupBarButtonView {
    package let button: PopupBarLayout.Button
    package let layout: PopupBarLayout
    package let tint: RGBColor
    package let context: Context

    /// The height of a picture and of an icon's box at scale 1, in points.
    package static let imageHeight = 24.0
    /// The height of a badge with a text, the diameter of a dot, and the text size, in points, as in UIKit.
    private static let badge = (height: 16.0, dot: 8.0, text: 11.0)

    private var item: BarButtonItem { button.item }
    private var dark: Bool { context.isDark }
    private var hasCapsule: Bool { BarButtonTitle.hasCapsule(item, in: context) }

    private var center: Point {
        let insets = item.imageInsets
        let own = button.title == nil ? .zero : button.state.titlePositionAdjustment ?? .zero
        return button.center
            + Point(
                x: (insets.left - insets.right) / 2 + own.x, y: (insets.top - insets.bottom) / 2 + own.y)
    }

    /// Whether the button's content has a tint that glass adapts: icons and titles of enabled buttons without a plate.
    package var hasInk: Bool { !hasCapsule && item.isEnabled && imageFrame == nil }

    private var ownTint: RGBColor { item.color(enabled: context.traits.resolved(item.tintColor ?? tint), in: context) }

    /// Returns what is below the icon or title.
    package func ground() -> [Node] { background() + (hasCapsule ? [plate(ownTint)] : []) }

    /// Returns the icon, title or picture.
    /// - Parameter ink: Converts the tint of a button that has ink.
    package func glyph(_ ink: (RGBColor) -> RGBColor) -> [Node] {
        let tint = ownTint
        // On a capsule of the tint, the content is black or white, whichever is legible.
        let color = hasCapsule ? tint.luma > 0.8 ? RGBColor.black : .white : hasInk ? ink(tint) : tint
        let content = content(color)
        return button.opacity < 1 ? [.group(GroupNode(content, opacity: button.opacity))] : content
    }

    private func content(_ color: RGBColor) -> [Node] {
        if let title = button.title { return title.nodes(at: center, color: color, in: context.viewport) }
        if let frame = imageFrame, let path = item.image, let image = context.image(path) {
            return [.image(ImageNode(image, frame: frame, opacity: item.isEnabled ? 1 : 0.3))]
        }
        let node = context.icon(
            item.icon, height: context.iconSize(item.icon).height * layout.metrics.iconScale * item.scale,
            center: center,
            color: color, direction: layout.direction)
        return node.map { [$0] } ?? []
    }

    private var imageFrame: Rect? {
        PopupBarButtonView.imageSize(item, layout.metrics, in: context).map { size in
            context.snapped(
                Rect(
                    x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
            )
        }
    }

    /// Returns the size of a button's picture, at most four times as wide as high; nil without one.
    package static func imageSize(_ item: BarButtonItem, _ metrics: PopupBarMetrics, in context: Context) -> Size? {
        guard let bitmap = item.image.flatMap(context.image)?.bitmap, bitmap.height > 0 else { return nil }
        let height = imageHeight * metrics.iconScale * item.scale
        return Size(width: height * min(4, Double(bitmap.width) / Double(bitmap.height)), height: height)
    }

    /// The box of the button's content.
    private var box: Rect {
        let height = Self.imageHeight * layout.metrics.iconScale * item.scale
        let icon = context.iconSize(item.icon).width
        let width = button.title?.width ?? imageFrame?.width ?? icon * layout.metrics.iconScale * item.scale
        return Rect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }

    /// Returns the picture of the state, as high as a button of a toolbar if the bar has room.
    private func background() -> [Node] {
        guard let image = button.state.backgroundImage.flatMap(context.image) else { return [] }
        let size = Size(
            width: max(44, box.width + 2 * BarButtonTitle.padding),
            height: (layout.frame.height - 12).clamped(to: 0...32))
        let place = button.center + (button.state.backgroundImagePositionAdjustment ?? .zero)
        let frame = Rect(
            x: place.x - size.width / 2, y: place.y - size.height / 2, width: size.width, height: size.height)
        return [.image(ImageNode(image, frame: context.snapped(frame), contentMode: .scaleToFill))]
    }

    /// Returns the plate of a prominent or selected button: in the glass design a capsule 6 pt from the bar's edges, at
    /// most as high as a button of a navigation bar; in the legacy design a rounded square.
    private func plate(_ color: RGBColor) -> Node {
        let isGlass = context.traits.design == .glass
        let height = min(isGlass ? 44 : 30, max(0, layout.frame.height - 12))
        let width = max(button.title?.width ?? 0, isGlass ? 0 : box.width + 8, height)
        let box = context.snapped(
            Rect(
                x: button.center.x - width / 2, y: button.center.y - height / 2, width: width, height: height))
        return .shape(ShapeNode(.roundedRect(isGlass ? .capsule(box) : RoundedRect(box, radius: 7)), color: color))
    }

    package func badge() -> [Node] {
        guard let text = item.badge else { return [] }
        let isMirrored = layout.direction == .rightToLeft
        let corner = Point(x: isMirrored ? box.minX : box.maxX, y: box.minY)
        let line =
            text.isEmpty
            ? nil : context.line(text, size: Self.badge.text, weight: .medium, maxWidth: layout.frame.width / 4)
        let height = line == nil ? Self.badge.dot : Self.badge.height
        let width = max(height, line.map { $0.width + 8 } ?? 0)
        let frame = context.snapped(
            Rect(x: corner.x - width / 2, y: corner.y - height / 2, width: width, height: height))
        var out: [Node] = [
            .shape(ShapeNode(.roundedRect(.capsule(frame)), color: Accent.red.color(in: context.traits)))
        ]
        if let line {
            let baseline = frame.midY + Self.badge.text * SystemFont.capHeight / 2
            out.append(context.text(line, x: frame.midX - line.width / 2, baseline: baseline, color: .white))
        }
        return out
    }
}
