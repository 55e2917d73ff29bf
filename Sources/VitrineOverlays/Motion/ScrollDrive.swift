import VitrineMotion

/// One gesture that is shared between a scroll view and the overlay that it drives: a step for each event of the finger.
///
/// Source: facts, overlay container, section 3.5.
package struct ScrollDrive: Hashable, Sendable {
    /// Where the overlay is between the ends of its range.
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

    /// What a step of the finger does.
    package enum Step: Hashable, Sendable {
        /// The content scrolls.
        case scroll
        /// The overlay goes to a height, and the content stays at an offset.
        case translate(height: Double, offset: Double)
    }

    /// The translation height when the gesture began.
    package let start: Double
    /// Whether the overlay takes the finger's whole way while the content stays where it is, and the finger's velocity in
    /// the end, as before 3.5. Source: facts, overlay container, section 4.1.
    package let takesWholeSteps: Bool
    /// How far down the finger has taken the overlay.
    private var translation = 0.0
    /// The content's last offset while it scrolled.
    package private(set) var lastOffset: Double
    /// Whether the overlay has the movement.
    package private(set) var isTranslating = false

    package init(height: Double, offset: Double, takesWholeSteps: Bool = false) {
        start = height
        lastOffset = offset
        self.takesWholeSteps = takesWholeSteps
    }

    /// Whether the overlay takes a movement.
    /// - Parameter offset: Where the content would go; 0 for its top.
    package static func takes(_ position: Position, offset: Double, movesUp: Bool) -> Bool {
        switch position {
        case .bottom: offset > 0 && movesUp
        case .top: offset <= 0 && !movesUp
        case .inFlight: offset <= 0 || movesUp
        case .stationary: false
        }
    }

    /// - Parameters:
    ///   - delta: How far the finger goes down, in points.
    ///   - offset: Where the content goes with the finger.
    ///   - height: Of the overlay before the step.
    ///   - range: Of the overlay's translation.
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
        let height = min(max(start - translation, range.lowerBound), range.upperBound)
        return .translate(height: max(0, height), offset: lastOffset)
    }

    /// Whether the overlay gets the velocity with which the finger leaves.
    /// - Parameter offset: of the content.
    package func handsOnVelocity(at position: Position, offset: Double, movesUp: Bool) -> Bool {
        takesWholeSteps || Self.takes(position, offset: offset, movesUp: movesUp)
    }

    /// Where the content comes to rest after the finger; nil where its inertia takes it.
    /// - Parameters:
    ///   - predicted: where its inertia takes it.
    ///   - isOnNotch: whether the overlay stands on a notch that can be reached.
    package func target(predicted: Double, position: Position, isOnNotch: Bool) -> Double? {
        switch position {
        case .bottom: predicted > 0 ? 0 : nil
        case .inFlight: isOnNotch ? nil : lastOffset
        case .top, .stationary: nil
        }
    }
}
