import VitrineMotion
import VitrinePrimitives

/// The target of a released panel. Source: facts, floating panel, section 3.1.
package struct PanelRelease {
    package typealias Position = FloatingPanel.Position

    package let geometry: PanelGeometry
    /// The position before the drag.
    package let state: Position
    package let y: Double
    /// The velocity in points per second, positive downward.
    package let velocity: Double

    package init(_ geometry: PanelGeometry, from state: Position, y: Double, velocity: Double) {
        self.geometry = geometry
        self.state = state
        self.y = y
        self.velocity = velocity.isFinite ? velocity : 0
    }

    /// Returns the position that the panel moves to.
    package func target(asking behavior: some PanelBehavior) -> Position {
        guard geometry.supported.count > 1 else { return state }
        let rate = behavior.momentumProjectionRate.clamped(to: Decay.rates)
        var projected = y + velocity / 1000 * rate / (1 - rate)
        let isDown = velocity == 0 ? y > geometry.y(showing: state) : velocity > 0
        func bounds(at y: Double) -> (from: Position, to: Position) {
            let segment = geometry.segment(at: y, down: isDown)
            let (lower, upper) = (segment.lower ?? geometry.topMost, segment.upper ?? geometry.bottomMost)
            return isDown ? (lower, upper) : (upper, lower)
        }
        var (from, to) = bounds(at: projected)
        if !behavior.shouldProjectMomentum(for: to) {
            let near = geometry.segment(at: y, down: isDown)
            var (lower, upper) = (near.lower ?? geometry.topMost, near.upper ?? geometry.bottomMost)
            if lower == upper {
                // Beyond the first or last position, the segment is that of its neighbor.
                if isDown { upper = geometry.next(lower) } else { lower = geometry.previous(upper) }
            }
            (from, to) = isDown ? (lower, upper) : (upper, lower)
            let (a, b) =
                isDown
                ? (geometry.y(of: from), geometry.y(of: geometry.next(to)))
                : (geometry.y(of: geometry.previous(to)), geometry.y(of: from))
            projected = max(min(projected, b), a)
        }
        let distance = geometry.y(of: to) - geometry.y(of: from)
        guard distance != 0 else { return from }
        let progress = ((projected - geometry.y(of: from)) / distance).magnitude
        let needed = min(max(behavior.redirectionalProgress(from: from, to: to), 0), 1)
        return progress > needed ? to : from
    }

    /// Whether the release removes the panel. Source: facts, floating panel, section 3.6.
    package func removes(goingTo target: Position, asking behavior: some PanelBehavior) -> Bool {
        let start = geometry.y(showing: state)
        guard y >= start else { return false }
        guard behavior.shouldProjectMomentum(for: target) || state == geometry.bottomMost else { return false }
        let distance = geometry.y(of: .hidden) - start
        let needed = min(max(behavior.removalProgress, 0), 1)
        if distance > 0, (y - start) / distance >= needed { return true }
        return removalVelocity(goingTo: target, asking: behavior) == behavior.removalVelocity
    }

    /// Returns the velocity in total distances per second, at most the behavior's; 0 at the target itself.
    package func removalVelocity(goingTo target: Position, asking behavior: some PanelBehavior) -> Double {
        let distance = (geometry.y(of: target) - y).magnitude
        return distance == 0 ? 0 : min(velocity / distance, behavior.removalVelocity)
    }
}

/// The position of a dragged panel. Source: facts, floating panel, section 3.2.
package struct PanelDrag {
    package let geometry: PanelGeometry
    /// The y coordinate of the surface when the drag began.
    package let start: Double
    package let bands: Set<FloatingPanel.Edge>
    package let isRemovable: Bool

    package init(
        _ geometry: PanelGeometry, from start: Double, bands: Set<FloatingPanel.Edge>, isRemovable: Bool
    ) {
        self.geometry = geometry
        self.start = start
        self.bands = bands
        self.isRemovable = isRemovable
    }

    /// The lowest y coordinate of the surface without the buffer.
    private var bottomY: Double { isRemovable ? geometry.y(of: .hidden) : geometry.bottomY }

    /// Returns the y coordinate of the surface for a finger's translation.
    package func y(movedBy distance: Double, allowsTopBuffer: Bool = true) -> Double {
        let (topY, bottomY) = (geometry.topY, bottomY)
        let resisted = RubberBand.standard
        var y = start + (distance.isFinite ? distance : 0)
        if bands.contains(.top), y < topY {
            y = topY - resisted.offset(pull: topY - y, length: geometry.height)
        }
        if bands.contains(.bottom), y > bottomY {
            y = bottomY + resisted.offset(pull: y - bottomY, length: geometry.height)
        }
        let top = topY - (allowsTopBuffer ? max(0, geometry.layout.topInteractionBuffer) : 0)
        return max(top, min(y, bottomY + max(0, geometry.layout.bottomInteractionBuffer)))
    }

    /// Returns the backdrop's opacity for a y coordinate of the surface. Source: facts, floating panel, section 3.5.
    /// - Parameter translation: The translation of the finger since touch down.
    package static func alpha(_ geometry: PanelGeometry, at y: Double, translation: Double) -> Double {
        let isDown = translation >= 0
        let segment = geometry.segment(at: y, down: isDown)
        let (lower, upper) = (segment.lower ?? geometry.topMost, segment.upper ?? geometry.bottomMost)
        let (behind, ahead) = isDown ? (lower, upper) : (upper, lower)
        let (from, to) = (geometry.y(of: behind), geometry.y(of: ahead))
        let alpha = geometry.alpha(at: behind)
        guard from != to else { return alpha }
        let fraction = (1 - (to - y) / (to - from)).clamped(to: 0...1)
        return alpha + fraction * (geometry.alpha(at: ahead) - alpha)
    }
}
