import VitrineMotion
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces

extension FloatingPanelPresentation {
    package mutating func touch(_ touch: Touch, in recorder: inout Recorder) -> Bool {
        switch touch.phase {
        case .began:
            if takesTaps(at: recorder.frame) { touchContent(touch, at: recorder.frame) }
            return true
        case .recognized: return recognized(touch, in: &recorder)
        case .moved: return true
        case .tapped:
            tap(touch, in: &recorder)
            return true
        case .ended:
            touchContent(touch, at: recorder.frame)
            isContentTouched = false
            recorder.wake(.panelPanned, at: nil)
            panned(.ended, in: &recorder)
            return true
        case .cancelled:
            touchContent(touch, at: recorder.frame)
            isContentTouched = false
            cancelDrag(in: &recorder)
            return true
        }
    }

    /// Gives the finger to the innermost recognizer: a slider or an element that scrolls, else the panel's pan. Source:
    /// facts, floating panel, section 6 (9).
    private mutating func recognized(_ touch: Touch, in recorder: inout Recorder) -> Bool {
        guard touch.gesture == .drag, touch.target?.element != Part.backdrop else { return false }
        let layout = contentLayout(at: recorder.frame, geometry(at: recorder.frame))
        let scrolls = element(touch).flatMap { layout.scrollingElement(around: $0)?.name }
        let isTracked = scrolls != nil && scrolls == panel.last.scrollView
        if !isTracked, touchContent(touch, at: recorder.frame) {
            isContentTouched = true
            return true
        }
        guard panBegan(touch, in: &recorder) else {
            isContentTouched = isTracked && touchContent(touch, at: recorder.frame)
            return isContentTouched
        }
        var cancelled = touch
        cancelled.phase = .cancelled
        touchContent(cancelled, at: recorder.frame)
        return true
    }

    /// Whether touches reach the content: only while the surface is within a pixel of its anchor. Source: facts,
    /// floating panel, section 6 (10).
    private func takesTaps(at frame: FrameContext) -> Bool {
        let geometry = geometry(at: frame)
        let anchor = geometry.y(showing: state.value(at: frame.seconds))
        return (y(at: frame.seconds, geometry) - anchor).magnitude <= frame.context.viewport.pixel
    }

    private func element(_ touch: Touch) -> String? {
        guard let id = touch.target, id.owner == name, !id.element.isEmpty, id.element != Part.grabber,
            id.element != Part.backdrop
        else { return nil }
        return id.element
    }

    @discardableResult
    private mutating func touchContent(_ touch: Touch, at frame: FrameContext) -> Bool {
        let layout = contentLayout(at: frame, geometry(at: frame))
        return content.touch(touch, of: name, in: layout)
    }

    private mutating func tap(_ touch: Touch, in recorder: inout Recorder) {
        if touch.target == Target.ID(name, Part.backdrop) {
            let recognizer = panel.last.backdropView.dismissalTapGestureRecognizer
            if recognizer?.isEnabled ?? (attachment.last == .modal) { dismissByTap(in: &recorder) }
            return
        }
        if takesTaps(at: recorder.frame) { touchContent(touch, at: recorder.frame) }
    }
}
