import CVitrinePixelKernels
import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

struct GlassShader {
    private let transform: ColorTransform
    private let transforms: [vitrine_color_transform]
    private let glows: [GlassMark.Glow?]
    private let lightChroma: Double
    /// By shape.
    private let lacks: [ReferenceGlass.Lack]
    let view: GlassView
    /// The backdrop with the blur at the outline; nil if it is the same.
    private let rimView: GlassView?

    /// - Parameters:
    ///   - m: A sanitized mark.
    ///   - view: A view that contains every position that is requested.
    ///   - rimView: A view of the same region and grid.
    init(_ m: GlassMark, _ view: GlassView, rim rimView: GlassView? = nil) {
        transform = ColorTransform(m.material)
        transforms = m.shapes.map { [transform] in transform.transform(tint: $0.tint.premultiplied.bits) }
        glows = m.shapes.map(\.glow)
        lightChroma = m.lightChroma
        lacks = m.shapes.map { ReferenceGlass.Lack(m.material, under: $0.tint) }
        self.view = view
        self.rimView = rimView
    }

    /// Computes the opaque packed colors of some of a segment's pixels.
    /// - Parameters:
    ///   - columns: Columns inside the segment, not empty.
    ///   - y: The row in device pixels.
    ///   - first: The index of the segment's first shape.
    func colors(
        _ out: UnsafeMutablePointer<UInt32>, _ columns: Range<Int32>, _ y: Int32, of segment: GlassBand.Segment,
        in band: GlassBand.View, first: Int = 0, _ scratch: GlassScratch.Rows
    ) {
        let count = columns.count
        let skipped = Int(columns.lowerBound - segment.x)
        let own = segment.row == GlassBand.ownRow ? view.grid.row(of: y) : segment.row
        let hasMany = segment.row == GlassBand.manyRows
        let row = hasMany ? 0 : view.row(own)
        let rimView = segment.rimShare == 0 ? nil : rimView
        let lowest = hasMany ? view.row(segment.lowest << 8) >> 8 : row >> 8
        let highest = hasMany ? view.row(segment.highest << 8) >> 8 : (row + 255) >> 8
        var only = view.color(lowest: lowest, highest: highest)
        if let rimView, let color = only, rimView.color(lowest: lowest, highest: highest) != color { only = nil }
        let shape = Int(segment.shape) + first
        let glow = glow(of: shape, y, columns)
        let isUnlit = segment.rim < 0 && glow == nil
        let isPlain = isUnlit && transforms[shape].tint == 0
        if let only, isUnlit {
            let color = unsafe isPlain ? transform.apply(only).packed : tinted(only, shape, scratch)
            return unsafe scratch.kernels.pointee.fill(out, Int32(count), color)
        }
        var seen: GlassView.Row
        if let only {
            unsafe seen = unsafe view.row(of: only, count: count, into: scratch.planes)
        } else {
            let at = Int(segment.first) + skipped
            func look(_ view: GlassView, into planes: GlassScratch.Planes) -> GlassView.Row {
                if segment.first < 0 {
                    return unsafe view.row(columns.lowerBound, at: row, count: count, scratch, into: planes)
                }
                return unsafe view.places(
                    band.columns + at, hasMany ? band.rows + at : nil, row: own, count: count, scratch.kernels,
                    into: planes)
            }
            unsafe seen = unsafe look(view, into: scratch.planes)
            if let rimView {
                unsafe seen = unsafe mixed(
                    seen, look(rimView, into: scratch.rimPlanes), segment.rimShare,
                    segment.first < 0 ? band.rimShares : band.rimShares + at, count: count, scratch)
            }
        }
        if isPlain {
            unsafe withUnsafePointer(to: transforms[shape]) {
                unsafe scratch.kernels.pointee.material(out, seen.red, seen.green, seen.blue, Int32(count), $0)
            }
            return
        }
        let light = unsafe scratch.light
        if isUnlit {
            unsafe light.update(repeating: 0, count: count)
        } else {
            unsafe lightUp(light, columns, y, segment, band.rims, glow, seen, lacks[shape], scratch.kernels)
            if lightChroma > 0 {
                unsafe seen = unsafe saturated(seen, by: light, count: count, scratch)
            }
        }
        unsafe withUnsafePointer(to: transforms[shape]) {
            unsafe scratch.kernels.pointee.glass(out, seen.red, seen.green, seen.blue, light, Int32(count), $0)
        }
    }

    /// The packed color of a shape with its tint and without light over a uniform backdrop.
    private func tinted(_ color: Color16, _ shape: Int, _ scratch: GlassScratch.Rows) -> UInt32 {
        let seen = unsafe view.row(of: color, count: 1, into: scratch.planes)
        unsafe scratch.light[0] = 0
        var out: UInt32 = 0
        unsafe withUnsafePointer(to: transforms[shape]) {
            unsafe scratch.kernels.pointee.glass(&out, seen.red, seen.green, seen.blue, scratch.light, 1, $0)
        }
        return out
    }

    /// Interpolates between the refracted backdrop and its version with the blur at the outline.
    /// - Parameter fraction: The weight of the latter, 0...256; -1 if each pixel has its own in `shares`.
    private func mixed(
        _ seen: GlassView.Row, _ rim: GlassView.Row, _ fraction: Int32, _ shares: UnsafePointer<UInt16>, count: Int,
        _ scratch: GlassScratch.Rows
    ) -> GlassView.Row {
        let kernels = unsafe scratch.kernels
        func mix(_ out: UnsafeMutablePointer<UInt16>, _ a: UnsafePointer<UInt16>, _ b: UnsafePointer<UInt16>) {
            if fraction < 0 {
                unsafe kernels.pointee.mix_rows(out, a, b, shares, Int32(count))
            } else {
                unsafe kernels.pointee.lerp_rows(out, a, b, Int32(count), UInt32(fraction), 8)
            }
        }
        let planes = unsafe scratch.mixedPlanes
        unsafe mix(planes.red, seen.red, rim.red)
        unsafe mix(planes.green, seen.green, rim.green)
        unsafe mix(planes.blue, seen.blue, rim.blue)
        return unsafe planes.row
    }

    /// The refracted backdrop, more saturated where light has the hue of what lies behind.
    private func saturated(
        _ seen: GlassView.Row, by light: UnsafePointer<UInt16>, count: Int, _ scratch: GlassScratch.Rows
    ) -> GlassView.Row {
        unsafe scratch.kernels.pointee.saturate(
            scratch.rimPlanes.red, scratch.rimPlanes.green, scratch.rimPlanes.blue, seen.red, seen.green, seen.blue,
            light, Int32(count), lightChroma)
        return unsafe scratch.rimPlanes.row
    }

    /// A shape's glow if it may light some of a row's pixels.
    private func glow(of shape: Int, _ y: Int32, _ columns: Range<Int32>) -> GlassMark.Glow? {
        guard let g = glows[shape], (Double(y) + 0.5 - g.center.y).magnitude < g.radius,
            Double(columns.lowerBound) < g.center.x + g.radius, Double(columns.upperBound) > g.center.x - g.radius
        else { return nil }
        return g
    }

    /// Computes the white added by rim and glow, 0...65535.
    private func lightUp(
        _ light: UnsafeMutablePointer<UInt16>, _ columns: Range<Int32>, _ y: Int32, _ segment: GlassBand.Segment,
        _ rims: UnsafePointer<Float>, _ glow: GlassMark.Glow?, _ seen: GlassView.Row, _ lack: ReferenceGlass.Lack,
        _ kernels: Kernels
    ) {
        let skipped = Int(columns.lowerBound - segment.x)
        // A level segment has one value for all pixels.
        let step = segment.first < 0 ? 0 : 1
        let rims = unsafe segment.rim < 0 ? nil : rims + (Int(segment.rim) + skipped * step)
        guard let glow else {
            guard let rims = unsafe rims else { return }
            return unsafe kernels.pointee.rim_light(
                light, seen.red, seen.green, seen.blue, rims, step == 0, Int32(columns.count), lack.black, lack.slope)
        }
        let down = Double(y) + 0.5 - glow.center.y
        for i in 0..<columns.count {
            var sum = 0.0
            if let rims = unsafe rims {
                let c = unsafe Color16(red: Int(seen.red[i]), green: Int(seen.green[i]), blue: Int(seen.blue[i]))
                sum = unsafe Double(rims[i * step]) * lack(luma: Double(c.weightedLuma) / (65536 * 65535))
            }
            let across = Double(Int(columns.lowerBound) + i) + 0.5 - glow.center.x
            let fall = 1 - (across * across + down * down) / (glow.radius * glow.radius)
            if fall > 0 { sum += glow.strength * fall * fall }
            unsafe light[i] = UInt16(min(sum, 1) * 65535 + 0.5)
        }
    }
}
