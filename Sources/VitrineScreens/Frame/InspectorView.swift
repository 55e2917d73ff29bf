import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

/// A window of the desktop that shows what assistive technology is told of an element.
///
/// Source of every place: measured in the picture of the inspector, at two pixels per point.
package struct InspectorView {
    package static let icons = [
        "laptop", "info", "list-badge", "sliders", "crosshair", "speech", "play", "arrow-circle",
    ]
    private static let (headerHeight, footerHeight, inset) = (57.5, 43.0, 16.0)
    private static let rowHeight = 26.5

    package let inspector: DeviceFrame.Inspector
    /// Nil where there is no such element.
    package let content: InspectorContent?
    package let context: Context

    private struct Palette {
        package let window, header, line, box, text, name, missing, button, footer: RGBColor

        package init(dark: Bool) {
            func pick(_ light: UInt32, _ night: UInt32) -> RGBColor { RGBColor(dark ? night : light) }
            window = pick(0xffffff, 0x1e1e1e)
            header = pick(0xf2f2f5, 0x2b2b2d)
            line = pick(0xd9d9d9, 0x101011)
            box = pick(0xf3f3f3, 0x282829)
            text = pick(0x252525, 0xdfdfdf)
            name = pick(0x7a7a7a, 0x9a9a9b)
            missing = pick(0x8c8c8c, 0x868687)
            button = pick(0xffffff, 0x5b5b5d)
            footer = pick(0xeeeef1, 0x262628)
        }
    }

    private var frame: Rect { inspector.frame }
    /// Where names end and values begin, and what is left free beside them; less in narrow windows.
    private var nameEnd: Double { min(206.65, frame.width * 0.4) }
    private var valueStart: Double { nameEnd + 21.55 }
    private var valueMargin: Double { min(56, frame.width * 0.11) }
    private var colors: Palette { Palette(dark: context.isDark) }
    private var boxes: Rect { Rect(x: frame.minX + Self.inset, y: 0, width: frame.width - 2 * Self.inset, height: 0) }

    package func nodes() -> [Node] {
        let outline = Path.roundedRect(RoundedRect(frame, radius: 10))
        let content = Rect(
            x: frame.minX, y: frame.minY + Self.headerHeight, width: frame.width,
            height: max(0, frame.height - Self.headerHeight - Self.footerHeight - 8))
        let window = GroupNode(
            [fill(frame, colors.window), .group(GroupNode(sections(), clip: .rect(content)))] + header() + footer(),
            clip: outline)
        let around = RoundedRect(frame.insetBy(dx: -0.25, dy: -0.25), radius: 10.25)
        let edge = ShapeNode.Stroke(StrokeStyle(width: 0.5), color: RGBColor.black.withAlpha(0.17))
        return [
            .shadow(
                ShadowNode(
                    outline, offset: Point(x: 0, y: 9), radius: 18, color: RGBColor.black.withAlpha(0.45),
                    knocksOut: true)
            ),
            .group(window),
            .shape(ShapeNode(.roundedRect(around), stroke: edge)),
        ]
    }

    // MARK: Parts

    private func header() -> [Node] {
        let bar = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: Self.headerHeight)
        let line = Rect(x: bar.minX, y: bar.maxY - 0.5, width: bar.width, height: 0.7)
        var out = [fill(bar, colors.header), fill(line, colors.line)]
        for (x, rgb) in [(14.0, UInt32(0xff5f57)), (34, 0xfebc2e), (54, 0x29c840)] {
            let dot = Rect(center: Point(x: frame.minX + x, y: frame.minY + 14), radius: 6)
            out.append(.shape(ShapeNode(.roundedRect(.capsule(dot, curve: .circular)), color: RGBColor(rgb))))
            let ring = ShapeNode.Stroke(
                StrokeStyle(width: 0.5), color: RGBColor(rgb).mixed(with: .black, at: 0.16))
            let inner = dot.insetBy(dx: 0.25, dy: 0.25)
            out.append(.shape(ShapeNode(.roundedRect(.capsule(inner, curve: .circular)), stroke: ring)))
        }
        // The light from above, in dark surroundings by our estimate.
        let light = RGBColor.white.withAlpha(context.isDark ? 0.2 : 0.7)
        out.append(fill(Rect(x: bar.minX, y: bar.minY, width: bar.width, height: 0.5), light))
        let screen = Rect(x: frame.minX + 14.5, y: frame.minY + 37, width: 9.4, height: 7)
        out += [fill(screen, RGBColor(0x4a9ae6))] + icon("laptop", 9.7, at: (19.2, 41.2), colors.text)
        out.append(
            text(
                inspector.title, x: frame.minX + 31.2, baseline: 45.4, colors.text.faded(0.85),
                maxWidth: frame.width - 140)
        )
        let pill = Rect(x: frame.maxX - 116, y: frame.minY + 28.5, width: 36, height: 22)
        out.append(rounded(pill, 4, (context.isDark ? RGBColor.white : .black).withAlpha(0.055)))
        let grey = colors.text.faded(0.68)
        out += icon("info", 13.4, at: (frame.width - 98, 39), colors.text.faded(0.85))
        out += icon("list-badge", 12.5, at: (frame.width - 61, 38.7), grey)
        out.append(fill(Rect(x: frame.maxX - 42.7, y: frame.minY + 32.5, width: 0.5, height: 14), colors.line))
        out += icon("sliders", 11.6, at: (frame.width - 24.2, 39), grey)
        return out
    }

    private func footer() -> [Node] {
        let bar = Rect(
            x: frame.minX, y: frame.maxY - Self.footerHeight, width: frame.width, height: Self.footerHeight)
        let line = self.line("⌥Space toggles inspection pointer", size: 12, maxWidth: frame.width - 32)
        return [
            fill(bar, colors.footer),
            context.text(
                line, x: frame.midX - line.width / 2 - 0.4, baseline: bar.minY + 25.75,
                color: colors.missing.faded(0.85)),
        ]
    }

    private func sections() -> [Node] {
        var out: [Node] = [box(73, 61.5)]
        out += button(Rect(x: 32, y: 89, width: 33, height: 29), icon: "crosshair", 15.2)
        out.append(text("Element", size: 10, x: frame.minX + 79.5, baseline: 99.3, colors.missing, maxWidth: 200))
        let name = content?.name ?? "None"
        out.append(
            text(
                name, x: frame.minX + 79.5, baseline: 115.3, content == nil ? colors.missing : colors.text,
                maxWidth: frame.width - 260))
        let buttons = [(163.5, 33.0, 0.0), (123.5, 28, 0), (92.5, 29, 0.5), (60, 28, 0)].map {
            Rect(x: frame.width - $0.0, y: 90 + $0.2, width: $0.1, height: 27)
        }
        out += button(buttons[0], icon: "speech", 12.8, dy: 0.175)
        out += button(buttons[1]) + button(buttons[2], icon: "play", 10.55, dx: 0.66, dy: 0.175) + button(buttons[3])
        for (button, dx) in [(buttons[1], -1.0), (buttons[3], 1.0)] {
            out.append(
                chevron(
                    Point(x: button.midX + dx * 0.75 - 0.15, y: button.midY + 0.485), toward: Point(x: dx, y: 0), 4.98,
                    width: 1.165)
            )
        }
        guard let content else { return out }
        var y = 134.0
        out += section("Basic", content.basic, gap: 37.5, rowHeight: Self.rowHeight, &y)
        out += section("Actions", content.actions, gap: 34, rowHeight: 28.5, &y)
        out += section("Advanced", content.advanced, gap: 35, filter: true, rowHeight: Self.rowHeight, &y)
        return out
    }

    /// A heading, and rows in a box below it.
    /// - Parameters:
    ///   - gap: from the box above to the heading's baseline.
    ///   - y: of the bottom of the box above, then of this one's.
    private func section(
        _ title: String, _ rows: [InspectorContent.Row], gap: Double, filter: Bool = false, rowHeight: Double,
        _ y: inout Double
    ) -> [Node] {
        let baseline = y + gap
        var out = [text(title, x: frame.minX + 41.5, baseline: baseline, colors.text, maxWidth: 300)]
        out.append(chevron(Point(x: 30.5, y: baseline - 4.4), toward: Point(x: 0, y: 1), 3.82, width: 1.28))
        var top = baseline + 24
        if filter {
            let field = Rect(x: frame.maxX - 16.5 - 149, y: frame.minY + baseline + 10.5, width: 149, height: 21)
            out += self.field(field, 5)
            out.append(
                text(
                    "Filter", x: field.minX + 10.5, baseline: baseline + 26.15, colors.missing.faded(0.6), maxWidth: 120
                )
            )
            top += 22
        }
        let isButtons = rows.contains { if case .button = $0.value { true } else { false } }
        let first = top + (isButtons ? 30 : 29)
        let height = first - top + Double(max(0, rows.count - 1)) * rowHeight + 19
        // A box of buttons is a point higher; what follows stays where it is.
        out.append(box(top, height + (isButtons ? 1 : 0)))
        for (i, row) in rows.enumerated() {
            let baseline = first + Double(i) * rowHeight
            guard baseline < frame.height + rowHeight else { break }
            let weight: FontWeight = isButtons ? .regular : .medium
            let name = line(row.name, size: 13, weight: weight, maxWidth: nameEnd - 20)
            out.append(
                context.text(
                    name, x: frame.minX + nameEnd - name.width, baseline: frame.minY + baseline, color: colors.name
                ))
            out += value(row.value, baseline: baseline)
        }
        y = top + height
        return out
    }

    private func value(_ value: InspectorContent.Value, baseline: Double) -> [Node] {
        let x = frame.minX + valueStart
        let maxWidth = max(10, frame.width - valueStart - valueMargin)
        switch value {
        case .text(let text): return [self.text(text, x: x, baseline: baseline, colors.text, maxWidth: maxWidth)]
        case .missing(let text): return [self.text(text, x: x, baseline: baseline, colors.missing, maxWidth: maxWidth)]
        case .link(let grey, let black):
            let first = line(grey, size: 13, maxWidth: maxWidth)
            let gap = 3.5
            // The arrow takes some of the width.
            let left = maxWidth - first.width - gap - 8.6
            var out = [context.text(first, x: x, baseline: frame.minY + baseline, color: colors.name)]
            if left > 20 {
                out.append(text(black, x: x + first.width + gap, baseline: baseline, colors.text, maxWidth: left))
            }
            return out + icon("arrow-circle", 10, at: (frame.width - 38.5, baseline - 4.6), colors.name)
        case .button(let title):
            let line = self.line(title, size: 13, maxWidth: maxWidth)
            let plate = Rect(x: x - 0.25, y: frame.minY + baseline - 14, width: line.width + 13, height: 18.25)
            return self.plate(plate, 4.5, colors.button)
                + [
                    context.text(line, x: plate.minX + 6.25, baseline: frame.minY + baseline, color: colors.text)
                ]
        }
    }

    // MARK: Pieces; x and y from the window's corner unless they are a node's own

    private func fill(_ rect: Rect, _ color: RGBColor) -> Node { .shape(ShapeNode(.rect(rect), color: color)) }

    private func rounded(_ rect: Rect, _ radius: Double, _ color: RGBColor) -> Node {
        .shape(ShapeNode(.roundedRect(RoundedRect(rect, radius: radius)), color: color))
    }

    private func box(_ y: Double, _ height: Double) -> Node {
        rounded(Rect(x: boxes.minX, y: frame.minY + y, width: boxes.width, height: height), 8, colors.box)
    }

    /// A raised button or field.
    private func plate(_ rect: Rect, _ radius: Double, _ color: RGBColor) -> [Node] {
        let path = Path.roundedRect(RoundedRect(rect, radius: radius))
        return [
            .shadow(ShadowNode(path, offset: Point(x: 0, y: 0.5), radius: 0.8, color: RGBColor.black.withAlpha(0.36))),
            .shape(ShapeNode(path, color: color)),
        ]
    }

    /// A field for text: a line of half a point around it, darker at its lower edge and a little beyond.
    private func field(_ rect: Rect, _ radius: Double) -> [Node] {
        func grey(_ alpha: Double) -> RGBColor { colors.window.mixed(with: .black, at: alpha) }
        let upper = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height - 0.5)
        return [
            rounded(rect.offsetBy(dx: 0, dy: 0.5), radius, grey(0.12)), rounded(rect, radius, grey(0.24)),
            rounded(upper, radius, grey(0.08)), rounded(rect.insetBy(dx: 0.5, dy: 0.5), radius - 0.5, colors.window),
        ]
    }

    /// - Parameters:
    ///   - dx: of the icon, to the right of the middle.
    ///   - dy: below the middle.
    private func button(
        _ rect: Rect, icon name: String, _ height: Double, dx: Double = 0, dy: Double = 0.3
    ) -> [Node] {
        button(rect) + icon(name, height, at: (rect.midX + dx, rect.midY + dy), colors.text)
    }

    private func button(_ rect: Rect) -> [Node] {
        plate(rect.offsetBy(dx: frame.minX, dy: frame.minY), 5.5, colors.button)
    }

    /// Two strokes at a right angle.
    /// - Parameters:
    ///   - center: of the lines' bounds.
    ///   - direction: a unit vector.
    ///   - depth: of the bounds in the direction; half their extent across it.
    private func chevron(_ center: Point, toward direction: Point, _ depth: Double, width: Double) -> Node {
        func point(_ along: Double, _ across: Double) -> Point {
            Point(
                x: frame.minX + center.x + depth * (along * direction.x - across * direction.y),
                y: frame.minY + center.y + depth * (along * direction.y + across * direction.x))
        }
        var path = Path()
        path.move(to: point(-0.5, -1))
        path.line(to: point(0.5, 0))
        path.line(to: point(-0.5, 1))
        let style = StrokeStyle(width: width, cap: .round, join: .round)
        return .shape(ShapeNode(path, stroke: ShapeNode.Stroke(style, color: colors.text)))
    }

    private func icon(_ name: String, _ height: Double, at place: (Double, Double), _ color: RGBColor) -> [Node] {
        let center = Point(x: frame.minX + place.0, y: frame.minY + place.1)
        return context.icon(name, height: height, center: center, color: color, direction: .leftToRight).map { [$0] }
            ?? []
    }

    private func line(_ text: String, size: Double, weight: FontWeight = .regular, maxWidth: Double) -> ShapedLine {
        var style = TextStyle(size: size, weight: weight, language: context.traits.locale)
        style.isSmoothed = true
        return context.typesetter.line(text, style: style, maxWidth: max(1, maxWidth))
    }

    private func text(
        _ text: String, size: Double = 13, x: Double, baseline: Double, _ color: RGBColor, maxWidth: Double
    ) -> Node {
        context.text(line(text, size: size, maxWidth: maxWidth), x: x, baseline: frame.minY + baseline, color: color)
    }
}
