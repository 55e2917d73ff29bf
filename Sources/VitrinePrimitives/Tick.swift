/// A moment of the simulation: whole steps of 1/120 s since the scene began.
public struct Tick: Hashable, Sendable, Comparable, Codable {
    public var count: Int

    @inlinable public init(_ count: Int) { self.count = count }

    /// Steps in one second.
    public static let rate = 120

    public static let zero = Tick(0)

    /// Seconds since the scene began.
    @inlinable public var seconds: Double { Double(count) / 120 }

    @inlinable public static func < (a: Tick, b: Tick) -> Bool { a.count < b.count }
    @inlinable public static func + (a: Tick, n: Int) -> Tick { Tick(a.count + n) }
    @inlinable public static func - (a: Tick, b: Tick) -> Int { a.count - b.count }
}
