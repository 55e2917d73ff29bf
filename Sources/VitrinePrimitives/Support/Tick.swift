/// A moment of the simulation: whole steps of 1/120 s since the scene began.
package struct Tick: Hashable, Sendable, Comparable {
    package var count: Int

    @inlinable package init(_ count: Int) { self.count = count }

    /// Steps in one second.
    package static let rate = 120

    package static let zero = Tick(0)

    /// Seconds since the scene began.
    @inlinable package var seconds: Double { Double(count) / 120 }

    @inlinable package static func < (a: Tick, b: Tick) -> Bool { a.count < b.count }
    @inlinable package static func + (a: Tick, n: Int) -> Tick { Tick(a.count + n) }
    @inlinable package static func - (a: Tick, b: Tick) -> Int { a.count - b.count }
}
