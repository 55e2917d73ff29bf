import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

/// A gradient's colors along a row of pixels, from a table of 1024 steps.
struct GradientRow {
    private enum Shape {
        /// The location is x·a + y·b + c.
        case linear(a: Double, b: Double, c: Double)
        case radial(center: Point, radius: Double)
        /// The location is in turns from `start`.
        case conic(center: Point, start: Double)
    }

    private static let steps = 1024

    private let shape: Shape
    private let table: [UInt32]
    let isOpaque: Bool

    /// Creates a gradient row; nil if the paint is not a gradient.
    init?(_ paint: Paint) {
        let stops: [GradientStop]
        switch paint {
        case .solid: return nil
        case .linear(let start, let end, let s):
            let d = end - start
            let l2 = d.x * d.x + d.y * d.y
            let k = l2 > 0 ? 1 / l2 : 0
            shape = .linear(a: d.x * k, b: d.y * k, c: -(start.x * d.x + start.y * d.y) * k)
            stops = s
        case .radial(let center, let radius, let s):
            shape = .radial(center: center, radius: radius)
            stops = s
        case .conic(let center, let start, let s):
            shape = .conic(center: center, start: start)
            stops = s
        }
        table = GradientRow.table(stops)
        isOpaque = table.allSatisfy { $0 >> 24 == 255 }
    }

    /// The color of all pixels of row `y`; nil if they may differ.
    func color(ofRow y: Int32) -> UInt32? {
        guard case .linear(let a, let b, let c) = shape, a == 0 else { return nil }
        return color((Double(y) + 0.5) * b + c)
    }

    private func color(_ t: Double) -> UInt32 {
        table[Int(GradientRow.nearestStep(to: t.clamped(to: 0...1) * Double(GradientRow.steps - 1)))]
    }

    /// Writes the colors at the centers of `count` pixels from (x, y) on.
    func fill(_ colors: UnsafeMutablePointer<UInt32>, count: Int, x: Int32, y: Int32) {
        let last = Double(GradientRow.steps - 1)
        let py = Double(y) + 0.5
        let left = Double(x) + 0.5
        unsafe table.withUnsafeBufferPointer { table in
            @inline(__always) func color(_ t: Double) -> UInt32 {
                unsafe table[Int(GradientRow.nearestStep(to: t.clamped(to: 0...1) * last))]
            }
            switch shape {
            case .linear(let a, let b, let c):
                for i in 0..<count { unsafe colors[i] = color((left + Double(i)) * a + py * b + c) }
            case .radial(let center, let radius):
                for i in 0..<count {
                    let d = (Point(x: left + Double(i), y: py) - center).length
                    unsafe colors[i] = color(radius > 0 ? d / radius : 1)
                }
            case .conic(let center, let start):
                for i in 0..<count {
                    let turns = ExactMath.turns(x: left + Double(i) - center.x, y: py - center.y) - start
                    unsafe colors[i] = color(turns - turns.rounded(.down))
                }
            }
        }
    }

    /// Equals `place.rounded()`, which is a function call because the baseline instruction set has no rounding.
    /// - Parameter place: 0...1023.
    @inline(__always) static func nearestStep(to place: Double) -> Int32 {
        let whole = Int32(truncatingIfNeeded: Int(place))
        return place - Double(whole) >= 0.5 ? whole &+ 1 : whole
    }

    private static func table(_ stops: [GradientStop]) -> [UInt32] {
        guard let first = stops.first, let final = stops.last else {
            return Array(repeating: 0, count: steps)
        }
        return (0..<steps).map { step in
            let t = Double(step) / Double(steps - 1)
            var a = first
            var b = final
            if t <= first.location { b = first }
            if t >= final.location { a = final }
            for i in 1..<max(1, stops.count) where stops[i - 1].location <= t && t <= stops[i].location {
                a = stops[i - 1]
                b = stops[i]
                break
            }
            let width = b.location - a.location
            let f = width > 0 ? ((t - a.location) / width).clamped(to: 0...1) : 1
            // Premultiplied interpolation keeps the color of a clear stop invisible.
            let alpha = a.color.alpha.mixed(with: b.color.alpha, at: f)
            func channel(_ p: Double, _ q: Double) -> UInt32 {
                let v = p * a.color.alpha + (q * b.color.alpha - p * a.color.alpha) * f
                return UInt32((v.clamped(to: 0...1) * 255).rounded())
            }
            let alphaByte = UInt32((alpha.clamped(to: 0...1) * 255).rounded())
            return PremultipliedColor(
                red: min(channel(a.color.red, b.color.red), alphaByte),
                green: min(channel(a.color.green, b.color.green), alphaByte),
                blue: min(channel(a.color.blue, b.color.blue), alphaByte), alpha: alphaByte
            ).bits
        }
    }
}
