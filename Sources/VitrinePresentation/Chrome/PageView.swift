import VitrinePages
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// The page of a container: its content, below the bars and above the dock.
package struct PageView {
    /// With the bar at the top, which is drawn apart from the page.
    package let content: Content
    package let context: Context
    /// The state of the elements after touches and changes.
    package var moment: ContentMoment
    /// Whether the container has a tab bar at the top.
    private let isBelowTabBar: Bool

    /// - Parameters:
    ///   - content: of the page.
    ///   - bar: the page's navigation bar; nil without one.
    ///   - container: that shows it.
    package init(
        _ content: Content, bar: NavigationBar?, in container: Container, context: Context, moment: ContentMoment
    ) {
        self.content = with(content) { $0.navigationBar = bar }
        self.context = context
        self.moment = moment
        isBelowTabBar = container.topBar(in: context.traits) != nil
    }

    /// The content in its frame.
    /// - Parameter safeBottom: y of the bottom edge of the safe area, as it moves.
    package func layout(safeBottom: Double) -> ContentLayout {
        let traits = context.traits
        var safe = traits.safeArea
        safe.bottom = context.screen.maxY - safeBottom
        let edges = safe
        if isBelowTabBar { safe.top = NavigationBarLayout.bottom(in: traits) }
        return ContentLayout(
            content, frame: context.screen, safeArea: safe, edges: edges, in: ElementContext(context, moment: moment))
    }

    /// The picture behind the elements, the elements, and the page's own bars at the bottom.
    /// - Parameters:
    ///   - safeBottom: y of the bottom edge of the safe area, as it moves.
    ///   - inserted: nodes by the name of the element that lies over them.
    package func nodes(safeBottom: Double, inserting inserted: [String: [Node]] = [:]) -> [Node] {
        let layout = layout(safeBottom: safeBottom)
        return layout.picture()
            + layout.nodes(displacement: context.displacement, inserting: inserted, navigationBar: false)
    }

    /// The lower edge of the safe area for which the baseline of a label above it stands on a pixel border.
    package static func restingBottom(_ safeBottom: Double, in context: Context) -> Double {
        ContentLayout.restingBottom(safeBottom, in: context)
    }
}
