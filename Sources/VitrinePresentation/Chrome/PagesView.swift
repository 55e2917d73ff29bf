import VitrinePages
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// The page on the screen, or two of which one slides over the other.
package struct PagesView {
    package let host: Host
    package let container: Container
    package let context: Context

    /// - Parameters:
    ///   - container: The host's container at the time of the context.
    package init(_ host: Host, container: Container, context: Context) {
        self.host = host
        self.container = container
        self.context = context
    }

    /// - Parameters:
    ///   - safeBottom: The current y coordinate of the bottom edge of the safe area of a page with the dock.
    ///   - bareSafeBottom: The y coordinate for a page without the dock.
    ///   - nodes: Returns the nodes of the container's own page.
    package func nodes(
        at seconds: Double, safeBottom: Double, bareSafeBottom: Double, own nodes: (Double) -> [Node]
    ) -> [Node] {
        let shown = host.navigation.shown(at: seconds)
        func content(_ page: NavigationMotion.Top, hasGround: Bool) -> [Node] {
            guard case .pushed(let i) = page else {
                return (hasGround ? [ground(container.pageColor(in: context.traits))] : [])
                    + nodes(safeBottom)
            }
            let (view, hidesDock) = host.page(page, at: seconds, in: context)
            return [ground(host.navigation.pushed[i].page.pageColor(in: context.traits))]
                + view.nodes(safeBottom: hidesDock ? bareSafeBottom : safeBottom)
        }
        guard let lower = shown.lower, shown.progress < 1 else { return content(shown.upper, hasGround: false) }
        let transition = PageTransition(
            in: context.screen, progress: shown.progress, traits: context.traits,
            cornerRadius: context.traits.design == .glass ? context.traits.device.cornerRadius : 0)
        return (context.traits.crossFadesPages ? [] : [ground(window)])
            + transition.nodes(
                lower: content(lower, hasGround: true), upper: content(shown.upper, hasGround: false))
    }

    private func ground(_ color: RGBColor) -> Node { .shape(ShapeNode(.rect(context.screen), color: color)) }

    /// The color behind the rounded corners of moving pages: white on a tab bar, else black. Source: facts, popup
    /// bar, section 3.6.
    private var window: RGBColor {
        if context.isDark { return .black }
        if case .tabBar = container.dock { return .white }
        return .black
    }

    /// Returns the color below glass: that of the page which fills more of the screen.
    package func color(at seconds: Double) -> RGBColor {
        let pages = host.navigation.pages(at: seconds)
        let page = pages.progress > 0.5 ? pages.upper : pages.lower
        return page?.page.pageColor(in: context.traits) ?? container.pageColor(in: context.traits)
    }
}
