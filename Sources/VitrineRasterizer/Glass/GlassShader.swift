import CVitrinePixelKernels
import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

/// The colours of a glass body.
struct GlassShader {
    private let transform: ColorTransform
    private let transforms: [vitrine_color_transform]
    private let glows: [GlassMark.Glow?]
    private let rimChroma: Double
    let view: GlassView

    /// - Parameters:
    ///   - m: must be sanitized.
    ///   - view: around every place that will be asked for.
    init(_ m: GlassMark, _ view: GlassView) {
        transform = ColorTransform(m.material)
        transforms = m.shapes.map { [transform] in transform.transform(tint: $0.tint.premultiplied.bits) }
        glows = m.shapes.map(\.glow)
        rimChroma = m.rimChroma
        self.view = view
    }

    /// The opaque packed colours of some of a segment's pixels.
    /// - Parameters:
    ///   - columns: not empty, inside the segment.
    ///   - y: device pixels.
    ///   - first: the shape that the segment counts as the first.
    func colors(
        _ out: UnsafeMutablePointer<UInt32>, _ columns: Range<Int32>, _ y: Int32, of segment: GlassBand.Segment,
        in band: GlassBand, first: Int = 0, _ scratch: GlassScratch.Rows
    ) {
        let count = columns.count
        let skipped = Int(columns.lowerBound - segment.x)
        let own = segment.row == GlassBand.ownRow ? view.grid.row(of: y) : segment.row
        let hasMany = segment.row == GlassBand.manyRows
        let row = hasMany ? 0 : view.row(own)
        let only = view.color(
            lowest: hasMany ? view.row(segment.lowest << 8) >> 8 : row >> 8,
            highest: hasMany ? view.row(segment.highest << 8) >> 8 : (row + 255) >> 8)
        let shape = Int(segment.shape) + first
        let glow = glow(of: shape, y, columns)
        let isPlain = segment.rim < 0 && transforms[shape].tint == 0 && glow == nil
        if let only, isPlain {
            return unsafe scratch.kernels.pointee.fill(out, Int32(count), transform.apply(only).packed)
        }
        var seen: GlassView.Row
        if let only {
            unsafe seen = unsafe view.row(of: only, count: count, scratch)
        } else if segment.first < 0 {
            unsafe seen = unsafe view.row(columns.lowerBound, at: row, count: count, scratch)
        } else {
            let at = Int(segment.first) + skipped
            unsafe seen = unsafe view.places(
                band.columns + at, hasMany ? band.rows + at : nil, row: own, count: count, scratch)
        }
        if isPlain {
            unsafe withUnsafePointer(to: transforms[shape]) {
                unsafe scratch.kernels.pointee.material(out, seen.red, seen.green, seen.blue, Int32(count), $0)
            }
            return
        }
        let light = unsafe scratch.light
        unsafe light.update(repeating: 0, count: count)
        if segment.rim >= 0 || glow != nil {
            unsafe lightUp(light, columns, y, segment, band.rims, glow, seen)
            if segment.rim >= 0, rimChroma > 0 {
                unsafe seen = unsafe saturated(seen, by: light, count: count, scratch)
            }
        }
        unsafe withUnsafePointer(to: transforms[shape]) {
            unsafe scratch.kernels.pointee.glass(out, seen.red, seen.green, seen.blue, light, Int32(count), $0)
        }
    }

    /// What is seen where the rim's light has the hue of what lies behind.
    private func saturated(
        _ seen: GlassView.Row, by light: UnsafePointer<UInt16>, count: Int, _ scratch: GlassScratch.Rows
    ) -> GlassView.Row {
        unsafe scratch.kernels.pointee.saturate(
            scratch.red, scratch.green, scratch.blue, seen.red, seen.green, seen.blue, light, Int32(count), rimChroma)
        return unsafe GlassView.Row(red: scratch.red, green: scratch.green, blue: scratch.blue)
    }

    /// A shape's glow where it may light some of a row's pixels.
    private func glow(of shape: Int, _ y: Int32, _ columns: Range<Int32>) -> GlassMark.Glow? {
        guard let g = glows[shape], (Double(y) + 0.5 - g.center.y).magnitude < g.radius,
            Double(columns.lowerBound) < g.center.x + g.radius, Double(columns.upperBound) > g.center.x - g.radius
        else { return nil }
        return g
    }

    /// White added by rim and glow, 0...65535.
    private func lightUp(
        _ light: UnsafeMutablePointer<UInt16>, _ columns: Range<Int32>, _ y: Int32, _ segment: GlassBand.Segment,
        _ rims: UnsafePointer<Float>, _ glow: GlassMark.Glow?, _ seen: GlassView.Row
    ) {
        let skipped = Int(columns.lowerBound - segment.x)
        // A level segment has one for all.
        let step = segment.first < 0 ? 0 : 1
        let rims = unsafe segment.rim < 0 ? nil : rims + (Int(segment.rim) + skipped * step)
        let down = Double(y) + 0.5 - (glow?.center.y ?? 0)
        for i in 0..<columns.count {
            var sum = 0.0
            if let rims = unsafe rims {
                let c = unsafe Color16(red: Int(seen.red[i]), green: Int(seen.green[i]), blue: Int(seen.blue[i]))
                sum = unsafe Double(rims[i * step]) * GlassOptics.fade(luma: Double(c.weightedLuma) / (65536 * 65535))
            }
            if let glow {
                let across = Double(Int(columns.lowerBound) + i) + 0.5 - glow.center.x
                let fall = 1 - (across * across + down * down) / (glow.radius * glow.radius)
                if fall > 0 { sum += glow.strength * fall * fall }
            }
            unsafe light[i] = UInt16(min(sum, 1) * 65535 + 0.5)
        }
    }
}
