import VitrineMotion
import VitrinePresentation

extension UIView {
    public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        public static let curveEaseInOut = AnimationOptions([])
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        package var curve: TimingCurve {
            switch rawValue >> 16 & 3 {
            case 1: .easeIn
            case 2: .easeOut
            case 3: .linear
            default: .easeInOut
            }
        }
    }

    /// The animation block that runs, which gives changes of views their timing.
    package struct AnimationBlock: Sendable {
        package var pacing: Pacing
        package var delay: Double
        /// The initial velocity of a spring, in total distances per second.
        package var velocity: Double

        package init(_ pacing: Pacing, delay: Double = 0, velocity: Double = 0) {
            (self.pacing, self.delay, self.velocity) = (pacing, delay, velocity)
        }
    }

    @TaskLocal package static var currentAnimation: AnimationBlock?

    private static func run(
        _ pacing: Pacing, delay: TimeInterval, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        run(in: AnimationBlock(pacing, delay: delay), animations)
        guard let completion else { return }
        guard let requests = UserRequests.current else { return completion(true) }
        requests.post(after: delay + pacing.nominalDuration) { run(in: nil) { completion(true) } }
    }

    public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        run(.curve(.easeInOut, duration: duration), delay: 0, animations, nil)
    }

    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
    ) { run(.curve(.easeInOut, duration: duration), delay: 0, animations, completion) }

    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) { run(.curve(options.curve, duration: duration), delay: delay, animations, completion) }

    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = try? Spring(
            duration: duration, dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity))
        run(.spring(spring ?? .settling(in: duration)), delay: delay, animations, completion)
    }

    public static func performWithoutAnimation(_ actions: () -> Void) {
        run(in: nil, actions)
    }
}
