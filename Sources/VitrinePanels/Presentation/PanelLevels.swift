import VitrineMotion
import VitrinePresentation
import VitrineSurfaces

/// The values of a panel that elements can follow: its position, and the y coordinate of its surface.
struct PanelLevels: Hashable, Sendable {
    static let position = "position"
    static let y = "y"

    static var declared: [Family.Declaration.Value] {
        [
            Family.Declaration.Value(position, levels: FloatingPanel.Position.allCases.map(\.rawValue)),
            Family.Declaration.Value(y),
        ]
    }

    private struct Step: Hashable, Sendable {
        var at: Double
        var position: FloatingPanel.Position
        /// The y coordinate of the surface, in points.
        var y: Double
        /// The pacing of an animation; nil for an immediate change.
        var pacing: Pacing?
        /// The initial velocity of a spring, in total distances per second.
        var velocity = 0.0
    }

    /// An interval in which a finger moves the surface.
    private struct Drag: Hashable, Sendable {
        var at: Double
        /// The y coordinate for a residual of 0.
        var place: Double
        var residual: AnimatedValue
    }

    private let initial: FloatingPanel.Position
    private var steps: [Step] = []
    private var drags: [Drag] = []
    /// The y coordinate of the panel's position; nil before the recording.
    private var place: Stepped<Double?> = Stepped(nil)

    init(_ initial: FloatingPanel.Position) { self.initial = initial }

    /// Begins the recording with the panel at its position.
    mutating func begin(at y: Double) { place = Stepped(y) }

    /// Records that the panel has moved to a position, or begins to.
    mutating func go(
        to position: FloatingPanel.Position, y: Double, at seconds: Double, pacing: Pacing? = nil, velocity: Double = 0
    ) {
        steps.append(Step(at: seconds, position: position, y: y, pacing: pacing, velocity: velocity))
        place.set(y, at: seconds)
    }

    /// Records a changed y coordinate of the panel's position.
    mutating func move(_ position: FloatingPanel.Position, to y: Double, at seconds: Double) {
        if place.last != y { go(to: position, y: y, at: seconds) }
    }

    /// Records that a finger moves the surface from now on.
    /// - Parameter place: The y coordinate for a residual of 0.
    mutating func drag(_ residual: AnimatedValue, place: Double, at seconds: Double) {
        if let last = drags.last, last.at >= steps.last?.at ?? -1 {
            drags[drags.count - 1].residual = residual
        } else {
            drags.append(Drag(at: seconds, place: place, residual: residual))
        }
    }

    /// - Parameter residual: The vertical distance of the surface from its position.
    func value(_ name: String, residual: AnimatedValue) -> PublishedValue? {
        switch name {
        case Self.position:
            var out = PublishedValue(.name(initial.rawValue))
            for step in steps {
                let level = PublishedValue.Level.name(step.position.rawValue)
                if let pacing = step.pacing {
                    out.move(to: level, at: step.at, pacing: pacing, velocity: step.velocity)
                } else {
                    out.set(level, at: step.at)
                }
            }
            return out
        case Self.y:
            guard let initial = place.initial else { return nil }
            var out = PublishedValue(.number(initial))
            let place = place
            out.show { (place.value(at: $0) ?? initial) + residual.value(at: $0) }
            var left = drags[...]
            for step in steps {
                while let drag = left.first, drag.at < step.at { track(left.removeFirst(), in: &out) }
                if let pacing = step.pacing {
                    out.move(to: .number(step.y), at: step.at, pacing: pacing, velocity: step.velocity)
                } else {
                    out.change(to: .number(step.y), at: step.at)
                }
            }
            for drag in left { track(drag, in: &out) }
            return out
        default: return nil
        }
    }

    private func track(_ drag: Drag, in value: inout PublishedValue) {
        value.track(from: drag.at) { drag.place + drag.residual.value(at: $0) }
    }
}
