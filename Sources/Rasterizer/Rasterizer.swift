import DisplayList
import PixelKernels
import Primitives

/// Paints display lists. The same list gives the same bitmap on every machine, with any number of threads and at every
/// kernel level. An instance remembers its last list and paints only what the next one changes; it keeps glyphs, scaled
/// pictures, blurs and shadows between lists, within bounds. Not for sharing between threads; make one for each.
public final class Rasterizer {
    /// 1...64.
    public let threads: Int
    public let level: KernelLevel
    /// The canvas after the last update or render; transparent and one pixel large before.
    public internal(set) var canvas = Bitmap(width: 1, height: 1)

    /// The power of two that a tile has rows: 64 full rows of a phone's screen fit a processor's second cache.
    var tileLog: Int32 = 6
    /// For how many frames a group is painted over, without a change of its own, before its layer is kept.
    var steadyFrames: UInt8 = 2
    /// How many marks such a group holds at least.
    var leastMarks = 4

    let pool: ThreadPool
    let maker: ResourceMaker
    let preparation = Preparation()
    var frame: Frame
    var last: Frame
    var hasLast = false
    var difference = FrameDifference()
    /// How many of the marks before each have changed.
    var touched: [Int] = []
    var changed = Damage()
    /// Marks before this one have been painted already.
    var firstMark = 0
    /// Whether everything is painted anew where anything is.
    var isFresh = true
    var repaint = Damage()
    var phases: [Phase] = []
    /// Groups, first mark to last, whose layers are made to be kept.
    var layersToKeep: [Range<Int>] = []
    var tiles: [Tile] = []
    var spareLayers: [PixelStore] = []
    var spareResources: [Resource] = []

    nonisolated(unsafe) static let defaultKernels = kernels(at: .default)

    /// - Parameters:
    ///   - threads: how many threads paint, 1...64; values outside take the nearest. Default 1.
    ///   - level: which kernels paint. Default: what `VITRINE_SIMD` names, or the best that the processor runs.
    public init(threads: Int = 1, level: KernelLevel = .default) {
        self.threads = min(max(threads, 1), 64)
        self.level = level
        pool = ThreadPool(threads: self.threads, kernels: kernels(at: level))
        maker = ResourceMaker(pool)
        frame = Frame(preparation)
        last = Frame(preparation)
    }

    /// The picture of a list, drawn from nothing but glyphs and pictures' levels. Marks with coordinates that are not finite
    /// are left out; what lies beyond `Rect.pixelLimit` is cut off, and blurs are at most 512 pixels wide. Groups open at
    /// one time share room for 32 canvases and 16 million pixels; what finds no room left is not painted.
    public func render(_ list: DisplayList) -> Bitmap {
        forget()
        update(to: list)
        return canvas
    }

    /// Forgets the last list, so that the next update draws everything; glyphs and pictures' levels stay.
    public func forget() {
        hasLast = false
        for i in last.resources.indices { drop(&last.resources[i]) }
        preparation.imageCache.forgetScaled()
    }

    /// Draws what changes from the last list to this one onto the canvas. The picture is the same as `render` gives.
    ///
    /// - Returns: the pixels that may have changed; all of them after `forget` and when the size is another.
    @discardableResult
    public func update(to list: DisplayList) -> Damage {
        let fits = hasLast && list.width == canvas.width && list.height == canvas.height
        if fits, list == last.list { return Damage() }
        frame.list = list
        frame.plan.make(for: list)
        findChanges(fits: fits && list.background == last.list.background)
        if canvas.width != list.width || canvas.height != list.height {
            canvas = Bitmap(width: list.width, height: list.height)
        }
        if !repaint.isEmpty { paint() }
        swap(&frame, &last)
        for i in frame.resources.indices { drop(&frame.resources[i]) }
        frame.resources.removeAll(keepingCapacity: true)
        hasLast = true
        return changed
    }
}
