import VitrinePrimitives

/// An iPad's pointer over time: where it is, and when its button is down.
package struct Pointer: Hashable, Sendable {
    package private(set) var path = PointerPath()
    private var downs: [Double] = []
    private var ups: [Double] = []

    package init() {}

    /// When the button goes down and up again; nil for one that stays down.
    package var presses: [(down: Double, up: Double?)] {
        zip(downs.indices, downs).map { ($1, ups.indices.contains($0) ? ups[$0] : nil) }
    }

    package mutating func move(to location: Point, at seconds: Double) { path.move(to: location, at: seconds) }

    /// The button goes down; nothing happens while it is down.
    package mutating func press(at seconds: Double) {
        if downs.count == ups.count, PointerPath.moments.contains(seconds) { downs.append(seconds) }
    }

    package mutating func release(at seconds: Double) {
        guard downs.count > ups.count, PointerPath.moments.contains(seconds) else { return }
        ups.append(max(seconds, downs[ups.count]))
    }

    /// The pointer goes for good.
    package mutating func hide(at seconds: Double) { path.hide(at: seconds) }

    /// When it rests.
    package var end: Double { max(path.end, ups.last ?? 0) }
}
