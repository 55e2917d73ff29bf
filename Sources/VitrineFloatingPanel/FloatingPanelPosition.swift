@_exported import VitrineUIKit

/// A position at which a panel rests.
public enum FloatingPanelPosition: Int, Sendable {
    case full
    case half
    case tip
    case hidden
}

/// The rectangle from which a layout's insets are measured.
public enum FloatingPanelLayoutReference: Int, Sendable {
    case fromSafeArea
    case fromSuperview
}
