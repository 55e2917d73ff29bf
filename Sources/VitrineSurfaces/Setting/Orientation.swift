/// The orientation of a device.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
    case portrait
    case landscape
}
