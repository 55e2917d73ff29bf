import VitrinePages
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

/// The layout of an iPad's sidebar at rest.
///
/// Source: facts, iOS surroundings, section 2.5. In the legacy design it is as wide, from edge to edge.
package struct SidebarLayout {
    package struct Row {
        package var item: TabBar.Item
        package var frame: Rect
        package var isSelected: Bool
    }

    package static let width = 270.0
    /// The distance from the screen's edges.
    package static let margin = 10.0
    /// The minimum radius of a corner; those beside the screen's are concentric with them.
    package static let cornerRadius = 21.8
    /// The additional inset of the page beside the sidebar. Source: facts, popup bar, section 3.9.
    package static let gap = 8.0
    /// The height of a row at the default text size; rows of large text have the same margins above and below it.
    package static let rowHeight = 44.0
    /// The distance from the sidebar's top to the first row.
    package static let headerHeight = 63.0
    package static let rowInset = 16.0
    /// The distances from the sidebar's edge to the center of icons, and to titles.
    private static let (iconCenter, titleInset) = (45.75, 70.0)
    /// Half the width of icons at the default text size.
    private static let halfIcon = 9.75
    package static let buttonCenter = Point(x: 234.8, y: 22)
    package static let editInset = 20.2

    package let frame: Rect
    /// The radii of the corners, in the glass design.
    package let radii: CornerRadii
    /// The sizes of texts, in points, which grow with the text size, as in lists.
    package let titleSize: Double
    package let headerSize: Double
    /// The scale of icons relative to their own boxes.
    package let iconScale: Double
    package let iconCenter: Double
    package let titleInset: Double
    package let rows: [Row]
    /// The titles of sections and their frames.
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
        let (left, right) = (frame.minX - screen.minX, screen.maxX - frame.maxX)
        func radius(_ gap: Double) -> Double { max(Self.cornerRadius, context.traits.device.cornerRadius - gap) }
        radii = CornerRadii(
            topLeft: radius(left), topRight: radius(right), bottomRight: radius(right), bottomLeft: radius(left))
        let body = TextStyleName.body
        titleSize = body.size(at: context.traits.textSize)
        headerSize = TextStyleName.footnote.size(at: context.traits.textSize)
        iconScale = titleSize / body.size()
        // Icons begin at the position of those of the default size.
        iconCenter = Self.iconCenter + Self.halfIcon * (iconScale - 1)
        titleInset = Self.titleInset + 2 * Self.halfIcon * (iconScale - 1)
        let height = max(Self.rowHeight, Self.rowHeight + (titleSize - body.size()) * SystemFont.lineHeight)
        var y = (isGlass ? 0 : top) + frame.minY + Self.headerHeight
        var rows: [Row] = []
        var headers: [(String, Rect)] = []
        func add(_ item: TabBar.Item) {
            let box = Rect(
                x: place.minX + Self.rowInset, y: y, width: max(0, place.width - 2 * Self.rowInset),
                height: height)
            rows.append(Row(item: item, frame: context.directed(box), isSelected: rows.count == tabs.selected))
            y += height
        }
        for item in tabs.items { add(item) }
        for section in sidebar.sections {
            if let title = section.title {
                headers.append(
                    (title, context.directed(Rect(x: place.minX, y: y, width: place.width, height: height))))
                y += height
            }
            for item in section.items { add(item) }
        }
        self.rows = rows
        self.headers = headers
    }

    /// Returns the distance of its trailing edge from the leading edge of the screen, in points.
    package static func trailingEdge(in context: Context) -> Double {
        width + (context.traits.design == .glass ? margin : 0)
    }

    /// Returns the inset of the page beside it.
    package static func inset(in context: Context) -> Double {
        context.traits.design == .glass ? width + gap : width
    }
}
