import VitrinePrimitives

/// The content offset of a scroll view in a popup, under fingers and after them. Source of the rules: facts, iOS
/// surroundings, section 8 (deceleration, rubber band, bounce back); popup bar, section 3.3 (scroll views inside
/// content).
package struct ScrollMotion: Hashable, Sendable {
    private var content: ScrollContent

    /// The offset in points; 0 for content at its top, above 0 for content that is moved up.
    package var offset: AnimatedValue { content.motion }

    package init(contentOffset: Double) {
        content = ScrollContent(ScrollGeometry(length: 1, reach: 0), offset: contentOffset)
    }

    package mutating func jump(to contentOffset: Double, at seconds: Double) {
        content.jump(to: contentOffset, at: seconds)
    }

    /// Stops moving content when a finger touches it.
    /// - Returns: Whether the content moved.
    package mutating func hold(at seconds: Double) -> Bool { content.hold(at: seconds) }

    /// Lets a finger move the content, and inertia after it.
    /// - Parameters:
    ///   - begin: The time at which the finger is recognized.
    ///   - isDown: Whether the finger moves down at that time.
    ///   - handsOver: Whether the finger moves the container instead of the content once it moves down at the content's top.
    /// - Returns: The time at which the finger switches to the container; nil if it never does.
    package mutating func drag(
        _ finger: FingerPath, from begin: Double, isDown: Bool, handsOver: Bool, in view: ScrollGeometry
    ) -> Double? {
        let (start, from) = (finger.location(at: begin).y, offset.value(at: begin))
        let first = view.fingerOffset(for: from)
        // The part that the rubber band cannot express, if content is placed far beyond its ends.
        let rest = from - view.banded(first)
        func fingerOffset(_ seconds: Double) -> Double { first - (finger.location(at: seconds).y - start) }
        func contentOffset(_ seconds: Double) -> Double { view.banded(fingerOffset(seconds)) + rest }
        guard handsOver, let end = Self.handover(from: begin, to: finger.up, isDown: isDown, fingerOffset) else {
            let end = max(begin, finger.up)
            content.follow(from: begin, to: end, contentOffset)
            letGo(at: end, velocity: -finger.velocity(at: end).y * view.fraction(of: fingerOffset(end)), in: view)
            return nil
        }
        // The content is pinned where the finger leaves it, at the top, not at the offset of the tick.
        let pinned = min(0, contentOffset(max(begin, end - 1 / Double(Tick.rate))))
        content.follow(from: begin, to: end) { $0 < end ? contentOffset($0) : pinned }
        letGo(at: end, velocity: 0, in: view)
        return end
    }

    /// The first tick at which a finger moves down while the content is at its top.
    private static func handover(
        from begin: Double, to end: Double, isDown: Bool, _ fingerOffset: (Double) -> Double
    ) -> Double? {
        var before = fingerOffset(begin)
        if isDown, before <= 0 { return begin }
        return Tick.seconds(from: begin, through: end).first { seconds in
            let now = fingerOffset(seconds)
            defer { before = now }
            return now <= 0 && now < before
        }
    }

    /// Lets the content move by inertia, or bounce back.
    /// - Parameter velocity: The velocity of the content in points per second.
    package mutating func letGo(at seconds: Double, velocity: Double, in view: ScrollGeometry) {
        content.view = view
        content.letGo(at: seconds, velocity: velocity)
    }

    /// The time from which on everything rests.
    package var end: Double { content.end }
}
