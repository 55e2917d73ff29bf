import VitrinePrimitives

/// How far a scroll view is scrolled, under fingers and after them.
///
/// Source of the rules: facts, iOS surroundings, section 8 (deceleration, rubber band, bounce back); popup bar, section
/// 3.3 (scroll views inside content).
package struct ScrollMotion: Hashable, Sendable {
    private var content: ScrollContent

    /// In points; 0 for content at its top, above 0 for content that has been moved up.
    package var offset: AnimatedValue { content.motion }

    package init(contentOffset: Double) {
        content = ScrollContent(ScrollGeometry(length: 1, reach: 0), offset: contentOffset)
    }

    /// Sets the offset without animation.
    package mutating func jump(to contentOffset: Double, at seconds: Double) {
        content.jump(to: contentOffset, at: seconds)
    }

    /// A finger comes down, and content that is on its way stands still.
    /// - Returns: whether there was any.
    package mutating func hold(at seconds: Double) -> Bool { content.hold(at: seconds) }

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
        let first = view.fingerOffset(for: from)
        // The part that the rubber band cannot express: of content placed far beyond its ends.
        let rest = from - view.banded(first)
        func fingerOffset(_ seconds: Double) -> Double { first - (finger.location(at: seconds).y - start) }
        func contentOffset(_ seconds: Double) -> Double { view.banded(fingerOffset(seconds)) + rest }
        guard handsOver, let end = Self.handover(from: begin, to: finger.up, isDown: isDown, fingerOffset) else {
            let end = max(begin, finger.up)
            content.follow(from: begin, to: end, contentOffset)
            letGo(at: end, velocity: -finger.velocity(at: end).y * view.share(of: fingerOffset(end)), in: view)
            return nil
        }
        // Pinned where the finger leaves it, which is at the top, not where the tick would have taken it.
        let pinned = min(0, contentOffset(max(begin, end - 1 / Double(Tick.rate))))
        content.follow(from: begin, to: end) { $0 < end ? contentOffset($0) : pinned }
        letGo(at: end, velocity: 0, in: view)
        return end
    }

    /// The first tick at which a finger moves down that has content at its top.
    private static func handover(
        from begin: Double, to end: Double, isDown: Bool, _ fingerOffset: (Double) -> Double
    ) -> Double? {
        var before = fingerOffset(begin)
        if isDown, before <= 0 { return begin }
        let rate = Double(Tick.rate)
        var tick = (begin * rate + 1e-6).rounded(.down) + 1
        while tick / rate <= end {
            let now = fingerOffset(tick / rate)
            if now <= 0, now < before { return tick / rate }
            before = now
            tick += 1
        }
        return nil
    }

    /// Leaves the content to itself.
    /// - Parameter velocity: of the content, in points per second.
    package mutating func letGo(at seconds: Double, velocity: Double, in view: ScrollGeometry) {
        content.view = view
        content.letGo(at: seconds, velocity: velocity)
    }

    /// When everything has come to rest.
    package var end: Double { content.end }
}
