import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// The layout of a glass tab bar. Source: facts, iOS surroundings, section 2.3; popup bar, section 3.7 (circles).
package struct TabBarGeometry {
    package static let height = 62.0
    package static let sideInset = 21.0
    package static let bottomInset = 21.0
    /// The maximum width on iPads, with the search circle. Source: facts, iOS surroundings, section 2.5.
    package static let maximumWidth = 600.0
    /// The distance between the capsule and the selection.
    package static let selectionInset = 4.0
    /// The overlap of neighboring selections, per item of the bar: the selection exceeds its slot by half of it for
    /// each item.
    package static let overlapPerItem = 10.0 / 3
    /// The gap between the tabs and the search circle.
    package static let searchGap = 8.0
    /// The sides of the circles that tabs and search become, and their distances from the screen's sides and bottom.
    package static let circle = 48.0
    package static let margin = 28.0
    /// The gap between a circle and the popup bar beside or above it.
    package static let gap = 8.0
    package static let fieldGap = 12.0

    /// The paddings of a title, below which the others' slots become narrower: with four tabs or fewer, and with five.
    package static let titlePaddings = (few: 22.35, many: 15.0)

    package let tabBar: TabBar
    package let context: Context
    /// The capsule with all tabs.
    package let bar: Rect
    /// The circle beside it; nil if there is none.
    package let search: Rect?
    package let slot: Double
    /// The distance by which the selection exceeds its slot at either side.
    package let selectionOutset: Double

    /// The distance from the capsule's ends to the first and last slot.
    package var stripInset: Double { Self.selectionInset + selectionOutset }

    package init(_ tabBar: TabBar, in context: Context) {
        self.tabBar = tabBar
        self.context = context
        let screen = context.screen
        let safe = context.traits.safeArea
        let maxWidth = max(0, screen.width - safe.left - safe.right - 2 * Self.sideInset)
        let width = context.traits.isWide ? min(maxWidth, Self.maximumWidth) : maxWidth
        var all = Rect(
            x: screen.midX - width / 2, y: Self.top(on: screen), width: width, height: Self.height)
        if tabBar.search == nil {
            search = nil
        } else {
            let circle = Rect(x: all.maxX - Self.height, y: all.minY, width: Self.height, height: Self.height)
            search = context.snapped(context.directed(circle))
            all.width = max(0, all.width - Self.height - Self.searchGap)
        }
        bar = context.snapped(context.directed(all))
        selectionOutset = Self.selectionOutset(of: tabBar)
        slot = Self.slot(tabBar, in: bar.width - 2 * (Self.selectionInset + selectionOutset), context)
    }

    package static func selectionOutset(of tabBar: TabBar) -> Double {
        overlapPerItem * Double(max(1, tabBar.items.count)) / 2
    }

    package func selection(in cell: Rect) -> Path {
        .roundedRect(.capsule(cell.insetBy(dx: -selectionOutset, dy: Self.selectionInset)))
    }

    /// Returns the width of a slot, which is the same for all. If a title with its paddings does not fit into an equal
    /// part, the others become smaller, and the selection narrower.
    private static func slot(_ tabBar: TabBar, in width: Double, _ context: Context) -> Double {
        let count = Double(max(1, tabBar.items.count))
        let equal = max(0, width) / count
        guard count > 1 else { return equal }
        let padding = count < 5 ? titlePaddings.few : titlePaddings.many
        let longest = tabBar.items.reduce(0) {
            max($0, context.line($1.title, size: TabBarView.labelSize, weight: .medium).width)
        }
        let lacking = min(longest + 2 * padding, 1.3 * equal) - equal
        return equal - max(0, lacking) / (count - 1)
    }

    package static func top(on screen: Rect) -> Double { screen.maxY - bottomInset - height }

    /// Returns the y coordinate of the upper edge of the minimized tab bar.
    package static func circleTop(on screen: Rect) -> Double { screen.maxY - margin - circle }

    /// Returns the horizontal extent of the safe area.
    package static func safeExtent(in context: Context) -> (minX: Double, maxX: Double) {
        let safe = context.traits.safeArea
        return (context.screen.minX + safe.left, context.screen.maxX - safe.right)
    }

    /// Returns the cell of an item. The centers of the slots are equidistant.
    package func cell(_ i: Int) -> Rect {
        let place = context.traits.direction == .rightToLeft ? tabBar.items.count - 1 - i : i
        let steps = Double(max(1, tabBar.items.count - 1))
        let pitch = max(0, bar.width - 2 * stripInset - slot) / steps
        return Rect(
            x: bar.minX + stripInset + Double(place) * pitch, y: bar.minY, width: slot, height: bar.height)
    }

    /// Returns the tabs' capsule while it shrinks to a circle at the leading side.
    package func bar(_ progress: TabBarPose.Progress) -> Rect {
        let extent = Self.safeExtent(in: context)
        let circle = context.directed(
            Rect(
                x: extent.minX + Self.margin, y: Self.circleTop(on: context.screen), width: Self.circle,
                height: Self.circle))
        return bar.mixed(with: circle, at: progress.total)
    }

    /// Returns the search circle while it changes to a smaller one at the trailing side, or to a field.
    package func search(_ progress: TabBarPose.Progress) -> Rect? {
        guard let search else { return nil }
        let extent = Self.safeExtent(in: context)
        let top = Self.circleTop(on: context.screen)
        let end = extent.maxX - Self.margin
        let start = min(end - Self.circle, extent.minX + Self.margin + Self.circle + Self.fieldGap)
        let small = context.directed(
            Rect(x: end - Self.circle, y: top, width: Self.circle, height: Self.circle))
        let field = context.directed(Rect(x: start, y: top, width: end - start, height: Self.circle))
        func mixed(_ edge: (Rect) -> Double) -> Double {
            edge(search) + (edge(small) - edge(search)) * progress.minimized
                + (edge(field) - edge(search)) * progress.searching
        }
        let (x, y) = (mixed(\.minX), mixed(\.minY))
        return Rect(x: x, y: y, width: max(0, mixed(\.maxX) - x), height: max(0, mixed(\.maxY) - y))
    }

    /// Returns the capsule and the search circle at one time: as wide as their sides, as high as the tab bar.
    package func bar(_ pose: TabBarPose) -> Rect { bar(pose.sides).withHeight(of: bar(pose.dock)) }
    package func search(_ pose: TabBarPose) -> Rect? {
        guard let wide = search(pose.sides), let high = search(pose.dock) else { return nil }
        return wide.withHeight(of: high)
    }

    /// Returns the center of an item; the search circle follows the tabs. A circle has only the selected tab.
    package func itemCenter(_ i: Int, _ phase: TabBarPhase) -> Point? {
        let progress = TabBarPose.Progress(
            minimized: phase == .minimized ? 1 : 0, searching: phase == .searching ? 1 : 0)
        if i == tabBar.items.count { return search(progress)?.center }
        guard tabBar.items.indices.contains(i) else { return nil }
        return phase == .regular ? cell(i).center : bar(progress).center
    }
}

extension Rect {
    fileprivate func withHeight(of other: Rect) -> Rect {
        Rect(x: minX, y: other.minY, width: width, height: other.height)
    }
}
