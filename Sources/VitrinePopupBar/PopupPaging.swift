import VitrineMotion
import VitrinePrimitives
import VitrineSurfaces

/// The items that a bar pages through, and its position between them.
/// Source: facts, popup bar, section 3.8: the titles scroll page by page, the item changes once they are at rest.
package struct PopupPaging: Hashable, Sendable {
    /// The distance between two pages, in points.
    package static let gap = 8.0
    /// The time in seconds after a touch until touches have effects again.
    package static let settling = 0.385
    /// The spring that brings pages to rest: 18 rad/s, damped by 0.9.
    private static let spring = (settling: 0.47, dampingRatio: 0.9)
    /// The last seconds of a touch, with whose mean velocity pages continue.
    private static let window = 1.0 / 30
    /// The distance in points from a page's position within which it is at rest and its item is the bar's.
    package static let tolerance = 0.5

    /// An interval in which a touch moves the pages.
    package struct Turn: Hashable, Sendable {
        /// The seconds in which titles of two pages are visible.
        package let moving: ClosedRange<Double>
        /// The time in seconds at which the page is at rest and its item is the bar's.
        package let commit: Double
    }

    /// The position in pages: 1.25 is a quarter of the distance from the second to the third.
    package private(set) var position: AnimatedValue
    /// The page of the first item. If a bar's items are replaced, its pages continue to be counted.
    private var origin = Stepped(0)
    /// The page that is shown, or will be.
    private var page: Int
    package private(set) var turns: [Turn] = []

    package init(item: Int) {
        position = AnimatedValue(Double(item))
        page = item
    }

    /// Returns the position among the items of the bar at a time.
    package func position(at seconds: Double) -> Double {
        position.value(at: seconds) - Double(origin.value(at: seconds))
    }

    /// Makes the shown page another item of the bar.
    package mutating func show(item: Int, at seconds: Double) {
        if origin.last != page - item { origin.set(page - item, at: seconds) }
    }

    /// Moves the pages with a finger, and then to rest.
    /// - Parameters:
    ///   - width: The width of a page and its gap, in points.
    ///   - direction: From right to left, a pull to the right moves to the next page.
    /// - Returns: The index of the bar's item after the touch.
    package mutating func drag(
        _ finger: FingerPath, from begin: Double, count: Int, width: Double, direction: InterfaceLayoutDirection
    ) -> Int {
        let side = direction == .rightToLeft ? 1.0 : -1
        let (start, first) = (finger.location(at: begin).x, position.value(at: begin))
        let range = Double(origin.last)...Double(origin.last + count - 1)
        func place(_ seconds: Double) -> Double {
            let wanted = first + side * (finger.location(at: seconds).x - start) / max(1, width)
            let limits = (range.lowerBound * width)...(range.upperBound * width)
            let held = RubberBand.standard.banded(wanted * width, within: limits, length: width)
            return width > 0 ? held / width : wanted
        }
        position.follow(from: begin, to: finger.up, place)
        // A fast drag moves by at most one page. Source: facts, iOS surroundings, section 8.
        let since = max(begin, finger.up - Self.window)
        let distance = finger.location(at: finger.up).x - finger.location(at: since).x
        let speed = finger.up > since ? side * distance / (finger.up - since) : 0
        let thrown = place(finger.up) + Decay.fast.projection(initialVelocity: speed) / max(1, width)
        let home = first.rounded()
        var target = thrown.rounded().clamped(to: home - 1...home + 1)
        // A flick counts even if its projection is short.
        if target == home, speed.magnitude > 200 { target = home + (speed > 0 ? 1 : -1) }
        target = target.clamped(to: range)
        position.animate(
            to: target, start: finger.up,
            pacing: .spring(.settling(in: Self.spring.settling, dampingRatio: Self.spring.dampingRatio)),
            initialVelocity: range.contains(place(finger.up)) ? speed / max(1, width) : nil)
        turns.append(
            Turn(moving: begin...(finger.up + Self.spring.settling), commit: rest(at: target, after: finger.up, width)))
        page = Int(target)
        return page - origin.last
    }

    /// Returns the first tick from which pages stay within the tolerance of a page, in seconds.
    private func rest(at page: Double, after up: Double, _ width: Double) -> Double {
        var tick = Tick(atOrAfter: up + Self.spring.settling)
        while tick.seconds > up, (position.value(at: tick.seconds) - page).magnitude * width < Self.tolerance {
            tick = tick + -1
        }
        return (tick + 1).seconds
    }

    package func isMoving(at seconds: Double) -> Bool { turns.contains { $0.moving.contains(seconds) } }

    package var end: Double { position.end ?? 0 }
}
