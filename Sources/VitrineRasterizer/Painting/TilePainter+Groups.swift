import CVitrinePixelKernels
import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

extension TilePainter {
    /// Blends a layer with the one below in their intersection.
    func composite(
        _ frame: Frame, _ item: Preparation.Item, _ m: GroupMark, _ from: PixelPlane, _ to: PixelPlane, clips: Bool
    ) {
        let opacity = opacityByte(m.opacity)
        if m.blend == .destinationIn { return keep(frame, item, m, from, to, opacity: opacity, clips: clips) }
        var area = from.bounds.intersection(to.bounds)
        guard !area.isEmpty, opacity > 0 else { return }
        let hasClip = unsafe clips && m.clip != nil && !view.contains(item.inside, area)
        if hasClip { area = area.intersection(item.clipBounds) }
        guard !area.isEmpty else { return }
        let blender = unsafe RowBlender(kernels: kernels, blend: m.blend)
        if hasClip { cover(worker.clip, item.clip, area, uniformRows: item.clipUniformRows) }
        // Groups that have covers are plain, so their opaque pixels replace those below.
        let copies = unsafe !hasClip && view.covers[item.covers].contains { unsafe view.contains($0.area, area) }
        if copies { lay(around: area) } else { lay(area) }
        for y in area.y..<area.maxY {
            let dst = unsafe to.at(area.x, y)
            let src = unsafe UnsafePointer(from.at(area.x, y))
            if copies {
                unsafe dst.update(from: src, count: Int(area.width))
            } else if hasClip {
                unsafe blender.pixels(dst, src, worker.clip.row(y, .nonZero), opacity: opacity)
            } else {
                unsafe blender.pixels(dst, src, coverage: nil, Int(area.width), opacity: opacity)
            }
        }
    }

    /// Applies a mask: keeps only what it covers of the layer below, and clears everything else.
    private func keep(
        _ frame: Frame, _ item: Preparation.Item, _ m: GroupMark, _ from: PixelPlane, _ to: PixelPlane, opacity: UInt32,
        clips: Bool
    ) {
        var area = from.bounds.intersection(to.bounds)
        let hasClip = clips && m.clip != nil
        if hasClip { area = area.intersection(item.clipBounds) }
        if hasClip, !area.isEmpty { cover(worker.clip, item.clip, area, uniformRows: item.clipUniformRows) }
        let width = Int(to.bounds.width)
        lay(to.bounds)
        for y in to.bounds.y..<to.bounds.maxY {
            let dst = unsafe to.at(to.bounds.x, y)
            guard y >= area.y, y < area.maxY, area.width > 0 else {
                unsafe dst.update(repeating: 0, count: width)
                continue
            }
            let lead = Int(area.x - to.bounds.x)
            let count = Int(area.width)
            let src = unsafe from.at(area.x, y)
            let bytes = unsafe worker.coverageBytes(count)
            unsafe bytes.update(repeating: hasClip ? 0 : 255, count: count)
            if hasClip { unsafe worker.clip.row(y, .nonZero).expand(into: bytes) }
            unsafe dst.update(repeating: 0, count: lead)
            for i in 0..<count {
                let k = unsafe PackedPixel.scaledByte(PackedPixel.scaledByte(src[i] >> 24, opacity), UInt32(bytes[i]))
                unsafe dst[lead + i] = unsafe PackedPixel.scaled(dst[lead + i], by: k)
            }
            unsafe (dst + (lead + count)).update(repeating: 0, count: width - lead - count)
        }
    }

    /// Paints a group that is blurred or casts a shadow.
    func finished(
        _ frame: Frame, _ item: Preparation.Item, _ m: GroupMark, _ output: EffectOutput, _ area: PixelRect,
        _ to: PixelPlane
    ) {
        if let shadow = m.shadow?.sanitized, let raster = output.shadow {
            let cast = unsafe area.intersection(raster.region)
            let ink = ShadowInk(shadow.color, opacity: m.opacity)
            var painter = unsafe ShadowPainter(ink, raster, width: cast.width, worker)
            lay(cast)
            for y in cast.y..<max(cast.y, cast.maxY) {
                let seen = unsafe painter.columns(y, within: cast.x..<cast.maxX)
                unsafe painter.paint(to.at(seen.lowerBound, y), seen, y, through: nil)
            }
        }
        switch unsafe output.content {
        case .blurred(let bounds):
            let part = bounds.intersection(area)
            guard !part.isEmpty else { return composite(frame, item, m, to.part(.zero), to, clips: true) }
            let store = worker.takeLayer()
            let from = store.plane(part)
            output.raster.expand(into: from, worker)
            composite(frame, item, m, from, to, clips: true)
            worker.giveBack(store)
        case .layer(let plane):
            let part = plane.bounds.intersection(area)
            // If there is a shadow, the clip is already applied.
            let from = unsafe part.isEmpty ? PixelPlane(base: plane.base, bounds: .zero, stride: 0) : plane.part(part)
            composite(frame, item, m, from, to, clips: m.shadow?.sanitized == nil)
        case .raster, .glass: break
        }
    }
}
