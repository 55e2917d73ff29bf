import CVitrinePixelKernels
import VitrinePrimitives

/// Memory of one thread that paints; it grows as needed and is used again.
final class Worker {
    /// Sums of rows of pixels, see `add_fields`.
    struct Fields {
        let even: UnsafeMutablePointer<UInt32>
        let odd: UnsafeMutablePointer<UInt32>
    }

    let kernels: Kernels
    /// Coverage of what is being painted.
    let coverage: CoverageBuffer
    /// Coverage of what it is cut by.
    let clip: CoverageBuffer
    private var sampleRows: [SampleRow]
    private let fieldStore = PixelStore()
    private let pixelStore = PixelStore()
    private let bytes = ByteRow()
    private let firstBytes = ByteRow()
    private let secondBytes = ByteRow()
    private let onlyRun = UnsafeMutablePointer<vitrine_run>.allocate(capacity: 1)
    /// Layers that are free.
    private var layers: [PixelStore] = []
    let lines = ImageLines()

    init(kernels: Kernels) {
        self.kernels = kernels
        coverage = CoverageBuffer(kernels: kernels)
        clip = CoverageBuffer(kernels: kernels)
        sampleRows = (0..<8).map { _ in SampleRow() }
    }

    deinit { onlyRun.deallocate() }

    /// Room for samples; each slot (0...7) is a row of its own.
    func samples(_ slot: Int, _ count: Int) -> UnsafeMutablePointer<UInt16> { sampleRows[slot].buffer(count) }

    func fields(_ count: Int) -> Fields {
        let base = fieldStore.plane(PixelRect(x: 0, y: 0, width: Int32(count), height: 2)).base
        return Fields(even: base, odd: base + count)
    }

    func pixels(_ count: Int) -> UnsafeMutablePointer<UInt32> {
        pixelStore.plane(PixelRect(x: 0, y: 0, width: Int32(count), height: 1)).base
    }

    func coverageBytes(_ count: Int) -> UnsafeMutablePointer<UInt8> { bytes.buffer(count) }

    /// The smaller coverage of two rows that begin at the same place, as one run.
    func smaller(_ a: CoverageBuffer.Row, _ b: CoverageBuffer.Row, count: Int) -> CoverageBuffer.Row {
        let left = firstBytes.buffer(count)
        let right = secondBytes.buffer(count)
        left.update(repeating: 0, count: count)
        right.update(repeating: 0, count: count)
        a.expand(into: left)
        b.expand(into: right)
        for i in 0..<count { left[i] = min(left[i], right[i]) }
        onlyRun.pointee = vitrine_run(start: 0, count: Int32(count), coverage: -1)
        return CoverageBuffer.Row(runs: UnsafeBufferPointer(start: onlyRun, count: 1), coverage: left)
    }

    func takeLayer() -> PixelStore { layers.popLast() ?? PixelStore() }

    func giveBack(_ layer: PixelStore) { layers.append(layer) }
}

/// A row of samples that grows as needed.
final class SampleRow {
    private var base: UnsafeMutablePointer<UInt16>
    private var capacity = 1

    init() { base = .allocate(capacity: 1) }
    deinit { base.deallocate() }

    func buffer(_ count: Int) -> UnsafeMutablePointer<UInt16> {
        if count > capacity {
            base.deallocate()
            capacity = count + 64
            base = .allocate(capacity: capacity)
        }
        return base
    }
}

/// A row of bytes that grows as needed.
final class ByteRow {
    private(set) var base: UnsafeMutablePointer<UInt8>
    private var capacity = 1

    init() { base = .allocate(capacity: 1) }
    deinit { base.deallocate() }

    func buffer(_ count: Int) -> UnsafeMutablePointer<UInt8> {
        if count > capacity {
            base.deallocate()
            capacity = count + 64
            base = .allocate(capacity: capacity)
        }
        return base
    }
}
