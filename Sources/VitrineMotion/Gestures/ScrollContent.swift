import VitrinePrimitives

/// The content offset of a `UIScrollView` over time, under a finger and after it, in closed form.
///
/// Offsets are in points: 0 for content at its top, above 0 for content that is moved up. Calls must be in the order of
/// time; each replaces what would happen later. Source of the rules: facts, iOS surroundings, section 8 (deceleration,
/// rubber band, bounce back).
package struct ScrollContent: Hashable, Sendable {
    /// The animation that returns content from beyond its ends: critically damped, 10 rad/s.
    package static let bounce = Pacing.spring(.settling(in: 0.9233))
    /// The largest distance, as a fraction of the view's length, that content may bounce past its end. This is our
    /// choice, as no recording shows such fast throws.
    package static let largestBounce = 0.25

    package var view: ScrollGeometry
    package private(set) var motion: AnimatedValue
    private var drag: Drag?

    private struct Drag: Hashable, Sendable {
        /// The offset without the resistance beyond the ends.
        var fingerOffset: Double
        /// The part of the offset that the rubber band cannot express, if content is placed far beyond its ends.
        var rest: Double
        var end: Double
    }

    package init(_ view: ScrollGeometry, offset: Double = 0) {
        self.view = view
        motion = AnimatedValue(offset)
    }

    package func offset(at seconds: Double) -> Double { motion.value(at: seconds) }

    /// The velocity in points per second.
    package func velocity(at seconds: Double) -> Double { motion.velocity(at: seconds) }

    /// The time from which on the content rests.
    package var end: Double { motion.end ?? 0 }

    /// The seconds for which a scroll indicator stays after the content has come to rest, and in which it fades.
    /// Sources: facts, overlay container, section 5.1 (stay); iOS surroundings, section 2.6 (fade).
    package static let indicatorTimes = (stay: 0.5, fade: 0.25)

    /// The opacity of the scroll indicator: 1 while a finger holds the content or the content moves.
    package func activity(at seconds: Double) -> Double {
        let count = motion.animations.partitioningIndex { $0.begin > seconds }
        // An offset that is set at once moves nothing.
        guard let last = motion.animations[..<count].last(where: { $0.end > $0.begin }) else { return 0 }
        let rest = seconds - last.end - Self.indicatorTimes.stay
        return rest <= 0 ? 1 : max(0, 1 - rest / Self.indicatorTimes.fade)
    }

    // MARK: Under a finger

    package mutating func jump(to offset: Double, at seconds: Double) {
        drag = nil
        motion.set(offset, at: seconds)
    }

    /// Stops moving content when a finger touches it.
    /// - Returns: Whether the content moved.
    package mutating func hold(at seconds: Double) -> Bool {
        guard !motion.isSettled(at: seconds) else { return false }
        jump(to: motion.value(at: seconds), at: seconds)
        return true
    }

    /// Moves the content with a finger, linearly between two times.
    /// - Parameter delta: The downward displacement of the finger; the offset falls by as much, or less beyond an end.
    package mutating func drag(by delta: Double, from start: Double, to end: Double) {
        guard delta.isFinite, end >= start else { return }
        var drag = self.drag ?? grabbed(at: start)
        drag.fingerOffset -= delta
        drag.end = end
        motion.animate(to: offset(of: drag), start: start, pacing: .curve(.linear, duration: end - start))
        self.drag = drag
    }

    /// The state of a drag that begins at a time.
    private func grabbed(at seconds: Double) -> Drag {
        let from = motion.value(at: seconds)
        let fingerOffset = view.fingerOffset(for: from)
        return Drag(fingerOffset: fingerOffset, rest: from - view.banded(fingerOffset), end: seconds)
    }

    private func offset(of drag: Drag) -> Double { view.banded(drag.fingerOffset) + drag.rest }

    /// Holds the content at an offset regardless of the finger; this also stops inertia.
    package mutating func pin(at offset: Double, from start: Double, to end: Double) {
        guard end >= start else { return }
        jump(to: offset, at: start)
        if end > start { motion.animate(to: offset, start: start, pacing: .curve(.linear, duration: end - start)) }
    }

    /// Moves the content with a finger until it is lifted, then by inertia.
    /// - Parameter begin: The time at which the finger is recognized; its earlier displacement is ignored.
    package mutating func drag(_ finger: FingerPath, from begin: Double) {
        let start = finger.location(at: begin).y
        let grabbed = grabbed(at: begin)
        let end = max(begin, finger.up)
        func drag(_ seconds: Double) -> Drag {
            Drag(
                fingerOffset: grabbed.fingerOffset - (finger.location(at: seconds).y - start), rest: grabbed.rest,
                end: seconds)
        }
        let view = view
        motion.follow(from: begin, to: end) { seconds in
            let drag = drag(seconds)
            return view.banded(drag.fingerOffset) + drag.rest
        }
        self.drag = drag(end)
        release(velocity: -finger.velocity(at: end).y, at: end)
    }

    /// Moves the content with a finger whose whole path is known.
    package mutating func follow(from start: Double, to end: Double, _ offset: (Double) -> Double) {
        drag = nil
        motion.follow(from: start, to: end, offset)
    }

    // MARK: After a finger

    /// Ends the drag.
    /// - Parameters:
    ///   - velocity: The finger's velocity in points per second, positive upward.
    ///   - target: The offset at which the content comes to rest, as `scrollViewWillEndDragging` can request; nil for the
    ///     offset to which inertia leads.
    package mutating func release(velocity: Double, target: Double? = nil, at seconds: Double) {
        let velocity = velocity.isFinite ? velocity : 0
        let fraction = drag.map { view.fraction(of: $0.fingerOffset) } ?? 1
        if let target { return glide(to: view.clamped(target), velocity: velocity * fraction, at: seconds) }
        letGo(at: seconds, velocity: velocity * fraction)
    }

    /// Lets the content move by inertia, or bounce back.
    /// - Parameter velocity: The velocity of the content in points per second.
    package mutating func letGo(at seconds: Double, velocity: Double) {
        drag = nil
        let from = motion.value(at: seconds)
        let edge = view.clamped(from)
        let thrown = from + Decay.normal.totalDistance(initialVelocity: velocity)
        // Beyond an end, only a throw that leads back over it differs from the spring.
        guard from == edge || (thrown - edge) * (from - edge) < 0 else {
            return bounce(to: edge, at: seconds, velocity: velocity)
        }
        let target = view.clamped(thrown)
        if target != thrown, let glide = Decay.normal.duration(of: target - from, initialVelocity: velocity) {
            motion.follow(from: seconds, to: seconds + glide) {
                from + Decay.normal.distance(at: $0 - seconds, initialVelocity: velocity)
            }
            let speed = Decay.normal.velocity(at: glide, initialVelocity: velocity)
            return bounce(to: target, at: seconds + glide, velocity: speed)
        }
        let glide = Decay.normal.duration(initialVelocity: velocity)
        guard glide > 0 else {
            // The content moves to the next whole pixel.
            let end = view.clamped(view.snapped(from))
            if end != from { motion.animate(to: end, start: seconds, pacing: .curve(.easeOut, duration: 0.1)) }
            return
        }
        let distance = Decay.normal.distance(at: glide, initialVelocity: velocity)
        let end = view.clamped(view.snapped(from + distance))
        motion.follow(from: seconds, to: seconds + glide) {
            from + (end - from) * Decay.normal.distance(at: $0 - seconds, initialVelocity: velocity) / distance
        }
    }

    /// Decelerates from a velocity to a target: like inertia, but with the rate that leads there. Source of the form:
    /// facts, iOS surroundings, section 8; the bounds of the rate, 2...20 per second, are our choice.
    private mutating func glide(to wanted: Double, velocity: Double, at seconds: Double) {
        drag = nil
        let from = motion.value(at: seconds)
        let target = view.clamped(view.snapped(wanted))
        let distance = target - from
        guard distance.magnitude > 1e-9 else { return motion.set(target, at: seconds) }
        let rate = (velocity / distance).clamped(to: 2...20)
        // Half a point remains at the end, as in any deceleration; it is distributed over the whole distance.
        let duration = ExactMath.log(max(1.5, distance.magnitude / 0.5)) / rate
        let whole = 1 - ExactMath.exp(-rate * duration)
        motion.follow(from: seconds, to: seconds + duration) {
            $0 >= seconds + duration ? target : from + distance * (1 - ExactMath.exp(-rate * ($0 - seconds))) / whole
        }
    }

    private mutating func bounce(to edge: Double, at seconds: Double, velocity: Double) {
        guard view.bounces else { return motion.set(edge, at: seconds) }
        // Source of the limit: the largest distance of a critically damped spring is v / (e ω).
        let limit = Self.largestBounce * view.length * ExactMath.exp(1) * 10
        motion.animate(
            to: edge, start: seconds, pacing: Self.bounce, initialVelocity: velocity.clamped(to: -limit...limit))
    }
}
