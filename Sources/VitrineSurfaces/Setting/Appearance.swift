/// Light or dark surroundings.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
    case light
    case dark
}
