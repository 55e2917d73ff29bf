/// A tick of the device that somebody feels who holds it; of course no picture shows it.
public struct HapticFeedback: Hashable, Sendable {
    /// Of `UIImpactFeedbackGenerator`, and that of `UISelectionFeedbackGenerator`.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        case soft
        case rigid
        case selection
    }

    /// Seconds.
    public var at: Double
    public var style: Style
    /// 0...1.
    public var intensity: Double

    public init(at: Double, style: Style, intensity: Double) {
        self.at = at
        self.style = style
        self.intensity = intensity
    }
}
