import VitrinePrimitives
import VitrineSurfaces

extension FloatingPanelController {
    /// Lays out the hidden surface: at the highest position, or at the initial one if it fits the bounds.
    func prepareSurface() {
        let traits = CurrentTraits.value
        let bounds = UIScreen.main.bounds
        view.place(in: bounds, safeArea: UIEdgeInsets(traits.safeArea))
        let span = HorizontalLayout.span(
            of: surfaceView, in: view, constraints: layout.prepareLayout(surfaceView: surfaceView, in: view),
            bounds: bounds.rect, safeArea: traits.safeArea, isRightToLeft: traits.direction == .rightToLeft)
        if layout is any FloatingPanelIntrinsicLayout {
            let around = surfaceView.distances
            let safeArea = UIEdgeInsets(
                top: 0, left: 0, bottom: max(0, view.safeAreaInsets.bottom - around.bottom), right: 0)
            fitContent(toWidth: CGFloat(span.width) - around.left - around.right, safeArea: safeArea)
        }
        placeSurface(x: span.x, width: span.width)
    }

    /// Gives an intrinsic surface the height of the content.
    /// - Returns: The height of the content and the part of it in the safe area; nil if constraints determine none.
    @discardableResult
    func fitContent(toWidth width: CGFloat, safeArea: UIEdgeInsets) -> CGFloat? {
        let fitted = contentViewController?.view?.fittedHeight(forWidth: max(0, width), safeArea: safeArea)
        if let fitted {
            let around = surfaceView.distances
            current.intrinsicSurfaceHeight = max(fitted, view.safeAreaInsets.bottom) + around.top + around.bottom
        }
        return fitted
    }

    func placeSurface(x: Double, width: Double) {
        let layout = layout
        var shown = position
        if shown == .hidden { shown = contentMode == .static ? layout.highest : layout.initialPosition }
        if !layout.supportedPositions.contains(shown) { shown = layout.initialPosition }
        let y = originYOfSurface(for: shown)
        surfaceView.frame = CGRect(x: CGFloat(x), y: y, width: CGFloat(width), height: surfaceHeight(at: y))
        layOutSurface()
    }

    /// Gives the surface the height of the content mode at its position.
    func fitSurface() {
        guard surfaceView.frame.width > 0 else { return }
        surfaceView.frame.size.height = surfaceHeight(at: surfaceView.frame.minY)
        layOutSurface()
    }

    /// Returns the height of the surface. Source: facts, floating panel, section 2.2.
    private func surfaceHeight(at y: CGFloat) -> CGFloat {
        if contentMode == .fitToBounds { return max(0, view.bounds.height - y) }
        if layout is any FloatingPanelIntrinsicLayout { return current.intrinsicSurfaceHeight }
        return max(0, view.bounds.height - originYOfSurface(for: layout.highest))
    }

    func layOutSurface() {
        guard surfaceView.frame.width > 0 else { return }
        surfaceView.set(frame: surfaceView.frame, safeArea: view.safeArea(of: surfaceView.frame))
        surfaceView.containerView.set(frame: surfaceView.bounds, safeArea: surfaceView.safeAreaInsets)
        guard let content = contentViewController, content.isViewLoaded else { return surfaceView.layoutIfNeeded() }
        var frame = surfaceView.bounds.inset(by: surfaceView.distances)
        frame.size = CGSize(width: max(0, frame.width), height: max(0, frame.height))
        content.showPushes { [handle] in handle.name }
        content.place(in: frame, safeArea: surfaceView.safeArea(of: frame))
    }
}

extension FloatingPanelSurfaceView {
    /// The distances from the edges of the surface to the content.
    fileprivate var distances: UIEdgeInsets {
        UIEdgeInsets(
            top: containerMargins.top + contentInsets.top, left: containerMargins.left + contentInsets.left,
            bottom: containerMargins.bottom + contentInsets.bottom, right: containerMargins.right + contentInsets.right)
    }
}

extension FloatingPanelLayout {
    fileprivate var highest: FloatingPanelPosition {
        [.full, .half, .tip].first { supportedPositions.contains($0) } ?? initialPosition
    }
}
