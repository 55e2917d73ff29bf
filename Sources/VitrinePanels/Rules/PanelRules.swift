import VitrinePrimitives
import VitrineSurfaces

/// The questions of a panel to its layout, its behavior and its delegate, and the notifications of the delegate, while
/// a scene is recorded. The keys of a scene answer with `SceneRules`. A module with the library's own names answers
/// with a user's objects: the answers are recorded, and reading the recording asks nothing.
package protocol PanelRules: PanelBehavior {
    /// Returns the layout for the traits of the parent. Asked at the start, before `show`, when traits change, and by
    /// `updateLayout`. Source: facts, floating panel, section 1.3.
    func layout(for traits: Traits) -> FloatingPanel.Layout

    /// Returns the height of the content of an intrinsic layout, in points, with the part that the safe area covers;
    /// nil for that of the content's elements. Asked after `layout(for:)`.
    func fittedHeight(forWidth width: Double, safeArea: Insets) -> Double?

    /// The current horizontal position of the surface, if it can change between two layouts; nil for that of the
    /// layout. Asked after each call of `notify`.
    var sides: FloatingPanel.Layout.Sides? { get }

    /// Whether a drag begins. Asked at each event of a pan while the panel is neither dragged nor decelerating.
    func shouldBeginDragging(_ moment: PanelMoment) -> Bool

    /// Returns the offset at which the tracked scroll view counts as being at its top.
    func contentOffsetForPinning(_ moment: PanelMoment) -> Double

    /// Notifies the delegate.
    func notify(_ event: PanelEvent, _ moment: PanelMoment)
}

/// The motion of a panel; the requirements of `FloatingPanelBehavior`.
package protocol PanelBehavior {
    func shouldProjectMomentum(for proposed: FloatingPanel.Position) -> Bool
    var momentumProjectionRate: Double { get }
    /// Returns the redirectional progress, clamped to 0...1.
    func redirectionalProgress(from: FloatingPanel.Position, to: FloatingPanel.Position) -> Double
    /// - Parameter velocity: The velocity in total distances per second.
    func interactionAnimator(to target: FloatingPanel.Position, velocity: Double) -> PanelAnimation
    func addAnimator(to target: FloatingPanel.Position) -> PanelAnimation
    func removeAnimator(from start: FloatingPanel.Position) -> PanelAnimation
    func moveAnimator(from start: FloatingPanel.Position, to target: FloatingPanel.Position) -> PanelAnimation
    /// - Parameter velocity: The velocity in total distances per second.
    func removalInteractionAnimator(velocity: Double) -> PanelAnimation
    var removalVelocity: Double { get }
    /// The removal progress, clamped to 0...1.
    var removalProgress: Double { get }
    func allowsRubberBanding(for edge: FloatingPanel.Edge) -> Bool
}

/// The state of a panel at the time of a question, which a user's object can read from its controller.
package struct PanelMoment: Hashable, Sendable {
    /// The seconds since the scene began.
    package var seconds: Double
    package var name: String
    package var position: FloatingPanel.Position
    /// The surface in points of the root view.
    package var surface: Rect
    /// The surface without the animation or the finger that moves it.
    package var target: Rect
    package var geometry: PanelGeometry
    /// The offset of the tracked scroll view; 0 without one.
    package var contentOffset: Double
    package var backdropAlpha: Double
    /// The animation in whose block the delegate is notified; nil outside of one.
    package var animation: PanelAnimation?

    /// Returns the target of a release without velocity.
    package func nearbyPosition(asking behavior: some PanelBehavior) -> FloatingPanel.Position {
        PanelRelease(geometry, from: position, y: surface.minY, velocity: 0).target(asking: behavior)
    }
}

/// A call of the delegate, with the names of `FloatingPanelControllerDelegate`.
package enum PanelEvent: Hashable, Sendable {
    case didChangePosition
    case willBeginDragging
    case didMove
    /// - velocity: The velocity of the finger, in points per second.
    case didEndDragging(velocity: Point, target: FloatingPanel.Position)
    case willBeginDecelerating
    case didEndDecelerating
    case didEndDraggingToRemove(velocity: Point)
    case didEndRemove

    /// The library's method, with the values of its arguments.
    package var call: String {
        switch self {
        case .didChangePosition: "floatingPanelDidChangePosition"
        case .willBeginDragging: "floatingPanelWillBeginDragging"
        case .didMove: "floatingPanelDidMove"
        case .didEndDragging(let velocity, let target):
            "floatingPanelDidEndDragging(withVelocity: \(Self.rounded(velocity.y)), targetPosition: \(target.rawValue))"
        case .willBeginDecelerating: "floatingPanelWillBeginDecelerating"
        case .didEndDecelerating: "floatingPanelDidEndDecelerating"
        case .didEndDraggingToRemove(let velocity):
            "floatingPanelDidEndDraggingToRemove(withVelocity: \(Self.rounded(velocity.y)))"
        case .didEndRemove: "floatingPanelDidEndRemove"
        }
    }

    private static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
