import VitrineMotion
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces

// The tracked scroll view. Source: facts, floating panel, section 3.7.
extension FloatingPanelPresentation {
    /// Returns the layout of the content at a time, in the surface.
    func contentLayout(at frame: FrameContext, _ geometry: PanelGeometry) -> ContentLayout {
        FloatingPanelView(self, geometry, at: frame).content
    }

    private func scrollName(at frame: FrameContext) -> String? { panel.value(at: frame.seconds).scrollView }

    func hasScrollView(at frame: FrameContext) -> Bool { scrollName(at: frame) != nil }

    func isInScrollView(_ location: Point, at frame: FrameContext) -> Bool {
        guard let name = scrollName(at: frame) else { return false }
        let geometry = geometry(at: frame)
        let surface = surface(at: frame, geometry)
        let found = contentLayout(at: frame, geometry).frame(of: name)
        return found?.contains(location - surface.origin) ?? false
    }

    /// Returns the offset of the tracked scroll view; 0 without one.
    func contentOffset(at frame: FrameContext) -> Double {
        guard let name = scrollName(at: frame) else { return 0 }
        let own = content.shownContent(at: frame.seconds).element(named: name)?.list?.contentOffset ?? 0
        return content.moment(at: frame.seconds).number(.contentOffset, of: name) ?? own
    }

    private mutating func scroll(at frame: FrameContext, _ body: (inout ScrollContent) -> Void) {
        guard let name = scrollName(at: frame) else { return }
        let layout = contentLayout(at: frame, geometry(at: frame))
        content.scroll(name, in: layout, body)
    }

    /// Whether the content scrolls under the finger instead of the panel being dragged.
    func scrollViewHandles(
        _ drag: Drag, velocity: Double, _ session: Session, at frame: FrameContext
    ) -> Bool {
        let geometry = session.geometry
        guard hasScrollView(at: frame), !drag.isInteracting, geometry.shown(state.last) == geometry.topMost,
            modelY(geometry) == geometry.topY
        else { return false }
        let surface = surface(at: frame, geometry)
        let isInGrabberArea = isInGrabberArea(drag.path.location(at: frame.seconds) - surface.origin)
        if isInGrabberArea { return !self.isInGrabberArea(drag.location) }
        guard drag.isInScrollView, !self.isInGrabberArea(drag.location) else { return false }
        let zero = session.rules.contentOffsetForPinning(moment(session, at: frame))
        if contentOffset(at: frame) - zero > 0 { return true }
        return velocity <= 0
    }

    /// Scrolls the content with the finger until the next event, or releases it.
    mutating func scroll(
        _ drag: Drag, _ phase: PanPhase, velocity: Double, _ session: Session, in recorder: inout Recorder
    ) {
        let now = recorder.seconds
        guard phase == .changed else {
            return scroll(at: recorder.frame) { $0.release(velocity: -velocity, at: now) }
        }
        let next = max(now, min(now + recorder.frame.touchInterval, drag.path.up))
        let delta = drag.path.location(at: next).y - drag.path.location(at: now).y
        scroll(at: recorder.frame) { $0.drag(by: delta, from: now, to: next) }
    }

    /// Holds the content while the panel is dragged.
    mutating func pin(_ drag: Drag, in recorder: inout Recorder) {
        guard let offset = drag.pinnedOffset, contentOffset(at: recorder.frame) != offset else { return }
        let now = recorder.seconds
        scroll(at: recorder.frame) { $0.pin(at: offset, from: now, to: now) }
    }

    /// Releases the content with the finger's velocity.
    mutating func letGo(velocity: Double, in recorder: inout Recorder) {
        let now = recorder.seconds
        scroll(at: recorder.frame) { $0.letGo(at: now, velocity: -velocity) }
    }
}
