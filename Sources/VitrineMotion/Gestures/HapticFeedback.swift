/// A haptic feedback of the device, which no picture shows.
public struct HapticFeedback: Hashable, Sendable {
    /// The styles of `UIImpactFeedbackGenerator`, and that of `UISelectionFeedbackGenerator`.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        case soft
        case rigid
        case selection
    }

    /// The time in seconds since the scene began.
    public var at: Double
    public var style: Style
    /// The intensity, 0...1.
    public var intensity: Double

    public init(at: Double, style: Style, intensity: Double) {
        self.at = at
        self.style = style
        self.intensity = intensity
    }
}
