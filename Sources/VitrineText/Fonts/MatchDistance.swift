/// The distance of a face from a request in one trait, compared by direction, then by magnitude.
struct MatchDistance: Comparable {
    var order: Int
    var step: Double

    static let none = MatchDistance(order: 0, step: 0)

    static func < (a: MatchDistance, b: MatchDistance) -> Bool { (a.order, a.step) < (b.order, b.step) }
}
