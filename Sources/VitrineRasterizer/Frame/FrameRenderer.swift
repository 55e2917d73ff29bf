import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

/// The state of a `Rasterizer`: the last list, the next one, and everything that is kept between them.
final class FrameRenderer {
    // The properties that `Rasterizer` shows come first, so that their offsets stay the same; see there.

    /// 1...64.
    let threads: Int
    let level: KernelLevel
    /// The canvas after the last update; transparent and one pixel large before.
    var canvas = Bitmap(width: 1, height: 1)

    /// The binary logarithm of a tile's rows: 128 rows of a phone's screen, 600 KB, fit a second-level cache of 1 MB.
    /// With smaller tiles, more marks lie in several tiles, and each tile examines their edges.
    var tileLog: Int32 = 7
    /// The number of frames that paint over an unchanged group before its layer is kept.
    var steadyFrames: UInt8 = 2
    /// A frame counts if it paints at least this part (the divisor) of the group's pixels: making the layer paints all.
    var steadyPart = 8
    /// The smallest number of marks of such a group.
    var leastMarks = 4

    /// The largest number of pixels of a blurred group that one thread computes.
    var smallGroup = 1 << 18
    /// The smallest number of pixels of a mark that is tested as an occluder.
    var leastOccluder = 1 << 14
    /// The smallest number of hidden columns of a band that is worth a split.
    var leastColumns = 64

    let pool: ThreadPool
    let effects: EffectRenderer
    let preparation: Preparation
    private let reducer = Reducer()
    /// The frame that is being painted, and the last one.
    var frame: Frame
    var last: Frame
    var hasLast = false
    var spareLayers: [PixelStore] = []
    var spareOutputs: [EffectOutput] = []
    /// The output of groups that are not computed because they are hidden.
    let nothing = EffectOutput()

    init(threads: Int, level: KernelLevel) {
        self.threads = threads.clamped(to: 1...64)
        self.level = level
        pool = unsafe ThreadPool(threads: self.threads, kernels: kernels(at: level))
        effects = EffectRenderer(pool)
        preparation = Preparation(level)
        frame = Frame(preparation)
        last = Frame(preparation)
    }

    func forget() {
        hasLast = false
        for i in unsafe last.outputs.indices { unsafe drop(&last.outputs[i]) }
        preparation.imageCache.forgetScaled()
    }

    var picture: Bitmap { reducer.picture ?? canvas }

    func update(to list: DisplayList) -> Damage {
        let damage = updateCanvas(to: list)
        return reducer.update(from: canvas, damage, by: list.reduction, pool)
    }

    private func updateCanvas(to list: DisplayList) -> Damage {
        let fits = hasLast && list.width == canvas.width && list.height == canvas.height
        if fits, unsafe list == last.list { return Damage() }
        pool.wakeHelpers()
        unsafe frame.list = list
        unsafe frame.plan.make(for: list)
        let repaint = unsafe repaintPlan(continuesLast: fits && list.background == last.list.background)
        // Outputs that this frame did not keep are reused at once, while they are in the processor's caches.
        for i in unsafe last.outputs.indices.reversed() { unsafe drop(&last.outputs[i]) }
        if canvas.width != list.width || canvas.height != list.height {
            // A new size repaints everything.
            canvas = Bitmap.uninitialized(width: list.width, height: list.height)
        }
        if !repaint.area.isEmpty { paint(repaint) }
        swap(&frame, &last)
        unsafe frame.outputs.removeAll(keepingCapacity: true)
        hasLast = true
        return repaint.changed
    }
}

extension Bitmap {
    /// A bitmap of undefined pixels, for pictures whose first frame paints all of them: clearing a large canvas takes as long as a frame.
    static func uninitialized(width: Int, height: Int) -> Bitmap {
        let count = width * height
        let pixels = unsafe [UInt32](unsafeUninitializedCapacity: count) { _, made in made = count }
        return Bitmap(width: width, height: height, pixels: pixels)
    }
}
