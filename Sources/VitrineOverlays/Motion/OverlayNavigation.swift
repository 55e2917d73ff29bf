import VitrineMotion
import VitrineSurfaces

/// Pages over the overlay's own content, as those of a navigation controller. They have the overlay's height. Source:
/// facts, overlay container, sections 3.9 and 6, rule 12.
package struct OverlayNavigation: Sendable {
    /// The pages that have been pushed and not popped, from the lowest.
    package private(set) var stack: [String] = []
    /// Every page that has been pushed, in the order of the last pushes.
    private var order = Stepped<[String]>([])
    /// The distance of each page below its final position, 0...1 of the overlay's height.
    private var offsets: [String: AnimatedValue] = [:]

    package init() {}

    private static let duration = 0.3

    /// - Returns: False for a page that is already on the stack.
    package mutating func push(_ name: String, animated: Bool, at seconds: Double) -> Bool {
        guard !stack.contains(name) else { return false }
        stack.append(name)
        order.set(order.last.filter { $0 != name } + [name], at: seconds)
        move(name, to: 0, .easeOut, animated, at: seconds)
        return true
    }

    /// - Returns: The popped page; nil if there is none.
    @discardableResult
    package mutating func pop(animated: Bool, at seconds: Double) -> String? {
        guard let name = stack.popLast() else { return nil }
        move(name, to: 1, .easeIn, animated, at: seconds)
        return name
    }

    private mutating func move(
        _ name: String, to offset: Double, _ curve: TimingCurve, _ animated: Bool, at seconds: Double
    ) {
        offsets[name, default: AnimatedValue(1)]
            .animate(to: offset, start: seconds, pacing: .curve(curve, duration: animated ? Self.duration : 0))
    }

    /// Returns the visible pages, from the uppermost, and the distance of each below its final position.
    package func pages(at seconds: Double) -> [(name: String, offset: Double)] {
        var out: [(name: String, offset: Double)] = []
        for name in order.value(at: seconds).reversed() {
            let offset = offsets[name]?.value(at: seconds) ?? 1
            if offset < 1 { out.append((name, offset)) }
            if offset == 0 { break }
        }
        return out
    }

    /// The time in seconds after which nothing moves.
    package var end: Double { offsets.values.reduce(order.end) { max($0, $1.end ?? 0) } }
}
