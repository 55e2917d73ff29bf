/// A time of the simulation: whole steps of 1/120 s since the scene began.
@usableFromInline package struct Tick: Hashable, Sendable, Comparable {
    @usableFromInline package var count: Int

    @inlinable package init(_ count: Int) { self.count = count }

    @inlinable package static var rate: Int { 120 }

    @inlinable package static var zero: Tick { Tick(0) }

    @inlinable package var seconds: Double { Double(count) / 120 }

    /// The tick nearest to a time in seconds.
    package init(nearest seconds: Double) { self.init(Int((seconds * Double(Self.rate)).rounded())) }

    /// The first tick at or after a time in seconds.
    package init(atOrAfter seconds: Double) {
        self.init(nearest: seconds)
        if self.seconds < seconds { count += 1 }
    }

    /// Returns the times in seconds of the ticks from one time to another, both included. What happens on the first
    /// tick with a property begins at `seconds(from:through:).first { … }`. There are none if a time is not finite.
    package static func seconds(from start: Double, through end: Double) -> LazyMapSequence<Range<Int>, Double> {
        guard start.isFinite, end.isFinite else { return (0..<0).lazy.map { Tick($0).seconds } }
        let first = Tick(atOrAfter: start).count
        let next = Tick(atOrAfter: end)
        return (first..<max(first, next.seconds > end ? next.count : next.count + 1)).lazy.map { Tick($0).seconds }
    }

    @inlinable package static func < (a: Tick, b: Tick) -> Bool { a.count < b.count }
    @inlinable package static func + (a: Tick, n: Int) -> Tick { Tick(a.count + n) }
    @inlinable package static func - (a: Tick, b: Tick) -> Int { a.count - b.count }
}
