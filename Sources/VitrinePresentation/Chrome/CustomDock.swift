import VitrinePages
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// A custom view at the bottom of the screen, above which a popup bar is docked as above a toolbar; the view that
/// LNPopupController's `bottomDockingViewForPopupBar` returns.
///
/// Source: facts, popup bar, sections 2.4 and 8.3.
public struct CustomDock: Hashable, Sendable {
    /// Points above the bottom safe area, 0...400; below it goes on to the screen's end. Default 50.
    public var height: Double
    /// Default: the system background, white in light and black in dark surroundings.
    public var background: RGBColor?
    /// From the view up to the popup bar, in points, 0...400. Default 0.
    public var bottomDockingViewMarginForPopupBar: Double
    /// Whether the view is hidden, so that the popup bar goes down to the bottom. Default false.
    public var isBottomDockingViewForPopupBarHidden = false
    /// What the view shows, in all of it down to the screen's end; its background is not drawn. Default: nothing.
    public var content = Content()

    public init(height: Double = 50, background: RGBColor? = nil, bottomDockingViewMarginForPopupBar: Double = 0) {
        self.height = height
        self.background = background
        self.bottomDockingViewMarginForPopupBar = bottomDockingViewMarginForPopupBar
    }

    /// y of its upper edge.
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
