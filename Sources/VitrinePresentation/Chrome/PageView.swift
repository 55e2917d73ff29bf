import VitrinePages
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// The page of a container: its content, below the bars and above the dock.
package struct PageView {
    /// The content, with the bar at the top, which is drawn apart from the page.
    package let content: Content
    package let context: Context
    /// The state of the elements after touches and changes.
    package var moment: ContentMoment
    /// Whether the container has a tab bar at the top.
    private let isBelowTabBar: Bool

    /// - Parameters:
    ///   - content: The content of the page.
    ///   - bar: The page's navigation bar; nil if there is none.
    ///   - container: The container of the page.
    package init(
        _ content: Content, bar: NavigationBar?, in container: Container, context: Context, moment: ContentMoment
    ) {
        self.content = with(content) { $0.navigationBar = bar }
        self.context = context
        self.moment = moment
        isBelowTabBar = container.topBar(in: context.traits) != nil
    }

    /// Returns the layout of the content.
    /// - Parameter safeBottom: The current y coordinate of the bottom edge of the safe area.
    package func layout(safeBottom: Double) -> ContentLayout {
        let traits = context.traits
        var safe = traits.safeArea
        safe.bottom = context.screen.maxY - safeBottom
        let edges = safe
        if isBelowTabBar { safe.top = NavigationBarLayout.bottom(in: traits) }
        return ContentLayout(
            content, frame: context.screen, safeArea: safe, edges: edges, in: ElementContext(context, moment: moment))
    }

    /// Returns the picture behind the elements, the elements, and the page's own bars at the bottom.
    /// - Parameters:
    ///   - safeBottom: The current y coordinate of the bottom edge of the safe area.
    ///   - inserted: The nodes below an element, by its name.
    package func nodes(safeBottom: Double, inserting inserted: [String: [Node]] = [:]) -> [Node] {
        let layout = layout(safeBottom: safeBottom)
        return layout.picture()
            + layout.nodes(displacement: context.displacement, inserting: inserted, navigationBar: false)
    }

    /// Returns the lower edge of the safe area that aligns the baseline of a label above it to a pixel border.
    package static func restingBottom(_ safeBottom: Double, in context: Context) -> Double {
        ContentLayout.restingBottom(safeBottom, in: context)
    }
}
