import VitrinePrimitives

/// Where an element stands in what holds it.
public enum ElementPlacement: String, Hashable, Sendable, CaseIterable {
    /// All over it, under the safe area, too.
    case fill
    /// In its middle.
    case center
    /// In the middle of an edge of the safe area.
    case top, bottom, leading, trailing
    /// In a corner of the safe area.
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// Whether the element stands in the middle between left and right.
    package var isCentered: Bool { self == .center || self == .top || self == .bottom }

    /// Whether the element moves with the lower edge of the safe area.
    package var isAtBottom: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }

    /// The frame of an element.
    /// - Parameters:
    ///   - size: of the element.
    ///   - bounds: what holds the element, from left to right.
    ///   - safe: the safe area within, less the element's margins.
    package func frame(of size: Size, in bounds: Rect, safe: Rect) -> Rect {
        let x: Double
        switch self {
        case .fill: return bounds
        case .center, .top, .bottom: x = bounds.midX - size.width / 2
        case .leading, .topLeading, .bottomLeading: x = safe.minX
        case .trailing, .topTrailing, .bottomTrailing: x = safe.maxX - size.width
        }
        let y: Double
        switch self {
        case .fill, .center, .leading, .trailing: y = bounds.midY - size.height / 2
        case .top, .topLeading, .topTrailing: y = safe.minY
        case .bottom, .bottomLeading, .bottomTrailing: y = safe.maxY - size.height
        }
        return Rect(x: x, y: y, width: size.width, height: size.height)
    }
}
