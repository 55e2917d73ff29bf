import VitrinePrimitives
import VitrineSceneGraph
import VitrineText

/// Where the parts of an iPad's sidebar lie, at rest.
///
/// Source: facts, iOS surroundings, section 2.5 (measured). In the legacy design it is as wide, from edge to edge.
struct SidebarLayout {
    struct Row {
        var item: TabBar.Item
        var frame: Rect
        var isSelected: Bool
    }

    static let width = 270.0
    /// From the screen's edges.
    static let margin = 10.0
    static let cornerRadius = 21.0
    /// Beyond its width, that the page makes room for. Source: facts, popup bar, section 3.9.
    static let gap = 8.0
    static let rowHeight = 44.0
    /// From the sidebar's top to the first row.
    static let headerHeight = 63.0
    static let rowInset = 16.0
    /// From the sidebar's edge to the middle of icons, and to titles.
    static let iconCenter = 45.75
    static let titleInset = 70.3
    static let buttonCenter = Point(x: 234.8, y: 22)
    static let editInset = 20.2

    let frame: Rect
    let rows: [Row]
    /// Titles of sections and where they stand.
    let headers: [(title: String, frame: Rect)]

    init(_ sidebar: Sidebar, tabs: TabBar, in context: Context) {
        let screen = context.screen
        let top = context.environment.safeArea.top
        let isGlass = context.environment.design == .glass
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

    /// Where it ends, in points from the leading edge of the screen.
    static func trailingEdge(in context: Context) -> Double {
        width + (context.environment.design == .glass ? margin : 0)
    }

    /// What it takes of the page when it is beside it.
    static func inset(in context: Context) -> Double {
        context.environment.design == .glass ? width + gap : width
    }
}
