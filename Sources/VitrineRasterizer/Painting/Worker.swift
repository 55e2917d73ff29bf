import CVitrinePixelKernels
import VitrinePrimitives

/// The reusable memory of one painting thread.
@safe final class Worker {
    /// Sums of rows of pixels; see `accumulate_rows`.
    @unsafe struct Fields {
        let even: UnsafeMutablePointer<UInt32>
        let odd: UnsafeMutablePointer<UInt32>
    }

    let kernels: Kernels
    let coverage: CoverageBuffer
    let clip: CoverageBuffer

    // MARK: Rows of samples. Each step has a separate buffer, so that no step reallocates that of another.

    /// A row with its border on both sides before it is blurred.
    let padded = ScratchBuffer<UInt16>()
    /// A copy of a row before it is blurred; also a row of zeros beyond a raster's border.
    let unblurred = ScratchBuffer<UInt16>()
    /// A row of pixels with its surroundings, transparent beyond its layer.
    let paddedPixels = ScratchBuffer<UInt32>()
    /// Rows of pixels' samples after the horizontal blur.
    let blurredRows = ScratchBuffer<UInt16>()
    /// The interpolation of two rows of a blurred raster.
    let mixed = ScratchBuffer<UInt16>()
    let expanded = (0..<4).map { _ in ScratchBuffer<UInt16>() }
    let faded = ScratchBuffer<UInt16>()
    let reduced = ScratchBuffer<Int16>()
    let inverted = ScratchBuffer<UInt16>()
    let glass = GlassScratch()

    private let fieldStore = ScratchBuffer<UInt32>()
    private let pixelStore = ScratchBuffer<UInt32>()
    private let bytes = ScratchBuffer<UInt8>()
    private let firstBytes = ScratchBuffer<UInt8>()
    private let secondBytes = ScratchBuffer<UInt8>()
    private let onlyRun = ScratchBuffer<vitrine_run>()
    @exclusivity(unchecked) private var layers: [PixelStore] = []
    let lines = ImageLines()
    /// Computes the effects of small groups on this thread.
    private(set) lazy var effects = unsafe EffectRenderer(ThreadPool(threads: 1, kernels: kernels))

    init(kernels: Kernels) {
        unsafe self.kernels = unsafe kernels
        coverage = unsafe CoverageBuffer(kernels: kernels)
        clip = unsafe CoverageBuffer(kernels: kernels)
    }

    func fields(_ count: Int) -> Fields {
        let base = unsafe fieldStore.reserve(2 * count)
        return unsafe Fields(even: base, odd: base + count)
    }

    func pixels(_ count: Int) -> UnsafeMutablePointer<UInt32> { unsafe pixelStore.reserve(count) }

    func coverageBytes(_ count: Int) -> UnsafeMutablePointer<UInt8> { unsafe bytes.reserve(count) }

    /// The smaller coverage of two rows that begin at the same position, as one run.
    func smaller(_ a: CoverageBuffer.Row, _ b: CoverageBuffer.Row, count: Int) -> CoverageBuffer.Row {
        let left = unsafe firstBytes.reserve(count)
        let right = unsafe secondBytes.reserve(count)
        unsafe left.update(repeating: 0, count: count)
        unsafe right.update(repeating: 0, count: count)
        unsafe a.expand(into: left)
        unsafe b.expand(into: right)
        for i in 0..<count { unsafe left[i] = unsafe min(left[i], right[i]) }
        let run = unsafe onlyRun.reserve(1)
        unsafe run.initialize(to: vitrine_run(start: 0, count: Int32(count), coverage: -1))
        return unsafe CoverageBuffer.Row(runs: UnsafeBufferPointer(start: run, count: 1), coverage: left)
    }

    func takeLayer() -> PixelStore { unsafe layers.popLast() ?? PixelStore() }

    func giveBack(_ layer: PixelStore) { unsafe layers.append(layer) }
}
