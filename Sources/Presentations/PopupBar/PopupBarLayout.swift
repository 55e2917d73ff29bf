import Primitives
import SceneGraph
import Text

/// Where the parts of a popup bar lie, in points on the screen, at rest.
struct PopupBarLayout: Hashable, Sendable {
    struct Label: Hashable, Sendable {
        var line: ShapedLine
        /// Left end of the baseline.
        var origin: Point
    }

    struct Button: Hashable, Sendable {
        var item: BarButtonItem
        var center: Point
    }

    let frame: Rect
    let imageFrame: Rect?
    let title: Label?
    let subtitle: Label?
    let buttons: [Button]
    let metrics: PopupBarMetrics

    /// - Parameter dockTop: y of the upper edge of the toolbar, tab bar or safe area the bar stands above.
    init(_ bar: PopupBar, dockTop: Double, in context: Context) {
        let m = PopupBarMetrics(
            style: bar.effectiveBarStyle, version: bar.libraryVersion, textSize: context.environment.textSize)
        let screen = context.screen
        let box = Rect(
            x: PopupBarMetrics.sideMargin, y: dockTop - PopupBarMetrics.dockGap - m.height,
            width: screen.width - 2 * PopupBarMetrics.sideMargin, height: m.height)
        let item = bar.popupItem
        let leading = item.leadingBarButtonItems
        let trailing = item.trailingBarButtonItems

        var x = box.minX + m.leadingPadding
        if !leading.isEmpty {
            x = box.minX + m.buttonEdge + Double(leading.count - 1) * m.buttonPitch + m.buttonClearance
        }
        var end = box.maxX - m.leadingPadding
        if !trailing.isEmpty {
            end = box.maxX - m.buttonEdge - Double(trailing.count - 1) * m.buttonPitch - m.buttonClearance
        }
        var image: Rect?
        // An image that has no room is left out. Source: facts, popup bar, section 2.1.
        if item.image != nil, end - x >= m.imageSide {
            image = Rect(x: x, y: box.midY - m.imageSide / 2, width: m.imageSide, height: m.imageSide)
            x += m.imageSide + m.imageGap
        }
        let titles = context.directed(Rect(x: x, y: box.minY, width: max(0, end - x), height: box.height))

        metrics = m
        frame = context.snapped(box)
        imageFrame = image.map { context.snapped(context.directed($0)) }
        buttons =
            PopupBarLayout.row(leading, metrics: m, in: box, context, trailing: false)
            + PopupBarLayout.row(trailing, metrics: m, in: box, context, trailing: true)
        (title, subtitle) = PopupBarLayout.labels(item, metrics: m, in: titles, context)
    }

    /// Button rows keep their order in right-to-left layouts and change sides: the library's `playback` default. Source:
    /// facts, popup bar, section 8.7.
    private static func row(
        _ items: [BarButtonItem], metrics m: PopupBarMetrics, in box: Rect, _ context: Context, trailing: Bool
    ) -> [Button] {
        let width = Double(max(0, items.count - 1)) * m.buttonPitch
        let onRight = trailing != (context.environment.direction == .rightToLeft)
        let first = onRight ? box.maxX - m.buttonEdge - width : box.minX + m.buttonEdge
        return items.enumerated().map { i, item in
            Button(item: item, center: Point(x: first + Double(i) * m.buttonPitch, y: box.midY))
        }
    }

    /// Titles are stacked and centred together; hidden where there is less than 44 pt. Source: facts, popup bar, 2.1.
    private static func labels(
        _ item: PopupItem, metrics m: PopupBarMetrics, in box: Rect, _ context: Context
    ) -> (Label?, Label?) {
        guard box.width >= 44 else { return (nil, nil) }
        let title = item.title.map {
            context.line($0, size: m.titleSize, weight: m.titleWeight, maxWidth: box.width)
        }
        let subtitle = item.subtitle.map {
            context.line($0, size: m.subtitleSize, weight: .regular, maxWidth: box.width)
        }
        let gap = title != nil && subtitle != nil ? m.titleGap : 0
        let height = (title?.lineHeight ?? 0) + gap + (subtitle?.lineHeight ?? 0)
        var y = box.midY - height / 2
        func place(_ line: ShapedLine) -> Label {
            let right = context.environment.direction == .rightToLeft
            let x = right ? box.maxX - line.width : box.minX
            let label = Label(
                line: line,
                origin: Point(x: context.viewport.snapped(x: x), y: context.viewport.snapped(y: y + line.ascent)))
            y += line.lineHeight + gap
            return label
        }
        let first = title.map(place)
        return (first, subtitle.map(place))
    }
}
