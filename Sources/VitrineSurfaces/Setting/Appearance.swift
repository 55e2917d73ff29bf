/// The light or dark appearance.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
    case light
    case dark
}
