import VitrineDisplayList
import VitrinePrimitives

/// Paints display lists. A list gives the same bitmap on every machine, with any number of threads and at every kernel
/// level. An instance paints only the changes since its last list; it caches glyphs, scaled pictures, blurs and
/// shadows, within limits. Instances must not be shared between threads.
package final class Rasterizer {
    /// This is the only stored property, and no member is inlined: modules that use rasterizers would compile in the
    /// size of this class and the offsets of the renderer's properties, and an incremental build does not recompile
    /// them if those change.
    let renderer: FrameRenderer

    /// 1...64.
    package var threads: Int { @inline(never) get { renderer.threads } }
    package var level: KernelLevel { @inline(never) get { renderer.level } }
    /// The picture after the last update: the canvas, or its reduction. Transparent and one pixel large before.
    package var canvas: Bitmap { @inline(never) get { renderer.picture } }

    /// - Parameters:
    ///   - threads: The number of painting threads, clamped to 1...64. Default: 1.
    ///   - level: The kernel level. Default: the one that `VITRINE_SIMD` names, or the best supported one.
    @inline(never)
    package init(threads: Int = 1, level: KernelLevel = .default) {
        renderer = FrameRenderer(threads: threads, level: level)
    }

    /// Paints a list from scratch, except for cached glyphs and levels of pictures. Marks with coordinates that are not
    /// finite are skipped; what lies beyond `Rect.pixelLimit` is cut off, and the sigma of blurs is at most 512 pixels.
    /// Simultaneously open groups may have 16 canvases and 64 million pixels in total; groups beyond that are not
    /// painted.
    @inline(never)
    package func render(_ list: DisplayList) -> Bitmap {
        forget()
        update(to: list)
        return canvas
    }

    /// Discards the last list, so that the next update paints everything; glyphs and levels of pictures stay cached.
    @inline(never)
    package func forget() { renderer.forget() }

    /// Paints the changes between the last list and this one onto the canvas. The picture equals that of `render`.
    /// - Returns: The pixels that may have changed; all of them after `forget` and if the size differs.
    @discardableResult
    @inline(never)
    package func update(to list: DisplayList) -> Damage { renderer.update(to: list) }
}
