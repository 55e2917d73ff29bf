import DisplayList
import PixelKernels
import Primitives

/// Makes what marks need before they are painted: blurred shadows, backdrops and groups, and bodies of glass.
final class ResourceMaker {
    private let pool: ThreadPool
    private let spare = SoftRaster()
    private let full = SoftRaster()
    private let below = PixelStore()
    private var edges = EdgeList()

    init(_ pool: ThreadPool) { self.pool = pool }

    // MARK: Shadows

    func shadow(_ m: ShadowMark, layer: PixelRect, into resource: Resource) {
        let plan = BlurPlan(sigma: m.sigma)
        edges.removeAll()
        let k = 1 / Double(plan.factor)
        edges.add(m.path, transform: Transform(a: k, b: 0, c: 0, d: k, tx: 0, ty: 0))
        let log = Int32(plan.log)
        let small = edges.pixelBounds
        let covered = PixelRect(
            x: small.x << log, y: small.y << log, width: small.width << log, height: small.height << log)
        // What the path spreads over, and what the layer's pixels depend on.
        let region = plan.region(around: covered).intersection(plan.region(around: layer))
        resource.soft.shape(region: region, log: plan.log, planes: 1)
        guard !region.isEmpty else { return }
        let alike = edges.alikeRows(0..<edges.edges.count)
        edges.edges.withUnsafeBufferPointer { list in
            nonisolated(unsafe) let list = list
            pool.performRows(resource.soft.height, by: 64) { rows, worker in
                resource.soft.cover(list, alike: alike, rows: rows, worker)
            }
        }
        blur(resource.soft, plan.kernel, border: .zero)
    }

    /// Both passes, in place.
    private func blur(_ soft: SoftRaster, _ kernel: GaussianKernel, border: BlurKernels.Border) {
        if kernel.radius == 0 {
            for plane in 0..<soft.planes { for y in 0..<soft.height { soft.pad(plane, y) } }
            return
        }
        pool.performRows(soft.height, by: 64) { rows, worker in soft.blurRows(rows, kernel, border: border, worker) }
        spare.shape(region: soft.region, log: soft.log, planes: soft.planes)
        pool.performRows(soft.height, by: 64) { rows, worker in
            soft.blurColumns(rows, into: self.spare, kernel, border: border, worker)
        }
        soft.swap(with: spare)
    }

    // MARK: Backdrops

    func backdrop(_ m: BackdropMark, _ area: PixelRect, behind: PixelPlane, into resource: Resource) {
        blurred(behind, around: area, sigma: m.material.sigma, into: resource.soft)
    }

    /// The picture, blurred, as far as `area` shows it; its border is continued beyond it.
    private func blurred(_ source: PixelPlane, around area: PixelRect, sigma: Double, into soft: SoftRaster) {
        let plan = BlurPlan(sigma: sigma)
        soft.shape(region: plan.region(around: area, on: source.bounds.union(area)), log: plan.log, planes: 3)
        pool.performRows(soft.height, by: max(1, 64 >> Int(plan.log))) { rows, worker in
            soft.reduce(source, rows: rows, border: .extend, worker)
        }
        blur(soft, plan.kernel, border: .extend)
    }

    /// The canvas under the layers painted so far, each faded as it will be, unblurred and unclipped: what a mark on a layer
    /// that is not the canvas lies upon.
    /// - Parameter area: inside the canvas.
    func flattened(_ frame: Frame, mark: Int, canvas: PixelPlane, area: PixelRect) -> PixelPlane {
        let out = below.plane(area)
        for y in area.y..<area.maxY {
            out.at(area.x, y).update(from: canvas.at(area.x, y), count: Int(area.width))
        }
        var open: [Int] = []
        var group = frame.plan.entries[mark].parent
        while group >= 0 {
            open.append(group)
            group = frame.plan.entries[group].parent
        }
        for g in open.reversed() {
            guard case .beginGroup(let m) = frame.list.marks[g], let layer = frame.persistent[g]?.plane,
                m.blend != .destinationIn
            else { continue }
            let part = layer.bounds.intersection(area)
            let blender = RowBlender(kernels: pool.first.kernels, blend: m.blend)
            for y in part.y..<max(part.y, part.maxY) {
                blender.pixels(
                    out.at(part.x, y), layer.at(part.x, y), coverage: nil, Int(part.width),
                    opacity: opacityByte(m.opacity))
            }
        }
        return out
    }

    // MARK: Glass

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
        pool.performRows(Int(area.height), by: 16) { rows, _ in
            for r in rows { drawn.row(area.y + Int32(r), field, shader) }
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

    private let spareBackdrop = SoftRaster()

    /// Spreads a blurred picture to full size.
    private func enlarge(_ soft: SoftRaster) {
        full.shape(region: soft.region, log: 0, planes: 3)
        pool.performRows(full.height, by: 64) { rows, worker in
            let f = 1 << Int(soft.log)
            for y in rows {
                for plane in 0..<3 {
                    let from = soft.expand(
                        plane, soft.region.y + Int32(y), from: soft.region.x, count: self.full.width,
                        kernels: worker.kernels, mixed: worker.samples(2, soft.width + 4),
                        out: worker.samples(3, self.full.width + 2 * f))
                    self.full.row(plane, y).update(from: from, count: self.full.width)
                }
            }
        }
    }

    // MARK: Groups

    /// A group's layer, blurred, and its shadow.
    func group(
        _ m: GroupMark, _ frame: Frame, begin: Int, area: PixelRect, layer: PixelPlane, into resource: Resource
    ) {
        resource.plane = nil
        resource.soft.shape(region: .zero, log: 0, planes: 0)
        let picture = m.sigma > 0 ? blurredLayer(m, layer, within: area, resource) : copied(layer, resource)
        guard let shadow = m.shadow?.sound, !picture.bounds.isEmpty else { return }
        if m.clip != nil { cut(picture, frame, begin) }
        let plan = BlurPlan(sigma: shadow.sigma)
        let cast = PixelPlane(
            base: picture.base, bounds: picture.bounds.moved(shadow.dx, shadow.dy), stride: picture.stride)
        let region = plan.region(around: cast.bounds).intersection(plan.region(around: area))
        guard !region.isEmpty else { return }
        spareBackdrop.shape(region: region, log: plan.log, planes: 4)
        pool.performRows(spareBackdrop.height, by: 16) { rows, worker in
            self.spareBackdrop.reduce(cast, rows: rows, border: .zero, worker)
        }
        resource.soft.shape(region: region, log: plan.log, planes: 1)
        for y in 0..<resource.soft.height {
            resource.soft.row(0, y).update(from: spareBackdrop.row(3, y), count: resource.soft.width)
        }
        blur(resource.soft, plan.kernel, border: .zero)
    }

    private func copied(_ layer: PixelPlane, _ resource: Resource) -> PixelPlane {
        let out = resource.makePlane(layer.bounds)
        for y in layer.bounds.y..<max(layer.bounds.y, layer.bounds.maxY) {
            out.at(layer.bounds.x, y).update(from: layer.at(layer.bounds.x, y), count: Int(layer.bounds.width))
        }
        return out
    }

    /// The layer blurred, with nothing around it, as far as it reaches into `area`.
    private func blurredLayer(
        _ m: GroupMark, _ layer: PixelPlane, within area: PixelRect, _ resource: Resource
    ) -> PixelPlane {
        let plan = BlurPlan(sigma: m.sigma)
        let wanted = m.shadow?.sound == nil ? area : plan.region(around: layer.bounds)
        let region = plan.region(around: layer.bounds).intersection(plan.region(around: wanted))
        let out = resource.makePlane(region.intersection(wanted))
        guard !out.bounds.isEmpty else { return out }
        let soft = spareBackdrop
        soft.shape(region: region, log: plan.log, planes: 4)
        pool.performRows(soft.height, by: 16) { rows, worker in
            soft.reduce(layer, rows: rows, border: .zero, worker)
        }
        blur(soft, plan.kernel, border: .zero)
        let bounds = out.bounds
        pool.performRows(Int(bounds.height), by: 64) { rows, worker in
            let f = 1 << Int(soft.log)
            func line(_ plane: Int, _ y: Int32) -> UnsafePointer<UInt16> {
                soft.expand(
                    plane, y, from: bounds.x, count: Int(bounds.width), kernels: worker.kernels,
                    mixed: worker.samples(2, soft.width + 4),
                    out: worker.samples(3 + plane, Int(bounds.width) + 2 * f))
            }
            for r in rows {
                let y = bounds.y + Int32(r)
                worker.kernels.pointee.pack(
                    out.at(bounds.x, y), line(0, y), line(1, y), line(2, y), line(3, y), bounds.width)
            }
        }
        return out
    }

    /// Takes away what lies outside the group's clip.
    private func cut(_ picture: PixelPlane, _ frame: Frame, _ begin: Int) {
        let worker = pool.first
        let area = picture.bounds
        let range = frame.preparation.items[begin].clip
        frame.preparation.edges.edges.withUnsafeBufferPointer {
            worker.clip.begin(area, UnsafeBufferPointer(rebasing: $0[range]))
        }
        let bytes = worker.coverageBytes(Int(area.width))
        for y in area.y..<area.maxY {
            bytes.update(repeating: 0, count: Int(area.width))
            worker.clip.row(y, .nonZero).expand(into: bytes)
            let row = picture.at(area.x, y)
            for i in 0..<Int(area.width) { row[i] = PackedPixel.scaled(row[i], by: UInt32(bytes[i])) }
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
