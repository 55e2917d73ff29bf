import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

/// The layout of an open context menu and its bar, in points on the screen.
///
/// Source: facts, iOS surroundings, section 2.6, and popup bar, section 7.4: a lifted bar is 2 pt wider and stands 20 pt above the safe area, the
/// menu 20 pt above it.
package struct ContextMenuLayout: Hashable, Sendable {
    package struct Row: Hashable, Sendable {
        package var action: ContextMenuConfiguration.Action
        package var frame: Rect
    }

    package static let width = 250.0
    package static let maximumHeight = 520.0
    package static let gap = 20.0
    package static let margin = 20.0
    /// The gap between a button and its menu; Vitrine's choice.
    package static let buttonGap = 8.0
    /// The scale of the lifted bar.
    package static let liftScale = 390.0 / 388

    package let frame: Rect
    package let rows: [Row]
    /// The y coordinates of the lines between rows or sections.
    package let separators: [Double]
    /// The height of the menu's content, of which its frame may show a part.
    package let contentHeight: Double
    /// The vertical displacement of the bar; never down.
    package let barShift: Double
    package let cornerRadius: Double
    package let rowSize: Double
    /// The icon's center and the text, relative to the menu's leading edge, and the inset of lines and texts.
    package let iconCenter: Double
    package let textStart: Double
    package let separatorInset: Double

    /// - Parameter bar: The bar at rest.
    package init(_ menu: ContextMenuConfiguration, bar: Rect, in context: Context) {
        let lifted = bar.scaled(by: Self.liftScale)
        let lowest = context.screen.maxY - context.traits.safeArea.bottom - Self.margin
        let shift = min(0, lowest - lifted.maxY)
        self.init(menu, middle: bar.midX, end: lifted.minY + shift - Self.gap, barShift: shift, in: context)
    }

    /// Creates the menu of a button, which does not move.
    package init(_ menu: ContextMenuConfiguration, above button: Rect, in context: Context) {
        self.init(menu, middle: button.midX, end: button.minY - Self.buttonGap, barShift: 0, in: context)
    }

    /// - Parameters:
    ///   - middle: The x coordinate of the center, if the screen has space.
    ///   - end: The y coordinate of the lower edge.
    private init(
        _ menu: ContextMenuConfiguration, middle: Double, end: Double, barShift: Double, in context: Context
    ) {
        self.barShift = barShift
        let isGlass = context.traits.design == .glass
        let screen = context.screen
        let safe = context.traits.safeArea
        let size = TextStyleName.body.size(at: context.traits.textSize)
        rowSize = size
        let growth = max(0, (size - 17) * SystemFont.lineHeight)
        let rowHeight = (isGlass ? 42 : 44) + growth
        cornerRadius = isGlass ? 32 : 13
        // The icon's column grows with the text, and the menu as well while it fits.
        let k = size / 17
        let width = min(Self.width * max(1, k), screen.width - 2 * Self.margin)
        iconCenter = isGlass ? 28 + 8 * k : width - 16 - 13 * k
        textStart = isGlass ? 28 + 32 * k : 16
        separatorInset = isGlass ? 24 : 0
        let padding = isGlass ? 10.0 : 0
        let sectionGap = isGlass ? 21.0 : 8

        let sections = menu.sections
        let count = sections.reduce(0) { $0 + $1.count }
        contentHeight = Double(count) * rowHeight + Double(max(0, sections.count - 1)) * sectionGap + 2 * padding
        let maxHeight = max(rowHeight, end - safe.top - 8)
        let height = min(contentHeight, Self.maximumHeight, maxHeight)
        let x = (middle - width / 2).clamped(to: 8...max(8, screen.maxX - 8 - width))
        frame = context.snapped(Rect(x: x, y: end - height, width: width, height: height))

        var rows: [Row] = []
        var separators: [Double] = []
        var y = frame.minY + padding
        for (i, section) in sections.enumerated() {
            if i > 0 {
                separators.append(y + sectionGap / 2)
                y += sectionGap
            }
            for (j, action) in section.enumerated() {
                if j > 0, !isGlass { separators.append(y) }
                rows.append(Row(action: action, frame: Rect(x: frame.minX, y: y, width: width, height: rowHeight)))
                y += rowHeight
            }
        }
        self.rows = rows
        self.separators = separators
    }

    /// The anchor of the growing menu: the center of its edge beside the bar.
    package var anchor: Point { Point(x: frame.midX, y: frame.maxY) }
}
