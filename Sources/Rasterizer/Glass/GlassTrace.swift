import PixelKernels
import Primitives

/// A glass body's coverage and colours, a row at a time.
///
/// Coverage is that of a straight edge at the distance and slant found at the pixel's centre: exact for straight edges,
/// within 2/100 on curves. A pixel on, the distance differs by one at most, so far off the outline
/// nothing is asked again.
struct GlassTrace {
    /// Where the body's coverage lies.
    let area: PixelRect
    /// Of the whole area, 0...255.
    let coverage: UnsafeMutablePointer<UInt8>
    /// Opaque packed pixels of the body's area, a part of `area`; undefined where nothing is covered.
    let colors: PixelPlane?

    private var bodyArea: PixelRect { colors?.bounds ?? .zero }

    /// One row of both.
    func row(_ y: Int32, _ field: GlassField, _ shader: GlassShader?, _ worker: Worker) {
        if let shader, y >= bodyArea.y, y < bodyArea.maxY {
            cover(area.x..<bodyArea.x, y, field)
            color(y, field, shader, worker)
            cover(bodyArea.maxX..<area.maxX, y, field)
        } else {
            cover(area.x..<area.maxX, y, field)
        }
    }

    /// Coverage alone, of a part of row `y`.
    private func cover(_ columns: Range<Int32>, _ y: Int32, _ field: GlassField) {
        let row = coverage + (Int(y - area.y) * Int(area.width) - Int(area.x))
        var walk = GlassField.Walk()
        var x = columns.lowerBound
        while x < columns.upperBound {
            let f = field.sample(x, y, &walk)
            let alike = field.alike(x, y, until: columns.upperBound, f)
            (row + Int(x)).update(repeating: GlassTrace.coverage(f), count: Int(alike))
            x += alike
            if alike > 1 { continue }
            let run = GlassTrace.run(beyond: f.distance.magnitude - GlassTrace.reach, until: columns.upperBound - x)
            (row + Int(x)).update(repeating: f.distance < 0 ? 255 : 0, count: Int(run))
            x += run
        }
    }

    /// Coverage and colours of the body's part of row `y`.
    private func color(_ y: Int32, _ field: GlassField, _ shader: GlassShader, _ worker: Worker) {
        guard let colors else { return }
        let row = coverage + (Int(y - area.y) * Int(area.width) - Int(area.x))
        let colorRow = colors.at(bodyArea.x, y) - Int(bodyArea.x)
        let flat = max(GlassTrace.reach, shader.flatDepth)
        let end = bodyArea.maxX
        var walk = GlassField.Walk()
        var x = bodyArea.x
        while x < end {
            let p = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
            let f = field.sample(x, y, &walk)
            let c = GlassTrace.coverage(f)
            let alike = field.alike(x, y, until: end, f)
            if alike > 1 {
                (row + Int(x)).update(repeating: c, count: Int(alike))
                if c > 0 { shader.colors(colorRow + Int(x), x, y, count: alike, f, worker) }
                x += alike
                continue
            }
            row[Int(x)] = c
            if c > 0 { colorRow[Int(x)] = shader.color(at: p, f) }
            x += 1
            let outside = f.distance > 0
            let spare = outside ? f.distance - GlassTrace.reach : -f.distance - flat
            guard spare > 1 else { continue }
            let run = GlassTrace.run(beyond: spare, until: end - x)
            (row + Int(x)).update(repeating: outside ? 0 : 255, count: Int(run))
            if !outside {
                shader.colors(colorRow + Int(x), x, y, count: run, GlassShader.deep, worker)
            }
            x += run
        }
    }

    /// Half a pixel's diagonal: an edge farther off than this does not cut the pixel.
    private static let reach = 0.7072

    /// The share of a pixel's square on the inner side of a straight edge, 0...255: in the middle it changes evenly with
    /// the distance; once the edge cuts off a corner alone, with the square of what is left.
    @inline(__always) static func coverage(_ f: GlassField.Sample) -> UInt8 {
        let d = f.distance.magnitude
        if d >= reach { return f.distance < 0 ? 255 : 0 }
        let x = f.normalX.magnitude
        let y = f.normalY.magnitude
        let outer: Double
        if d <= (x - y).magnitude / 2 {
            outer = 0.5 - d / max(x, y)
        } else {
            let rest = max(0, (x + y) / 2 - d)
            outer = x * y > 0 ? rest * rest / (2 * x * y) : 0
        }
        return UInt8((f.distance < 0 ? 1 - outer : outer).clamped(0, 1) * 255 + 0.5)
    }

    /// How many of the next pixels surely lie beyond, when one does by `spare` pixels.
    private static func run(beyond spare: Double, until end: Int32) -> Int32 {
        Int32((spare - 0.01).clamped(0, Double(end)))
    }
}
