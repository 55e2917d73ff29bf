import VitrinePrimitives

/// The position of an element in its container.
public enum ElementPlacement: String, Hashable, Sendable, CaseIterable {
    /// The element fills its container, including the area outside of the safe area.
    case fill
    case center
    /// The element is centered at an edge of the safe area.
    case top, bottom, leading, trailing
    /// The element is in a corner of the safe area.
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    package var isCentered: Bool { self == .center || self == .top || self == .bottom }

    /// Whether the element moves with the lower edge of the safe area.
    package var isAtBottom: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }

    /// Returns the frame of an element.
    /// - Parameters:
    ///   - size: The size of the element.
    ///   - bounds: The element's container, from left to right.
    ///   - safe: The safe area in it, without the element's margins.
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
