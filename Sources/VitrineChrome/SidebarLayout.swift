import VitrinePrimitives
import VitrineSceneGraph
import VitrineSetting
import VitrineText

/// The layout of an iPad's sidebar at rest.
///
/// Source: facts, iOS surroundings, section 2.5 (measured). In the legacy design it is as wide, from edge to edge.
package struct SidebarLayout {
    package struct Row {
        package var item: TabBar.Item
        package var frame: Rect
        package var isSelected: Bool
    }

    package static let width = 270.0
    /// From the screen's edges.
    package static let margin = 10.0
    package static let cornerRadius = 21.0
    /// Beyond its width, that the page makes room for. Source: facts, popup bar, section 3.9.
    package static let gap = 8.0
    package static let rowHeight = 44.0
    /// From the sidebar's top to the first row.
    package static let headerHeight = 63.0
    package static let rowInset = 16.0
    /// From the sidebar's edge to the middle of icons, and to titles.
    package static let iconCenter = 45.75
    package static let titleInset = 70.3
    package static let buttonCenter = Point(x: 234.8, y: 22)
    package static let editInset = 20.2

    package let frame: Rect
    package let rows: [Row]
    /// Titles of sections and their positions.
    package let headers: [(title: String, frame: Rect)]

    package init(_ sidebar: Sidebar, tabs: TabBar, in context: Context) {
        let screen = context.screen
        let top = context.traits.safeArea.top
        let isGlass = context.traits.design == .glass
        let margin = isGlass ? Self.margin : 0
        let place = Rect(
            x: margin, y: isGlass ? top : 0, width: min(Self.width, screen.width - 2 * margin),
            height: screen.height - (isGlass ? top + margin : 0))
        frame = context.snapped(context.directed(place))
        var y = (isGlass ? 0 : top) + frame.minY + Self.headerHeight
        var rows: [Row] = []
        var headers: [(String, Rect)] = []
        func add(_ item: TabBar.Item) {
            let box = Rect(
                x: place.minX + Self.rowInset, y: y, width: max(0, place.width - 2 * Self.rowInset),
                height: Self.rowHeight
            )
            rows.append(Row(item: item, frame: context.directed(box), isSelected: rows.count == tabs.selected))
            y += Self.rowHeight
        }
        for item in tabs.items { add(item) }
        for section in sidebar.sections {
            if let title = section.title {
                headers.append(
                    (title, context.directed(Rect(x: place.minX, y: y, width: place.width, height: Self.rowHeight))))
                y += Self.rowHeight
            }
            for item in section.items { add(item) }
        }
        self.rows = rows
        self.headers = headers
    }

    /// Its trailing edge, in points from the leading edge of the screen.
    package static func trailingEdge(in context: Context) -> Double {
        width + (context.traits.design == .glass ? margin : 0)
    }

    /// Its inset of the page beside it.
    package static func inset(in context: Context) -> Double {
        context.traits.design == .glass ? width + gap : width
    }
}
