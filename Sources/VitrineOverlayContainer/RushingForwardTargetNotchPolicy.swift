/// The nearest notch, or the next in the direction of a fast finger. Source: facts, overlay container, section 3.3.
public class RushingForwardTargetNotchPolicy: OverlayTranslationTargetNotchPolicy {
    /// The velocity of a fast finger in points per second. Default: 400.
    public var minimumVelocity: CGFloat = 400
    /// The minimum duration in seconds. Default: 0.1.
    public var minimumDuration: CGFloat = 0.1

    public init() {}

    public func targetNotchIndex(using context: any OverlayContainerContextTargetNotchPolicy) -> Int {
        let velocity = context.velocity.y
        let projected = context.overlayTranslationHeight - minimumDuration * velocity
        let nearest = context.reachableIndexes.sorted { a, b in
            let (first, second) = (context.height(forNotchAt: a), context.height(forNotchAt: b))
            let (near, far) = ((projected - first).magnitude, (projected - second).magnitude)
            return (near, first) < (far, second)
        }
        guard let first = nearest.first else { return 0 }
        guard nearest.count > 1, velocity.magnitude > minimumVelocity else { return first }
        return velocity < 0 ? max(first, nearest[1]) : min(first, nearest[1])
    }
}
