import VitrinePrimitives

/// The position and button of an iPad's pointer over time.
package struct Pointer: Hashable, Sendable {
    package private(set) var path = PointerPath()
    private var downs: [Double] = []
    private var ups: [Double] = []

    package init() {}

    /// The intervals in which the button is down; nil for one that stays down.
    package var presses: [(down: Double, up: Double?)] {
        zip(downs.indices, downs).map { ($1, ups.indices.contains($0) ? ups[$0] : nil) }
    }

    package mutating func move(to location: Point, at seconds: Double) { path.move(to: location, at: seconds) }

    /// Presses the button, unless it is down.
    package mutating func press(at seconds: Double) {
        if downs.count == ups.count, PointerPath.moments.contains(seconds) { downs.append(seconds) }
    }

    package mutating func release(at seconds: Double) {
        guard downs.count > ups.count, PointerPath.moments.contains(seconds) else { return }
        ups.append(max(seconds, downs[ups.count]))
    }

    /// Hides the pointer permanently.
    package mutating func hide(at seconds: Double) { path.hide(at: seconds) }

    /// The time from which on it rests.
    package var end: Double { max(path.end, ups.last ?? 0) }
}
