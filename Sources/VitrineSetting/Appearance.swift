/// Light or dark surroundings.
public enum Appearance: String, Hashable, Sendable, Codable, CaseIterable {
    case light
    case dark
}
