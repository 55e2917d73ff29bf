import VitrineMotion
import VitrinePrimitives

/// How far a scroll view is scrolled, under fingers and after them.
///
/// Source of the rules: facts, iOS surroundings, section 8 (deceleration, rubber band, bounce back); popup bar, section
/// 3.3 (scroll views inside content).
package struct ScrollMotion: Hashable, Sendable {
    /// Brings content back that is beyond its ends: critically damped, 10 rad/s.
    package static let bounce = Pacing.spring(.settling(in: 0.9233))
    /// What of a view's length content may fly past its end at most. Ours: throws that fast are not on record.
    package static let largestBounce = 0.25

    /// In points; 0 for content at its top, above 0 for content that has been moved up.
    package private(set) var offset: AnimatedValue

    package init(contentOffset: Double) { offset = AnimatedValue(contentOffset) }

    /// Puts the content somewhere at once.
    package mutating func place(_ contentOffset: Double, at seconds: Double) { offset.set(contentOffset, at: seconds) }

    /// A finger comes down, and content that is on its way stands still.
    /// - Returns: whether there was any.
    package mutating func hold(at seconds: Double) -> Bool {
        guard !offset.isSettled(at: seconds) else { return false }
        offset.set(offset.value(at: seconds), at: seconds)
        return true
    }

    /// Lets a finger move the content, and sends it on its way when the finger has gone.
    /// - Parameters:
    ///   - begin: when the finger is felt.
    ///   - isDown: which way it goes then.
    ///   - handsOver: whether the finger has the content no more, but what it lies in, from where it moves down at the
    ///     content's top.
    /// - Returns: when the finger goes over to what the content lies in; nil for never.
    package mutating func drag(
        _ finger: FingerPath, from begin: Double, isDown: Bool, handsOver: Bool, in view: ScrollGeometry
    ) -> Double? {
        let (start, from) = (finger.location(at: begin).y, offset.value(at: begin))
        let first = view.wish(for: from)
        // What the band cannot say of content that was put far outside.
        let rest = from - view.banded(first)
        func wish(_ seconds: Double) -> Double { first - (finger.location(at: seconds).y - start) }
        func place(_ seconds: Double) -> Double { view.banded(wish(seconds)) + rest }
        guard handsOver, let end = Self.handover(from: begin, to: finger.up, isDown: isDown, wish) else {
            let end = max(begin, finger.up)
            offset.follow(from: begin, to: end, place)
            letGo(at: end, velocity: -finger.velocity(at: end).y * view.share(of: wish(end)), in: view)
            return nil
        }
        // Pinned where the finger leaves it, which is at the top, not where the tick would have taken it.
        let pinned = min(0, place(max(begin, end - 1 / Double(Tick.rate))))
        offset.follow(from: begin, to: end) { $0 < end ? place($0) : pinned }
        letGo(at: end, velocity: 0, in: view)
        return end
    }

    /// The first tick at which a finger moves down that has content at its top.
    private static func handover(
        from begin: Double, to end: Double, isDown: Bool, _ wish: (Double) -> Double
    ) -> Double? {
        var before = wish(begin)
        if isDown, before <= 0 { return begin }
        let rate = Double(Tick.rate)
        var tick = (begin * rate + 1e-6).rounded(.down) + 1
        while tick / rate <= end {
            let now = wish(tick / rate)
            if now <= 0, now < before { return tick / rate }
            before = now
            tick += 1
        }
        return nil
    }

    /// Leaves the content to itself.
    /// - Parameter velocity: of the content, in points per second.
    package mutating func letGo(at seconds: Double, velocity: Double, in view: ScrollGeometry) {
        let from = offset.value(at: seconds)
        let edge = view.clamped(from)
        let thrown = from + Decay.normal.totalDistance(initialVelocity: velocity)
        // Beyond an end, only a throw that leads back over it is more than the spring.
        guard from == edge || (thrown - edge) * (from - edge) < 0 else {
            return bounce(to: edge, at: seconds, velocity: velocity, in: view)
        }
        let target = view.clamped(thrown)
        if target != thrown, let glide = Decay.normal.duration(of: target - from, initialVelocity: velocity) {
            offset.follow(from: seconds, to: seconds + glide) {
                from + Decay.normal.distance(at: $0 - seconds, initialVelocity: velocity)
            }
            let speed = Decay.normal.velocity(at: glide, initialVelocity: velocity)
            return bounce(to: target, at: seconds + glide, velocity: speed, in: view)
        }
        let glide = Decay.normal.duration(initialVelocity: velocity)
        guard glide > 0 else {
            // To the next whole pixel.
            let end = view.clamped(view.snapped(from))
            if end != from { offset.animate(to: end, start: seconds, pacing: .curve(.easeOut, duration: 0.1)) }
            return
        }
        let way = Decay.normal.distance(at: glide, initialVelocity: velocity)
        let end = view.clamped(view.snapped(from + way))
        offset.follow(from: seconds, to: seconds + glide) {
            from + (end - from) * Decay.normal.distance(at: $0 - seconds, initialVelocity: velocity) / way
        }
    }

    private mutating func bounce(to edge: Double, at seconds: Double, velocity: Double, in view: ScrollGeometry) {
        // Source of the limit: the largest distance of a critically damped spring is v / (e ω).
        let limit = Self.largestBounce * view.length * ExactMath.exp(1) * 10
        offset.animate(
            to: edge, start: seconds, pacing: Self.bounce,
            initialVelocity: min(max(velocity, -limit), limit))
    }

    /// When everything has come to rest.
    package var end: Double { offset.end ?? 0 }
}
