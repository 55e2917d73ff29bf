import VitrinePrimitives
import VitrineSceneGraph
import VitrineSetting
import VitrineText

/// How an inset-grouped list looks.
package struct ListPageView {
    package let list: ListPage
    /// y of what the list begins below while it is not scrolled.
    package let top: Double
    package let tint: Color
    package let context: Context
    /// How far whoever shows the list moves it up, in points: what is far outside then is left out.
    package var lift = 0.0
    /// What it fills. Default: the screen.
    package var area: Rect
    /// Default: white, dark grey in dark surroundings.
    package var plateColor: Color

    package init(list: ListPage, top: Double, tint: Color, context: Context) {
        self.list = list
        self.top = top
        self.tint = tint
        self.context = context
        area = context.screen
        plateColor = context.isDark ? Color(0x1c1c1e) : .white
    }

    /// The page that such a list lies on. Source: facts, iOS surroundings, section 4 (grouped background).
    package static func pageColor(in appearance: Appearance) -> Color { appearance == .dark ? .black : Color(0xf2f2f7) }

    private var metrics: ListMetrics {
        let environment = context.environment
        return ListMetrics(design: environment.design, textSize: environment.textSize, width: area.width)
    }

    private var secondary: Color { Vibrancy.secondaryLabel.color(dark: context.isDark) }

    /// The mirror image within the area in right-to-left layouts.
    private func directed(_ r: Rect) -> Rect {
        guard context.environment.direction == .rightToLeft else { return r }
        return Rect(x: area.minX + area.maxX - r.maxX, y: r.minY, width: r.width, height: r.height)
    }

    package func nodes() -> [Node] { laidOut().nodes.filter(isOnScreen) }

    /// y of the end of the list, with the gap below it.
    package var bottom: Double { laidOut().bottom }

    private func laidOut() -> (nodes: [Node], bottom: Double) {
        let m = metrics
        var out: [Node] = []
        var y = top - list.contentOffset
        for section in list.sections {
            y += m.sectionGap
            if let header = section.header {
                let text = m.headersAreCapitals ? header.uppercased() : header
                let line = self.line(text, size: m.headerSize, weight: m.headerWeight, room: room(m))
                out += label(line, top: y, m)
                y += line.lineHeight + m.headerGap
            }
            out += plate(section.rows, top: y, m)
            y += Double(section.rows.count) * m.rowHeight
            if let footer = section.footer {
                y += m.footerGap
                let paragraph = context.typesetter.layout(
                    AttributedText(footer, TextAttributes(style(m.footerSize, .regular))),
                    paragraph: ParagraphStyle(alignment: .natural), width: room(m))
                for line in paragraph.lines {
                    out += label(line.line, top: y, m)
                    y += line.line.lineHeight
                }
            }
        }
        return (out, y + m.sectionGap)
    }

    /// Text beside the plates is as wide as that of rows.
    private func room(_ m: ListMetrics) -> Double {
        max(1, area.width - 2 * (m.plateInset + m.textInset))
    }

    private func style(_ size: Double, _ weight: FontWeight) -> TextStyle {
        TextStyle(size: size, weight: weight, language: context.environment.locale)
    }

    private func line(_ text: String, size: Double, weight: FontWeight, room: Double) -> ShapedLine {
        context.line(text, size: size, weight: weight, maxWidth: max(1, room))
    }

    /// Whether something is left to see; what is far outside would only cost time.
    private func isOnScreen(_ node: Node) -> Bool {
        let high = (lift - 200)...(lift + context.screen.maxY + 200)
        switch node {
        case .text(let n): return high.contains(n.origin.y)
        default: return true
        }
    }

    /// A grey line above or below a plate.
    private func label(_ line: ShapedLine, top: Double, _ m: ListMetrics) -> [Node] {
        let box = directed(
            Rect(x: area.minX + m.plateInset + m.textInset, y: top, width: line.width, height: line.lineHeight))
        return [context.text(line, x: box.minX, baseline: top + line.ascent, color: secondary)]
    }

    private func plate(_ rows: [ListPage.Row], top: Double, _ m: ListMetrics) -> [Node] {
        guard !rows.isEmpty else { return [] }
        let screen = context.screen
        let height = Double(rows.count) * m.rowHeight
        guard top < screen.maxY + lift, top + height > lift else { return [] }
        let box = context.snapped(
            Rect(x: area.minX + m.plateInset, y: top, width: area.width - 2 * m.plateInset, height: height))
        var out: [Node] = [
            .shape(ShapeNode(.roundedRect(RoundedRect(box, radius: m.cornerRadius)), color: plateColor))
        ]
        for (i, row) in rows.enumerated() {
            let cell = Rect(x: box.minX, y: top + Double(i) * m.rowHeight, width: box.width, height: m.rowHeight)
            guard cell.minY < screen.maxY + lift, cell.maxY > lift else { continue }
            if i > 0 { out.append(separator(above: cell, m)) }
            out += content(of: row, in: cell, m)
        }
        return out
    }

    private func separator(above cell: Rect, _ m: ListMetrics) -> Node {
        let pixel = 1 / context.viewport.scale
        let line = directed(
            Rect(
                x: cell.minX + m.textInset, y: context.viewport.snapped(y: cell.minY - pixel),
                width: cell.width - m.textInset - m.separatorEnd, height: pixel))
        return .shape(ShapeNode(.rect(line), color: Vibrancy.separator.color(dark: context.isDark)))
    }

    private func content(of row: ListPage.Row, in cell: Rect, _ m: ListMetrics) -> [Node] {
        var out: [Node] = []
        var end = cell.maxX - m.textInset
        if let name = row.accessory.icon, let icon = context.icons[name] {
            let height = row.accessory == .checkmark ? 13.0 : 12.5
            let width = icon.viewBox.width * height / max(icon.viewBox.height, 1)
            let place = directed(
                Rect(x: end - width, y: cell.midY - height / 2, width: width, height: height))
            let color = row.accessory == .checkmark ? tint : Vibrancy.tertiaryLabel.color(dark: context.isDark)
            if let node = context.icon(name, height: height, center: place.center, color: color) { out.append(node) }
            end -= width + 12
        }
        let start = cell.minX + m.textInset
        let title = line(row.title, size: m.rowSize, weight: .regular, room: end - start)
        out.append(text(title, from: start, in: cell, context.labelColor))
        let left = end - start - title.width - 8
        if let detail = row.detail, left > m.rowSize {
            let line = line(detail, size: m.rowSize, weight: .regular, room: left)
            out.append(text(line, from: end - line.width, in: cell, secondary))
        }
        return out
    }

    /// A line whose capitals stand in the middle of a cell.
    private func text(_ line: ShapedLine, from x: Double, in cell: Rect, _ color: Color) -> Node {
        let box = directed(Rect(x: x, y: cell.minY, width: line.width, height: cell.height))
        let baseline = cell.midY + metrics.rowSize * SystemFont.capHeight / 2
        return context.text(line, x: box.minX, baseline: baseline, color: color)
    }
}
