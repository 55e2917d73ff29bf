import VitrinePrimitives
import VitrineSurfaces

/// The buttons at one end of a popup bar, with the spaces between them.
package struct PopupBarButtonRow {
    package enum End: Hashable, Sendable { case leading, trailing }

    private let items: [BarButtonItem]
    private let metrics: PopupBarMetrics
    private let titles: [BarButtonTitle?]
    private let states: [BarButtonItemAppearance.State]
    /// The widths of the icons, titles and spaces, in points.
    private var widths: [Double]

    /// - Parameters:
    ///   - maxWidth: The maximum width of a title, in points.
    ///   - pressed: The index of the touched button; nil if there is none.
    package init(
        _ items: [BarButtonItem], metrics: PopupBarMetrics, appearance: PopupBarAppearance, maxWidth: Double,
        pressed: Int? = nil, in context: Context
    ) {
        let items = items.filter { !$0.isHidden }
        self.items = items
        self.metrics = metrics
        var button = -1
        let states = items.map { item in
            if item.systemItem == nil { button += 1 }
            let own =
                item.style == .prominent ? appearance.prominentButtonItemAppearance : appearance.buttonItemAppearance
            return own.state(of: item, isPressed: item.systemItem == nil && button == pressed)
        }
        self.states = states
        let titles = zip(items, states).map {
            BarButtonTitle($0, $1.titleTextAttributes, maxWidth: maxWidth, in: context)
        }
        self.titles = titles
        widths = zip(items, titles).map { item, title in
            if item.width > 0 { return item.systemItem == .flexibleSpace ? 0 : item.width }
            if item.systemItem != nil { return 0 }
            let image = PopupBarButtonView.imageSize(item, metrics, in: context)?.width
            return title?.width ?? image
                ?? context.iconSize(item.icon).width * metrics.iconScale * item.scale
        }
    }

    package var flexibleSpaces: Int { items.count { $0.systemItem == .flexibleSpace } }
    package var buttonCount: Int { items.count { $0.systemItem == nil } }

    /// Returns the row with flexible spaces of a width in points.
    package func spaced(by width: Double) -> PopupBarButtonRow {
        var out = self
        for i in items.indices where items[i].systemItem == .flexibleSpace { out.widths[i] = width }
        return out
    }

    /// Returns the width of each button beyond that of an icon, if buttons have a fixed pitch, and of each space.
    private func excesses(_ pitch: Double) -> [Double] {
        items.indices.map { i in
            if items[i].systemItem != nil { return widths[i] }
            if items[i].width > 0 { return max(0, widths[i] - pitch) }
            return titles[i] == nil ? 0 : max(0, widths[i] + BarButtonTitle.spacing - pitch)
        }
    }

    /// The distance in points by which the row's only icon is nearer to the end of the bar than a wide icon.
    private var narrowIconShift: Double {
        guard let i = items.firstIndex(where: { $0.systemItem == nil }), titles[i] == nil else { return 0 }
        let lacking = PopupBarMetrics.widestIcon * metrics.iconScale - widths[i]
        return PopupBarMetrics.narrowIconShift * lacking.clamped(to: 0...10)
    }

    /// Returns the distance from the bar's edge to the start of the titles; nil without buttons.
    package func reach(_ end: End) -> Double? {
        guard buttonCount > 0 else { return nil }
        switch metrics.buttons {
        case .pitched(let edge, let pitch, let clearance):
            return edge + Double(buttonCount - 1) * pitch + clearance + excesses(pitch).reduce(0, +)
        case .packed(let margins, let spacing, let clearances):
            let packed = widths.reduce(0, +) + Double(buttonCount - 1) * spacing
            return end == .leading
                ? margins.leading + packed + clearances.leading : margins.trailing + packed + clearances.trailing
        }
    }

    /// Returns the buttons at their positions, in the order of the items.
    /// - Parameters:
    ///   - onRight: Whether the row is at the right end of the bar.
    ///   - isReversed: Whether the first item is the rightmost.
    package func buttons(_ end: End, in box: Rect, onRight: Bool, isReversed: Bool) -> [PopupBarLayout.Button] {
        let order = isReversed ? Array(items.indices.reversed()) : Array(items.indices)
        var centers = [Double](repeating: 0, count: items.count)
        switch metrics.buttons {
        case .pitched(let edge, let pitch, _):
            let excesses = excesses(pitch)
            let width = Double(max(0, buttonCount - 1)) * pitch + excesses.reduce(0, +)
            // A trailing row that has changed sides but not its order is farther in. Source: facts, popup bar, section
            // 7.4.
            let isMoved = end == .trailing && !onRight && !isReversed
            let shift = end == .trailing && buttonCount == 1 ? narrowIconShift : 0
            let first =
                onRight ? box.maxX - edge + shift - width : box.minX + edge + (isMoved ? 5.4 : 0) - shift
            var (wider, place) = (0.0, 0)
            for i in order {
                centers[i] = first + Double(place) * pitch + wider + excesses[i] / 2
                wider += excesses[i]
                if items[i].systemItem == nil { place += 1 }
            }
        case .packed(let margins, let spacing, _):
            let margin = end == .leading ? margins.leading : margins.trailing
            let packed = widths.reduce(0, +) + Double(max(0, buttonCount - 1)) * spacing
            var x = onRight ? box.maxX - margin - packed : box.minX + margin
            for i in order {
                centers[i] = x + widths[i] / 2
                x += widths[i] + (items[i].systemItem == nil ? spacing : 0)
            }
        }
        return items.indices.filter { items[$0].systemItem == nil }.map { i in
            PopupBarLayout.Button(
                item: items[i], center: Point(x: centers[i], y: box.midY - metrics.titleLift / 2), title: titles[i],
                state: states[i], end: end, index: i, width: widths[i])
        }
    }
}
