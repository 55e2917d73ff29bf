import VitrineMotion
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

/// A floating panel over time. The surface is at the position of its state, plus a residual that fingers and animations
/// move: changes of the position, such as a rotation, need no separate motion.
package struct FloatingPanelPresentation: Presentation {
    package typealias Position = FloatingPanel.Position

    /// Parts of a panel that a touch finds by name.
    package enum Part {
        package static let grabber = "grabber"
        package static let backdrop = "backdrop"
    }

    /// The containment of the panel.
    package enum Attachment: Hashable, Sendable {
        case none
        /// The panel is in its parent.
        case child
        /// The panel is over the whole window.
        case modal
    }

    package let name: String
    package internal(set) var panel: Stepped<FloatingPanel>
    /// The last layout that the panel has read.
    package internal(set) var layout: Stepped<FloatingPanel.Layout>
    /// The computed height of an intrinsic layout, without the bottom safe area, in points.
    var intrinsicHeight = Stepped(0.0)
    package internal(set) var attachment: Stepped<Attachment>
    package internal(set) var state: Stepped<Position>
    /// The vertical distance of the surface from the position of its state, in points.
    var residual = AnimatedValue(0)
    /// The difference of the backdrop's alpha from that of the state.
    var alphaResidual = AnimatedValue(0)
    /// The difference of the surface's height from that of the content mode, in points.
    var heightResidual = AnimatedValue(0)
    package internal(set) var content: PresentedContent
    var published: PanelLevels

    // The following properties are for recording only.
    var animation: Running?
    var drag: Drag?
    /// Whether the content has the finger.
    var isContentTouched = false
    /// The objects of a user; nil if the keys answer.
    private let userRules: UserRules?

    /// The user's answers. Unchecked: recording asks on one thread at a time.
    private struct UserRules: @unchecked Sendable {
        let rules: any PanelRules
    }

    struct Running: Hashable, Sendable {
        var pacing: PanelAnimation
        /// The time at which it began.
        var since: Double
        /// Whether it settles a drag.
        var isDecelerating: Bool
        var then: Completion?

        init(_ pacing: PanelAnimation, since seconds: Double, isDecelerating: Bool, then: Completion?) {
            self.pacing = pacing
            since = seconds
            self.isDecelerating = isDecelerating
            self.then = then
        }
    }

    enum Completion: Hashable, Sendable {
        case detach
        /// The delegate is notified that the panel has been removed.
        case endRemoval
    }

    /// - Parameter rules: The answers in place of the panel's keys; nil for those.
    package init(
        _ panel: FloatingPanel, name: String, presented: Bool, traits: Traits, rules: (any PanelRules)? = nil
    ) {
        self.name = name
        self.panel = Stepped(panel)
        content = PresentedContent(panel.content)
        userRules = rules.map { UserRules(rules: $0) }
        let layout = (rules ?? SceneRules(panel)).layout(for: traits)
        self.layout = Stepped(layout)
        attachment = Stepped(presented ? .child : .none)
        state = Stepped(presented ? layout.initialPosition : .hidden)
        published = PanelLevels(state.initial)
    }

    /// Returns the answers to questions at the time of a call.
    func rules(in recorder: borrowing Recorder) -> any PanelRules {
        userRules?.rules ?? SceneRules(panel.value(at: recorder.seconds))
    }

    // MARK: Reading

    package func geometry(at frame: FrameContext) -> PanelGeometry {
        let environment = frame.context.traits
        var safeArea = environment.safeArea
        if attachment.value(at: frame.seconds) != .modal {
            safeArea.bottom = max(safeArea.bottom, frame.context.screen.maxY - frame.safeBottom)
        }
        return PanelGeometry(
            layout.value(at: frame.seconds), size: frame.context.screen.size, safeArea: safeArea,
            intrinsicHeight: intrinsicHeight.value(at: frame.seconds))
    }

    /// Returns an intrinsic surface's height without the bottom safe area. Source: facts, floating panel, section 2.2.
    func fittedHeight(asking rules: any PanelRules, at frame: FrameContext) -> Double {
        let (view, geometry) = (panel.value(at: frame.seconds).surfaceView, geometry(at: frame))
        let (x, width) = geometry.sides
        let (around, safe) = (view.containerMargins, geometry.safeArea)
        let place = view.contentFrame(in: Size(width: width, height: geometry.height)).offsetBy(dx: x, dy: 0)
        var covered = safe.covering(place, in: geometry.bounds)
        (covered.top, covered.bottom) = (0, max(0, safe.bottom - around.bottom - view.contentInsets.bottom))
        let own: Double
        if let fitted = rules.fittedHeight(forWidth: place.width, safeArea: covered) {
            own = max(0, fitted - safe.bottom)
        } else {
            covered.bottom = 0
            own =
                content.size(
                    fitting: place.width, safeArea: covered, ElementContext(frame.context), at: frame.seconds
                ).height
        }
        return own + around.top + around.bottom + view.contentInsets.top + view.contentInsets.bottom
    }

    /// Returns the surface at a time, in points of the root view.
    package func surface(at frame: FrameContext, _ geometry: PanelGeometry) -> Rect {
        let y = self.y(at: frame.seconds, geometry)
        let (x, width) = geometry.sides
        return Rect(x: x, y: y, width: width, height: height(at: frame.seconds, geometry, y: y))
    }

    /// Returns the surface at the position of its state.
    func target(at seconds: Double, _ geometry: PanelGeometry) -> Rect {
        let y = geometry.y(showing: state.value(at: seconds))
        let (x, width) = geometry.sides
        let isStatic = panel.value(at: seconds).contentMode == .static
        return Rect(x: x, y: y, width: width, height: isStatic ? geometry.surfaceHeight : max(0, geometry.height - y))
    }

    func y(at seconds: Double, _ geometry: PanelGeometry) -> Double {
        geometry.y(showing: state.value(at: seconds)) + residual.value(at: seconds)
    }

    /// Returns the target of the surface. A finished spring leaves less than 0.1 % of its distance.
    func modelY(_ geometry: PanelGeometry) -> Double { geometry.y(showing: state.last) + residual.target }

    private func height(at seconds: Double, _ geometry: PanelGeometry, y: Double) -> Double {
        let residual = heightResidual.value(at: seconds)
        switch panel.value(at: seconds).contentMode {
        case .static: return max(0, geometry.surfaceHeight + residual)
        case .fitToBounds: return max(0, geometry.height - y + residual)
        }
    }

    /// Returns the opacity of the backdrop, 0...1.
    package func alpha(at seconds: Double, _ geometry: PanelGeometry) -> Double {
        let alpha = geometry.alpha(at: state.value(at: seconds)) + alphaResidual.value(at: seconds)
        return alpha.clamped(to: 0...1)
    }

    package func keyboard(at seconds: Double) -> KeyboardElement? {
        attachment.value(at: seconds) == .none ? nil : content.keyboard(at: seconds)
    }

    package func value(_ name: String) -> PublishedValue? { published.value(name, residual: residual) }

    package func settings(at seconds: Double) -> [(key: String, value: ValueNode?)] {
        [(FloatingPanel.key, .mapping([(name, panel.value(at: seconds).node(Format()))]))]
    }

    package var end: Double {
        let motions = [residual.end, alphaResidual.end, heightResidual.end].map { $0 ?? 0 }
        return ([panel.end, layout.end, intrinsicHeight.end, attachment.end, state.end, content.end] + motions).max()
            ?? 0
    }
}

extension FrameContext {
    /// The y coordinate of the bottom of the safe area, above the dock and the bars on it.
    var safeBottom: Double { claims.lazy.compactMap(\.safeArea).last?.bottom ?? dock.safeBottom }
}
