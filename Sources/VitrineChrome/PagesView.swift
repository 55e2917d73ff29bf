import VitrinePages
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSetting

/// The page on the screen, or two of which one slides over the other.
///
/// Source: facts, popup bar, section 3.6.
package struct PagesView {
    /// Displacement of the lower page, as a share of the width, and its dimming.
    package static let parallax = 0.3
    package static let dimming = 0.1

    package let container: Container
    package let navigation: NavigationMotion
    package let context: Context

    package init(container: Container, navigation: NavigationMotion, context: Context) {
        self.container = container
        self.navigation = navigation
        self.context = context
    }

    /// - Parameters:
    ///   - safeBottom: y of the bottom edge of the safe area of a page with the dock, as it moves.
    ///   - bareSafeBottom: that of a page without it.
    ///   - nodes: those of the container's own page.
    package func nodes(
        at seconds: Double, safeBottom: Double, bareSafeBottom: Double, own nodes: (Double) -> [Node]
    ) -> [Node] {
        let pages = navigation.pages(at: seconds)
        func content(_ pushed: NavigationMotion.PushedPage?) -> [Node] {
            guard let pushed else { return nodes(safeBottom) }
            return page(
                pushed, at: seconds, safeBottom: pushed.page.hidesBottomBarWhenPushed ? bareSafeBottom : safeBottom)
        }
        guard let upper = pages.upper, pages.progress < 1 else { return content(pages.upper) }
        let screen = context.screen
        let direction = context.traits.direction == .rightToLeft ? -1.0 : 1
        let shade = Node.shape(
            ShapeNode(.rect(screen), color: RGBColor.black.withAlpha(Self.dimming * min(1, max(0, pages.progress)))))
        let ground = Node.shape(
            ShapeNode(.rect(screen), color: container.pageColor(in: context.traits.appearance)))
        func placed(_ content: [Node], x: Double) -> Node {
            let outline = RoundedRect(
                screen, radius: context.traits.design == .glass ? context.traits.device.cornerRadius : 0)
            return .group(
                GroupNode(
                    [.group(GroupNode(content, clip: .roundedRect(outline)))], transform: .translation(x: x, y: 0)))
        }
        var out: [Node] = [.shape(ShapeNode(.rect(screen), color: window))]
        let lower = pages.lower == nil ? [ground] + content(nil) : content(pages.lower)
        out.append(
            placed(lower + [shade], x: -direction * Self.parallax * screen.width * pages.progress))
        out.append(placed(content(upper), x: direction * screen.width * (1 - pages.progress)))
        return out
    }

    /// The color behind the rounded corners of moving pages. Source: measured, white on a tab bar, else black.
    private var window: RGBColor {
        if context.isDark { return .black }
        if case .tabBar = container.dock { return .white }
        return .black
    }

    private func page(_ pushed: NavigationMotion.PushedPage, at seconds: Double, safeBottom: Double) -> [Node] {
        let color = pushed.page.pageColor(in: context.traits.appearance)
        let ground = Node.shape(ShapeNode(.rect(context.screen), color: color))
        return [ground] + PageView(pushed.content, at: seconds, in: context).nodes(safeBottom: safeBottom)
    }

    /// The colour that glass lies over: that of the page which fills more of the screen.
    package func color(at seconds: Double) -> RGBColor {
        let pages = navigation.pages(at: seconds)
        let page = pages.progress > 0.5 ? pages.upper : pages.lower
        let appearance = context.traits.appearance
        return page?.page.pageColor(in: appearance) ?? container.pageColor(in: appearance)
    }
}
