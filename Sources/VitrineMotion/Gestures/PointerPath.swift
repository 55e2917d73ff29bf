import VitrinePrimitives

/// The position of an iPad's pointer, which moves smoothly between positions without overshooting.
package struct PointerPath: Hashable, Sendable {
    private struct Stop: Hashable, Sendable {
        package var at: Double
        package var location: Point
    }

    /// The legal times in seconds.
    package static let moments = 0.0...3600.0

    private var stops: [Stop] = []
    /// The time at which it was hidden; nil while it is visible.
    private var hidden: Double?

    package init() {}

    /// The time at which it appears; nil if it never does.
    package var begin: Double? { stops.first?.at }
    /// The time at which it arrives at its last position, or is hidden.
    package var end: Double { hidden ?? stops.last?.at ?? 0 }

    /// Adds a position at a time, in points on the screen; times that decrease, or are outside ``moments``, are
    /// ignored.
    package mutating func move(to location: Point, at seconds: Double) {
        guard hidden == nil, Self.moments.contains(seconds), location.isFinite, seconds > stops.last?.at ?? -1 else {
            return
        }
        stops.append(Stop(at: seconds, location: location))
    }

    /// Hides the pointer permanently.
    package mutating func hide(at seconds: Double) {
        if Self.moments.contains(seconds) { hidden = hidden ?? max(seconds, stops.last?.at ?? 0) }
    }

    /// The position, in logarithmic time; nil before the pointer appears and after it is hidden.
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
            // A cubic Hermite curve with the slopes of both ends.
            let (m0, m1) = (slope(low, key) * span, slope(low + 1, key) * span)
            let (f2, f3) = (f * f, f * f * f)
            return (2 * f3 - 3 * f2 + 1) * from + (f3 - 2 * f2 + f) * m0 + (3 * f2 - 2 * f3) * to + (f3 - f2) * m1
        }
        return Point(x: eased(\.x), y: eased(\.y))
    }

    /// The slope at a position: the harmonic mean of those on both sides, or zero where the direction reverses, so that
    /// nothing overshoots. Source: Fritsch and Carlson, "Monotone piecewise cubic interpolation", 1980 (in Brodlie's
    /// form).
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
