import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// A panel at one time. It is laid out with the upper left corner of its surface at the origin and moved as a whole, so
/// that nothing is rounded again in motion. Source of the geometry: facts, floating panel, sections 1.6 and 2.2.
package struct FloatingPanelView {
    private let panel: FloatingPanel
    private let geometry: PanelGeometry
    private let context: Context
    package let surface: Rect
    package let alpha: Double
    package let content: ContentLayout

    package init(_ presentation: FloatingPanelPresentation, _ geometry: PanelGeometry, at frame: FrameContext) {
        panel = presentation.panel.value(at: frame.seconds)
        self.geometry = geometry
        context = frame.context
        surface = presentation.surface(at: frame, geometry)
        alpha = presentation.alpha(at: frame.seconds, geometry)
        let view = panel.surfaceView
        var safeArea = panel.contentSafeArea(in: surface, geometry)
        if panel.contentInsetAdjustmentBehavior == .never { safeArea.bottom = 0 }
        content = presentation.content.layout(
            in: view.contentFrame(in: surface.size), safeArea: safeArea, ElementContext(frame.context),
            at: frame.seconds)
    }

    /// The visible shape, relative to the surface's corner.
    package var container: Rect {
        let margins = panel.surfaceView.containerMargins
        // The fill continues below a panel that is pulled above its top position.
        let overflow = panel.contentMode == .static ? geometry.height + geometry.layout.topInteractionBuffer : 0
        return Rect(
            x: margins.left, y: margins.top, width: max(0, surface.width - margins.left - margins.right),
            height: max(
                0,
                margins.bottom == 0
                    ? surface.height - margins.top + overflow : surface.height - margins.top - margins.bottom))
    }

    private var outline: UnevenRoundedRect {
        let view = panel.surfaceView
        let radius = view.cornerRadius
        return UnevenRoundedRect(
            container, radii: view.containerMargins.bottom == 0 ? .top(radius) : CornerRadii(radius),
            curve: view.cornerCurve.roundedRectCurve)
    }

    /// The grabber, relative to the surface's corner.
    package var grabber: Rect {
        let view = panel.surfaceView
        return Rect(
            x: (surface.width - view.grabberHandleWidth) / 2, y: view.grabberTopPadding,
            width: view.grabberHandleWidth, height: view.grabberHandleHeight)
    }

    package func nodes() -> [Node] {
        var out: [Node] = []
        if alpha > 0 {
            let color = panel.backdropView.backgroundColor.faded(alpha)
            out.append(.shape(ShapeNode(.rect(context.screen), color: color)))
        }
        guard surface.minY < geometry.height + 20 else { return out }
        out.append(.group(GroupNode(surfaceNodes, transform: .translation(x: surface.minX, y: surface.minY))))
        return out
    }

    private var surfaceNodes: [Node] {
        let view = panel.surfaceView
        let shape = Path.roundedRect(outline)
        var out: [Node] = []
        if !view.shadowHidden, view.shadowOpacity > 0 {
            let offset = Point(x: view.shadowOffset.width, y: view.shadowOffset.height)
            out.append(
                .shadow(
                    ShadowNode(
                        shape, offset: offset, radius: view.shadowRadius,
                        color: view.shadowColor.faded(view.shadowOpacity), knocksOut: true)))
        }
        out.append(.shape(ShapeNode(shape, color: view.backgroundColor)))
        let shown = contentNodes
        if view.cornerRadius > 0, !shown.isEmpty {
            out.append(.group(GroupNode(shown, clip: shape)))
        } else {
            out += shown
        }
        if let color = view.borderColor, view.borderWidth > 0 {
            let line = outline.inset(by: view.borderWidth / 2)
            let stroke = ShapeNode.Stroke(StrokeStyle(width: view.borderWidth), color: color)
            out.append(.shape(ShapeNode(.roundedRect(line), stroke: stroke)))
        }
        if !view.grabberHandle.isHidden {
            let bar = RoundedRect(grabber, radius: grabber.height / 2, curve: .circular)
            out.append(.shape(ShapeNode(.roundedRect(bar), color: view.grabberHandle.barColor)))
        }
        return out + subviews.nodes()
    }

    /// The nodes of the content. Its background covers the whole container if the content does.
    private var contentNodes: [Node] {
        var out: [Node] = []
        if content.content.background != nil || content.content.backgroundEffect != .none {
            var whole = content.frame
            if panel.surfaceView.containerMargins.bottom == 0, panel.surfaceView.contentInsets.bottom == 0 {
                whole.height = container.maxY - whole.minY
            }
            out += ContentLayout(Content(content.content, body: []), frame: whole, in: content.context).background()
        } else {
            out += content.picture()
        }
        return out + content.nodes()
    }

    /// The views over the content, in the frame of the surface.
    private var subviews: ContentLayout {
        let frame = Rect(x: 0, y: 0, width: surface.width, height: surface.height)
        return ContentLayout(Content(body: panel.surfaceView.subviews), frame: frame, in: content.context)
    }

    /// The elements that can be touched, in points of the surface.
    package var elements: [ElementTarget] { content.targets + subviews.targets }
}

extension Content {
    fileprivate init(_ other: Content, body: [Element]) {
        self = other
        self.body = body
    }
}

extension FloatingPanel {
    /// Returns the insets of the content that the root view's safe area covers. The bottom of a static surface is that
    /// at the top position, so that the content keeps its layout below the screen.
    func contentSafeArea(in surface: Rect, _ geometry: PanelGeometry) -> Insets {
        let frame = surfaceView.contentFrame(in: surface.size).offsetBy(dx: surface.minX, dy: surface.minY)
        var out = geometry.safeArea.covering(frame, in: geometry.bounds)
        if contentMode == .static {
            let below = surfaceView.containerMargins.bottom + surfaceView.contentInsets.bottom
            out.bottom = max(0, geometry.safeArea.bottom - below)
        }
        return out
    }
}

extension FloatingPanel.SurfaceView {
    /// Returns the frame of the content, relative to the surface's corner.
    func contentFrame(in surface: Size) -> Rect {
        let (margins, insets) = (containerMargins, contentInsets)
        return Rect(
            x: margins.left + insets.left, y: margins.top + insets.top,
            width: max(0, surface.width - margins.left - margins.right - insets.left - insets.right),
            height: max(0, surface.height - margins.top - margins.bottom - insets.top - insets.bottom))
    }

    /// The corners of the content, if it reaches the corners of the container.
    var contentCorners: CornerRadii { contentInsets == .zero ? .top(cornerRadius) : .zero }
}
