import Primitives
import SceneGraph
import Text

/// Where the parts of a popup bar lie, in points on the screen, at rest.
struct PopupBarLayout: Hashable, Sendable {
    struct Label: Hashable, Sendable {
        var line: ShapedLine
        /// Left end of the baseline.
        var origin: Point
        /// For a line that is too long for its room and runs through it.
        var marquee: MarqueeText?
        /// Of a text with attributes: the line with its colours, shadows and decorations, its baseline's left end at (0, 0).
        var text: TextLayout?
        /// Whether it is drawn in colours of its own, not in the ink of what it lies on.
        var isPlain = false
    }

    struct Button: Hashable, Sendable {
        var item: BarButtonItem
        var center: Point
    }

    /// The shape with the content.
    let frame: Rect
    /// Where the page has to end.
    let top: Double
    let imageFrame: Rect?
    /// The room of the titles, as high as the bar.
    let titleArea: Rect
    let title: Label?
    let subtitle: Label?
    let buttons: [Button]
    let metrics: PopupBarMetrics
    let direction: LayoutDirection

    /// - Parameter dockTop: y of the upper edge of the toolbar, tab bar or safe area the bar stands above.
    init(_ bar: PopupBar, dockTop: Double, in context: Context) {
        let environment = context.environment
        let m =
            bar.customBar.map {
                PopupBarMetrics(
                    custom: $0, fullWidth: bar.customBarWantsFullBarWidth, design: environment.design,
                    textSize: environment.textSize)
            }
            ?? PopupBarMetrics(
                style: bar.effectiveBarStyle(in: environment.design), version: bar.libraryVersion,
                design: environment.design, textSize: environment.textSize)
        let screen = context.screen
        let box = Rect(
            x: m.sideMargin, y: dockTop - m.dockGap - m.height, width: screen.width - 2 * m.sideMargin,
            height: m.height)
        // A custom bar shows nothing of the item.
        let item = bar.customBar == nil ? bar.popupItem : PopupItem()
        let direction = bar.semanticContentAttribute.direction(in: environment.direction)
        let leading = PopupBarButtonRow(item.leadingBarButtonItems, metrics: m, in: context)
        let trailing = PopupBarButtonRow(item.trailingBarButtonItems, metrics: m, in: context)

        var x = box.minX + (leading.reach(.leading) ?? m.leadingPadding)
        let end = box.maxX - (trailing.reach(.trailing) ?? m.leadingPadding)
        var image: Rect?
        // An image that has no room is left out. Source: facts, popup bar, section 2.1.
        if item.image != nil, m.imageSide > 0, end - x >= m.imageSide {
            image = Rect(x: x, y: box.midY - m.imageSide / 2, width: m.imageSide, height: m.imageSide)
            x += m.imageSide + m.imageGap
        }
        let titles = context.directed(Rect(x: x, y: box.minY, width: max(0, end - x), height: box.height), direction)

        self.direction = direction
        metrics = m
        titleArea = titles
        // Only what has rounded corners has to begin on a pixel.
        frame = m.sideMargin > 0 ? context.snapped(box) : box
        top = m.clearsTop ? context.viewport.snapped(y: box.minY - m.topGap) : frame.minY
        imageFrame = image.map { context.snapped(context.directed($0, direction)) }
        // The order of `playback` stays as it is when the bar is turned round. Source: facts, popup bar, section 8.7.
        let isReversed =
            direction == .rightToLeft
            && bar.barItemsSemanticContentAttribute.direction(in: environment.direction) == .rightToLeft
        let onRight = direction == .rightToLeft
        buttons =
            leading.buttons(.leading, in: box, onRight: onRight, isReversed: isReversed)
            + trailing.buttons(.trailing, in: box, onRight: !onRight, isReversed: isReversed)
        (title, subtitle) = PopupBarLayout.labels(bar, item, metrics: m, in: titles, direction, context)
    }

    /// Titles are stacked and centred together; hidden where there is less than 44 pt. Source: facts, popup bar, 2.1.
    private static func labels(
        _ bar: PopupBar, _ item: PopupItem, metrics m: PopupBarMetrics, in box: Rect, _ direction: LayoutDirection,
        _ context: Context
    ) -> (Label?, Label?) {
        guard box.width >= 44 else { return (nil, nil) }
        let runs = bar.isMarqueeEnabled(in: context.environment.design)
        let room = runs ? max(MarqueeText.longestLine, box.width) : box.width
        let appearance = bar.standardAppearance
        func set(
            _ text: String?, _ runs: [TextRun]?, _ attributes: LabelAttributes?, _ size: Double, _ weight: FontWeight
        ) -> LabelText? {
            LabelText(text, runs, attributes, size: size, weight: weight, room: room, in: context)
        }
        let title = set(
            item.title, item.attributedTitle, appearance.titleTextAttributes, m.titleSize, m.titleWeight)
        let subtitle = set(
            item.subtitle, item.attributedSubtitle, appearance.subtitleTextAttributes, m.subtitleSize, .regular)
        let gap = title != nil && subtitle != nil ? m.titleGap : 0
        let height = (title?.line.lineHeight ?? 0) + gap + (subtitle?.line.lineHeight ?? 0)
        var y = box.midY - height / 2 - m.titleLift
        func place(_ text: LabelText) -> Label {
            let line = text.line
            let room = box.width - line.width
            let isLong = room < -1e-6
            let x = box.minX + text.start(in: room, direction, isCentered: m.centersTitles && !isLong)
            let origin = Point(x: context.viewport.snapped(x: x), y: context.viewport.snapped(y: y + line.ascent))
            var label = Label(line: line, origin: origin, text: text.layout, isPlain: text.isPlain)
            if isLong {
                // High enough for accents and tails that stand out of the line.
                let high = context.snapped(
                    Rect(
                        x: box.minX, y: y - line.lineHeight / 2, width: box.width, height: line.lineHeight * 2))
                label.marquee = MarqueeText(line: line, home: origin, box: high, direction: direction)
            }
            y += line.lineHeight + gap
            return label
        }
        let first = title.map(place)
        return (first, subtitle.map(place))
    }
}
