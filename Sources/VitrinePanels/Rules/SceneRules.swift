import VitrineMotion
import VitrinePrimitives
import VitrineSurfaces

/// The answers of a scene's keys.
package struct SceneRules: PanelRules {
    package let panel: FloatingPanel

    package init(_ panel: FloatingPanel) { self.panel = panel }

    /// Without a layout, it is the library's for the height. Source: facts, floating panel, section 1.3.
    package func layout(for traits: Traits) -> FloatingPanel.Layout {
        panel.givenLayout ?? FloatingPanel.Layout(traits.verticalSizeClass == .compact ? .defaultLandscape : .default)
    }

    package func fittedHeight(forWidth width: Double, safeArea: Insets) -> Double? { nil }

    package var sides: FloatingPanel.Layout.Sides? { nil }

    package func shouldBeginDragging(_ moment: PanelMoment) -> Bool { true }

    /// Lists have no inset at their top.
    package func contentOffsetForPinning(_ moment: PanelMoment) -> Double { 0 }

    package func notify(_ event: PanelEvent, _ moment: PanelMoment) {}

    private var behavior: FloatingPanel.Behavior { panel.behavior }

    package func shouldProjectMomentum(for proposed: FloatingPanel.Position) -> Bool { behavior.shouldProjectMomentum }

    package var momentumProjectionRate: Double { behavior.momentumProjectionRate }

    package func redirectionalProgress(from: FloatingPanel.Position, to: FloatingPanel.Position) -> Double {
        behavior.redirectionalProgress
    }

    package func interactionAnimator(to target: FloatingPanel.Position, velocity: Double) -> PanelAnimation {
        PanelAnimation(behavior.interactionAnimator ?? .interaction, velocity: velocity)
    }

    package func addAnimator(to target: FloatingPanel.Position) -> PanelAnimation {
        PanelAnimation(behavior.addAnimator ?? .call)
    }

    package func removeAnimator(from start: FloatingPanel.Position) -> PanelAnimation {
        PanelAnimation(behavior.removeAnimator ?? .call)
    }

    package func moveAnimator(from start: FloatingPanel.Position, to target: FloatingPanel.Position) -> PanelAnimation {
        PanelAnimation(behavior.moveAnimator ?? .call)
    }

    package func removalInteractionAnimator(velocity: Double) -> PanelAnimation {
        PanelAnimation(behavior.removalInteractionAnimator ?? .removal, velocity: velocity)
    }

    package var removalVelocity: Double { behavior.removalVelocity }
    package var removalProgress: Double { behavior.removalProgress }

    package func allowsRubberBanding(for edge: FloatingPanel.Edge) -> Bool {
        behavior.allowsRubberBanding.contains(edge)
    }
}
