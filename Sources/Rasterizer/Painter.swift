import DisplayList
import PixelKernels
import Primitives

/// Paints marks one after the other onto a stack of layers; the lowest is the canvas.
final class Painter {
    private struct Layer {
        var surface: Surface
        let group: GroupMark?
    }

    private var layers: [Layer]
    private let images: ImageCache

    init(canvas: Surface, images: ImageCache) {
        layers = [Layer(surface: canvas, group: nil)]
        self.images = images
    }

    /// The canvas, after closing groups that were left open.
    func finish() -> Surface {
        while layers.count > 1 { endGroup() }
        return layers[0].surface
    }

    func paint(_ mark: Mark) {
        let top = layers.count - 1
        switch mark {
        case .fill(let m): FillPainter.paint(m, on: &layers[top].surface)
        case .glyphs(let m): FillPainter.paint(m, on: &layers[top].surface)
        case .image(let m): ImagePainter.paint(m, on: &layers[top].surface, images: images)
        case .shadow(let m): ShadowPainter.paint(m, on: &layers[top].surface)
        case .backdrop(let m): BackdropPainter.paint(m, on: &layers[top].surface)
        case .glass(let m): GlassPainter.paint(m, on: &layers[top].surface)
        case .beginGroup(let m): beginGroup(m)
        case .endGroup: if top > 0 { endGroup() }
        }
    }

    private func beginGroup(_ m: GroupMark) {
        let parent = layers[layers.count - 1].surface.bounds
        let margin = BlurPlan(sigma: m.sigma).margin
        let visible = m.bounds.intersection(parent.grown(by: m.sigma > 0 ? margin : 0))
        layers.append(Layer(surface: Surface(bounds: visible), group: m))
    }

    private func endGroup() {
        let layer = layers.removeLast()
        guard let group = layer.group, !layer.surface.bounds.isEmpty else { return }
        let top = layers.count - 1
        let surface = group.sigma > 0 ? blurred(layer.surface, sigma: group.sigma) : layer.surface
        surface.composite(
            onto: &layers[top].surface, opacity: opacityByte(group.opacity),
            clip: group.clip.map { Mask($0, within: surface.bounds) }, mode: group.blend.kernelMode)
    }

    private func blurred(_ s: Surface, sigma: Double) -> Surface {
        let plan = BlurPlan(sigma: sigma)
        let region = plan.region(around: s.bounds)
        let deep = plan.apply(to: s.deep(region, border: .zero), border: .zero)
        var out = Surface(bounds: region)
        for i in out.pixels.indices { out.pixels[i] = deep.packed(at: i) }
        return out
    }
}

/// 0...1 as 0...255, rounded; what is not a number counts as 0.
func opacityByte(_ v: Double) -> UInt32 { v > 0 ? UInt32((min(v, 1) * 255).rounded()) : 0 }

extension BlendMode {
    var kernelMode: BlendKernels.Mode {
        switch self {
        case .normal: .over
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}

extension Surface {
    /// Blends this surface onto another where they overlap.
    func composite(onto dst: inout Surface, opacity: UInt32, clip: Mask?, mode: BlendKernels.Mode) {
        var area = bounds.intersection(dst.bounds)
        if let clip { area = area.intersection(clip.bounds) }
        guard !area.isEmpty, opacity > 0 else { return }
        let dstBounds = dst.bounds
        var out = dst.pixels.mutableSpan
        for y in area.y..<area.maxY {
            let at = Int(y - dstBounds.y) * Int(dstBounds.width) + Int(area.x - dstBounds.x)
            if let clip {
                BlendKernels.pixels(
                    pixels.span, from: index(area.x, y), coverage: clip.coverage.span,
                    from: clip.row(y) + Int(area.x - clip.bounds.x), opacity: opacity, into: &out, at: at,
                    count: Int(area.width), mode: mode)
            } else {
                BlendKernels.pixels(
                    pixels.span, from: index(area.x, y), opacity: opacity, into: &out, at: at,
                    count: Int(area.width), mode: mode)
            }
        }
    }
}
