import VitrineMotion
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

package struct ListView {
    package let list: ListElement
    package let view: ElementView

    /// The color of the page below a grouped list. Source: facts, iOS surroundings, section 4 (grouped background).
    package static func pageColor(in appearance: Appearance, contrast: Bool = false) -> RGBColor {
        SystemColor.systemGroupedBackground.color(dark: appearance == .dark, contrast: contrast)
    }

    private var context: Context { view.context }
    private var area: Rect { view.frame }

    private var metrics: ListMetrics {
        let traits = context.traits
        var m = ListMetrics(
            design: traits.design, textSize: traits.textSize, width: area.width, style: list.style)
        if let height = list.rowHeight { m.rowHeight = height }
        return m
    }

    private var plateColor: RGBColor {
        view.surroundings.plateColor ?? context.color(.secondarySystemGroupedBackground)
    }
    private var secondary: RGBColor { view.surroundings.secondary }

    /// The horizontal insets of the content of rows, in a left-to-right layout. Backgrounds of rows extend below the
    /// safe area, as those of `UITableViewCell` do, whose content views lie in it.
    private var side: Insets {
        let insets = view.region.insets
        return view.surroundings.isRightToLeft ? insets.mirrored : insets
    }

    /// Returns the part of a row for its content, from left to right. Plates lie in the safe area themselves.
    private func safe(_ frame: Rect) -> Rect {
        list.style == .plain ? frame.inset(by: Insets(left: side.left, right: side.right)) : frame
    }

    /// The distance that the list has been scrolled since the beginning. It is laid out in its initial state and moved
    /// as a whole, so that parts keep their rounding.
    private var lift: Double { offset - list.contentOffset - RefreshControl.height * refreshFraction }

    private var offset: Double { view.number(.contentOffset, list.contentOffset) }

    /// The fraction of its refresh control's height by which the list is displaced, 0...1.
    private var refreshFraction: Double { list.scrollBehavior.refreshControl?.fraction(in: view) ?? 0 }

    // MARK: Layout

    private struct Cell {
        var row: ListElement.Row
        var top: Double
        var height: Double
    }

    private struct Part {
        var header: (text: ElementText, top: Double)?
        var cells: [Cell] = []
        var footer: (text: ElementText, top: Double)?
    }

    /// The y coordinate of the first part while the list is not scrolled.
    private var top: Double { area.minY + view.region.insets.top }

    private func parts(_ m: ListMetrics) -> (parts: [Part], bottom: Double) {
        var out: [Part] = []
        var y = top - list.contentOffset
        let width = max(1, area.width - side.left - side.right - 2 * (m.plateInset + m.textInset))
        for section in list.allSections {
            var part = Part()
            y += m.sectionGap
            if let header = section.header, list.headerBackground != nil {
                part.header = (label(header, of: list.headerAttributes, m, width: width), y)
                y += list.headerHeight
            } else if let header = section.header {
                let text = m.headersAreCapitals ? header.uppercased() : header
                let line = label(text, of: list.headerAttributes, m, width: width)
                part.header = (line, y)
                y += line.size.height + m.headerGap
            }
            for row in section.rows {
                let height = height(of: row, m)
                part.cells.append(Cell(row: row, top: y, height: height))
                y += height
            }
            if let footer = section.footer {
                y += m.footerGap
                let text = label(footer, size: m.footerSize, weight: .regular, lines: 0, width: width)
                part.footer = (text, y)
                y += text.size.height
            }
            out.append(part)
        }
        return (out, y + m.sectionGap)
    }

    private func label(
        _ text: String, of attributes: LabelAttributes?, _ m: ListMetrics, width: Double
    ) -> ElementText {
        ElementText(
            text, attributes: attributes, size: m.headerSize, weight: m.headerWeight, width: width, in: context)
    }

    private func label(
        _ text: String, size: Double, weight: FontWeight, lines: Int = 1, width: Double
    ) -> ElementText {
        ElementText(
            text, attributes: nil, size: size, weight: weight, lines: lines, width: width,
            alignment: view.surroundings.isRightToLeft ? .right : .left, in: context)
    }

    private func height(of row: ListElement.Row, _ m: ListMetrics) -> Double {
        rowView(row, in: plateFrame(m, top: 0, height: 0), m).fittingHeight
    }

    /// - Parameter cell: The cell from edge to edge; its row lies within the sides of the safe area.
    private func rowView(_ row: ListElement.Row, in cell: Rect, _ m: ListMetrics) -> ListRowView {
        ListRowView(row: row, frame: safe(cell), metrics: m, list: list, view: view)
    }

    /// The height of everything, with the gap below it.
    package var contentHeight: Double { parts(metrics).bottom + list.contentOffset - top }

    /// The geometry of scrolling, which ends when the end of the list is above what covers it.
    package var geometry: ScrollGeometry {
        let insets = view.region.insets
        return ScrollGeometry(
            length: area.height,
            reach: insets.top + contentHeight + insets.bottom - area.height + RefreshControl.height * refreshFraction,
            pixel: context.viewport.pixel, bounces: list.scrollBehavior.bounces)
    }

    // MARK: Nodes

    package func nodes() -> [Node] {
        let m = metrics
        // Parts that are far outside are skipped.
        let shown = (area.minY + lift - 200)...(max(area.minY, area.maxY) + lift + 200)
        var out: [Node] = []
        for part in parts(m).parts {
            if let header = part.header, list.headerBackground == nil {
                out += caption(header.text, top: header.top, m, shown)
            }
            out += plate(part.cells, m)
            for (i, cell) in part.cells.enumerated() {
                guard cell.top < shown.upperBound, cell.top + cell.height > shown.lowerBound else { continue }
                out += nodes(
                    of: cell, below: i == 0 ? nil : part.cells[i - 1].row, isLast: i == part.cells.count - 1, m)
            }
            if let footer = part.footer { out += caption(footer.text, top: footer.top, m, shown) }
        }
        out += floatingHeaders(m)
        let refresh = list.scrollBehavior.refreshControl?.nodes(in: view, top: top, offset: offset) ?? []
        let moved =
            refresh + (lift == 0 ? out : [.group(GroupNode(out, transform: .translation(x: 0, y: -lift)))])
            + indicator()
        guard view.region.isCut, !moved.isEmpty else { return moved }
        return [.group(GroupNode(moved, clip: .rect(context.snapped(area))))]
    }

    private func indicator() -> [Node] {
        guard list.showsVerticalScrollIndicator else { return [] }
        return view.scrollIndicator(geometry, in: area, view.region.insets, offset: list.contentOffset)
    }

    /// Returns headers with a background, each in its row or at the top of the list, until the next one pushes it out.
    private func floatingHeaders(_ m: ListMetrics) -> [Node] {
        guard let color = list.headerBackground else { return [] }
        let (parts, bottom) = parts(m)
        let edge = top + lift
        return parts.enumerated().flatMap { i, part -> [Node] in
            guard let header = part.header else { return [] }
            let next = parts.dropFirst(i + 1).lazy.compactMap(\.header?.top).first ?? bottom
            let y = max(header.top, min(edge, next - list.headerHeight))
            guard y < area.maxY + lift, y + list.headerHeight > area.minY + lift else { return [] }
            let box = Rect(x: area.minX, y: y, width: area.width, height: list.headerHeight)
            // Source: facts, entry kit, section 5.1, text at 15 pt if lines begin at 16, and at 20.7 if they begin at
            // 20.
            let legacy = m.textInset < 20 ? m.textInset - 1 : m.textInset + 0.7
            let x = area.minX + side.left + (context.traits.design == .legacy ? legacy : m.textInset)
            let line = view.directed(
                Rect(x: x, y: y, width: header.text.size.width, height: list.headerHeight))
            return [.shape(ShapeNode(.rect(context.snapped(box)), color: color))]
                + header.text.nodes(
                    in: line, alignment: .natural, color: context.labelColor, centersCapitals: true, in: context)
        }
    }

    /// Returns a gray text above or below the rows.
    private func caption(
        _ text: ElementText, top: Double, _ m: ListMetrics, _ shown: ClosedRange<Double>
    ) -> [Node] {
        guard top < shown.upperBound, top + text.size.height > shown.lowerBound else { return [] }
        let frame = view.directed(
            Rect(
                x: area.minX + side.left + m.plateInset + m.textInset, y: top, width: text.size.width,
                height: text.size.height))
        return text.nodes(in: frame, alignment: .natural, color: secondary, in: context)
    }

    /// Returns the plate of a section, as wide as its rows, in a plain list including the sides of the safe area.
    private func plateBox(_ m: ListMetrics, top: Double, height: Double) -> Rect {
        context.snapped(view.directed(plateFrame(m, top: top, height: height)))
    }

    /// Returns the plate from left to right.
    private func plateFrame(_ m: ListMetrics, top: Double, height: Double) -> Rect {
        let (left, right) = list.style == .plain ? (0, 0) : (side.left, side.right)
        return Rect(
            x: area.minX + left + m.plateInset, y: top, width: max(0, area.width - left - right - 2 * m.plateInset),
            height: height)
    }

    private func plate(_ cells: [Cell], _ m: ListMetrics) -> [Node] {
        guard list.style == .insetGrouped, let first = cells.first else { return [] }
        let height = cells.reduce(0) { $0 + $1.height }
        guard first.top < area.maxY + lift, first.top + height > area.minY + lift else { return [] }
        let box = plateBox(m, top: first.top, height: height)
        return [.shape(ShapeNode(.roundedRect(RoundedRect(box, radius: m.cornerRadius)), color: plateColor))]
    }

    /// - Parameter upper: The row above, in the same section.
    private func nodes(of cell: Cell, below upper: ListElement.Row?, isLast: Bool, _ m: ListMetrics) -> [Node] {
        guard cell.top < area.maxY + lift, cell.top + cell.height > area.minY + lift else { return [] }
        let box = plateBox(m, top: cell.top, height: cell.height)
        let flat = view.directed(box)
        let frame = Rect(x: flat.minX, y: cell.top, width: flat.width, height: cell.height)
        let row = rowView(cell.row, in: frame, m)
        var out = highlight(cell.row, in: box, isFirst: upper == nil, isLast: isLast, m)
        if let upper {
            out.append(separator(at: frame.minY, in: frame, below: rowView(upper, in: frame, m), m))
        }
        // A header with a background covers the line above it.
        if isLast, list.style == .plain, list.headerBackground == nil {
            out.append(separator(at: frame.maxY, in: frame, below: row, m))
        }
        return out + row.nodes()
    }

    /// Returns the highlight of a pressed row. Source of the color: facts, iOS surroundings, section 4 (systemGray4).
    private func highlight(
        _ row: ListElement.Row, in box: Rect, isFirst: Bool, isLast: Bool, _ m: ListMetrics
    ) -> [Node] {
        let press = view.press(of: row.title)
        guard press > 0 else { return [] }
        let (top, bottom) = (isFirst ? m.cornerRadius : 0, isLast ? m.cornerRadius : 0)
        let radii = CornerRadii(topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom)
        let color = context.color(.systemGray4).faded(min(1, press))
        return [.shape(ShapeNode(.roundedRect(UnevenRoundedRect(box, radii: radii)), color: color))]
    }

    /// Returns a line just above a y coordinate, which belongs to the row above it.
    private func separator(at y: Double, in cell: Rect, below row: ListRowView, _ m: ListMetrics) -> Node {
        let pixel = context.viewport.pixel
        // A line begins in the safe area, and ends at the edge of the row unless it has an inset.
        let inner = row.frame
        let start = inner.minX - cell.minX + (list.separatorInset?.left ?? row.textStart)
        let right = list.separatorInset?.right ?? m.separatorEnd
        let end = right > 0 ? cell.maxX - inner.maxX + right : 0
        let line = view.directed(
            Rect(
                x: cell.minX + start, y: context.viewport.snapped(y: y - pixel),
                width: max(0, cell.width - start - end), height: pixel))
        return .shape(
            ShapeNode(.rect(line), color: list.separatorColor ?? Vibrancy.separator.color(in: context)))
    }

    // MARK: Touches

    /// Returns the visible rows. Of rows with the same title, the second is named `list.Row 2`, and so on.
    package func targets() -> [ElementTarget] {
        guard let id = view.element.identifier else { return [] }
        let m = metrics
        var out: [ElementTarget] = []
        var counts: [String: Int] = [:]
        for cell in parts(m).parts.flatMap(\.cells) {
            let frame = plateBox(m, top: cell.top, height: cell.height).offsetBy(dx: 0, dy: -lift)
            let seen = frame.intersection(area)
            var name = "\(id).\(cell.row.title)"
            let count = counts[name, default: 0] + 1
            counts[name] = count
            if count > 1 { name += " \(count)" }
            guard !seen.isEmpty else { continue }
            out.append(
                ElementTarget(
                    name: name, frame: seen, label: cell.row.title,
                    value: cell.row.detail ?? cell.row.isOn.map { $0 ? "on" : "off" }, isControl: true))
        }
        return out
    }
}
