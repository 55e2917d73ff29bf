import VitrineMotion
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

/// The parts of a popup bar that look alike in both designs.
package struct PopupBarContent {
    package let bar: PopupBar
    package let layout: PopupBarLayout
    package let context: Context
    /// Seconds since the titles were at their start.
    package let marqueeTime: Double
    /// How much the bar is highlighted, 0...1.
    package var highlight = 0.0
    /// Of its buttons, 0...1.
    package var buttonsOpacity = 1.0
    /// Horizontal displacement of its titles, in points, by a finger that pages through items; nil without one.
    package var pageOffset: Double?
    /// Whether the buttons have the tint of a tab bar's items, which adapts to light glass: a bar takes it over from a
    /// tab bar below. Source: facts, popup bar, section 1.6.
    package var adaptsTints = false
    package var touch: Touch?

    /// A finger on the bar.
    package struct Touch: Hashable, Sendable {
        /// Of the light under it, 0...1.
        package var strength: Double
        /// How far it lifts the glass; swings past 0 and 1.
        package var lift: Double
        /// In points, on the screen.
        package var location: Point
        /// How far it draws the glass aside, in points.
        package var pull: Double

        package init(strength: Double, lift: Double, location: Point, pull: Double = 0) {
            self.strength = strength
            self.lift = lift
            self.location = location
            self.pull = pull
        }
    }

    /// The tint of a bar.
    package static func tint(of bar: PopupBar, in context: Context) -> RGBColor {
        bar.tintColor ?? DefaultTint.color(in: context.traits)
    }

    package var tint: RGBColor { Self.tint(of: bar, in: context) }

    /// The picture and its shadow.
    package func image() -> [Node]? {
        guard let frame = layout.imageFrame, let path = bar.popupItem.image, let image = context.image(path) else {
            return nil
        }
        let radius = bar.imageCornerRadius
        let shade = bar.standardAppearance.imageShadowOrDefault.map {
            $0.node(of: .roundedRect(RoundedRect(frame, radius: radius)))
        }
        return (shade.map { [$0] } ?? []) + [
            .image(
                ImageNode(
                    image, frame: frame, contentMode: bar.imageContentMode.fittedNodeMode, cornerRadius: radius))
        ]
    }

    /// The content of a custom bar; empty for other bars.
    package func custom() -> [Node] {
        guard let custom = bar.customBar else { return [] }
        return CustomPopupBarView(
            bar: custom, frame: layout.frame, direction: layout.direction, context: context, tint: tint
        ).nodes()
    }

    /// The highlight over a path of the bar; nil for a bar that is not highlighted.
    package func highlighting(_ path: Path) -> Node? {
        guard highlight > 0 else { return nil }
        let color = bar.standardAppearance.highlight(dark: context.isDark, design: context.traits.design)
        return .shape(ShapeNode(path, color: color.faded(highlight)))
    }

    private var buttonViews: [PopupBarButtonView] {
        layout.buttons.map { PopupBarButtonView(button: $0, layout: layout, tint: tint, context: context) }
    }

    package func buttons() -> [Node] {
        faded(buttonViews.flatMap { $0.ground() + $0.glyph { $0 } + $0.badge() })
    }

    /// The parts of the buttons that are drawn as they are, below the glyphs.
    package func grounds() -> [Node] {
        faded(buttonViews.flatMap { view in view.ground() + (view.hasInk ? [] : view.glyph { $0 }) })
    }

    /// The icons and titles whose tint glass adapts.
    /// - Parameter ink: what becomes of their tints.
    package func glyphs(_ ink: (RGBColor) -> RGBColor) -> [Node] {
        faded(buttonViews.filter(\.hasInk).flatMap { $0.glyph(ink) })
    }

    /// What is above the glyphs, drawn as it is.
    package func badges() -> [Node] { faded(buttonViews.flatMap { $0.badge() }) }

    private func faded(_ nodes: [Node]) -> [Node] {
        guard buttonsOpacity > 0 else { return [] }
        return buttonsOpacity < 1 && !nodes.isEmpty ? [.group(GroupNode(nodes, opacity: buttonsOpacity))] : nodes
    }

    /// The position of a label: the left ends of its baseline, two while it wraps around, and its fade;
    /// nil for one that neither runs nor is paged aside.
    package func places(of label: PopupBarLayout.Label) -> (origins: [Point], fade: EdgeFade?) {
        if let pageOffset {
            let moved = Point(x: label.origin.x + pageOffset, y: label.origin.y)
            return ([moved], EdgeFade(context.snapped(layout.titleArea), insets: .zero))
        }
        guard let text = label.marquee else { return ([label.origin], nil) }
        let appearance = bar.standardAppearance
        let running = layout.runningWidths
        let pose = marquee.pose(
            width: text.line.width, after: marqueeTime, together: appearance.coordinateMarqueeScroll ? running : [])
        return text.places(pose, in: context.viewport)
    }

    private var marquee: Marquee { Self.marquee(of: bar) }

    private static func marquee(of bar: PopupBar) -> Marquee {
        let appearance = bar.standardAppearance
        return Marquee(
            rate: appearance.marqueeScrollRate, delay: appearance.marqueeScrollDelay, spacing: MarqueeText.spacing)
    }

    /// Seconds of one lap of the longest scrolling title of a bar, its delay included; nil when none scrolls.
    package static func marqueeLap(of bar: PopupBar, _ layout: PopupBarLayout) -> Double? {
        let marquee = marquee(of: bar)
        return layout.runningWidths.max().map { marquee.delay + marquee.lap(width: $0) }
    }

    /// A label at its places.
    /// - Parameter color: of text without a color of its own.
    package func nodes(of label: PopupBarLayout.Label, at origins: [Point], color: RGBColor) -> [Node] {
        origins.flatMap { nodes(of: label, at: $0, color) }
    }

    /// A label with the left end of its baseline at a place.
    private func nodes(of label: PopupBarLayout.Label, at origin: Point, _ color: RGBColor) -> [Node] {
        guard let text = label.text else { return [.text(TextNode(label.line, at: origin, color: color))] }
        // Moved as a group, so that shadows and lines keep their offsets from the letters.
        let move = Transform.translation(x: origin.x - label.origin.x, y: origin.y - label.origin.y)
        let nodes = text.nodes(at: label.origin, color: color, in: context.viewport)
        return [.group(GroupNode(nodes, transform: move))]
    }

    /// The played part of a track between `minX` and `maxX`; nil for a bar without a progress line. Source: facts, popup
    /// bar, section 2.5.
    package func progress(from minX: Double, to maxX: Double) -> Node? {
        let height = layout.metrics.progressHeight
        let y: Double
        switch bar.progressViewStyle {
        case .default, .none: return nil
        case .top: y = layout.frame.minY + (layout.metrics.progressInset ?? 0)
        case .bottom: y = layout.frame.maxY - height - (layout.metrics.progressInset ?? 0)
        }
        if layout.metrics.progressInset != nil { return progressBetweenButtons(y: y) }
        let played = bar.popupItem.progress.clamped(to: 0...1) * (maxX - minX)
        let x = layout.direction == .rightToLeft ? maxX - played : minX
        return .shape(ShapeNode(.rect(Rect(x: x, y: y, width: played, height: height)), color: tint))
    }

    /// A track with round ends between the buttons, and its played part; nil where there is no room. Source: facts, popup bar,
    /// section 2.5 (Mac).
    private func progressBetweenButtons(y: Double) -> Node? {
        let area = layout.contentArea
        guard area.width > 2 * 44 * PopupBarMetrics.macScale else { return nil }
        let track = Rect(x: area.minX, y: y, width: area.width, height: layout.metrics.progressHeight)
        var part = track
        part.width *= bar.popupItem.progress.clamped(to: 0...1)
        if layout.direction == .rightToLeft { part.x = track.maxX - part.width }
        let outline = Path.roundedRect(.capsule(track))
        let ground = Vibrancy.tertiaryLabel.color(in: context)
        return .group(
            GroupNode(
                [.shape(ShapeNode(outline, color: ground)), .shape(ShapeNode(.rect(part), color: tint))], clip: outline)
        )
    }
}
