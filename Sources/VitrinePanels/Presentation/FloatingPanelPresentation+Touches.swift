import VitrineMotion
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSetting

extension FloatingPanelPresentation {
    package mutating func touch(_ touch: Touch, in recorder: inout Recorder) -> Bool {
        switch touch.phase {
        case .began:
            press(touch, in: &recorder)
            return true
        case .recognized:
            guard touch.gesture == .drag, touch.target?.element != Part.backdrop else { return false }
            let takes = panBegan(touch, in: &recorder)
            if takes { unpress(touch, in: &recorder) }
            return takes
        case .moved: return true
        case .tapped:
            tap(touch, in: &recorder)
            return true
        case .ended:
            unpress(touch, in: &recorder)
            panned(.ended, in: &recorder)
            recorder.wake(.panelPanned, at: nil)
            return true
        case .cancelled:
            unpress(touch, in: &recorder)
            cancelDrag(in: &recorder)
            return true
        }
    }

    /// Touches reach the content only while the surface is within a pixel of its anchor. Source: facts, floating panel,
    /// section 6 (10).
    private func takesTaps(at frame: FrameContext) -> Bool {
        let geometry = geometry(at: frame)
        let anchor = geometry.y(showing: state.value(at: frame.seconds))
        return (y(at: frame.seconds, geometry) - anchor).magnitude <= 1 / frame.context.viewport.scale
    }

    private func element(_ touch: Touch) -> String? {
        guard let id = touch.target, id.owner == name, !id.element.isEmpty, id.element != Part.grabber,
            id.element != Part.backdrop
        else { return nil }
        return id.element
    }

    private mutating func press(_ touch: Touch, in recorder: inout Recorder) {
        guard let element = element(touch), takesTaps(at: recorder.frame) else { return }
        elements.press(element, at: recorder.seconds)
    }

    private mutating func unpress(_ touch: Touch, in recorder: inout Recorder) {
        guard let element = element(touch), elements.number(.pressed, of: element)?.target == 1 else { return }
        elements.release(element, at: recorder.seconds)
    }

    private mutating func tap(_ touch: Touch, in recorder: inout Recorder) {
        if touch.target == Target.ID(name, Part.backdrop) {
            let recognizer = panel.last.backdropView.dismissalTapGestureRecognizer
            if recognizer?.isEnabled ?? (attachment.last == .modal) { dismissByTap(in: &recorder) }
            return
        }
        guard let element = element(touch), takesTaps(at: recorder.frame) else { return }
        elements.tap(element, in: panel.last.content, at: recorder.seconds)
    }
}
