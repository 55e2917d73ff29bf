import VitrinePrimitives

/// Resistance beyond the lowest and the highest notch. Source: facts, overlay container, section 3.2.
public class RubberBandOverlayTranslationFunction: OverlayTranslationFunction {
    /// The factor of the resistance. Default: 0.5.
    public var factor: CGFloat = 0.5
    public var bouncesAtMaximumHeight = true
    public var bouncesAtMinimumHeight = true

    public init() {}

    public func overlayTranslationHeight(using parameters: any OverlayTranslationParameters) -> CGFloat {
        let (low, high) = (parameters.minimumHeight, parameters.maximumHeight)
        let translation = parameters.translation
        if bouncesAtMaximumHeight, translation >= high {
            return high > 0 ? high * (1 + Self.resistance(translation / high, factor)) : 0
        }
        if bouncesAtMinimumHeight, translation <= low {
            return low > 0 ? low * (1 - Self.resistance((2 * low - translation) / low, factor)) : 0
        }
        return max(low, min(high, translation))
    }

    private static func resistance(_ ratio: CGFloat, _ factor: CGFloat) -> CGFloat {
        let logarithm = ExactMath.log(Double(ratio)) / ExactMath.log(10)
        return factor * CGFloat(logarithm)
    }
}
