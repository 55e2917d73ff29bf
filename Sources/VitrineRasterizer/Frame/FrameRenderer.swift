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

    /// The power of two that a tile has rows: 64 full rows of a phone's screen fit a processor's second cache.
    var tileLog: Int32 = 6
    /// For how many frames a group is painted over, without a change of its own, before its layer is kept.
    var steadyFrames: UInt8 = 2
    /// How many marks such a group holds at least.
    var leastMarks = 4

    let pool: ThreadPool
    let effects: EffectRenderer
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
    var bands: [Band] = []
    var tiles: [Tile] = []
    var spareLayers: [PixelStore] = []
    var spareOutputs: [EffectOutput] = []

    init(threads: Int, level: KernelLevel) {
        self.threads = min(max(threads, 1), 64)
        self.level = level
        pool = ThreadPool(threads: self.threads, kernels: kernels(at: level))
        effects = EffectRenderer(pool)
        frame = Frame(preparation)
        last = Frame(preparation)
    }

    /// See `Rasterizer.forget`.
    func forget() {
        hasLast = false
        for i in last.outputs.indices { drop(&last.outputs[i]) }
        preparation.imageCache.forgetScaled()
    }

    /// See `Rasterizer.update`.
    func update(to list: DisplayList) -> Damage {
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
        for i in frame.outputs.indices { drop(&frame.outputs[i]) }
        frame.outputs.removeAll(keepingCapacity: true)
        hasLast = true
        return changed
    }
}
