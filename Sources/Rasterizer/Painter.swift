import DisplayList
import PixelKernels
import Primitives

/// Paints marks one after the other onto a stack of layers; the lowest is the canvas.
final class Painter {
    private struct Layer {
        let bounds: PixelRect
        let group: GroupMark?
        /// Nil until something is painted on it.
        var surface: Surface?
    }

    private var layers: [Layer]
    private let images: ImageCache
    /// Pixels that further layers may have.
    private var budget: Int

    init(canvas: Surface, images: ImageCache) {
        layers = [Layer(bounds: canvas.bounds, group: nil, surface: canvas)]
        self.images = images
        budget = Painter.layerBudget(canvas: canvas.pixels.count)
    }

    /// Pixels that all layers open at one time may have together: 32 canvases and 16 million. A group for which no room is
    /// left is not painted, so that no list, however deep, takes more memory.
    static func layerBudget(canvas pixels: Int) -> Int { 32 * pixels + (1 << 24) }

    /// The canvas, after closing groups that were left open.
    func finish() -> Surface {
        while layers.count > 1 { endGroup() }
        return layers[0].surface ?? Surface(bounds: layers[0].bounds)
    }

    func paint(_ mark: Mark) {
        switch mark {
        case .fill(let m): withTop { FillPainter.paint(m, on: &$0) }
        case .glyphs(let m): withTop { FillPainter.paint(m, on: &$0) }
        case .image(let m): withTop { ImagePainter.paint(m, on: &$0, images: images) }
        case .shadow(let m): withTop { ShadowPainter.paint(m, on: &$0) }
        case .backdrop(let m):
            let behind = picture(behind: mark, sigma: m.material.sigma)
            withTop { BackdropPainter.paint(m, on: &$0, behind: behind) }
        case .glass(let m):
            let behind = picture(behind: mark, sigma: m.material.sigma)
            withTop { GlassPainter.paint(m, on: &$0, behind: behind) }
        case .beginGroup(let m): beginGroup(m)
        case .endGroup: if layers.count > 1 { endGroup() }
        }
    }

    private func withTop(_ body: (inout Surface) -> Void) {
        let top = layers.count - 1
        guard !layers[top].bounds.isEmpty else { return }
        if layers[top].surface == nil {
            let pixels = Int(layers[top].bounds.width) * Int(layers[top].bounds.height)
            guard pixels <= budget else { return }
            budget -= pixels
            layers[top].surface = Surface(bounds: layers[top].bounds)
        }
        if layers[top].surface != nil { body(&layers[top].surface!) }
    }

    private func beginGroup(_ m: GroupMark) {
        let parent = layers[layers.count - 1].bounds
        var visible = PixelRect.zero
        if opacityByte(m.opacity) > 0, !parent.isEmpty {
            visible = m.bounds.intersection(m.sigma > 0 ? BlurPlan(sigma: m.sigma).region(around: parent) : parent)
            if let clip = m.clip, !(m.sigma > 0) {
                visible = visible.intersection(clip.pixelBounds())
            }
        }
        layers.append(Layer(bounds: visible, group: m, surface: nil))
    }

    private func endGroup() {
        let layer = layers.removeLast()
        guard let group = layer.group, let painted = layer.surface else { return }
        budget += painted.pixels.count
        let within = layers[layers.count - 1].bounds
        withTop { below in
            let surface = group.sigma > 0 ? painted.blurred(sigma: group.sigma, within: within) : painted
            surface.composite(
                onto: &below, opacity: opacityByte(group.opacity),
                clip: group.clip.map { Mask($0, within: surface.bounds) },
                mode: group.blend.kernelMode)
        }
    }

    /// What a mark on a layer that is not the canvas lies upon: the canvas with the layers painted so far, each faded as
    /// it will be, unblurred and unclipped. Nil on the canvas itself.
    private func picture(behind mark: Mark, sigma: Double) -> Surface? {
        let top = layers[layers.count - 1]
        let area = mark.bounds.intersection(top.bounds)
        guard layers.count > 1, !area.isEmpty, let canvas = layers[0].surface else { return nil }
        var out = canvas.continued(to: BlurPlan(sigma: sigma).region(around: area))
        for layer in layers.dropFirst() {
            guard let group = layer.group, let surface = layer.surface else { continue }
            surface.composite(
                onto: &out, opacity: opacityByte(group.opacity), clip: nil, mode: group.blend.kernelMode)
        }
        return out
    }
}

/// 0...1 as 0...255, rounded; what is not a number counts as 0.
func opacityByte(_ v: Double) -> UInt32 { UInt32((v.clamped(0, 1) * 255).rounded()) }

extension BlendMode {
    var kernelMode: BlendKernels.Mode {
        switch self {
        case .normal: .over
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}
