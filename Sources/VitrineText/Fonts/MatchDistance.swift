/// How far a face is from what was asked for in one respect: first by the direction it lies in, then by how far.
struct MatchDistance: Comparable {
    var order: Int
    var step: Double

    static let none = MatchDistance(order: 0, step: 0)

    static func < (a: MatchDistance, b: MatchDistance) -> Bool { (a.order, a.step) < (b.order, b.step) }
}
