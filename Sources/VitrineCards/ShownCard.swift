import VitrineMotion
import VitrinePages
import VitrinePrimitives

/// One presentation of a card over time: from the call that presents it until it has been dismissed.
package struct ShownCard: Sendable {
    package let name: String
    /// The index among all presentations of cards, and that of the presenting card; nil for the root view.
    package let index: Int
    package let presenter: Int?
    /// Whether it is presented with an animation. UIKit uses the library's animator only then, which has all of the
    /// library's geometry: otherwise the card fills the window, and the views behind it stay as they are. Source:
    /// facts, card presentation, section 6 (rule 11).
    package let isAnimated: Bool
    package let configuration: Card.Configuration
    package let motion: CardMotion
    /// Whether the card affects every view behind it, or only the one directly behind it, as in release 1.1. Source:
    /// facts, card presentation, section 2.
    package let affectsAll: Bool
    /// The y coordinate of the card's top at rest, in points of the screen.
    package let top: Double
    /// The y coordinate of the root presenter's top while this is the first card.
    package let rootTop: Double
    /// The frame that the card expands from; nil for below the screen.
    package let transitionFrame: Rect?
    /// The times of its presentation and removal, in seconds since the scene began.
    package let start: Double
    package internal(set) var removal = Double.infinity
    /// The time from which the card is not drawn, because one above it leaves for both.
    package internal(set) var hiding = Double.infinity
    /// The times from which the views behind return, and from which they return to their initial state.
    package internal(set) var leaving = Double.infinity
    package internal(set) var restored = Double.infinity
    /// Whether the views behind stay as the card has left them, as after a dismissal without an animation.
    package internal(set) var leavesTrace = false
    /// The progress of the card: 0 in its transition frame, 1 at rest.
    package internal(set) var progress = AnimatedValue(0)
    /// The fraction by which the views behind are inset and faded for the card; equal to `progress` if it is animated.
    package internal(set) var insetFraction = AnimatedValue(0)
    /// The radius of the upper corners, in points.
    package internal(set) var radius = AnimatedValue(0)
    /// The opacity of the dismiss handle, 0...1.
    package internal(set) var handleAlpha = AnimatedValue(0)
    package internal(set) var content: PresentedContent

    package func isThere(at seconds: Double) -> Bool { start <= seconds && seconds < removal }

    /// Whether the card affects the views behind it.
    func counts(at seconds: Double) -> Bool {
        guard seconds >= removal else { return start <= seconds }
        return leavesTrace && (seconds < restored || insetFraction.value(at: seconds) != 0)
    }

    /// The insets of the views behind, in insets of this card, at rest while it is presented and after it has been
    /// dismissed with an animation, whose animator gives a presenter that is a card a width that it never had.
    var fractionsAtRest: (there: Double, gone: Double) { isAnimated ? (1, 0) : (0, presenter == nil ? 0 : -1) }

    /// Returns `insetFraction` without the current motion.
    func settledFraction(at seconds: Double) -> Double {
        if seconds >= restored { return 0 }
        return seconds >= leaving ? fractionsAtRest.gone : fractionsAtRest.there
    }

    package var end: Double {
        max(start, progress.end ?? 0, insetFraction.end ?? 0, radius.end ?? 0, handleAlpha.end ?? 0, content.end)
    }
}
