import VitrinePrimitives

/// Where an iPad's pointer is: it goes smoothly from place to place and never further than the next one.
package struct PointerPath: Hashable, Sendable {
    private struct Stop: Hashable, Sendable {
        package var at: Double
        package var location: Point
    }

    /// Legal times, in seconds.
    package static let moments = 0.0...3600.0

    private var stops: [Stop] = []
    /// When it was hidden last; nil while it is there.
    private var hidden: Double?

    package init() {}

    /// When it appears; nil for one that never does.
    package var begin: Double? { stops.first?.at }
    /// When it arrives at its last place, or is hidden.
    package var end: Double { hidden ?? stops.last?.at ?? 0 }

    /// The pointer is at a place at a time, in points on the screen; times that do not rise, or lie outside
    /// ``moments``, are ignored.
    package mutating func move(to location: Point, at seconds: Double) {
        guard hidden == nil, Self.moments.contains(seconds), location.isFinite, seconds > stops.last?.at ?? -1 else {
            return
        }
        stops.append(Stop(at: seconds, location: location))
    }

    /// The pointer goes for good.
    package mutating func hide(at seconds: Double) {
        if Self.moments.contains(seconds) { hidden = hidden ?? max(seconds, stops.last?.at ?? 0) }
    }

    /// Nil before it appears and after it is hidden. Takes a time that grows with the logarithm of the number of places.
    package func location(at seconds: Double) -> Point? {
        guard let first = stops.first, seconds >= first.at else { return nil }
        if let hidden, seconds >= hidden { return nil }
        let low = stops.partitioningIndex { $0.at > seconds } - 1
        guard low + 1 < stops.count else { return stops[low].location }
        let (a, b) = (stops[low], stops[low + 1])
        let span = b.at - a.at
        let f = (seconds - a.at) / span
        func eased(_ key: (Point) -> Double) -> Double {
            let (from, to) = (key(a.location), key(b.location))
            // Cubic Hermite with the slopes of both ends.
            let (m0, m1) = (slope(low, key) * span, slope(low + 1, key) * span)
            let (f2, f3) = (f * f, f * f * f)
            return (2 * f3 - 3 * f2 + 1) * from + (f3 - 2 * f2 + f) * m0 + (3 * f2 - 2 * f3) * to + (f3 - f2) * m1
        }
        return Point(x: eased(\.x), y: eased(\.y))
    }

    /// The slope at a place: the harmonic mean of those on both sides, zero where the way turns round, so that nothing is
    /// overshot. Source: Fritsch and Carlson, "Monotone piecewise cubic interpolation", 1980 (in Brodlie's form).
    private func slope(_ i: Int, _ key: (Point) -> Double) -> Double {
        guard i > 0, i + 1 < stops.count else { return 0 }
        let (before, after) = (stops[i].at - stops[i - 1].at, stops[i + 1].at - stops[i].at)
        let a = (key(stops[i].location) - key(stops[i - 1].location)) / before
        let b = (key(stops[i + 1].location) - key(stops[i].location)) / after
        guard a * b > 0 else { return 0 }
        let weight = (1 + after / (before + after)) / 3
        return a * b / (weight * b + (1 - weight) * a)
    }
}
