import VitrinePrimitives
import VitrineSceneGraph
import VitrineSetting
import VitrineText

/// What a row of a list shows.
struct ListRowView {
    let row: ListElement.Row
    let frame: Rect
    let metrics: ListMetrics
    let list: ListElement
    let view: ElementView

    private var context: Context { view.context }

    func nodes() -> [Node] {
        if let insets = list.rowInsets { return block(in: insets) }
        var out: [Node] = []
        var start = frame.minX + metrics.textInset
        var end = frame.maxX - metrics.textInset
        if row.image != nil {
            let box = Rect(
                x: start, y: frame.midY - list.imageSize.height / 2, width: list.imageSize.width,
                height: list.imageSize.height)
            out += picture(in: box)
            start += list.imageSize.width + (list.imageToTextPadding ?? Self.gaps.image)
        }
        if let icon = row.icon { out += leading(icon, from: &start) }
        if let isOn = row.isOn { out += control(isOn, until: &end) }
        out += accessory(until: &end)
        return out + texts(from: start, to: end)
    }

    // MARK: Rows as high as what they show

    /// Between a picture and texts, and between title and subtitle. Source: facts, entry kit, section 5.1.
    private static let insetGaps = (image: 16.0, subtitle: 4.0)
    /// The same in rows of the style. Ours.
    private static let gaps = (image: 12.0, subtitle: 2.0)
    private var insetImageGap: Double { list.imageToTextPadding ?? Self.insetGaps.image }
    private var insetSubtitleGap: Double { list.textToSecondaryTextVerticalPadding ?? Self.insetGaps.subtitle }

    /// The texts of a row with insets of its own.
    private func column(_ insets: Insets) -> (title: ElementText, subtitle: ElementText?, x: Double) {
        let image = row.image == nil ? 0 : list.imageSize.width + insetImageGap
        let x = frame.minX + insets.left + image
        let width = max(1, frame.maxX - insets.right - x)
        let title = ElementText(
            row.title, attributes: list.titleAttributes, size: metrics.rowSize, weight: .regular, width: width,
            in: context)
        let subtitle = row.subtitle.map {
            ElementText(
                $0, attributes: list.detailAttributes, size: metrics.footerSize, weight: .regular,
                lines: list.subtitleLines, width: width, in: context)
        }
        return (title, subtitle, x)
    }

    /// Of a text, in whole pixels of the device, as that of a `UILabel`.
    private func height(_ text: ElementText) -> Double { roundedUp(text.size.height) }

    /// A length in whole pixels of the device.
    private func roundedUp(_ length: Double) -> Double { (length * pixels - 1e-6).rounded(.up) / pixels }

    /// Pixels of the device per point.
    private var pixels: Double { context.traits.device.scale }

    /// Of the texts together.
    private func height(_ title: ElementText, _ subtitle: ElementText?) -> Double {
        height(title) + (subtitle.map { height($0) + insetSubtitleGap } ?? 0)
    }

    var fittingHeight: Double {
        guard let insets = list.rowInsets else { return metrics.rowHeight }
        let (title, subtitle, _) = column(insets)
        let image = row.image == nil ? 0 : list.imageSize.height
        // A picture may reach into the lower distance, as one without a constraint of its own.
        return insets.top + max(height(title, subtitle) + insets.bottom, image)
    }

    private func block(in insets: Insets) -> [Node] {
        let (title, subtitle, x) = column(insets)
        /// The upper end of what stands in the middle of a row that has a height, else at its top.
        func top(of height: Double) -> Double {
            guard list.rowHeight != nil else { return frame.minY + insets.top }
            return frame.midY + (insets.top - insets.bottom - height) / 2
        }
        let start = top(of: height(title, subtitle))
        var out: [Node] = []
        if row.image != nil {
            let size = list.imageSize
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
        guard let image = row.image.flatMap({ context.images[$0] }) else { return [] }
        return [
            .image(
                ImageNode(
                    image, frame: view.directed(box), contentMode: .scaleAspectFit, cornerRadius: list.imageCornerRadius
                ))
        ]
    }

    /// A disc of 30 points with a white icon, or an icon of 22 in the tint. Source: facts, floating panel, section 5.1.
    private func leading(_ icon: String, from start: inout Double) -> [Node] {
        let side = row.iconBackground == nil ? 22.0 : 30
        let center = view.directed(Rect(x: start, y: frame.minY, width: side, height: frame.height)).center
        start += side + 12
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

    private func control(_ isOn: Bool, until end: inout Double) -> [Node] {
        let size = SwitchElement.size(isGlass: view.isGlass)
        let box = view.directed(
            Rect(x: end - size.width, y: frame.midY - size.height / 2, width: size.width, height: size.height))
        end -= size.width + 12
        let share = view.element.identifier.flatMap {
            view.surroundings.moment.number(.isOn, of: "\($0).\(row.title)")
        }
        return SwitchElement.nodes(isOn: share ?? (isOn ? 1 : 0), in: box, view)
    }

    private func accessory(until end: inout Double) -> [Node] {
        guard let name = row.accessory.icon, let icon = context.icons[name] else { return [] }
        let height = row.accessory == .checkmark ? 13.0 : 12.5
        let width = icon.viewBox.width * height / max(icon.viewBox.height, 1)
        let place = view.directed(Rect(x: end - width, y: frame.midY - height / 2, width: width, height: height))
        let color = row.accessory == .checkmark ? view.tint : view.surroundings.tertiary
        end -= width + 12
        return view.icon(name, height: height, center: place.center, color: color)
    }

    private func texts(from start: Double, to end: Double) -> [Node] {
        let maxWidth = max(1, end - start)
        let title =
            list.titleAttributes.map {
                ElementText(
                    row.title, attributes: $0, size: metrics.rowSize, weight: .regular, width: maxWidth, in: context)
            } ?? view.line(row.title, size: metrics.rowSize, weight: .regular, maxWidth: maxWidth)
        guard let subtitle = row.subtitle else {
            var out = self.text(title, from: start, in: frame, context.labelColor)
            let left = end - start - title.size.width - 8
            if let detail = row.detail, left > metrics.rowSize {
                let line = grey(detail, size: metrics.rowSize, maxWidth: left)
                out += text(line, from: end - line.size.width, in: frame, view.surroundings.secondary)
            }
            return out
        }
        let second = grey(subtitle, size: metrics.footerSize, maxWidth: maxWidth)
        let gap = list.textToSecondaryTextVerticalPadding ?? Self.gaps.subtitle
        let height = title.size.height + gap + second.size.height
        let top = frame.midY - height / 2
        return block(title, from: start, top: top, context.labelColor)
            + block(second, from: start, top: top + title.size.height + gap, view.surroundings.secondary)
    }

    private func grey(_ text: String, size: Double, maxWidth: Double) -> ElementText {
        ElementText(
            text, attributes: list.detailAttributes, size: size, weight: .regular, width: max(1, maxWidth), in: context)
    }

    private func block(_ text: ElementText, from x: Double, top: Double, _ color: RGBColor) -> [Node] {
        let box = view.directed(Rect(x: x, y: top, width: text.size.width, height: text.size.height))
        return text.nodes(in: box, alignment: .natural, color: color, in: context)
    }

    /// A line in the middle of a cell. The cell begins at the nearest pixel of the device, the label at the first below its place in
    /// the middle. Source: measured, baselines 32⅓ pt below the upper edges of cells (popup_bar_context_menu.png).
    private func text(_ text: ElementText, from x: Double, in cell: Rect, _ color: RGBColor) -> [Node] {
        let high = height(text)
        let top = (cell.minY * pixels).rounded() / pixels + roundedUp((cell.height - high) / 2)
        let box = view.directed(Rect(x: x, y: top, width: text.size.width, height: high))
        return text.nodes(in: box, alignment: .natural, color: color, in: context)
    }
}
