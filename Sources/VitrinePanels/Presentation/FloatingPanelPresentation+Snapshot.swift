import VitrineMotion
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces

extension FloatingPanelPresentation {
    package func snapshot(at frame: FrameContext) -> PresentationSnapshot {
        let attachment = attachment.value(at: frame.seconds)
        guard attachment != .none else { return PresentationSnapshot() }
        let geometry = geometry(at: frame)
        let nodes = FloatingPanelView(self, geometry, at: frame).nodes()
        var out = claims(at: frame, geometry)
        out.layers = [
            attachment == .modal
                ? Layer(.modal, nodes) : Layer(.page, nodes, before: panel.value(at: frame.seconds).belowView)
        ]
        return out
    }

    package func claims(at frame: FrameContext) -> PresentationSnapshot {
        attachment.value(at: frame.seconds) == .none
            ? PresentationSnapshot() : claims(at: frame, geometry(at: frame))
    }

    private func claims(at frame: FrameContext, _ geometry: PanelGeometry) -> PresentationSnapshot {
        let surface = surface(at: frame, geometry)
        let panel = panel.value(at: frame.seconds)
        let view = panel.surfaceView
        return PresentationSnapshot(
            hosted: HostPose(
                frame: view.contentFrame(in: surface.size).offsetBy(dx: surface.minX, dy: surface.minY),
                safeArea: panel.contentSafeArea(in: surface, geometry), corners: view.contentCorners,
                cornerCurve: view.cornerCurve.roundedRectCurve, takesTouches: surface.minY < geometry.height))
    }

    package func targets(at frame: FrameContext) -> [Target] {
        guard attachment.value(at: frame.seconds) != .none else { return [] }
        let geometry = geometry(at: frame)
        let view = FloatingPanelView(self, geometry, at: frame)
        let origin = view.surface.origin
        // Hit testing uses the model, the target of the surface, rather than its position on the screen.
        let model = drag?.isInteracting == true ? origin.y : geometry.y(showing: state.value(at: frame.seconds))
        let isShown = model < geometry.height
        func target(_ element: String, _ box: Rect) -> Target {
            Target(
                .init(name, element), frame: box.offsetBy(dx: origin.x, dy: origin.y),
                hit: isShown ? box.offsetBy(dx: origin.x, dy: model) : nil)
        }
        var out: [Target] = []
        let grabberArea = view.grabber.insetBy(dx: -10, dy: -6)
        out.append(target(Part.grabber, grabberArea))
        for element in view.elements.reversed() {
            var found = target(element.name, element.frame)
            found.blocks = false
            out.append(found)
        }
        let whole = Rect(
            x: 0, y: 0, width: view.surface.width, height: max(view.surface.height, geometry.height - origin.y))
        out.append(target("", whole))
        // UIKit's hit testing ignores views that are nearly transparent.
        let isDimmed = view.alpha >= 0.01
        out.append(
            Target(.init(name, Part.backdrop), frame: frame.context.screen, hit: isDimmed ? frame.context.screen : nil))
        return out
    }

    package func lapEnd(at frame: FrameContext) -> Double? {
        guard attachment.value(at: frame.seconds) != .none else { return nil }
        return contentLayout(at: frame, geometry(at: frame)).lapEnd(after: frame.seconds)
    }
}
