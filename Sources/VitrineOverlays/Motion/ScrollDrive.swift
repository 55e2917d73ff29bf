import VitrineMotion

/// One gesture that is shared between a scroll view and the overlay that it drives: a step for each event of the
/// finger. Source: facts, overlay container, section 3.5.
package struct ScrollDrive: Hashable, Sendable {
    /// The position of the overlay relative to the ends of its range.
    package enum Position: Hashable, Sendable {
        case top, bottom, stationary, inFlight

        package init(height: Double, range: ClosedRange<Double>) {
            if range.lowerBound == range.upperBound {
                self = .stationary
            } else if height == range.upperBound {
                self = .top
            } else if height == range.lowerBound {
                self = .bottom
            } else {
                self = .inFlight
            }
        }
    }

    package enum Step: Hashable, Sendable {
        case scroll
        /// The overlay moves to a height, and the content stays at an offset.
        case translate(height: Double, offset: Double)
    }

    /// The translation height when the gesture began.
    package let start: Double
    /// Whether the overlay moves by the finger's whole translation while the content stays, and receives the finger's
    /// velocity at the end, as before 3.5. Source: facts, overlay container, section 4.1.
    package let takesWholeSteps: Bool
    /// The downward distance that the finger has moved the overlay.
    private var translation = 0.0
    /// The content's last offset while it scrolled.
    package private(set) var lastOffset: Double
    /// Whether the movement goes to the overlay.
    package private(set) var isTranslating = false

    package init(height: Double, offset: Double, takesWholeSteps: Bool = false) {
        start = height
        lastOffset = offset
        self.takesWholeSteps = takesWholeSteps
    }

    /// Whether a movement goes to the overlay.
    /// - Parameter offset: The offset that the content would have; 0 for its top.
    package static func takes(_ position: Position, offset: Double, movesUp: Bool) -> Bool {
        switch position {
        case .bottom: offset > 0 && movesUp
        case .top: offset <= 0 && !movesUp
        case .inFlight: offset <= 0 || movesUp
        case .stationary: false
        }
    }

    /// - Parameters:
    ///   - delta: The downward distance of the finger, in points.
    ///   - offset: The offset that the content would have with the finger.
    ///   - height: The height of the overlay before the step.
    ///   - range: The range of the overlay's translation.
    package mutating func step(by delta: Double, to offset: Double, height: Double, range: ClosedRange<Double>) -> Step
    {
        let position = Position(height: height, range: range)
        isTranslating = delta != 0 && Self.takes(position, offset: offset, movesUp: delta < 0)
        guard isTranslating else {
            lastOffset = offset
            return .scroll
        }
        translation += offset <= 0 && !takesWholeSteps ? -offset : delta
        if !takesWholeSteps || lastOffset < 0 {
            if position != .bottom { lastOffset = max(lastOffset, 0) }
            if (lastOffset > 0) != (offset > 0) { lastOffset = 0 }
        }
        let height = (start - translation).clamped(to: range)
        return .translate(height: max(0, height), offset: lastOffset)
    }

    /// Whether the overlay receives the velocity of the released finger.
    /// - Parameter offset: The offset of the content.
    package func handsOnVelocity(at position: Position, offset: Double, movesUp: Bool) -> Bool {
        takesWholeSteps || Self.takes(position, offset: offset, movesUp: movesUp)
    }

    /// Returns the offset at which the content rests after the finger; nil if its deceleration determines it.
    /// - Parameters:
    ///   - predicted: The offset after its deceleration.
    ///   - isOnNotch: Whether the overlay is at a reachable notch.
    package func target(predicted: Double, position: Position, isOnNotch: Bool) -> Double? {
        switch position {
        case .bottom: predicted > 0 ? 0 : nil
        case .inFlight: isOnNotch ? nil : lastOffset
        case .top, .stationary: nil
        }
    }
}
