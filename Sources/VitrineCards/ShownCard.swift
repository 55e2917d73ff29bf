import VitrineMotion
import VitrinePages
import VitrinePrimitives

/// One presentation of a card over time: from the call that presents it until it has been dismissed.
package struct ShownCard: Sendable {
    package let name: String
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
    /// From when on the card leaves for good.
    package internal(set) var leaving = Double.infinity
    /// How far the card is where it belongs: 0 in its transition frame, 1 at rest. The views behind it follow.
    package internal(set) var progress = AnimatedValue(0)
    /// Of the upper corners, in points.
    package internal(set) var radius = AnimatedValue(0)
    /// Of the dismiss handle, 0...1.
    package internal(set) var handleAlpha = AnimatedValue(0)
    package internal(set) var content: PresentedContent

    package func isThere(at seconds: Double) -> Bool { start <= seconds && seconds < removal }

    /// When everything has come to rest.
    package var end: Double {
        max(start, progress.end ?? 0, radius.end ?? 0, handleAlpha.end ?? 0, content.end)
    }
}
