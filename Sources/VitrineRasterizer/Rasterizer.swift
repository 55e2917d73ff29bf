import VitrineDisplayList
import VitrinePrimitives

/// Paints display lists. The same list gives the same bitmap on every machine, with any number of threads and at every
/// kernel level. An instance remembers its last list and paints only what the next one changes; it keeps glyphs, scaled
/// pictures, blurs and shadows between lists, within bounds. Not for sharing between threads; make one for each.
package final class Rasterizer {
    /// The only thing stored, and nothing here is inlined: modules that use rasterizers would build the size of this class
    /// and the places of the renderer's properties into their code, and an incremental build does not compile them again
    /// when those change.
    let renderer: FrameRenderer

    /// 1...64.
    package var threads: Int { @inline(never) get { renderer.threads } }
    package var level: KernelLevel { @inline(never) get { renderer.level } }
    /// The picture after the last update or render: the canvas, or what the list reduces it to. Transparent and one pixel
    /// large before.
    package var canvas: Bitmap { @inline(never) get { renderer.picture } }

    /// - Parameters:
    ///   - threads: how many threads paint, 1...64; values outside take the nearest. Default 1.
    ///   - level: which kernels paint. Default: what `VITRINE_SIMD` names, or the best that the processor runs.
    @inline(never)
    package init(threads: Int = 1, level: KernelLevel = .default) {
        renderer = FrameRenderer(threads: threads, level: level)
    }

    /// The picture of a list, drawn from nothing but glyphs and pictures' levels. Marks with coordinates that are not finite
    /// are left out; what lies beyond `Rect.pixelLimit` is cut off, and blurs are at most 512 pixels wide. Groups open at
    /// one time share room for 16 canvases and 64 million pixels; what exceeds that is not painted.
    @inline(never)
    package func render(_ list: DisplayList) -> Bitmap {
        forget()
        update(to: list)
        return canvas
    }

    /// Paints contents on the calling thread, before lists show them: whichever rasterizer shows one first takes its pixels. Those that are
    /// painted meanwhile are left out.
    /// - Parameters:
    ///   - generation: see `RasterContent.beginPreparing`. Default 0.
    ///   - isWanted: asked before each of them; nothing more is painted once it is false. Default: all are painted.
    @inline(never)
    package static func prepare(
        _ contents: [RasterContent], for generation: UInt64 = 0, while isWanted: () -> Bool = { true }
    ) {
        RasterCache.prepare(contents, for: generation, while: isWanted)
    }

    /// Forgets the last list, so that the next update draws everything; glyphs and pictures' levels stay.
    @inline(never)
    package func forget() { renderer.forget() }

    /// Draws what changes from the last list to this one onto the canvas. The picture is the same as `render` gives.
    ///
    /// - Returns: the pixels that may have changed; all of them after `forget` and when the size is another.
    @discardableResult
    @inline(never)
    package func update(to list: DisplayList) -> Damage { renderer.update(to: list) }
}
