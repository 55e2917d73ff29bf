import PixelKernels
import Primitives

/// A glass body's coverage and colours, a row at a time.
///
/// Coverage is that of a straight edge at the distance and slant found at the pixel's centre: exact for straight edges,
/// within 2/100 on curves. A pixel on, the distance differs by one at most, so far off the outline
/// nothing is asked again.
struct GlassTrace {
    private let area: PixelRect
    private let bodyArea: PixelRect
    /// Of the whole area, 0...255.
    private(set) var coverage: [UInt8]
    /// Opaque packed pixels of the body's area; 0 where nothing is covered.
    private(set) var colors: [UInt32]

    /// - Parameter bodyArea: a part of `area`.
    init(area: PixelRect, bodyArea: PixelRect) {
        self.area = area
        self.bodyArea = bodyArea
        coverage = Array(repeating: 0, count: Int(area.width) * Int(area.height))
        colors = Array(repeating: 0, count: Int(bodyArea.width) * Int(bodyArea.height))
    }

    /// Coverage alone, of a part of row `y`.
    mutating func cover(_ columns: Range<Int32>, _ y: Int32, _ field: GlassField) {
        let row = Int(y - area.y) * Int(area.width) - Int(area.x)
        var x = columns.lowerBound
        while x < columns.upperBound {
            let f = field.sample(Double(x) + 0.5, Double(y) + 0.5)
            coverage[row + Int(x)] = GlassTrace.coverage(f)
            x += 1
            let run = GlassTrace.run(beyond: f.distance.magnitude - GlassTrace.reach, until: columns.upperBound - x)
            if f.distance < 0 { for k in x..<(x + run) { coverage[row + Int(k)] = 255 } }
            x += run
        }
    }

    /// Coverage and colours of the body's part of row `y`.
    mutating func color(_ y: Int32, _ field: GlassField, _ shader: GlassShader) {
        let row = Int(y - area.y) * Int(area.width) - Int(area.x)
        let colorRow = Int(y - bodyArea.y) * Int(bodyArea.width) - Int(bodyArea.x)
        let flat = max(GlassTrace.reach, shader.flatDepth)
        var x = bodyArea.x
        while x < bodyArea.maxX {
            let p = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
            let f = field.sample(p.x, p.y)
            let c = GlassTrace.coverage(f)
            coverage[row + Int(x)] = c
            if c > 0 { colors[colorRow + Int(x)] = shader.color(at: p, f) }
            x += 1
            let outside = f.distance > 0
            let run = GlassTrace.run(
                beyond: outside ? f.distance - GlassTrace.reach : -f.distance - flat, until: bodyArea.maxX - x)
            if !outside {
                for k in x..<(x + run) {
                    coverage[row + Int(k)] = 255
                    colors[colorRow + Int(k)] = shader.flatColor(at: k, y)
                }
            }
            x += run
        }
    }

    /// Half a pixel's diagonal: an edge farther off than this does not cut the pixel.
    private static let reach = 0.7072

    /// The share of a pixel's square on the inner side of a straight edge, 0...255: in the middle it changes evenly with
    /// the distance; once the edge cuts off a corner alone, with the square of what is left.
    static func coverage(_ f: GlassField.Sample) -> UInt8 {
        let x = f.normalX.magnitude
        let y = f.normalY.magnitude
        let d = f.distance.magnitude
        let outer: Double
        if d <= (x - y).magnitude / 2 {
            outer = 0.5 - d / max(x, y)
        } else {
            let rest = max(0, (x + y) / 2 - d)
            outer = x * y > 0 ? rest * rest / (2 * x * y) : 0
        }
        return UInt8(((f.distance < 0 ? 1 - outer : outer).clamped(0, 1) * 255).rounded())
    }

    /// How many of the next pixels surely lie beyond, when one does by `spare` pixels.
    private static func run(beyond spare: Double, until end: Int32) -> Int32 {
        Int32((spare - 0.01).clamped(0, Double(end)))
    }
}
