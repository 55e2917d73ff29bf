import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

/// The layout of a popup bar at rest, in points on the screen.
package struct PopupBarLayout: Hashable, Sendable {
    package struct Label: Hashable, Sendable {
        package var line: ShapedLine
        /// The left end of the baseline.
        package var origin: Point
        /// The marquee of a line that is too long.
        package var marquee: MarqueeText?
        /// The layout of a text with attributes, with its colors, shadows and decorations; its baseline starts at (0,
        /// 0).
        package var text: TextLayout?
        /// Whether the label has colors of its own, not the ink of its background.
        package var isPlain = false

        /// Returns the label, moved horizontally by a distance in points.
        package func offset(by dx: Double) -> Label {
            var out = self
            out.origin.x += dx
            if let text = marquee {
                out.marquee = MarqueeText(
                    line: text.line, home: text.home + Point(x: dx, y: 0), box: text.box.offsetBy(dx: dx, dy: 0),
                    direction: text.direction)
            }
            return out
        }
    }

    package struct Button: Hashable, Sendable {
        package var item: BarButtonItem
        package var center: Point
        package var title: BarButtonTitle?
        package var state = BarButtonItemAppearance.State()
        package var opacity = 1.0
        package var end: PopupBarButtonRow.End
        /// The index among the items of the button's end, including spaces.
        package var index: Int
        /// The width of the icon or title, in points.
        package var width: Double
    }

    /// The frame of the shape with the content.
    package let frame: Rect
    /// The y coordinate at which the page ends.
    package let top: Double
    package let imageFrame: Rect?
    package let titleArea: Rect
    package let title: Label?
    package let subtitle: Label?
    package var buttons: [Button]
    package let metrics: PopupBarMetrics
    /// The area that the buttons leave for image and titles, as high as the bar.
    package let contentArea: Rect
    package let direction: InterfaceLayoutDirection

    /// - Parameters:
    ///   - dockTop: The y coordinate of the upper edge of the toolbar, tab bar or safe area below the bar.
    ///   - dockMargin: The distance from the screen's sides to a dock whose width the bar takes; nil for none.
    ///   - place: The position between there and a circle of a minimized tab bar.
    ///   - pressed: The index of the touched button; nil if there is none.
    ///   - former: The trailing buttons before a change, and the progress of the change, 0...1.
    package init(
        _ bar: PopupBar, dockTop: Double, dockMargin: Double? = nil, place: PopupBarPlace = .regular,
        pressed: Int? = nil, former: (items: [BarButtonItem], fraction: Double)? = nil, in given: Context
    ) {
        var context = given
        // Moving parts are not rounded to pixels.
        if place.isMoving { context.viewport.refine(by: 64) }
        let traits = context.traits
        let isWide = traits.isWide
        var m =
            bar.customBar.map {
                PopupBarMetrics(
                    custom: $0, fullWidth: bar.customBarWantsFullBarWidth, design: traits.design,
                    textSize: traits.textSize)
            }
            ?? PopupBarMetrics(
                style: bar.effectiveBarStyle(in: traits.design, isWide: isWide), version: bar.libraryVersion,
                design: traits.design, textSize: traits.textSize, idiom: traits.device.idiom,
                limitsWidth: bar.limitFloatingContentWidth)
        if let dockMargin, m.sideMargin > 0 { m.sideMargin = dockMargin }
        let (extent, displacement) = PopupBarLayout.extent(m, in: context)
        let home = Rect(x: extent.x, y: dockTop - m.dockGap - m.height, width: extent.width, height: m.height)
        let box = place.moved(home, bar, in: context)
        // A custom bar shows nothing of the item.
        let item = bar.customBar == nil ? bar.popupItem : PopupItem()
        let direction = bar.semanticContentAttribute.direction(in: traits.direction)
        func row(_ items: [BarButtonItem], pressed: Int? = nil) -> PopupBarButtonRow {
            PopupBarButtonRow(
                items, metrics: m, appearance: bar.standardAppearance, maxWidth: max(0, box.width / 2),
                pressed: pressed, in: context)
        }
        var leading = row(item.leadingBarButtonItems, pressed: pressed)
        var trailing = row(item.trailingBarButtonItems, pressed: pressed.map { $0 - leading.buttonCount })
        let flexibleSpaces = leading.flexibleSpaces + trailing.flexibleSpaces
        if flexibleSpaces > 0 {
            // The spaces are those of a toolbar that holds both rows with a flexible space between them.
            let occupied = (leading.reach(.leading) ?? 0) + (trailing.reach(.trailing) ?? 0)
            let share = max(0, box.width - occupied) / Double(flexibleSpaces + 1)
            (leading, trailing) = (leading.spaced(by: share), trailing.spaced(by: share))
        }

        var x = box.minX + (leading.reach(.leading) ?? m.leadingPadding)
        var end = box.maxX - (trailing.reach(.trailing) ?? m.leadingPadding)
        var image: Rect?
        // An image that does not fit is omitted. Source: facts, popup bar, section 2.1.
        if let path = item.image, m.imageSide > 0 {
            let size = bar.imageContentMode.size(
                of: context.image(path), in: Size(width: m.imageSide, height: m.imageSide))
            if end - x >= size.width {
                image = Rect(x: x, y: box.midY - size.height / 2, width: size.width, height: size.height)
                x += size.width + m.imageGap
            }
        }
        /// Returns the mirror image of a rectangle within the bar.
        func directed(_ r: Rect) -> Rect {
            guard direction == .rightToLeft else { return r }
            return Rect(x: box.minX + box.maxX - r.maxX, y: r.minY, width: r.width, height: r.height)
        }
        func moved(_ r: Rect) -> Rect { r.offsetBy(dx: displacement, dy: 0) }
        if let former, bar.customBar == nil {
            let old = box.maxX - (row(former.items).reach(.trailing) ?? m.leadingPadding)
            end = old.mixed(with: end, at: former.fraction)
        }
        let start = box.minX + (leading.reach(.leading) ?? m.leadingPadding)
        contentArea = moved(
            directed(Rect(x: start, y: box.minY, width: max(0, end - start), height: box.height)))
        let titles = directed(Rect(x: x, y: box.minY, width: max(0, end - x), height: box.height))

        self.direction = direction
        metrics = m
        titleArea = titles
        // Only a bar with rounded corners starts on a pixel.
        frame = moved(m.sideMargin > 0 ? context.snapped(box) : box)
        top = m.clearsTop ? context.viewport.snapped(y: box.minY - m.topGap) : frame.minY
        imageFrame = image.map { moved(context.snapped(directed($0))) }
        // The order of `playback` does not depend on the direction of the bar. Source: facts, popup bar, section 8.7.
        let isReversed =
            direction == .rightToLeft
            && bar.barItemsSemanticContentAttribute.direction(in: traits.direction) == .rightToLeft
        let onRight = direction == .rightToLeft
        buttons =
            leading.buttons(.leading, in: moved(box), onRight: onRight, isReversed: isReversed)
            + trailing.buttons(.trailing, in: moved(box), onRight: !onRight, isReversed: isReversed)
        let labels = PopupBarLayout.labels(bar, item, metrics: m, in: titles, direction, context)
        title = labels.0?.offset(by: displacement)
        subtitle = labels.1?.offset(by: displacement)
    }

    /// Returns the horizontal extent of a bar, and its displacement by a sidebar. A bar that keeps its width beside the
    /// sidebar is laid out for the whole screen and translated, without rounding its parts again.
    private static func extent(_ m: PopupBarMetrics, in context: Context) -> (Rect, Double) {
        func width(_ area: Rect, _ safe: Insets) -> Double {
            max(0, min(area.width - safe.left - safe.right - 2 * m.sideMargin, m.maximumWidth))
        }
        // A bar from edge to edge extends below what is left and right of the safe area.
        let safe = m.sideMargin > 0 ? context.traits.safeArea : .zero
        func centered(_ area: Rect) -> Rect {
            let width = width(area, safe)
            let middle = area.midX + (safe.left - safe.right) / 2
            return Rect(x: middle - width / 2, y: area.minY, width: width, height: area.height)
        }
        guard context.primaryColumn.movesPopupBar else { return (centered(context.screen), 0) }
        var narrow = context.screen
        narrow.width = max(0, narrow.width - context.primaryColumn.inset)
        let keepsWidth = width(narrow, safe) == width(context.screen, safe)
        return keepsWidth
            ? (centered(context.screen), context.displacement) : (centered(context.secondaryColumn), 0)
    }

    /// The widths of the titles that are too long, in points.
    package var runningWidths: [Double] { [title, subtitle].compactMap { $0?.marquee?.line.width } }

    /// Returns the titles, centered together; hidden in less than 44 pt. Source: facts, popup bar, section 2.1.
    private static func labels(
        _ bar: PopupBar, _ item: PopupItem, metrics m: PopupBarMetrics, in box: Rect,
        _ direction: InterfaceLayoutDirection,
        _ context: Context
    ) -> (Label?, Label?) {
        guard box.width >= 44 else { return (nil, nil) }
        let runs = bar.isMarqueeEnabled(in: context.traits.design)
        let maxWidth = runs ? max(MarqueeText.longestLine, box.width) : box.width
        let appearance = bar.standardAppearance
        func set(
            _ text: String?, _ runs: [TextRun]?, _ attributes: LabelAttributes?, _ size: Double, _ weight: FontWeight
        ) -> LabelText? {
            LabelText(text, runs, attributes, size: size, weight: weight, maxWidth: maxWidth, in: context)
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
            let free = box.width - line.width
            let isLong = free < -1e-6
            // A scrolling text starts at its own leading end, as otherwise its end would be visible at rest.
            let reading: InterfaceLayoutDirection =
                !isLong ? direction : line.direction == .rightToLeft ? .rightToLeft : .leftToRight
            let x = box.minX + text.start(in: free, reading, isCentered: m.centersTitles && !isLong)
            let origin = Point(x: context.viewport.snapped(x: x), y: context.viewport.snapped(y: y + line.ascent))
            var label = Label(line: line, origin: origin, text: text.layout, isPlain: text.isPlain)
            if isLong {
                // The area is high enough for accents and descenders outside the line.
                let high = context.snapped(
                    Rect(
                        x: box.minX, y: y - line.lineHeight / 2, width: box.width, height: line.lineHeight * 2))
                label.marquee = MarqueeText(line: line, home: origin, box: high, direction: reading)
            }
            y += line.lineHeight + gap
            return label
        }
        let first = title.map(place)
        return (first, subtitle.map(place))
    }
}

/// The position of a popup bar, as in LNPopupController's trait of that name. Source: facts, popup bar, section 1.6.
package enum PopupBarEnvironment: String, Hashable, Sendable, CaseIterable {
    /// Above its dock.
    case regular
    /// Beside a minimized tab bar.
    case inline
}
