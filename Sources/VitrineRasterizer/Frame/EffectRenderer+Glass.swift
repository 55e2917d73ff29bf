import CVitrinePixelKernels
import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

extension EffectRenderer {
    /// - Parameter known: Finds the geometry of a piece that was computed before.
    func glass(
        _ mark: GlassMark, layer: PixelRect, behind: Surface, into output: EffectOutput,
        known: (GlassGeometry.Key) -> GlassGeometry?
    ) {
        output.behind.clear()
        output.behindRim.clear()
        output.raster.shape(region: .zero, log: 0, planes: 0)
        var old = unsafe output.pieces
        unsafe output.pieces = []
        guard let m = mark.sanitized else { return take(&old) }
        let (area, bodyArea) = m.areas(layer: layer)
        unsafe output.content = .glass(m, nil)
        guard !area.isEmpty else { return take(&old) }
        let plan = BlurPlan.underGlass(sigma: m.material.sigma)
        if !bodyArea.isEmpty {
            let hasRim = m.rimBlur < 1 && m.lens > 0 && plan.kernel.radius > 0
            let rim = hasRim ? plan.kernel(fraction: m.rimBlur) : nil
            blurred(
                behind, around: bodyArea, plan, into: output.behind.raster,
                and: rim.map { (output.behindRim.raster, $0) })
            output.behind.finish(pool)
            if hasRim { output.behindRim.finish(pool) }
            unsafe output.content = .glass(
                m, GlassShader(m, output.behind.view, rim: hasRim ? output.behindRim.view : nil))
        }
        let grid = GlassGrid(log: plan.log)
        let wanted = m.pieces.map { first, body in
            let key = GlassGeometry.Key(body, area: body.areas(layer: layer).all, grid: grid)
            return (first, body, key, geometry: takeGeometry(key, of: old) ?? known(key))
        }
        take(&old)
        for (first, body, key, geometry) in wanted {
            let piece = geometry ?? spareGeometries.popLast() ?? GlassGeometry()
            if unsafe piece.key != key { piece.make(key, body, pool) }
            unsafe output.pieces.append(GlassPiece(first: first, geometry: piece))
        }
        guard let shadow = m.shadow else { return }
        let cast = BlurPlan(sigma: shadow.sigma)
        let dx = Int32(shadow.offset.x.rounded())
        let dy = Int32(shadow.offset.y.rounded())
        let region = cast.region(around: area.moved(dx, dy)).intersection(cast.region(around: layer))
        output.raster.shape(region: region, log: cast.log, planes: 1)
        guard !region.isEmpty else { return }
        let pieces = unsafe output.pieces
        unsafe pool.performRows(output.raster.height, by: 16) { rows, worker in
            output.raster.reduce(pieces, dx, dy, rows: rows, worker)
        }
        blur(output.raster, cast.kernel, border: .zero)
    }
}

extension EffectRenderer {
    /// The largest number of pieces whose memory is kept for reuse, and the largest number of bytes of each.
    private static let spare = (count: 8, bytes: 4 << 20)

    /// Removes and returns the geometry with a key from some pieces or from the kept ones.
    private func takeGeometry(_ key: GlassGeometry.Key, of pieces: [GlassPiece]) -> GlassGeometry? {
        for piece in pieces where unsafe piece.geometry.key == key { return piece.geometry }
        return spareGeometries.firstIndex { unsafe $0.key == key }.map { spareGeometries.remove(at: $0) }
    }

    private func take(_ pieces: inout [GlassPiece]) {
        while var piece = pieces.popLast() {
            if spareGeometries.count < EffectRenderer.spare.count, isKnownUniquelyReferenced(&piece.geometry),
                piece.geometry.memory <= EffectRenderer.spare.bytes
            {
                spareGeometries.append(piece.geometry)
            }
        }
    }
}

extension GlassMark {
    /// The pixels where a sanitized body's coverage is needed, also for its shadow, and those where it is visible.
    func areas(layer: PixelRect) -> (all: PixelRect, body: PixelRect) {
        guard let first = shapes.first, !layer.isEmpty else { return (.zero, .zero) }
        let box = shapes.dropFirst().reduce(first.outline.rect) { $0.union($1.outline.rect) }
        let grow = 1 + bulge
        let dx = Int32((shadow?.offset.x ?? 0).rounded())
        let dy = Int32((shadow?.offset.y ?? 0).rounded())
        // The shadow of a shape just outside the layer still falls on it.
        let lit = shadow == nil ? layer : BlurPlan(sigma: shadow?.sigma ?? 0).region(around: layer).moved(-dx, -dy)
        let all = box.insetBy(dx: -grow, dy: -grow).coveringPixels().intersection(lit.union(layer))
        return (all, all.intersection(layer))
    }
}
