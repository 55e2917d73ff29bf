import VitrinePages
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// A custom view at the bottom of the screen, above which a popup bar is docked as above a toolbar; the result of
/// LNPopupController's `bottomDockingViewForPopupBar`. Source: facts, popup bar, sections 2.4 and 8.3.
public struct CustomDock: Hashable, Sendable {
    /// The height above the bottom safe area, into which the view extends, in points, 0...400. Default: 50.
    public var height: Double
    /// The background. Default: the system background, white in light and black in dark surroundings.
    public var background: RGBColor?
    /// The distance from the view to the popup bar above it, in points, 0...400. Default: 0.
    public var bottomDockingViewMarginForPopupBar: Double
    /// Whether the view is hidden, so that the popup bar is at the bottom. Default: false.
    public var isBottomDockingViewForPopupBarHidden = false
    /// The content of the view, down to the screen's end, without its background. Default: none.
    public var content = Content()

    public init(height: Double = 50, background: RGBColor? = nil, bottomDockingViewMarginForPopupBar: Double = 0) {
        self.height = height
        self.background = background
        self.bottomDockingViewMarginForPopupBar = bottomDockingViewMarginForPopupBar
    }

    /// Returns the y coordinate of its upper edge.
    package func top(in context: Context) -> Double {
        context.screen.maxY - context.traits.safeArea.bottom - height
    }

    package func nodes(in context: Context, presence: DockPresence) -> [Node] {
        guard presence.glass > 0 else { return [] }
        let (screen, top) = (context.screen, top(in: context))
        let frame = context.snapped(Rect(x: 0, y: top, width: screen.width, height: screen.maxY - top))
        let color = background ?? (context.isDark ? .black : .white)
        var safe = Insets.zero
        safe.bottom = min(frame.height, context.traits.safeArea.bottom)
        let inner = ContentLayout(content, frame: frame, safeArea: safe, in: ElementContext(context)).nodes()
        let shown = min(presence.glass, presence.content)
        return [.shape(ShapeNode(.rect(frame), color: color.faded(presence.glass)))]
            + (inner.isEmpty ? [] : shown < 1 ? [.group(GroupNode(inner, opacity: shown))] : inner)
    }
}
