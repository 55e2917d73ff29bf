/// A time of the simulation: whole steps of 1/120 s since the scene began.
@usableFromInline package struct Tick: Hashable, Sendable, Comparable {
    @usableFromInline package var count: Int

    @inlinable package init(_ count: Int) { self.count = count }

    @inlinable package static var rate: Int { 120 }

    @inlinable package static var zero: Tick { Tick(0) }

    @inlinable package var seconds: Double { Double(count) / 120 }

    @inlinable package static func < (a: Tick, b: Tick) -> Bool { a.count < b.count }
    @inlinable package static func + (a: Tick, n: Int) -> Tick { Tick(a.count + n) }
    @inlinable package static func - (a: Tick, b: Tick) -> Int { a.count - b.count }
}
