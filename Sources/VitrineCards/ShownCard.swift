import VitrineMotion
import VitrinePages
import VitrinePrimitives

/// One presentation of a card over time: from the call that presents it until it has been dismissed.
package struct ShownCard: Sendable {
    package let name: String
    /// Its place among all presentations of cards, and that of the card that presents it; nil for the root view.
    package let index: Int
    package let presenter: Int?
    /// Whether it is presented with an animation. UIKit asks the library's animator only then, and the animator has all of the
    /// library's geometry: otherwise the card fills the window, and the views behind it stay as they are. Source: facts,
    /// card presentation, section 6 (rule 11).
    package let isAnimated: Bool
    /// The configuration of the call.
    package let configuration: Card.Configuration
    package let motion: CardMotion
    /// Whether the card affects every view behind it, or in release 1.1 the one right behind it only. Source: facts, card
    /// presentation, section 2.
    package let affectsAll: Bool
    /// y of the card's top at rest, in points of the screen.
    package let top: Double
    /// y of the root presenter's top while this is the first card.
    package let rootTop: Double
    /// Where the card grows from; nil for below the screen.
    package let transitionFrame: Rect?
    /// When it is presented and when it has gone, in seconds since the scene began.
    package let start: Double
    package internal(set) var removal = Double.infinity
    /// From when on the card is not drawn, because one above it leaves for both.
    package internal(set) var hiding = Double.infinity
    /// From when on the views behind are on the way back, and from when on they go back to the beginning.
    package internal(set) var leaving = Double.infinity
    package internal(set) var restored = Double.infinity
    /// Whether the views behind stay as the card has left them, as after a dismissal without an animation.
    package internal(set) var leavesTrace = false
    /// How far the card is where it belongs: 0 in its transition frame, 1 at rest.
    package internal(set) var progress = AnimatedValue(0)
    /// How far the views behind are inset and faded for the card; as `progress` for one that comes and goes with animations.
    package internal(set) var share = AnimatedValue(0)
    /// Of the upper corners, in points.
    package internal(set) var radius = AnimatedValue(0)
    /// Of the dismiss handle, 0...1.
    package internal(set) var handleAlpha = AnimatedValue(0)
    package internal(set) var content: PresentedContent

    package func isThere(at seconds: Double) -> Bool { start <= seconds && seconds < removal }

    /// Whether it counts for the views behind it.
    func counts(at seconds: Double) -> Bool {
        guard seconds >= removal else { return start <= seconds }
        return leavesTrace && (seconds < restored || share.value(at: seconds) != 0)
    }

    /// What the views behind are inset and faded by, in insets of this card, at rest while it is there and after it has been
    /// dismissed with an animation, whose animator gives a presenter that is a card a width that it never took.
    var sharesAtRest: (there: Double, gone: Double) { isAnimated ? (1, 0) : (0, presenter == nil ? 0 : -1) }

    /// `share` without the motion under way.
    func settledShare(at seconds: Double) -> Double {
        if seconds >= restored { return 0 }
        return seconds >= leaving ? sharesAtRest.gone : sharesAtRest.there
    }

    /// When everything has come to rest.
    package var end: Double {
        max(start, progress.end ?? 0, share.end ?? 0, radius.end ?? 0, handleAlpha.end ?? 0, content.end)
    }
}
