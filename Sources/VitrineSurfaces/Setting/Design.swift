/// The generation of the system's design.
public enum Design: String, Hashable, Sendable, CaseIterable {
    /// Bars of glass: iOS 26 and later.
    case glass
    /// Bars of blurred material: up to iOS 18.
    case legacy
}
