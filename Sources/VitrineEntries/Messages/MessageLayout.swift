import VitrinePages
import VitrinePrimitives
import VitrineSurfaces
import VitrineText
import VitrineVocabulary

/// A message laid out as elements of the content tree, from the upper left corner of the entry's box.
package struct MessageLayout {
    package var elements: [Element] = []
    package var size: Size

    /// The values that a message depends on besides its own.
    package struct Setting {
        package var context: ElementContext
        package var isDark: Bool
        package var isEarly: Bool
        /// The y coordinate of the status bar's lower edge in points.
        package var statusBarBottom: Double
        /// The height of a button bar in points; nil for its full height.
        package var barHeight: Double?
        /// The opacity of the button bar, 0...1.
        package var barAlpha = 1.0
        /// The index of the chosen item of a rating.
        package var selection: Int?
        /// The scale of each item of a rating.
        package var symbolScales: [Double] = []
        package var symbolSelections: [Bool] = []

        package init(_ context: ElementContext, isDark: Bool, isEarly: Bool, statusBarBottom: Double) {
            self.context = context
            self.isDark = isDark
            self.isEarly = isEarly
            self.statusBarBottom = statusBarBottom
        }
    }

    /// Whether the elements are centered in a box that is lower than the message. Source: facts, entry kit, section
    /// 1.8: labels of notes are pinned to both edges.
    var isCentered = false

    let setting: Setting
    let width: Double

    /// - Parameter width: The width of the entry's box, in points.
    package init(_ content: EntryContent, width: Double, _ setting: Setting) {
        self.setting = setting
        self.width = width
        size = Size(width: width, height: 0)
        switch content {
        case .note, .imageNote, .processingNote: isCentered = true
        default: break
        }
        switch content {
        case .note(let message): layOut(message)
        case .imageNote(let message): layOut(message)
        case .processingNote(let message): layOut(message)
        case .statusBar(let message): layOut(message)
        case .notification(let message): layOut(message)
        case .alert(let message): layOut(message)
        case .popUp(let message): layOut(message)
        case .rating(let message): layOut(message)
        case .form(let message): layOut(message)
        case .view(let content):
            elements = content.body
            size = ContentLayout.size(of: content, fitting: width, in: setting.context)
        }
    }

    package func elements(in height: Double) -> [Element] {
        guard isCentered, height != size.height else { return elements }
        return elements.map { element in
            var out = element
            out.frame = element.frame?.offsetBy(dx: 0, dy: (height - size.height) / 2)
            return out
        }
    }

    /// Returns the intrinsic width of a content; nil for one that fills the available width.
    package static func naturalWidth(of content: EntryContent, fitting width: Double, _ setting: Setting) -> Double? {
        var probe = MessageLayout(.note(NoteMessage("")), width: width, setting)
        switch content {
        case .note(let message): return probe.text(message.label, .note, width: width - 20).width + 20
        case .imageNote(let message):
            return probe.text(message.label, .note, width: width).width + probe.size(of: message.image).width + 48
        case .processingNote(let message): return probe.text(message.label, .note, width: width).width + 68
        case .view(let content):
            let widths = content.body.compactMap { element in element.frame?.maxX ?? element.width }
            probe.size.width = widths.max() ?? width
            return min(width, probe.size.width)
        default: return nil
        }
    }

    // MARK: Parts

    /// The default fonts of a message's texts. Source: facts, entry kit, section 1.10.
    enum Style {
        case note, statusBar, notificationTitle, notificationText, auxiliary, alertTitle, alertText, alertButton
        case popUpTitle, popUpText, popUpButton, ratingTitle, ratingText, ratingButton, formTitle, formField, formButton

        var font: (size: Double, weight: FontWeightName) {
            switch self {
            case .note: (14, .light)
            case .statusBar: (12, .light)
            case .notificationTitle: (16, .medium)
            case .notificationText: (14, .light)
            case .auxiliary: (10, .light)
            case .alertTitle: (15, .medium)
            case .alertText: (13, .light)
            case .alertButton: (16, .medium)
            case .popUpTitle: (24, .medium)
            case .popUpText: (16, .light)
            case .popUpButton: (16, .bold)
            case .ratingTitle: (34, .medium)
            case .ratingText: (24, .light)
            case .ratingButton: (20, .medium)
            case .formTitle: (16, .medium)
            case .formField: (14, .light)
            case .formButton: (15, .bold)
            }
        }
    }

    func color(_ color: EntryColor?) -> RGBColor { (color ?? .standardContent).resolved(dark: setting.isDark) }

    func attributes(of label: EntryLabel, _ style: Style, alignment: ParagraphStyle.Alignment) -> LabelAttributes {
        let base = LabelAttributes.Font(size: style.font.size, weight: style.font.weight)
        return LabelAttributes(
            font: LabelAttributes(font: label.font).over(LabelAttributes(font: base)).font,
            foregroundColor: color(label.color), kern: label.kern,
            paragraphStyle: LabelAttributes.Paragraph(alignment: label.alignment ?? alignment))
    }

    /// Returns the size of a text. Heights are rounded up to pixels of the device, as those of `UILabel`.
    func text(_ label: EntryLabel, _ style: Style, width: Double) -> Size {
        if label.text.isEmpty { return .zero }
        let text = ElementText(
            label.text, attributes: attributes(of: label, style, alignment: .left), size: style.font.size,
            weight: style.font.weight.weight, lines: label.numberOfLines, width: max(1, width),
            in: setting.context.context)
        let pixels = setting.context.context.traits.device.scale
        return Size(
            width: (text.size.width * pixels).rounded(.up) / pixels,
            height: (text.size.height * pixels - 1e-6).rounded(.up) / pixels)
    }

    mutating func put(
        _ label: EntryLabel, _ style: Style, in frame: Rect, alignment: ParagraphStyle.Alignment = .left,
        alpha: Double = 1
    ) {
        guard !label.text.isEmpty else { return }
        elements.append(
            Element(
                .label(LabelElement(label.text, numberOfLines: label.numberOfLines)), frame: frame, alpha: alpha,
                textAttributes: attributes(of: label, style, alignment: alignment)))
    }

    func size(of image: EntryImage) -> Size {
        if let size = image.size { return size }
        let context = setting.context.context
        if let icon = image.icon.flatMap({ context.icons[$0] }) { return icon.viewBox.size }
        guard let bitmap = image.images.first.flatMap({ context.image($0)?.bitmap }) else { return .zero }
        let scale = context.traits.device.scale
        return Size(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
    }

    /// - Parameter scale: The scale of the picture about its center.
    mutating func put(_ image: EntryImage, in frame: Rect, scale: Double = 1) {
        let seconds = setting.context.moment.seconds
        var scale = scale
        if let animation = image.animation {
            let phase = (seconds / animation.duration).truncatingRemainder(dividingBy: 2)
            scale *= 1.0.mixed(with: animation.scale, at: phase < 1 ? phase : 2 - phase)
        }
        let box = frame.scaled(by: scale)
        if let icon = image.icon {
            // A vertical icon keeps its height; the element downscales one that is wider than its frame.
            let element = IconElement(icon, size: box.height, color: color(image.tint))
            elements.append(Element(.icon(element), frame: box))
            return
        }
        guard !image.images.isEmpty else { return }
        let turn = seconds / image.imageSequenceAnimationDuration
        let index = Int(((turn - turn.rounded(.down)) * Double(image.images.count) + 1e-9).rounded(.down))
        let path = image.images[min(image.images.count - 1, max(0, index))]
        let radius = image.makesRound ? min(box.width, box.height) / 2 : 0
        elements.append(
            Element(
                .image(
                    ImageElement(
                        path, contentMode: image.contentMode,
                        isRound: image.makesRound && box.width == box.height)),
                frame: box, cornerRadius: radius))
    }

    /// Returns the pressed fraction of a part of the message, 0...1.
    func press(of name: String) -> Double {
        (setting.context.moment.number(.pressed, of: name) ?? 0).clamped(to: 0...1)
    }

    /// - Parameter height: The height of the button at rest in points; nil for that of the frame.
    mutating func put(
        _ button: EntryButton, _ style: Style, in frame: Rect, height: Double? = nil, cornerRadius: Double = 0,
        alpha: Double = 1
    ) {
        let press = press(of: button.name)
        let (plain, lit) = (
            button.backgroundColor.resolved(dark: setting.isDark),
            button.highlightedBackgroundColor.resolved(dark: setting.isDark)
        )
        var label = button.label
        // Source: facts, entry kit, section 1.7 (highlighted labels at 0.8).
        let ink = color(label.color)
        label.color = EntryColor(ink.faded(1 - 0.2 * press))
        let plate = press == 0 ? plain : plain.alpha == 0 ? lit.faded(press) : plain.mixed(with: lit, at: press)
        // Source: facts, entry kit, section 1.7: titles wrap between words, within an inset of 5 on all sides.
        let inset = min(button.contentEdgeInset, frame.width / 2)
        var attributes = attributes(of: label, style, alignment: .center)
        attributes.paragraphStyle?.lineBreakMode = .byWordWrapping
        let lines = lines(of: label, style, in: (height ?? frame.height) - 2 * button.contentEdgeInset)
        let words = Element(
            .label(LabelElement(label.text, numberOfLines: lines)), name: "\(button.name) label",
            frame: Rect(x: inset, y: 0, width: frame.width - 2 * inset, height: frame.height),
            textAttributes: attributes)
        if plate.alpha > 0 {
            elements.append(
                Element(
                    .shape(ShapeElement(.rectangle, fill: plate)), frame: frame, alpha: alpha,
                    cornerRadius: cornerRadius))
        }
        elements.append(
            Element(
                .view(ViewElement([words])), name: button.name, frame: frame, alpha: alpha,
                accessibilityLabel: button.name))
    }

    /// Returns the maximum number of lines of a label that fit into a height, at least one.
    private func lines(of label: EntryLabel, _ style: Style, in height: Double) -> Int {
        var line = label
        (line.text, line.numberOfLines) = ("A", 1)
        let fitting = max(1, Int((height / max(1, text(line, style, width: 1000).height) + 1e-6).rounded(.down)))
        return label.numberOfLines == 0 ? fitting : min(label.numberOfLines, fitting)
    }

    /// Adds the bar at the bottom. A bar that opens divides its height among its buttons.
    mutating func put(_ bar: EntryButtonBar, _ style: Style, top: Double) {
        let height = setting.barHeight ?? bar.expandedHeight
        let alpha = setting.barAlpha
        let count = Double(max(1, bar.buttons.count))
        let line = (bar.separatorColor ?? EntryColor(light: .black.withAlpha(0.2), dark: .white.withAlpha(0.2)))
            .resolved(dark: setting.isDark)
        func rule(_ frame: Rect) {
            elements.append(Element(.shape(ShapeElement(.rectangle, fill: line)), frame: frame, alpha: alpha))
        }
        for (i, button) in bar.buttons.enumerated() {
            let i = Double(i)
            let cell =
                bar.isHorizontal
                ? Rect(x: width * i / count, y: top, width: width / count, height: height)
                : Rect(x: 0, y: top + height * i / count, width: width, height: height / count)
            put(button, style, in: cell, height: bar.buttonHeight, alpha: alpha)
            if i > 0, bar.isHorizontal { rule(Rect(x: cell.minX - 0.5, y: top, width: 1, height: height)) }
            if i > 0, !bar.isHorizontal { rule(Rect(x: 0, y: cell.minY, width: width, height: 1)) }
        }
        rule(Rect(x: 0, y: top, width: width, height: 1))
        size.height = top + height
    }
}
