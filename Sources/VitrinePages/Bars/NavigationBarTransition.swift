import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

/// The bar of a page that slides over another, or back. The bar itself stays. In the legacy design, the lower page's
/// title moves to the back button's position, from which that button's title comes; the upper page's title comes from
/// the trailing side. In the glass design, titles and buttons fade. A bar that only one of the pages has moves with its
/// page. Source: UIKit, by eye; not measured.
package struct NavigationBarTransition {
    package let lower: NavigationBarView?
    package let upper: NavigationBarView?
    /// The progress of the upper page, 0...1.
    package let progress: Double
    package let context: Context

    package init(lower: NavigationBarView?, upper: NavigationBarView?, progress: Double, in context: Context) {
        self.lower = lower
        self.upper = upper
        self.progress = progress.clamped(to: 0...1)
        self.context = context
    }

    /// The sign of displacements to the trailing side; 0 if nothing moves.
    private var direction: Double {
        context.traits.crossFadesPages ? 0 : context.traits.direction == .rightToLeft ? -1 : 1
    }
    /// The displacements of the pages.
    private var lowerOffset: Double { -direction * PageTransition.parallax * context.screen.width * progress }
    private var upperOffset: Double { direction * context.screen.width * (1 - progress) }

    package func nodes() -> [Node] {
        guard var lower, var upper else {
            return moved(lower?.nodes() ?? [], by: lowerOffset, 1 - progress)
                + moved(upper?.nodes() ?? [], by: upperOffset, progress)
        }
        if progress <= 0 { return lower.nodes() }
        if progress >= 1 { return upper.nodes() }
        let (from, to) = (NavigationBarLayout(lower.bar, in: context), NavigationBarLayout(upper.bar, in: context))
        let (leaving, coming) = (Self.fraction(1 - progress), Self.fraction(progress))
        let kept = Self.kept(from, to)
        lower.presence.title = leaving
        lower.presence.buttons = leaving
        lower.presence.largeTitleShift = lowerOffset
        upper.presence.title = coming
        upper.presence.buttons = coming
        upper.presence.largeTitleShift = upperOffset
        // Items of both bars are drawn once.
        upper.presence.kept = kept
        lower.hiddenItems = kept
        let back = (from.leading.first { $0.chevron != nil }, to.leading.first { $0.chevron != nil })
        lower.presence.chevron = back.1 == nil ? leaving : 0
        upper.presence.chevron = back.0 == nil ? coming : 1
        // A background of both bars stays.
        let staysThere =
            lower.hasBackground && upper.hasBackground && lower.collapse == 1 && upper.collapse == 1
            && lower.bar.standardAppearance == upper.bar.standardAppearance
        lower.presence.background = staysThere ? 1 : 1 - progress
        upper.presence.background = staysThere ? 0 : progress
        if context.traits.design == .legacy {
            let width = context.screen.width
            upper.presence.titleShift = direction * width / 2 * (1 - progress)
            lower.presence.back = leaving
            lower.presence.backShift = -direction * width / 3 * progress
            upper.presence.back = coming
            lower.presence.titleShift = -direction * width / 3 * progress
            if direction != 0, let title = from.title, let place = back.1, let line = place.title {
                let isMirrored = direction < 0
                let label = isMirrored ? place.frame.minX + line.width : place.frame.maxX - line.width
                let start = isMirrored ? from.titleX + title.width : from.titleX
                lower.presence.titleShift = (label - start) * progress
                upper.presence.backShift = (start - label) * (1 - progress)
            }
        }
        return lower.nodes() + upper.nodes()
    }

    /// Returns the opacity of a part that appears while another disappears: neither is opaque in the middle.
    private static func fraction(_ progress: Double) -> Double { ((progress - 0.3) / 0.7).clamped(to: 0...1) }

    /// Returns the buttons that both bars have at the same position.
    private static func kept(_ a: NavigationBarLayout, _ b: NavigationBarLayout) -> [NavigationBar.Item] {
        let places = a.leading + a.trailing
        return (b.leading + b.trailing).filter { place in
            place.chevron == nil
                && places.contains { $0.item == place.item && $0.frame == place.frame && $0.capsule == place.capsule }
        }.map(\.item)
    }

    private func moved(_ nodes: [Node], by distance: Double, _ fraction: Double) -> [Node] {
        if nodes.isEmpty { return [] }
        if direction == 0 { return [.group(GroupNode(nodes, opacity: fraction))] }
        return distance == 0 ? nodes : [.group(GroupNode(nodes, transform: .translation(x: distance, y: 0)))]
    }
}
