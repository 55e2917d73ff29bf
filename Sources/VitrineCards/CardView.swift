import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// A card at one time, laid out in its frame.
struct CardView {
    let card: Card
    let shown: ShownCard
    let view: CardStack.View
    let window: Traits
    let layout: ContentLayout

    init(_ card: Card, _ shown: ShownCard, _ view: CardStack.View, at seconds: Double, in context: Context) {
        self.card = card
        self.shown = shown
        self.view = view
        window = context.traits
        let target = Rect(
            x: 0, y: shown.top, width: window.screenSize.width, height: max(0, window.screenSize.height - shown.top))
        let atRest = Self.context(target, view.frame.size, in: context)
        func layout(_ context: Context, wrapped frame: Rect) -> ContentLayout {
            shown.content.layout(
                in: context.screen,
                layoutFrame: Rect(x: 0, y: 0, width: frame.width, height: context.screen.height),
                safeArea: context.traits.safeArea, ElementContext(context), at: seconds)
        }
        var end = layout(atRest, wrapped: view.layoutFrame)
        end.bars?.darkness = view.barDarkness
        let fraction = shown.progress.value(at: seconds)
        guard let start = shown.transitionFrame, fraction != 1 else {
            self.layout = end
            return
        }
        // Elements animate from their positions in the transition frame. Source: facts, card presentation, section 6
        // (rule 3).
        let first = layout(Self.context(start, start.size, in: context), wrapped: target)
        let last = layout(Self.context(target, target.size, in: context), wrapped: target)
        var mixed = ContentLayout.mixed(first, last, at: fraction)
        mixed.bars = end.bars
        self.layout = mixed
    }

    /// Returns the context of a card.
    /// - Parameter frame: The frame of the safe area.
    private static func context(_ frame: Rect, _ size: Size, in window: Context) -> Context {
        var out = window
        out.traits.layout = HostLayout(
            size: size, safeArea: CardStack.safeArea(of: frame, in: window.traits))
        return out
    }

    /// Returns the nodes of the card, in points of the window.
    func nodes() -> [Node] {
        guard !view.frame.isEmpty, view.alpha > 0 else { return [] }
        let content = layout.background() + layout.nodes()
        // The corners are circular arcs. Source: facts, card presentation, section 2.
        let outline = UnevenRoundedRect(
            Rect(origin: .zero, size: view.frame.size), radii: .top(view.radius), curve: .circular)
        let clipped = Node.group(GroupNode(content, clip: .roundedRect(outline)))
        return [
            .group(
                GroupNode(
                    [clipped], transform: .translation(x: view.frame.minX, y: view.frame.minY), opacity: view.alpha))
        ]
    }

    /// Returns what can be touched of the card, the topmost first, in points of the window.
    /// - Parameter isActive: Whether the card receives touches.
    func targets(isActive: Bool) -> [Target] {
        func target(_ name: String, _ frame: Rect) -> Target {
            let box = frame.offsetBy(dx: view.frame.minX, dy: view.frame.minY)
            return Target(.init(shown.name, name), frame: box, hit: isActive ? box : nil)
        }
        return layout.targets.reversed().map { target($0.name, $0.frame) }
    }
}

/// The dismiss handle of a card. It belongs to the transition's container and does not move with the card. Source:
/// facts, card presentation, section 2.
struct CardHandle {
    static let size = Size(width: 50, height: 5)
    static let buttonSide = 50.0
    static let color = RGBColor.white.withAlpha(0.5)

    let center: Point

    init(of card: ShownCard, in window: Size) {
        center = Point(x: window.width / 2, y: card.top + card.configuration.dismissAreaHeight / 2)
    }

    /// The invisible button around the glyph.
    var button: Rect { Rect(center: center, radius: Self.buttonSide / 2) }

    func nodes(alpha: Double, in context: Context) -> [Node] {
        guard alpha > 0 else { return [] }
        let box = context.snapped(
            Rect(
                x: center.x - Self.size.width / 2, y: center.y - Self.size.height / 2, width: Self.size.width,
                height: Self.size.height))
        return [
            .shape(
                ShapeNode(
                    .roundedRect(.capsule(box, curve: .circular)), color: Self.color.faded(min(1, alpha))))
        ]
    }
}
