import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces

/// The cards of a window and its root view at one time. Frames are inset and never scaled: contents are laid out in the
/// narrower frame. Source: facts, card presentation, section 2.
package struct CardStack {
    /// A view at one time: a card, or the root view of the window.
    package struct View: Hashable, Sendable {
        /// The frame in points of the screen.
        package var frame: Rect
        /// The frame that texts are wrapped for: without the current motion.
        package var layoutFrame: Rect
        /// The radius of the upper corners, in points.
        package var radius: Double
        /// The opacity, 0...1.
        package var alpha = 1.0
        /// The progress of the navigation bar to `UIBarStyle.black`, 0...1.
        package var barDarkness = 0.0
    }

    /// The cards from bottom to top.
    package let cards: [(card: ShownCard, view: View)]
    /// The view below all cards; nil without a card.
    package let root: View?

    /// - Parameters:
    ///   - cards: The cards at the time, from bottom to top.
    ///   - rootRadius: The radius of the root view's corners, in points.
    ///   - window: The size of the window.
    ///   - hasBar: Whether a card, or for nil the root, has a navigation bar.
    package init(
        _ cards: [ShownCard], rootRadius: Double, at seconds: Double, in window: Size, hasBar: (ShownCard?) -> Bool
    ) {
        /// Returns a view with the effect of the cards above it; nil is the root.
        func behind(_ view: ShownCard?, _ frame: Rect, layoutFrame: Rect, radius: Double) -> View {
            var (inset, layoutInset) = (0.0, 0.0)
            var out = View(frame: frame, layoutFrame: layoutFrame, radius: max(0, radius))
            for card in cards where card.index > view?.index ?? -1 {
                guard card.affectsAll || card.presenter == view?.index else { continue }
                let behind = card.insetFraction.value(at: seconds)
                inset += card.configuration.horizontalInset * behind
                layoutInset += card.configuration.horizontalInset * card.settledFraction(at: seconds)
                let fraction = behind.clamped(to: 0...1)
                if !card.affectsAll, hasBar(view) {
                    out.barDarkness = fraction
                } else {
                    out.alpha *= 1 - (1 - card.configuration.backFadeAlpha) * fraction
                }
            }
            out.frame = Self.inset(frame, inset)
            out.layoutFrame = Self.inset(layoutFrame, layoutInset)
            return out
        }
        self.cards = cards.filter { $0.isThere(at: seconds) }.map { card in
            let target = Rect(x: 0, y: card.top, width: window.width, height: max(0, window.height - card.top))
            let frame = Self.start(of: card, in: window).mixed(with: target, at: card.progress.value(at: seconds))
            return (card, behind(card, frame, layoutFrame: target, radius: card.radius.value(at: seconds)))
        }
        guard !cards.isEmpty else {
            root = nil
            return
        }
        let top = cards.reduce(0) { $0 + ($1.presenter == nil ? $1.rootTop * $1.insetFraction.value(at: seconds) : 0) }
        let frame = Rect(x: 0, y: top, width: window.width, height: max(0, window.height - top))
        root = behind(nil, frame, layoutFrame: frame, radius: rootRadius)
    }

    /// Returns the initial frame of a card: its transition frame, or one of the window's height below the window.
    package static func start(of card: ShownCard, in window: Size) -> Rect {
        card.transitionFrame ?? Rect(x: 0, y: window.height, width: window.width, height: window.height)
    }

    private static func inset(_ frame: Rect, _ inset: Double) -> Rect {
        let inset = min(inset, frame.width / 2)
        return Rect(x: frame.x + inset, y: frame.y, width: max(0, frame.width - 2 * inset), height: frame.height)
    }

    package var top: ShownCard? { cards.last?.card }

    /// Returns the insets of a frame that the window's safe area covers.
    package static func safeArea(of frame: Rect, in traits: Traits) -> Insets {
        let (size, safe) = (traits.screenSize, traits.safeArea)
        return Insets(
            top: max(0, safe.top - frame.minY), left: max(0, safe.left - frame.minX),
            bottom: max(0, safe.bottom - max(0, size.height - frame.maxY)),
            right: max(0, safe.right - max(0, size.width - frame.maxX)))
    }
}
