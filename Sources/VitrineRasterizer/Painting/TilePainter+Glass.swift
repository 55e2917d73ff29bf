import CVitrinePixelKernels
import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

extension TilePainter {
    func glass(_ output: EffectOutput, _ area: PixelRect, _ to: PixelPlane) {
        guard case .glass(let m, let shader) = unsafe output.content else { return }
        unsafe output.pieces.withUnsafeBufferPointer { pieces in
            if let shadow = m.shadow, let raster = output.shadow {
                let area = unsafe area.intersection(raster.region)
                let ink = ShadowInk(shadow.color, opacity: m.opacity)
                var painter = unsafe ShadowPainter(ink, raster, width: area.width, worker)
                unsafe cast(&painter, pieces, area, to)
            }
            guard let shader else { return }
            let opacity = opacityByte(m.opacity)
            let scratch = unsafe worker.glass.rows(kernels, width: Int(area.width), shader.view)
            for k in pieces.indices {
                let (rows, first) = unsafe (pieces[k].rows, pieces[k].first)
                for y in area.y..<area.maxY {
                    let (segments, band) = unsafe rows.segments(y)
                    for i in segments.indices {
                        let s = unsafe segments[i]
                        let columns = max(s.x, area.x)..<max(s.x, area.x, min(s.end, area.maxX))
                        if columns.isEmpty { continue }
                        let dst = unsafe to.at(columns.lowerBound, y)
                        unsafe body(shader, s, band, first: first, columns, y, opacity: opacity, dst, scratch)
                    }
                }
            }
        }
    }

    private func body(
        _ shader: GlassShader, _ s: GlassBand.Segment, _ band: GlassBand.View, first: Int, _ columns: Range<Int32>,
        _ y: Int32,
        opacity: UInt32, _ dst: UnsafeMutablePointer<UInt32>, _ scratch: GlassScratch.Rows
    ) {
        if s.coverage == 255, opacity == 255 {
            return unsafe shader.colors(dst, columns, y, of: s, in: band, first: first, scratch)
        }
        let line = unsafe scratch.colors
        unsafe shader.colors(line, columns, y, of: s, in: band, first: first, scratch)
        let blender = unsafe RowBlender(kernels: kernels, blend: .normal)
        if s.coverage < 0 {
            let bytes = unsafe band.coverage + (Int(s.first) + Int(columns.lowerBound - s.x))
            unsafe blender.pixels(dst, line, coverage: bytes, columns.count, opacity: opacity)
        } else {
            let k = PackedPixel.scaledByte(UInt32(truncatingIfNeeded: s.coverage), opacity)
            unsafe blender.pixels(dst, line, coverage: nil, columns.count, opacity: k)
        }
    }

    /// Paints a shadow outside the body.
    private func cast(
        _ painter: inout ShadowPainter, _ pieces: UnsafeBufferPointer<GlassPiece>, _ area: PixelRect, _ to: PixelPlane
    ) {
        for y in area.y..<max(area.y, area.maxY) {
            let seen = unsafe painter.columns(y, within: area.x..<area.maxX)
            if seen.isEmpty { continue }
            let area = PixelRect(x: seen.lowerBound, y: y, width: Int32(seen.count), height: 1)
            func paint(_ from: Int32, _ end: Int32, through bytes: UnsafePointer<UInt8>?) {
                guard from < end else { return }
                unsafe painter.paint(to.at(from, y), from..<end, y, through: bytes)
            }
            var x = area.x
            for k in pieces.indices {
                let (segments, band) = unsafe pieces[k].rows.segments(y)
                for i in segments.indices {
                    let s = unsafe segments[i]
                    let columns = max(s.x, area.x)..<max(s.x, area.x, min(s.end, area.maxX))
                    if columns.isEmpty { continue }
                    paint(x, columns.lowerBound, through: nil)
                    x = columns.upperBound
                    if s.coverage == 255 { continue }
                    unsafe paint(columns.lowerBound, x, through: free(s, band, columns))
                }
            }
            paint(x, area.maxX, through: nil)
        }
    }

    /// The inverse of a segment's coverage.
    private func free(
        _ s: GlassBand.Segment, _ band: GlassBand.View, _ columns: Range<Int32>
    ) -> UnsafePointer<UInt8> {
        let free = unsafe worker.coverageBytes(columns.count)
        if s.coverage < 0 {
            let bytes = unsafe band.coverage + (Int(s.first) + Int(columns.lowerBound - s.x))
            for i in 0..<columns.count { unsafe free[i] = unsafe 255 - bytes[i] }
        } else {
            unsafe free.update(repeating: UInt8(truncatingIfNeeded: 255 - s.coverage), count: columns.count)
        }
        return unsafe UnsafePointer(free)
    }
}
