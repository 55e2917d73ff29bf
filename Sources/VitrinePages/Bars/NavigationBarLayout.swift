import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

/// The layout of a navigation bar.
///
/// Source: facts, iOS surroundings, sections 2.2 and 2.5; the legacy figures are UIKit's.
package struct NavigationBarLayout {
    package struct Item {
        package var item: NavigationBar.Item
        package var frame: Rect
        /// The title of a button without an icon.
        package var title: ShapedLine?
        /// The chevron of a back button, before its title.
        package var chevron: Rect?
        package var center: Point
        /// The body of glass: one for buttons that share a capsule, which the first of them has.
        package var capsule: Rect?

        init(_ item: NavigationBar.Item, frame: Rect, title: ShapedLine? = nil, chevron: Rect? = nil) {
            (self.item, self.frame, self.title, self.chevron) = (item, frame, title, chevron)
            (center, capsule) = (frame.center, frame)
        }
    }

    package static let titleSize = 17.0
    package static let buttonSide = 44.0
    /// The distance from a button's end to its title.
    package static let buttonPadding = 14.0
    package static let gap = 12.0
    /// The distance from the ends of a capsule with several icons to the centers of the first and the last.
    package static let iconEnd = 26.0
    /// The distance between the centers of icons in a capsule.
    package static let iconPitch = 60.7
    /// The scale of icons in the legacy design, which end at the margin, as titles do. Source: facts, entry kit,
    /// section 5.2.
    package static let legacyIconScale = 0.85
    package static let titleMargin = 8.0
    /// The distance from a sidebar to the title beside it. Source: facts, popup bar, section 7.2.
    package static let columnGap = 20.0

    package let leading: [Item]
    package let trailing: [Item]
    package let title: ShapedLine?
    /// The x coordinate of the title without a sidebar.
    package let titleX: Double
    /// The y coordinate of the centers of buttons and title.
    package let midY: Double
    /// The large title below the buttons, at the page's top; nil if there is none.
    package let largeTitle: LargeTitle?

    package struct LargeTitle {
        package var line: ShapedLine
        package var frame: Rect
    }

    /// Returns the height of the bar below the safe area. Source: facts, iOS surroundings, section 2.2.
    package static func height(in traits: Traits) -> Double {
        switch traits.design {
        case .glass: 54
        case .legacy: traits.isWide ? 50 : traits.verticalSizeClass == .compact ? 32 : 44
        }
    }

    /// Returns the top of the bar: the safe area, or for glass, which does not touch the edge of a card, a panel or a
    /// landscape screen, the same margin as below (Vitrine's choice).
    private static func top(in traits: Traits) -> Double {
        traits.design == .glass ? max(traits.safeArea.top, height(in: traits) - buttonSide) : traits.safeArea.top
    }

    /// Returns the top of the area below the bar.
    package static func bottom(in traits: Traits) -> Double {
        top(in: traits) + height(in: traits)
    }

    /// Returns the top of the area below the bar while the page is scrolled to its top.
    package static func bottom(of bar: NavigationBar, in traits: Traits) -> Double {
        bottom(in: traits) + largeTitleHeight(of: bar, in: traits)
    }

    /// Returns the additional height of a large title: 52 at the default text size, of which its line is 41. Source:
    /// facts, iOS surroundings, section 2.2; the legacy figure replaces the unknown one of the glass design. UIKit
    /// shows none in compact height.
    package static func largeTitleHeight(of bar: NavigationBar, in traits: Traits) -> Double {
        guard bar.prefersLargeTitles, traits.verticalSizeClass != .compact else { return 0 }
        return 52 + ((largeTitleSize(in: traits) - 34) * SystemFont.lineHeight).rounded()
    }

    private static func largeTitleSize(in traits: Traits) -> Double {
        TextStyleName.largeTitle.size(at: traits.textSize)
    }

    /// The gap below the line of a large title.
    private static let largeTitleGap = 8.0

    package init(_ bar: NavigationBar, in context: Context) {
        let traits = context.traits
        let (screen, safe) = (context.screen, traits.safeArea)
        let isGlass = traits.design == .glass
        let inset = isGlass ? traits.isWide ? 10.0 : 20 : Self.legacyMargin(in: traits)
        let midY = Self.top(in: traits) + (isGlass ? Self.buttonSide : Self.height(in: traits)) / 2
        let top = midY - Self.buttonSide / 2

        /// Whether a button shares the capsule of neighbors of its kind. Source: facts, iOS surroundings, section 2.4.
        func isShared(_ item: NavigationBar.Item) -> Bool { isGlass && item.icon != nil && item.style == .plain }
        func row(_ items: [NavigationBar.Item], from start: Double, _ direction: Double) -> ([Item], Double) {
            var x = start
            var out: [Item] = []
            for (i, item) in items.enumerated() {
                let joinsFormer = i > 0 && isShared(items[i - 1]) && isShared(item)
                let joinsNext = i + 1 < items.count && isShared(item) && isShared(items[i + 1])
                if joinsFormer { x -= direction * Self.gap }
                var line: ShapedLine?
                var width = Self.buttonSide
                if !isGlass, let icon = item.icon, context.icons[icon] != nil {
                    width = context.iconSize(icon).width * Self.legacyIconScale
                }
                if item.icon == nil, let title = item.title {
                    let text = context.line(
                        title, size: Self.titleSize, weight: Self.weight(item, isGlass), maxWidth: screen.width / 3)
                    line = text
                    width = isGlass ? max(width, text.width + 2 * Self.buttonPadding) : text.width
                }
                var near = width / 2
                if joinsFormer || joinsNext {
                    near = joinsFormer ? Self.iconPitch / 2 : Self.iconEnd
                    width = near + (joinsNext ? Self.iconPitch / 2 : Self.iconEnd)
                }
                let frame = Rect(x: direction > 0 ? x : x - width, y: top, width: width, height: Self.buttonSide)
                var place = Item(item, frame: context.snapped(context.directed(frame)), title: line)
                if joinsFormer || joinsNext {
                    let slot = Rect(x: x + direction * near, y: midY, width: 0, height: 0)
                    place.center = context.directed(slot).center
                }
                if joinsFormer, let first = out.lastIndex(where: { $0.capsule != nil }) {
                    out[first].capsule = out[first].capsule?.union(place.frame)
                    place.capsule = nil
                }
                out.append(place)
                x += direction * (width + Self.gap)
            }
            return (out, x)
        }
        let back = bar.backButton.map {
            isGlass
                ? Self.glassBackButton($0, x: screen.minX + safe.left + inset, midY: midY, in: context)
                : Self.backButton($0, midY: midY, in: context)
        }
        let first = back.map { $0.end + Self.gap } ?? screen.minX + safe.left + inset
        let (others, start) = row(bar.leadingItems, from: first, 1)
        let leading = (back.map { [$0.item] } ?? []) + others
        let (trailing, end) = row(bar.trailingItems, from: screen.maxX - safe.right - inset, -1)
        let line = bar.title.map {
            context.line($0, size: Self.titleSize, weight: .semibold, maxWidth: max(0, end - start))
        }
        let width = line?.width ?? 0
        let isLeading = traits.isWide && isGlass
        let begin = isLeading ? leading.isEmpty ? start + 10 : start : screen.midX - width / 2
        let box = context.directed(
            Rect(
                x: isLeading ? begin : begin.clamped(to: start...max(start, end - width)), y: top, width: width,
                height: 44
            ))
        (self.leading, self.trailing, self.midY) = (leading, trailing, midY)
        title = line
        titleX = context.viewport.snapped(x: box.minX)
        largeTitle =
            Self.largeTitleHeight(of: bar, in: traits) > 0
            ? bar.title.map { Self.largeTitle($0, of: bar, in: context) } : nil
    }

    private static func largeTitle(_ title: String, of bar: NavigationBar, in context: Context) -> LargeTitle {
        let traits = context.traits
        let margin = traits.design == .glass ? 20 : legacyMargin(in: traits)
        let width = context.screen.width - traits.safeArea.left - traits.safeArea.right - 2 * margin
        let line = context.line(title, size: largeTitleSize(in: traits), weight: .bold, maxWidth: max(0, width))
        let bottom = Self.bottom(of: bar, in: traits) - largeTitleGap
        let frame = Rect(
            x: traits.safeArea.left + margin, y: bottom - line.lineHeight, width: line.width, height: line.lineHeight)
        return LargeTitle(line: line, frame: context.directed(frame))
    }

    /// Returns the back button of the glass design: a chevron in a circle, as large as a button with an icon. The
    /// chevron is 10 x 17.5, as `chevron.backward` at 17 pt.
    private static func glassBackButton(
        _ title: String, x: Double, midY: Double, in context: Context
    ) -> (item: Item, end: Double) {
        let frame = Rect(x: x, y: midY - buttonSide / 2, width: buttonSide, height: buttonSide)
        let chevron = Rect(x: frame.midX - 6, y: midY - 8.75, width: 10, height: 17.5)
        let item = Item(
            NavigationBar.Item(title: title), frame: context.snapped(context.directed(frame)),
            chevron: context.directed(chevron))
        return (item, frame.maxX)
    }

    /// Returns the back button of the legacy design, and its end in left-to-right layouts. UIKit shows "Back" in place
    /// of a title that does not fit.
    ///
    /// Source: facts, entry kit, section 5.2: a chevron of 13 x 21 points at 8 from the edge, the title 6 after it.
    private static func backButton(_ title: String, midY: Double, in context: Context) -> (item: Item, end: Double) {
        let width = context.screen.width / 3
        let whole = context.line(title, size: titleSize, weight: .regular, maxWidth: width)
        let line =
            whole.isTruncated
            ? context.line(NavigationBar.back, size: titleSize, weight: .regular, maxWidth: width) : whole
        let chevron = Rect(x: context.traits.safeArea.left + 8, y: midY - 10.5, width: 13, height: 21)
        let frame = Rect(
            x: chevron.minX, y: midY - buttonSide / 2, width: chevron.width + 6 + line.width, height: buttonSide)
        let item = Item(
            NavigationBar.Item(title: title), frame: context.snapped(context.directed(frame)), title: line,
            chevron: context.snapped(context.directed(chevron)))
        return (item, frame.maxX)
    }

    /// Returns the margin of the first button in the legacy design. Source: facts, card presentation, section 5.2 (16
    /// on a width of 375 pt); on wider screens the margin is that of `systemMinimumLayoutMargins`.
    private static func legacyMargin(in traits: Traits) -> Double {
        traits.device.size.width < 414 ? 16 : 20
    }

    package var buttons: [(name: String, frame: Rect)] {
        (leading + trailing).compactMap { place in place.item.name.map { ($0, place.frame) } }
    }

    package static func weight(_ item: NavigationBar.Item, _ isGlass: Bool) -> FontWeight {
        if isGlass { return .medium }
        return item.style == .prominent ? .semibold : .regular
    }

    /// Returns the displacement of the title beside a sidebar, in points to the right.
    package func titleShift(beside column: Double, in context: Context) -> Double {
        let width = title?.width ?? 0
        let place = context.directed(Rect(x: column + Self.columnGap, y: 0, width: width, height: 0))
        return context.viewport.snapped(x: place.minX) - titleX
    }
}
