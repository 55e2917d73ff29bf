import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

struct ListRowView {
    let row: ListElement.Row
    let frame: Rect
    let metrics: ListMetrics
    let list: ListElement
    let view: ElementView

    var context: Context { view.context }

    func nodes() -> [Node] {
        if let insets = list.rowInsets { return block(in: insets) }
        let layout = layout
        let top = frame.midY - layout.height / 2
        var end = frame.maxX - metrics.textInset
        var out = leading(at: layout.leadMiddle.map { top + $0 } ?? frame.midY)
        if let isOn = row.isOn { out += control(isOn, until: &end) }
        out += accessory(until: &end)
        return layout.parts.reduce(into: out) { out, part in
            let color = part.isSecondary ? view.surroundings.secondary : context.labelColor
            out +=
                part.top.map { block(part.text, from: part.x, top: top + $0, color) }
                ?? text(part.text, from: part.x, in: frame, color)
        }
    }

    // MARK: Pictures

    /// The distance from the row's leading edge to its texts and the line below. Insets do not move the lines.
    var textStart: Double {
        metrics.textInset + (list.rowInsets == nil && !flowsAroundPictures ? leadWidth : 0)
    }

    /// Whether the texts continue below the pictures: at the accessibility sizes, in rows that grow.
    var flowsAroundPictures: Bool { context.traits.textSize.isAccessibilitySize && list.rowHeight == nil }

    /// The scale of the text relative to the standard size.
    private var textScale: Double { metrics.rowSize / TextStyleName.body.size() }

    /// Returns the scale of pictures and discs: they grow at the accessibility sizes only, as far as the row permits.
    /// Source: facts, iOS surroundings, section 2.6.
    private func growth(_ height: Double) -> Double {
        guard context.traits.textSize.isAccessibilitySize else { return 1 }
        let room = list.rowHeight.map { max(1, ($0 - 2 * Self.pictureMargin) / max(height, 1)) }
        return min(textScale, room ?? textScale)
    }

    /// The distance from a picture to the edges of a row that is no higher; Vitrine's choice, which fits legacy discs.
    private static let pictureMargin = 7.0

    private var imageSize: Size {
        let growth = growth(list.imageSize.height)
        return Size(width: list.imageSize.width * growth, height: list.imageSize.height * growth)
    }

    /// The size of an icon: a symbol has that of the text, a disc that of a picture. Source for the disc: facts,
    /// floating panel, section 5.1.
    private var iconSide: Double { row.iconBackground == nil ? 22 * textScale : 30 * growth(30) }

    /// The width of picture and icon, with the gaps after them.
    var leadWidth: Double {
        (row.image == nil ? 0 : imageSize.width + (list.imageToTextPadding ?? Self.gaps.image))
            + (row.icon == nil ? 0 : iconSide + Self.gaps.image)
    }

    var leadHeight: Double {
        max(row.image == nil ? 0 : imageSize.height, row.icon == nil ? 0 : iconSide)
    }

    /// Returns the picture and icon before the texts.
    private func leading(at middle: Double) -> [Node] {
        var start = frame.minX + metrics.textInset
        var out: [Node] = []
        if row.image != nil {
            let size = imageSize
            out += picture(in: Rect(x: start, y: middle - size.height / 2, width: size.width, height: size.height))
            start += size.width + (list.imageToTextPadding ?? Self.gaps.image)
        }
        if let icon = row.icon { out += self.icon(icon, from: start, middle: middle) }
        return out
    }

    /// Returns a white icon on a disc, or an icon in the tint.
    private func icon(_ icon: String, from start: Double, middle: Double) -> [Node] {
        let side = iconSide
        let center = view.directed(Rect(x: start, y: middle, width: side, height: 0)).center
        guard let box = context.icons[icon]?.viewBox, box.height > 0 else { return [] }
        let most = row.iconBackground == nil ? side : side * 0.55
        let height = min(most, most * box.height / max(box.width, 1e-6))
        guard let color = row.iconBackground else {
            return view.icon(icon, height: height, center: center, color: view.tint)
        }
        let disc = Path.ellipse(in: Rect(center: center, radius: side / 2))
        return [.shape(ShapeNode(disc, color: color))]
            + view.icon(icon, height: height, center: center, color: .white)
    }

    // MARK: Rows as high as their content

    /// The gaps between a picture and texts, and between title and subtitle. Source: facts, entry kit, section 5.1.
    private static let insetGaps = (image: 16.0, subtitle: 4.0)
    /// The gaps in rows of the style; Vitrine's choice.
    private static let gaps = (image: 12.0, subtitle: 2.0)
    private var insetImageGap: Double { list.imageToTextPadding ?? Self.insetGaps.image }
    private var insetSubtitleGap: Double { list.textToSecondaryTextVerticalPadding ?? Self.insetGaps.subtitle }
    var subtitleGap: Double { list.textToSecondaryTextVerticalPadding ?? Self.gaps.subtitle }

    /// Returns the texts of a row with insets.
    private func column(_ insets: Insets) -> (title: ElementText, subtitle: ElementText?, x: Double) {
        let image = row.image == nil ? 0 : imageSize.width + insetImageGap
        let x = frame.minX + insets.left + image
        let width = max(1, frame.maxX - insets.right - x)
        let lines = context.traits.textSize.isAccessibilitySize ? 0 : 1
        let title = ElementText(
            row.title, attributes: list.titleAttributes, size: metrics.rowSize, weight: .regular,
            lines: list.titleLines ?? lines, width: width, in: context)
        let subtitle = row.subtitle.map {
            ElementText(
                $0, attributes: list.detailAttributes, size: metrics.footerSize, weight: .regular,
                lines: list.subtitleLines ?? lines, width: width, in: context)
        }
        return (title, subtitle, x)
    }

    /// Returns the height of a text in whole pixels of the device, as that of a `UILabel`.
    private func height(_ text: ElementText) -> Double { roundedUp(text.size.height) }

    /// Rounds a length up to whole pixels of the device.
    private func roundedUp(_ length: Double) -> Double { (length * pixels - 1e-6).rounded(.up) / pixels }

    private var pixels: Double { context.traits.device.scale }

    private func height(_ title: ElementText, _ subtitle: ElementText?) -> Double {
        height(title) + (subtitle.map { height($0) + insetSubtitleGap } ?? 0)
    }

    var fittingHeight: Double {
        if let insets = list.rowInsets, list.rowHeight == nil {
            let (title, subtitle, _) = column(insets)
            let image = row.image == nil ? 0 : imageSize.height
            // A picture may extend into the bottom inset, as one without a constraint.
            return insets.top + max(height(title, subtitle) + insets.bottom, image)
        }
        guard list.rowHeight == nil, !isCertainlyOneLine else { return metrics.rowHeight }
        // The row grows by the text and gaps beyond a line (Vitrine's choice: UIKit's is not on record).
        let more = layout.textHeight - metrics.rowSize * SystemFont.lineHeight
        return max(metrics.rowHeight + (more < 1e-6 ? 0 : more), leadHeight + 2 * Self.pictureMargin)
    }

    /// Whether the row has the style's height without setting a text, which would be slow for long lists.
    private var isCertainlyOneLine: Bool {
        guard row.subtitle == nil, row.detail == nil, row.icon == nil, row.image == nil, row.isOn == nil,
            list.titleAttributes == nil, view.element.textStyle == nil, view.element.textAttributes == nil
        else { return false }
        // No letter of ASCII is wider than it is high.
        let width = Double(row.title.utf8.count) * metrics.rowSize * SystemFont.lineHeight
        return width < frame.width - 2 * metrics.textInset - trailingWidth
            && row.title.utf8.allSatisfy { (32..<127).contains($0) }
    }

    private func block(in insets: Insets) -> [Node] {
        let (title, subtitle, x) = column(insets)
        /// Returns the top of what is centered in a row with a height, else of the content.
        func top(of height: Double) -> Double {
            guard list.rowHeight != nil else { return frame.minY + insets.top }
            return frame.midY + (insets.top - insets.bottom - height) / 2
        }
        let start = top(of: height(title, subtitle))
        var out: [Node] = []
        if row.image != nil {
            let size = imageSize
            out += picture(
                in: Rect(x: frame.minX + insets.left, y: top(of: size.height), width: size.width, height: size.height))
        }
        out += block(title, from: x, top: start, context.labelColor)
        if let subtitle {
            out += block(
                subtitle, from: x, top: start + height(title) + insetSubtitleGap, view.surroundings.secondary)
        }
        return out
    }

    private func picture(in box: Rect) -> [Node] {
        guard let image = row.image.flatMap(context.image) else { return [] }
        return [
            .image(
                ImageNode(
                    image, frame: view.directed(box), contentMode: .scaleAspectFit,
                    cornerRadius: list.imageCornerRadius * growth(list.imageSize.height)))
        ]
    }

    // MARK: Ends of rows

    /// The gap between parts at the end of a row; Vitrine's choice.
    private static let endGap = 12.0

    /// The width of switch and accessory, with the gaps before them.
    var trailingWidth: Double {
        (row.isOn == nil ? 0 : SwitchElement.size(isGlass: view.isGlass).width + Self.endGap)
            + (accessorySize.map { $0.width + Self.endGap } ?? 0)
    }

    /// The size of the accessory, which grows with the text.
    private var accessorySize: Size? {
        guard let icon = row.accessory.icon.flatMap({ context.icons[$0] }) else { return nil }
        let height = (row.accessory == .checkmark ? 13.0 : 12.5) * textScale
        return Size(width: icon.viewBox.width * height / max(icon.viewBox.height, 1), height: height)
    }

    private func control(_ isOn: Bool, until end: inout Double) -> [Node] {
        let size = SwitchElement.size(isGlass: view.isGlass)
        let box = view.directed(
            Rect(x: end - size.width, y: frame.midY - size.height / 2, width: size.width, height: size.height))
        end -= size.width + Self.endGap
        let fraction = view.element.identifier.flatMap {
            view.surroundings.moment.number(.isOn, of: "\($0).\(row.title)")
        }
        return SwitchElement.nodes(isOn: fraction ?? (isOn ? 1 : 0), in: box, view)
    }

    private func accessory(until end: inout Double) -> [Node] {
        guard let name = row.accessory.icon, let size = accessorySize else { return [] }
        let box = Rect(x: end - size.width, y: frame.midY - size.height / 2, width: size.width, height: size.height)
        let color = row.accessory == .checkmark ? view.tint : view.surroundings.tertiary
        end -= size.width + Self.endGap
        return view.icon(name, height: size.height, center: view.directed(box).center, color: color)
    }

    private func block(_ text: ElementText, from x: Double, top: Double, _ color: RGBColor) -> [Node] {
        let box = view.directed(Rect(x: x, y: top, width: text.size.width, height: text.size.height))
        return text.nodes(in: box, alignment: .natural, color: color, in: context)
    }

    /// Returns a line centered in a cell. The cell begins at the nearest pixel of the device, the label at the first
    /// one below its exact position.
    private func text(_ text: ElementText, from x: Double, in cell: Rect, _ color: RGBColor) -> [Node] {
        let high = height(text)
        let top = (cell.minY * pixels).rounded() / pixels + roundedUp((cell.height - high) / 2)
        let box = view.directed(Rect(x: x, y: top, width: text.size.width, height: high))
        return text.nodes(in: box, alignment: .natural, color: color, in: context)
    }
}
