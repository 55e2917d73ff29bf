/// How a device is held.
public enum Orientation: String, Hashable, Sendable, Codable, CaseIterable {
    case portrait
    case landscape
}
