import CPixelKernels
import DisplayList
import PixelKernels
import Primitives

extension ResourceMaker {
    func glass(_ mark: GlassMark, layer: PixelRect, behind: PixelPlane, into resource: Resource) {
        resource.maskBounds = .zero
        resource.plane = nil
        resource.soft.shape(region: .zero, log: 0, planes: 0)
        guard let m = mark.sound else { return }
        let shadowPlan = BlurPlan(sigma: m.shadow?.sigma ?? 0)
        let (area, bodyArea) = m.areas(layer: layer)
        guard !area.isEmpty else { return }
        var shader: GlassShader?
        if !bodyArea.isEmpty {
            blurred(behind, around: bodyArea, sigma: m.material.sigma, into: spareBackdrop)
            enlarge(spareBackdrop)
            shader = GlassShader(m, backdrop: SoftBackdrop(full))
        }
        let field = GlassField(m)
        resource.maskBounds = area
        let trace = GlassTrace(
            area: area, coverage: resource.mask.room(area.area),
            colors: bodyArea.isEmpty ? nil : resource.makePlane(bodyArea))
        nonisolated(unsafe) let drawn = trace
        pool.performRows(Int(area.height), by: 16) { rows, worker in
            for r in rows { drawn.row(area.y + Int32(r), field, shader, worker) }
        }
        guard let shadow = m.shadow else { return }
        let moved = area.moved(Int32(shadow.offset.x.rounded()), Int32(shadow.offset.y.rounded()))
        let region = shadowPlan.region(around: moved).intersection(shadowPlan.region(around: layer))
        resource.soft.shape(region: region, log: shadowPlan.log, planes: 1)
        guard !region.isEmpty else { return }
        let mask = UnsafePointer(trace.coverage)
        nonisolated(unsafe) let coverage = mask
        pool.performRows(resource.soft.height, by: 16) { rows, _ in
            resource.soft.reduce(coverage, of: moved, rows: rows)
        }
        blur(resource.soft, shadowPlan.kernel, border: .zero)
    }

    /// Spreads a blurred picture to full size.
    func enlarge(_ soft: SoftRaster) {
        full.shape(region: soft.region, log: 0, planes: 3)
        pool.performRows(full.height, by: 64) { rows, worker in
            for y in rows {
                for plane in 0..<3 {
                    // The region begins and ends on the shrunk grid, so that it fits in exactly.
                    let to = self.full.row(plane, y)
                    let from = soft.expand(
                        plane, soft.region.y + Int32(y), from: soft.region.x, count: self.full.width,
                        kernels: worker.kernels, mixed: worker.samples(2, soft.width + 4),
                        out: to)
                    if from != UnsafePointer(to) { to.update(from: from, count: self.full.width) }
                }
            }
        }
    }
}

extension GlassMark {
    /// Where a sound body's coverage is needed, for itself and its shadow, and where the body itself is seen.
    func areas(layer: PixelRect) -> (all: PixelRect, body: PixelRect) {
        guard let first = shapes.first, !layer.isEmpty else { return (.zero, .zero) }
        let box = shapes.dropFirst().reduce(first.outline.rect) { $0.union($1.outline.rect) }
        let grow = 1 + bulge
        let dx = Int32((shadow?.offset.x ?? 0).rounded())
        let dy = Int32((shadow?.offset.y ?? 0).rounded())
        // The shadow of what lies just off the layer still falls on it.
        let lit = shadow == nil ? layer : BlurPlan(sigma: shadow?.sigma ?? 0).region(around: layer).moved(-dx, -dy)
        let all = box.insetBy(dx: -grow, dy: -grow).coveringPixels().intersection(lit.union(layer))
        return (all, all.intersection(layer))
    }
}
