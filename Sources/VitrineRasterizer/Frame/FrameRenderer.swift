import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

/// What a `Rasterizer` is made of: the last list, the next one, and everything kept between them.
final class FrameRenderer {
    // What `Rasterizer` shows comes first, so that its places stay the same, see there.

    /// 1...64.
    let threads: Int
    let level: KernelLevel
    /// The canvas after the last update; transparent and one pixel large before.
    var canvas = Bitmap(width: 1, height: 1)

    /// The power of two that a tile has rows: 128 full rows of a phone's screen, 600 KB, fit a second cache of 1 MB. With fewer,
    /// more marks lie in several tiles, and a mark's edges are looked at in each.
    var tileLog: Int32 = 7
    /// For how many frames a group is painted over, without a change of its own, before its layer is kept.
    var steadyFrames: UInt8 = 2
    /// The divisor of a group's pixels that a frame paints over at least, so that it counts: making the layer paints all of them.
    var steadyPart = 8
    /// How many marks such a group holds at least.
    var leastMarks = 4

    /// Pixels of a blurred group that one thread makes.
    var smallGroup = 1 << 18
    /// Pixels of the smallest mark that is looked at for what it hides.
    var leastOccluder = 1 << 14
    /// Columns of a band that are worth a cut.
    var leastColumns = 64

    let pool: ThreadPool
    let effects: EffectRenderer
    let preparation: Preparation
    let rasters = RasterCache()
    private let reducer = Reducer()
    /// The frame that is being painted, and the last one.
    var frame: Frame
    var last: Frame
    var hasLast = false
    /// The numbers of groups with long outlines that the last frame painted anew, see `LongGroups`.
    var movingLongGroups: Set<Int> = []
    var spareLayers: [PixelStore] = []
    var spareOutputs: [EffectOutput] = []
    /// Of groups that are not made since nothing of them is seen.
    let nothing = EffectOutput()

    init(threads: Int, level: KernelLevel) {
        self.threads = min(max(threads, 1), 64)
        self.level = level
        pool = unsafe ThreadPool(threads: self.threads, kernels: kernels(at: level))
        effects = EffectRenderer(pool)
        preparation = Preparation(level)
        frame = Frame(preparation)
        last = Frame(preparation)
    }

    /// See `Rasterizer.forget`.
    func forget() {
        hasLast = false
        for i in unsafe last.outputs.indices { unsafe drop(&last.outputs[i]) }
        preparation.imageCache.forgetScaled()
        rasters.removeAll()
    }

    /// The canvas, which the next update makes anew: painting on one that is shared would copy it first.
    func takeCanvas() -> Bitmap {
        hasLast = false
        let taken = canvas
        canvas = Bitmap(width: 1, height: 1)
        return taken
    }

    /// Lets the next update paint all of a new canvas. One of another size than the list's is not used.
    func paint(onto new: Bitmap) {
        hasLast = false
        canvas = new
    }

    /// See `Rasterizer.canvas`.
    var picture: Bitmap { reducer.picture ?? canvas }

    /// See `Rasterizer.update`.
    func update(to list: DisplayList) -> Damage {
        let damage = updateCanvas(to: list)
        return reducer.update(from: canvas, damage, by: list.reduction, pool)
    }

    /// Draws what changes onto the canvas.
    private func updateCanvas(to list: DisplayList) -> Damage {
        let list = rasters.paintingRasters(of: list, level: level, pool)
        let fits = hasLast && list.width == canvas.width && list.height == canvas.height
        if fits, unsafe list == last.list { return Damage() }
        pool.wakeHelpers()
        unsafe frame.list = list
        unsafe frame.plan.make(for: list)
        let repaint = unsafe repaintPlan(continuesLast: fits && list.background == last.list.background)
        // What this frame has not taken over: its memory is used again at once, while it is in the processor's caches.
        for i in unsafe last.outputs.indices.reversed() { unsafe drop(&last.outputs[i]) }
        if canvas.width != list.width || canvas.height != list.height {
            // Another size means that everything is painted.
            canvas = LargeMemory.bitmap(width: list.width, height: list.height)
        }
        if !repaint.area.isEmpty { paint(repaint) }
        swap(&frame, &last)
        unsafe frame.outputs.removeAll(keepingCapacity: true)
        hasLast = true
        return repaint.changed
    }
}
