import VitrinePrimitives
import VitrineSurfaces

/// The frame and outline of the close button of a popup. Source: facts, popup bar, section 5.
package struct PopupCloseButtonLayout: Hashable, Sendable {
    package let style: PopupCloseButton.Style
    /// The frame on the popup's own page.
    package let frame: Rect

    /// The distance from the edge of the popup's safe area to a button that is not centered.
    package static let margin = 20.0

    package init(_ button: PopupCloseButton, in context: Context) {
        let traits = context.traits
        style = button.effectiveStyle(in: traits)
        let glass = traits.design == .glass
        let scale = traits.device.idiom == .mac ? PopupBarMetrics.macScale : 1
        let size: Size
        switch style {
        case .grabber, .default: size = Size(width: glass ? 70 : 42, height: 25)
        case .chevron: size = Size(width: 42, height: 25)
        case .round:
            let side = traits.device.idiom == .mac ? 30 * scale : 24
            size = Size(width: side, height: side)
        case .none: size = Size(width: 0, height: 0)
        case .glass, .clearGlass, .prominentGlass, .prominentClearGlass, .shinyGlass:
            size = Size(width: 44 * scale, height: 44 * scale)
        }
        let safe = traits.safeArea.top
        // In the legacy design 4 pt below the safe area.
        let top = glass ? max(12, safe) : max(12, safe + 4)
        let area = context.popupArea
        // The layout margins of a view begin in its safe area.
        let isMirrored = traits.direction == .rightToLeft
        let sides = (
            leading: isMirrored ? traits.safeArea.right : traits.safeArea.left,
            trailing: isMirrored ? traits.safeArea.left : traits.safeArea.right
        )
        let x: Double
        switch button.effectivePositioning(in: traits) {
        case .leading: x = area.minX + sides.leading + Self.margin
        case .trailing: x = area.maxX - sides.trailing - Self.margin - size.width
        case .center, .default: x = area.midX - size.width / 2
        }
        let mirrored = area.minX + area.maxX - x - size.width
        frame = Rect(
            x: isMirrored ? mirrored : x, y: top, width: size.width, height: size.height)
    }

    /// Of the bars of a grabber or a chevron, in points. Source: facts, popup bar, section 5.
    package static let thickness = 5.0

    /// Returns the line along the two bars of a grabber or a chevron, whose ends and corners are round.
    /// - Parameter flatness: How far a chevron is stretched out, 0...1.
    package func bars(flatness: Double, in design: Design) -> Path {
        let thickness = Self.thickness
        let isChevron = style == .chevron
        let box = isChevron && design == .glass ? Size(width: 40, height: 20) : Size(width: frame.width, height: 15)
        // The slope is in degrees.
        let slope = isChevron ? box.height / box.width * 42.571 : 0
        let open = ExactMath.sincos(degrees: slope)
        let inward = thickness / 2 + box.width / 2 * (1 - open.cos) / 2 - 0.75
        let turn = ExactMath.sincos(degrees: slope * (1 - flatness))
        let middle = Point(x: frame.midX, y: frame.minY + box.height / 2)
        // The line through the middles of the bars' round ends, from left to right.
        let reach = box.width / 4 - thickness / 2
        var ends: [Point] = []
        for side in [-1.0, 1] {
            let center = Point(x: middle.x + side * (box.width / 4 - inward), y: middle.y)
            for end in [-1.0, 1] {
                let along = end * reach
                ends.append(center + Point(x: along * turn.cos, y: -side * along * turn.sin))
            }
        }
        var out = Path()
        out.move(to: ends[0])
        // If they are nearly flat, the bars are one.
        if turn.sin > 0.02 {
            out.line(to: ends[1])
            out.line(to: ends[2])
        }
        out.line(to: ends[3])
        return out
    }
}
