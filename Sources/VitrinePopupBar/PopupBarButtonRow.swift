import VitrinePrimitives
import VitrineSetting

/// The buttons at one end of a popup bar.
package struct PopupBarButtonRow {
    package enum End { case leading, trailing }

    private let items: [BarButtonItem]
    private let metrics: PopupBarMetrics
    private let titles: [BarButtonTitle?]
    /// Of the icons and titles, in points.
    private let widths: [Double]

    /// - Parameter maxWidth: of a title, in points.
    package init(
        _ items: [BarButtonItem], metrics: PopupBarMetrics, appearance: PopupBarAppearance, maxWidth: Double,
        in context: Context
    ) {
        let items = items.filter { !$0.isHidden }
        self.items = items
        self.metrics = metrics
        let titles = items.map { BarButtonTitle($0, appearance, maxWidth: maxWidth, in: context) }
        self.titles = titles
        widths = zip(items, titles).map { item, title in
            item.width > 0
                ? item.width
                : title?.width ?? (context.icons[item.icon]?.viewBox.width ?? 0) * metrics.iconScale * item.scale
        }
    }

    /// Width of each button beyond that of an icon, where buttons have a fixed pitch.
    private func excesses(_ pitch: Double) -> [Double] {
        items.indices.map { i in
            if items[i].width > 0 { return max(0, widths[i] - pitch) }
            return titles[i] == nil ? 0 : max(0, widths[i] + BarButtonTitle.spacing - pitch)
        }
    }

    /// From the bar's edge to where the titles may begin; nil without buttons.
    package func reach(_ end: End) -> Double? {
        guard !items.isEmpty else { return nil }
        switch metrics.buttons {
        case .pitched(let edge, let pitch, let clearance):
            return edge + Double(items.count - 1) * pitch + clearance + excesses(pitch).reduce(0, +)
        case .packed(let margins, let spacing, let clearances):
            let packed = widths.reduce(0, +) + Double(items.count - 1) * spacing
            return end == .leading
                ? margins.leading + packed + clearances.leading : margins.trailing + packed + clearances.trailing
        }
    }

    /// The buttons at their places, in the order of the items.
    /// - Parameters:
    ///   - onRight: whether the row is at the right end of the bar.
    ///   - isReversed: whether the first item is the rightmost.
    package func buttons(_ end: End, in box: Rect, onRight: Bool, isReversed: Bool) -> [PopupBarLayout.Button] {
        let order = isReversed ? Array(items.indices.reversed()) : Array(items.indices)
        var centers = [Double](repeating: 0, count: items.count)
        switch metrics.buttons {
        case .pitched(let edge, let pitch, _):
            let excesses = excesses(pitch)
            let width = Double(max(0, items.count - 1)) * pitch + excesses.reduce(0, +)
            // A trailing row that has changed sides but not its order stands further in. Source: measured, pause 37.7 pt
            // from the left end of a bar from right to left, forward 32.3 from the right end of the other.
            let isMoved = end == .trailing && !onRight && !isReversed
            let first = onRight ? box.maxX - edge - width : box.minX + edge + (isMoved ? 5.4 : 0)
            var wider = 0.0
            for (place, i) in order.enumerated() {
                centers[i] = first + Double(place) * pitch + wider + excesses[i] / 2
                wider += excesses[i]
            }
        case .packed(let margins, let spacing, _):
            let margin = end == .leading ? margins.leading : margins.trailing
            let packed = widths.reduce(0, +) + Double(max(0, items.count - 1)) * spacing
            var x = onRight ? box.maxX - margin - packed : box.minX + margin
            for i in order {
                centers[i] = x + widths[i] / 2
                x += widths[i] + spacing
            }
        }
        return items.indices.map { i in
            PopupBarLayout.Button(
                item: items[i], center: Point(x: centers[i], y: box.midY - metrics.titleLift / 2), title: titles[i])
        }
    }
}
