import VitrinePrimitives

/// The response of an entry to touch events. Source: facts, entry kit, sections 3.10 (rubber band) and 3.11 (swipe).
package struct EntryPan: Hashable, Sendable {
    package let position: EntryAttributes.Position
    package let scroll: EntryAttributes.Scroll
    /// The downward offset of the entry's anchor at rest: from the top of the screen, its bottom or its center.
    package let rest: Double
    /// The height of the screen in points.
    package let screenHeight: Double
    /// The downward displacement of the entry, in points.
    package private(set) var shift: Double
    /// The distance that the finger has pulled beyond the rest.
    private var pull: Double

    /// - Parameter isFirst: Whether the entry has not been pulled back before.
    package init(
        _ position: EntryAttributes.Position, _ scroll: EntryAttributes.Scroll, rest: Double, screenHeight: Double,
        shift: Double, isFirst: Bool
    ) {
        self.position = position
        self.scroll = scroll
        self.rest = rest
        self.screenHeight = screenHeight
        self.shift = shift
        pull = 0
        pull = isFirst ? rest : length
    }

    private var length: Double { position == .top ? rest : screenHeight + rest }

    /// Moves the finger down by a distance, in one touch event.
    package mutating func move(by distance: Double) {
        let stretches = position == .top ? distance > 0 && shift >= 0 : distance < 0 && shift <= 0
        guard stretches else {
            shift += distance
            return
        }
        guard case .enabled = scroll, length > 0 else { return }
        pull += distance
        if position == .top {
            guard pull > 0 else { return }
            shift = length * (1 + Self.log10(pull / length)) - rest
        } else {
            let step = distance.magnitude < 2 ? 0.0 : 1
            shift -= step + Self.log10((pull.magnitude + length) / length)
        }
    }

    private static func log10(_ value: Double) -> Double { ExactMath.log(value) / ExactMath.log(10) }

    /// The exit of an entry after a swipe.
    package struct Swipe: Hashable, Sendable {
        /// Whether it leaves over the top of the screen.
        package var isUp: Bool
        /// The duration in seconds.
        package var duration: Double
    }

    /// Returns the swipe of a release with a velocity, in points per second downward; nil if the entry returns.
    package func swipe(velocity: Double) -> Swipe? {
        let isSwipeable =
            switch scroll {
            case .disabled: false
            case .edgeCrossingDisabled(let swipeable): swipeable
            case .enabled(let swipeable, _): swipeable
            }
        let isUp = position == .top
        let leaves = isUp ? velocity < -60 && shift < 0 : velocity > 60 && shift > 0
        guard isSwipeable, leaves else { return nil }
        return Swipe(isUp: isUp, duration: (shift.magnitude / velocity.magnitude).clamped(to: 0.3...0.7))
    }

    /// The animation of the return.
    package var pullback: EntryAttributes.PullbackAnimation {
        if case .enabled(_, let animation) = scroll { animation } else { .easeOut }
    }
}
