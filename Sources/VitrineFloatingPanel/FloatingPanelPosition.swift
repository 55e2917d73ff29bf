@_exported import VitrineUIKit

/// Where a panel rests.
public enum FloatingPanelPosition: Int, Sendable {
    case full
    case half
    case tip
    case hidden
}

/// What a layout's insets are measured from.
public enum FloatingPanelLayoutReference: Int, Sendable {
    case fromSafeArea
    case fromSuperview
}
