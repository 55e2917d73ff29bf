import VitrinePages
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSetting

/// The page of a container: its content, below the bars and above the dock.
package struct PageView {
    package let container: Container
    package let context: Context
    /// The state of the elements after touches and changes.
    package var moment: ContentMoment

    package init(container: Container, context: Context, moment: ContentMoment = ContentMoment()) {
        self.container = container
        self.context = context
        self.moment = moment
    }

    /// A page that has been pushed: it has no bars of its own.
    package init(_ pushed: PresentedContent, at seconds: Double, in context: Context) {
        self.init(
            container: with(Container()) { $0.content = pushed.content.value(at: seconds) }, context: context,
            moment: pushed.state.moment(at: seconds))
    }

    /// The content in its frame.
    /// - Parameter safeBottom: y of the bottom edge of the safe area, as it moves.
    package func layout(safeBottom: Double) -> ContentLayout {
        let traits = context.traits
        let hasBar = container.navigationBar != nil || container.topBar(in: traits) != nil
        var safe = traits.safeArea
        if hasBar { safe.top = NavigationBarLayout.bottom(in: traits) }
        safe.bottom = context.screen.maxY - safeBottom
        return ContentLayout(
            container.content, frame: context.screen, safeArea: safe, in: ElementContext(context, moment: moment))
    }

    /// The picture behind the elements, and the elements.
    /// - Parameters:
    ///   - safeBottom: y of the bottom edge of the safe area, as it moves.
    ///   - inserted: nodes by the name of the element that lies over them.
    package func nodes(safeBottom: Double, inserting inserted: [String: [Node]] = [:]) -> [Node] {
        let layout = layout(safeBottom: safeBottom)
        return layout.picture() + layout.nodes(displacement: context.displacement, inserting: inserted)
    }

    /// The lower edge of the safe area for which the baseline of a label above it stands on a pixel border.
    package static func restingBottom(_ safeBottom: Double, in context: Context) -> Double {
        ContentLayout.restingBottom(safeBottom, in: context)
    }
}
