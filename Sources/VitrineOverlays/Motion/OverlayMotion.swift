import VitrineMotion
import VitrineSurfaces

/// The translation of an overlay over time, and the tasks of the next layout pass.
package struct OverlayMotion: Hashable, Sendable {
    /// A move in the next layout pass; a later one replaces it. Source: facts, overlay container, section 3.7.
    package struct PendingMove: Hashable, Sendable {
        /// The notch; nil for the one that the policy chooses.
        package var index: Int?
        package var isAnimated: Bool
        /// The velocity in points per second, positive downward.
        package var velocity = 0.0
    }

    /// A finger on the overlay.
    package struct Drag: Hashable, Sendable {
        /// The translation height when the gesture began.
        package var start: Double
        /// The y coordinate of the finger when the gesture began, in points of the screen.
        package var origin: Double
        /// The y coordinate of the finger up to which its translation has been processed.
        package var location: Double
        package var hasStarted = false
        /// The drive of a finger on the driving scroll view.
        package var scroll: ScrollDrive?
    }

    /// The translation height.
    package var height: AdditiveValue
    package private(set) var heights: Stepped<[Double]>
    /// The last notch that the overlay has moved to.
    package var targetIndex = 0
    package var pending: PendingMove?
    package var needsNotches = false
    package var drag: Drag?
    package var move: OverlayTransition?

    package init(heights: [Double]) {
        self.heights = Stepped(heights)
        height = AdditiveValue(heights.first ?? 0)
    }

    package var notches: [Double] { heights.last }

    package mutating func setHeights(_ new: [Double], at seconds: Double) {
        if new != heights.last { heights.set(new, at: seconds) }
        targetIndex = min(targetIndex, max(0, new.count - 1))
    }

    /// Returns the range of a drag. Source: facts, overlay container, section 3.1.
    package func range(reachable: [Int]) -> ClosedRange<Double> {
        let notches = notches
        let target = notches.indices.contains(targetIndex) ? notches[targetIndex] : 0
        let highest = notches.last ?? 0
        let low = min(target, reachable.first.map { notches[$0] } ?? highest)
        let high = max(target, reachable.last.map { notches[$0] } ?? highest)
        return low...high
    }

    /// Whether a released overlay stays at its position. The library looks up the index among the reachable notches.
    /// Source: facts, overlay container, section 3.6.
    package func isAtRest(reachable: [Int]) -> Bool {
        let height = height.target
        return reachable.firstIndex { notches[$0] == height } == targetIndex
    }

    /// The time in seconds after which nothing moves.
    package var end: Double { max(height.end, heights.end) }
}
