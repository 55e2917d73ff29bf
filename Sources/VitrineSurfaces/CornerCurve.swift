import VitrinePrimitives

/// The curve of corners; `CALayerCornerCurve`.
public enum CornerCurve: String, Hashable, Sendable, CaseIterable {
    /// Quarter circles.
    case circular
    /// Curves that begin farther from the vertex, whose curvature changes gradually.
    case continuous

    package var roundedRectCurve: RoundedRect.CornerCurve {
        switch self {
        case .circular: .circular
        case .continuous: .continuous
        }
    }
}
