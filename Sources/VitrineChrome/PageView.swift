import VitrinePages
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSetting
import VitrineText

/// The presenting page: a colour or a picture, and a label above its bottom safe area.
package struct PageView {
    package static let labelSize = 17.0

    /// From the label's line to the bottom safe area. Source: measured in the pictures of the legacy design.
    package static func labelGap(in design: Design) -> Double { design == .legacy ? 4.3 : 0 }

    package let container: Container
    package let context: Context

    package init(container: Container, context: Context) {
        self.container = container
        self.context = context
    }

    /// - Parameter safeBottom: y of the bottom edge of the safe area, as it moves.
    package func nodes(safeBottom: Double) -> [Node] {
        let furniture = PageFurniture(container: container, context: context)
        let centered = furniture.centered() + label(safeBottom: safeBottom)
        let displacement = context.displacement
        let moved =
            displacement == 0
            ? centered : [.group(GroupNode(centered, transform: .translation(x: displacement, y: 0)))]
        return backdrop() + annotations() + list() + moved + furniture.next()
    }

    /// The picture reaches beyond the screen as far as its blur, so that nothing else is blurred into it.
    private func backdrop() -> [Node] {
        guard let path = container.backgroundImage, let image = context.images[path] else { return [] }
        let blur = min(max(container.backgroundBlur, 0), 200)
        let frame = context.screen.insetBy(dx: -3 * blur, dy: -3 * blur)
        return [
            .group(
                GroupNode([.image(ImageNode(image, frame: frame, contentMode: .scaleAspectFill))], blurRadius: blur))
        ]
    }

    private func annotations() -> [Node] {
        container.annotations.flatMap { PageAnnotationView(annotation: $0, context: context).nodes() }
    }

    private func list() -> [Node] {
        guard let list = container.list else { return [] }
        let environment = context.environment
        let top =
            container.navigationBar == nil ? environment.safeArea.top : NavigationBarLayout.bottom(in: environment)
        return ListPageView(
            list: list, top: top, tint: DefaultTint.color(dark: context.isDark), context: context
        ).nodes()
    }

    private func label(safeBottom: Double) -> [Node] {
        guard let text = container.bottomLabel else { return [] }
        let line = context.line(text, size: Self.labelSize, weight: .semibold, maxWidth: context.screen.width)
        let x = context.viewport.snapped(x: context.screen.midX - line.width / 2)
        let baseline = safeBottom - Self.descent(in: context)
        return [.text(TextNode(line, at: Point(x: x, y: baseline), color: context.labelColor))]
    }

    /// The label's baseline stands on a pixel border when the safe area ends at `safeBottom`.
    package static func restingBottom(_ safeBottom: Double, in context: Context) -> Double {
        let descent = descent(in: context)
        return context.viewport.snapped(y: safeBottom - descent) + descent
    }

    /// From the label's baseline to the bottom safe area.
    private static func descent(in context: Context) -> Double {
        labelSize * SystemFont.descent + labelGap(in: context.environment.design)
    }
}
