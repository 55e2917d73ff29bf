import Primitives

/// The buttons at one end of a popup bar.
struct PopupBarButtonRow {
    enum End { case leading, trailing }

    private let items: [BarButtonItem]
    private let metrics: PopupBarMetrics
    /// Of the icons, in points.
    private let widths: [Double]

    init(_ items: [BarButtonItem], metrics: PopupBarMetrics, in context: Context) {
        self.items = items
        self.metrics = metrics
        widths = items.map { (context.icons[$0.icon]?.viewBox.width ?? 0) * metrics.iconScale * $0.scale }
    }

    /// From the bar's edge to where the titles may begin; nil without buttons.
    func reach(_ end: End) -> Double? {
        guard !items.isEmpty else { return nil }
        switch metrics.buttons {
        case .pitched(let edge, let pitch, let clearance):
            return edge + Double(items.count - 1) * pitch + clearance
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
    func buttons(_ end: End, in box: Rect, onRight: Bool, isReversed: Bool) -> [PopupBarLayout.Button] {
        let order = isReversed ? Array(items.indices.reversed()) : Array(items.indices)
        var centers = [Double](repeating: 0, count: items.count)
        switch metrics.buttons {
        case .pitched(let edge, let pitch, _):
            let width = Double(max(0, items.count - 1)) * pitch
            // A trailing row that has changed sides but not its order stands further in. Source: measured, pause 37.7 pt
            // from the left end of a bar from right to left, forward 32.3 from the right end of the other.
            let isMoved = end == .trailing && !onRight && !isReversed
            let first = onRight ? box.maxX - edge - width : box.minX + edge + (isMoved ? 5.4 : 0)
            for (place, i) in order.enumerated() { centers[i] = first + Double(place) * pitch }
        case .packed(let margins, let spacing, _):
            let margin = end == .leading ? margins.leading : margins.trailing
            let packed = widths.reduce(0, +) + Double(max(0, items.count - 1)) * spacing
            var x = onRight ? box.maxX - margin - packed : box.minX + margin
            for i in order {
                centers[i] = x + widths[i] / 2
                x += widths[i] + spacing
            }
        }
        return zip(items, centers).map {
            PopupBarLayout.Button(item: $0, center: Point(x: $1, y: box.midY - metrics.titleLift / 2))
        }
    }
}
