import VitrinePrimitives
import VitrineSceneGraph
import VitrineSetting
import VitrineText

/// The labels and icons that the libraries' demos have on their pages.
///
/// Source: facts, popup bar, sections 7.2 and 7.4 ("Top", two icons, "Next"), measured in the pictures.
package struct PageFurniture {
    package static let labelSize = 17.0
    /// From one icon's middle to the next.
    package static let iconPitch = 46.5
    /// From the trailing edge.
    package static let nextMargin = 18.6
    package static let triangle = "triangle-forward"
    package static let triangleHeight = 6.0
    package static let triangleGap = 6.0

    package let container: Container
    package let context: Context

    private var area: Rect { context.screen }

    /// What stands in the middle and makes room for a sidebar with the page.
    package func centered() -> [Node] { topLabel() + icons() }

    private func topLabel() -> [Node] {
        guard let text = container.topLabel else { return [] }
        let environment = context.environment
        let hasBar = container.navigationBar != nil || container.topBar(in: environment) != nil
        let top = hasBar ? NavigationBarLayout.bottom(in: environment) : environment.safeArea.top
        let line = context.line(text, size: Self.labelSize, weight: .semibold, maxWidth: area.width)
        return [
            context.text(line, x: area.midX - line.width / 2, baseline: top + line.ascent, color: context.labelColor)
        ]
    }

    private func icons() -> [Node] {
        let names = container.centerIcons
        return names.enumerated().compactMap { i, name in
            guard let height = context.icons[name]?.viewBox.height else { return nil }
            let place = Double(i) - Double(names.count - 1) / 2
            let side = context.environment.direction == .rightToLeft ? -1.0 : 1
            let center = Point(x: area.midX + side * place * Self.iconPitch, y: area.midY)
            return context.icon(name, height: height, center: center, color: context.labelColor)
        }
    }

    /// Stays at the edge.
    package func next() -> [Node] {
        guard let text = container.nextLabel else { return [] }
        let safe = context.environment.safeArea
        let isLeft = context.environment.direction == .leftToRight
        let icon = context.icons[Self.triangle]
        let mark = icon.map { $0.viewBox.width * Self.triangleHeight / $0.viewBox.height } ?? 0
        let line = context.line(text, size: Self.labelSize, weight: .semibold, maxWidth: area.width / 2)
        let edge = isLeft ? area.maxX - safe.right - Self.nextMargin : area.minX + safe.left + Self.nextMargin
        let way = isLeft ? -1.0 : 1
        let center = Point(x: edge + way * mark / 2, y: context.viewport.snapped(y: area.midY))
        let begin = edge + way * (mark + Self.triangleGap)
        let baseline = area.midY + line.ascent - line.lineHeight / 2
        var out = [
            context.text(line, x: isLeft ? begin - line.width : begin, baseline: baseline, color: context.labelColor)
        ]
        if let node = context.icon(
            Self.triangle, height: Self.triangleHeight, center: center, color: context.labelColor)
        {
            out.append(node)
        }
        return out
    }
}
