import VitrinePixelKernels
import VitrinePrimitives

/// The contents of blocks of a layer's rows, so that blending skips clear blocks and copies opaque ones.
struct LayerBlocks {
    enum Content: UInt8 {
        case mixed
        case clear
        case opaque
    }

    /// The pixels of a block; the last one of a row may have fewer.
    static let width = 64

    /// The layer in device pixels.
    let bounds: PixelRect
    /// The largest number of consecutive rows that are entirely opaque.
    let opaque: PixelRect
    private let contents: [Content]
    private var perRow: Int { LayerBlocks.count(bounds) }

    private static func count(_ bounds: PixelRect) -> Int { (Int(max(bounds.width, 0)) + width - 1) / width }

    init(_ plane: PixelPlane, _ pool: ThreadPool) {
        bounds = plane.bounds
        let perRow = LayerBlocks.count(bounds)
        let height = Int(max(bounds.height, 0))
        let contents = unsafe [Content](unsafeUninitializedCapacity: perRow * height) { buffer, count in
            nonisolated(unsafe) let base = buffer.baseAddress!
            pool.performRows(perRow > 0 ? height : 0, by: 64) { rows, _ in
                for y in rows {
                    let row = unsafe plane.base + y * plane.stride
                    for k in 0..<perRow {
                        let from = k * LayerBlocks.width
                        let end = min(from + LayerBlocks.width, Int(plane.bounds.width))
                        unsafe (base + (y * perRow + k)).initialize(to: LayerBlocks.content(row + from, end - from))
                    }
                }
            }
            count = perRow * height
        }
        opaque = LayerBlocks.opaqueRows(contents, perRow, bounds)
        self.contents = contents
    }

    private static func content(_ pixels: UnsafePointer<UInt32>, _ count: Int) -> Content {
        var any: UInt32 = 0
        var all = UInt32.max
        for i in 0..<count {
            unsafe any |= pixels[i]
            unsafe all &= pixels[i]
        }
        return any == 0 ? .clear : all >> 24 == 255 ? .opaque : .mixed
    }

    private static func opaqueRows(_ contents: [Content], _ perRow: Int, _ bounds: PixelRect) -> PixelRect {
        guard perRow > 0 else { return .zero }
        var best = 0..<0
        var start = 0
        for y in 0..<(contents.count / perRow) {
            if !contents[(y * perRow)..<((y + 1) * perRow)].allSatisfy({ $0 == .opaque }) { start = y + 1 }
            if y + 1 - start > best.count { best = start..<(y + 1) }
        }
        guard !best.isEmpty else { return .zero }
        return PixelRect(
            x: bounds.x, y: bounds.y + Int32(best.lowerBound), width: bounds.width, height: Int32(best.count))
    }

    /// Calls `body` with each run of blocks of equal content in a part of a row, from left to right.
    /// - Parameter columns: Columns of the layer in device pixels; `y` likewise.
    @inline(__always)
    func forEachRun(of columns: Range<Int32>, _ y: Int32, _ body: (Range<Int32>, Content) -> Void) {
        unsafe contents.withUnsafeBufferPointer { contents in
            let row = unsafe contents.baseAddress! + Int(y - bounds.y) * perRow
            var x = columns.lowerBound
            while x < columns.upperBound {
                var block = Int(x - bounds.x) / LayerBlocks.width
                let content = unsafe row[block]
                while block < perRow, unsafe row[block] == content { block += 1 }
                let end = min(columns.upperBound, bounds.x + Int32(block * LayerBlocks.width))
                body(x..<end, content)
                x = end
            }
        }
    }

    var memory: Int { contents.count }
}
