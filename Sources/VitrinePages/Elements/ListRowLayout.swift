import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

/// The positions of the texts of a row, in points, from left to right.
struct ListRowLayout {
    struct Part {
        let text: ElementText
        let x: Double
        /// The distance from the upper edge of the texts; nil for a text centered in the row.
        let top: Double?
        var isSecondary = false
    }

    private(set) var parts: [Part] = []
    private(set) var height = 0.0
    /// The height of all stacked texts without the gaps between them.
    private(set) var textHeight = 0.0
    /// The distance from the top of the texts to the center of the pictures; nil for pictures centered in the row.
    var leadMiddle: Double?

    mutating func add(centered text: ElementText, x: Double, isSecondary: Bool = false) {
        parts.append(Part(text: text, x: x, top: nil, isSecondary: isSecondary))
        textHeight = max(textHeight, text.size.height)
    }

    mutating func add(_ text: ElementText, x: Double, gap: Double, isSecondary: Bool = true) {
        if !parts.isEmpty { height += gap }
        parts.append(Part(text: text, x: x, top: height, isSecondary: isSecondary))
        height += text.size.height
        textHeight += text.size.height
    }

    /// Adds space above the next text.
    mutating func addRoom(_ room: Double) {
        height += room
        textHeight += room
    }
}

extension ListRowView {
    /// The gap between a title and a detail beside it; Vitrine's choice.
    private static let detailGap = 8.0

    /// The layout of the row's texts, which wrap as those of `UIListContentConfiguration`. At the accessibility sizes
    /// the detail is below, and the title continues below the pictures. Source: facts, iOS surroundings, section 2.6.
    var layout: ListRowLayout {
        let left = frame.minX + metrics.textInset
        let end = frame.maxX - metrics.textInset - trailingWidth
        if flowsAroundPictures { return flow(from: left, to: end) }
        let start = left + leadWidth
        return row.subtitle == nil ? titleAndDetail(from: start, to: end) : column(from: start, to: end)
    }

    private func titleAndDetail(from start: Double, to end: Double) -> ListRowLayout {
        var out = ListRowLayout()
        let width = max(1, end - start)
        guard let text = row.detail else {
            out.add(centered: title(lines: lines(room: list.rowHeight), width: width), x: start)
            return out
        }
        let (whole, detail) = (title(lines: 1, width: Self.unbounded), grey(text, size: metrics.rowSize, lines: 1))
        let isBeside = whole.size.width + Self.detailGap + detail.size.width <= width
        if !isBeside, list.rowHeight.map({ $0 >= whole.size.height + detail.size.height }) ?? true {
            let first = title(lines: lines(room: list.rowHeight.map { $0 - detail.size.height }), width: width)
            out.add(first, x: start, gap: 0, isSecondary: false)
            let rest = list.rowHeight.map { $0 - out.textHeight }
            let second = grey(
                text, size: metrics.rowSize, lines: lines(detailLines, room: rest, size: metrics.rowSize), width: width)
            out.add(second, x: start, gap: subtitleGap)
            return out
        }
        let first = isBeside ? whole : title(lines: 1, width: width)
        out.add(centered: first, x: start)
        let left = end - start - first.size.width - Self.detailGap
        if isBeside || left > metrics.rowSize {
            let line = isBeside ? detail : grey(text, size: metrics.rowSize, lines: 1, width: left)
            out.add(centered: line, x: end - line.size.width, isSecondary: true)
        }
        return out
    }

    /// Returns title and subtitle, with a detail at the end of the row.
    private func column(from start: Double, to end: Double) -> ListRowLayout {
        var out = ListRowLayout()
        var width = max(1, end - start)
        var detail: ElementText?
        if let text = row.detail {
            // The detail has at most half of the row (Vitrine's choice).
            let line = grey(text, size: metrics.rowSize, lines: 1, width: width / 2)
            width = max(1, width - line.size.width - Self.detailGap)
            detail = line
        }
        let subtitleLine = metrics.footerSize * SystemFont.lineHeight
        out.add(
            title(lines: lines(room: list.rowHeight.map { $0 - subtitleLine }), width: width), x: start, gap: 0,
            isSecondary: false)
        let rest = list.rowHeight.map { $0 - out.textHeight }
        let second = grey(
            row.subtitle ?? "", size: metrics.footerSize,
            lines: lines(detailLines, room: rest, size: metrics.footerSize), width: width)
        out.add(second, x: start, gap: subtitleGap)
        if let detail { out.add(centered: detail, x: end - detail.size.width, isSecondary: true) }
        return out
    }

    /// Returns the title around the pictures, and everything else below it.
    private func flow(from start: Double, to end: Double) -> ListRowLayout {
        var out = ListRowLayout()
        let width = max(1, end - start)
        if leadWidth > 0 {
            let word = row.title.split(separator: " ").first.map(String.init) ?? ""
            let first = title(word, lines: 1, width: Self.unbounded).size
            // Pictures that are higher than two lines are above the texts (Vitrine's choice).
            let isBeside = first.width <= width - leadWidth && leadHeight <= 2 * first.height
            out.leadMiddle = leadHeight / 2
            if isBeside {
                let lead = ElementText.Lead(width: leadWidth, height: leadHeight)
                let text = title(lines: list.titleLines ?? 0, width: width, lead: lead)
                out.leadMiddle = max(leadHeight, text.firstLineHeight) / 2
                out.add(text, x: start, gap: 0, isSecondary: false)
            } else {
                // Pictures beside which the first word does not fit are above the texts as well.
                out.addRoom(leadHeight + subtitleGap)
            }
        }
        if out.parts.isEmpty {
            out.add(title(lines: list.titleLines ?? 0, width: width), x: start, gap: 0, isSecondary: false)
        }
        if let subtitle = row.subtitle {
            let text = grey(subtitle, size: metrics.footerSize, lines: detailLines ?? 0, width: width)
            out.add(text, x: start, gap: subtitleGap)
        }
        if let detail = row.detail {
            let text = grey(detail, size: metrics.rowSize, lines: detailLines ?? 0, width: width)
            out.add(text, x: start, gap: subtitleGap)
        }
        return out
    }

    // MARK: Texts

    /// A width that no line exceeds, in points.
    static let unbounded = 100_000.0

    private var detailLines: Int? { list.subtitleLines }

    /// Returns the maximum number of lines of a text: in a row with a height at most as many as fit, but one.
    private func lines(_ wanted: Int?, room: Double?, size: Double) -> Int {
        guard let room else { return wanted ?? 0 }
        let fitting = max(1, Int((max(0, room) / (size * SystemFont.lineHeight) + 1e-6).rounded(.down)))
        return wanted.map { $0 == 0 ? fitting : min($0, fitting) } ?? fitting
    }

    private func lines(room: Double?) -> Int {
        let size = list.titleAttributes?.font?.size(at: context.traits.textSize) ?? metrics.rowSize
        return lines(list.titleLines, room: room, size: size)
    }

    func title(
        _ text: String? = nil, lines: Int, width: Double, lead: ElementText.Lead? = nil
    ) -> ElementText {
        let element = view.element
        let style = list.titleAttributes == nil ? element.textStyle : nil
        return wrapped(
            text ?? row.title, list.titleAttributes ?? element.textAttributes,
            size: style?.size(at: context.traits.textSize) ?? metrics.rowSize, weight: style?.weight ?? .regular,
            lines: lines, width: width, lead: lead)
    }

    func grey(_ text: String, size: Double, lines: Int, width: Double = ListRowView.unbounded) -> ElementText {
        wrapped(text, list.detailAttributes, size: size, weight: .regular, lines: lines, width: max(1, width))
    }

    /// Returns a text on one line if it fits, else on several.
    private func wrapped(
        _ text: String, _ attributes: LabelAttributes?, size: Double, weight: FontWeight, lines: Int, width: Double,
        lead: ElementText.Lead? = nil
    ) -> ElementText {
        func set(_ lines: Int, _ width: Double, _ lead: ElementText.Lead? = nil) -> ElementText {
            ElementText(
                text, attributes: attributes, size: size, weight: weight, lines: lines, width: width,
                alignment: lines == 1 ? .natural : view.surroundings.isRightToLeft ? .right : .left, lead: lead,
                in: context)
        }
        if lead != nil { return set(lines, width, lead) }
        guard lines != 1, !text.contains(where: \.isNewline) else { return set(lines, width) }
        let line = set(1, Self.unbounded)
        // Lines do not break differently while the frame is animated.
        let wrapWidth = max(1, width + view.region.wrapFrame.width - view.frame.width)
        return line.size.width <= wrapWidth ? line : set(lines, wrapWidth)
    }
}
