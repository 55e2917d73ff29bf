import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// The position of a popup bar over a tab bar that shrinks to a circle: above the tab bar, beside the circle, or above
/// the circle and the search field.
///
/// Source of the positions: facts, popup bar, section 3.7, and iOS surroundings, section 2.3.
package struct PopupBarPlace: Hashable, Sendable {
    /// Above the dock.
    package static let regular = PopupBarPlace(.regular, besideSearch: false)

    private let across: TabBarPose.Progress
    private let down: TabBarPose.Progress
    private let besideSearch: Bool

    /// - Parameters:
    ///   - besideSearch: Whether there is a search circle at the other side.
    ///   - fraction: The visible fraction of the tab bar, 0...1.
    package init(_ pose: TabBarPose, besideSearch: Bool, fraction: Double = 1) {
        across = pose.across.scaled(by: fraction)
        down = pose.down.scaled(by: fraction)
        self.besideSearch = besideSearch
    }

    /// Whether the bar is between two positions.
    package var isMoving: Bool {
        [across.minimized, across.searching, down.minimized, down.searching].contains { $0 != 0 && $0 != 1 }
    }

    /// Returns the frame of a bar, moved from its position above the dock. A bar that does not move with the tab bar,
    /// or extends from edge to edge, stays above the circle.
    package func moved(_ home: Rect, _ bar: PopupBar, in context: Context) -> Rect {
        guard self != .regular else { return home }
        let extent = TabBarGeometry.safeExtent(in: context)
        let top = TabBarGeometry.circleTop(on: context.screen)
        let above = top - TabBarGeometry.gap - home.height
        guard bar.minimizes else {
            let y = home.minY.mixed(with: above, at: down.minimized + down.searching)
            return Rect(x: home.minX, y: y, width: home.width, height: home.height)
        }
        let margin = TabBarGeometry.margin
        let beside = margin + TabBarGeometry.circle + TabBarGeometry.gap
        let far = besideSearch ? beside : margin
        let isMirrored = context.traits.direction == .rightToLeft
        let (left, right) = isMirrored ? (far, beside) : (beside, far)
        func mixed(_ a: Double, _ minimized: Double, _ searching: Double, _ progress: TabBarPose.Progress) -> Double {
            a.mixed(with: minimized, at: progress.minimized) + (searching - a) * progress.searching
        }
        let minX = mixed(home.minX, extent.minX + left, extent.minX + margin, across)
        let maxX = mixed(home.maxX, extent.maxX - right, extent.maxX - margin, across)
        let y = mixed(home.minY, top + (TabBarGeometry.circle - home.height) / 2, above, down)
        return Rect(x: minX, y: y, width: max(0, maxX - minX), height: home.height)
    }
}

extension PopupBar {
    /// Whether the bar moves beside a minimized tab bar. Source: facts, popup bar, sections 1.6 and 8.6.
    package var minimizes: Bool {
        inheritsBottomBarMetrics && !(customBar != nil && customBarWantsFullBarWidth)
    }
}
