import VitrinePixelKernels
import VitrinePrimitives

/// Halved copies of pictures, kept between frames: at most 32 pictures, the oldest leave first. And scaled copies of those
/// that are painted at the same place again and again, at most 24 MB.
final class ImageCache {
    /// A picture at a size and a place within a pixel.
    struct ScaledKey: Hashable {
        let image: Image
        let a: UInt64
        let d: UInt64
        let tx: UInt64
        let ty: UInt64
    }

    /// Pixels of scaled copies that are kept.
    static let scaledPixels = 6 << 20
    /// How often a picture is scaled before the copy is kept.
    static let sightings = 2

    private var scaled: [ScaledKey: ImageLevel] = [:]
    private var sighted: [ScaledKey: Int] = [:]
    private var keptPixels = 0

    /// The scaled copy of a picture, if one is kept.
    func scaledCopy(_ key: ScaledKey) -> ImageLevel? { scaled[key] }

    /// Whether a picture, of which no copy is kept, has been asked for often enough to keep one, and is small enough.
    func isWorthKeeping(_ key: ScaledKey, width: Int, height: Int) -> Bool {
        guard width * height <= ImageCache.scaledPixels / 4 else { return false }
        if sighted.count > 256 { sighted.removeAll(keepingCapacity: true) }
        sighted[key, default: 0] += 1
        return sighted[key, default: 0] > ImageCache.sightings
    }

    /// Makes and keeps a scaled copy; all others are let go when the capacity is exceeded.
    func keepScaled(
        _ key: ScaledKey, width: Int, height: Int, make: (UnsafeMutablePointer<UInt32>) -> Void
    ) -> ImageLevel {
        let count = width * height
        if keptPixels + count > ImageCache.scaledPixels { forgetScaled() }
        let pixels = unsafe [UInt32](unsafeUninitializedCapacity: count) { buffer, made in
            unsafe make(buffer.baseAddress!)
            made = count
        }
        let copy = ImageLevel(pixels: pixels, width: width, height: height)
        scaled[key] = copy
        keptPixels += count
        return copy
    }

    func forgetScaled() {
        scaled.removeAll()
        sighted.removeAll()
        keptPixels = 0
    }

    /// The halved copies of each picture, from one half on.
    private var halves: [Image: [ImageLevel]] = [:]
    private var order: [Image] = []
    private var tables: [TapTable] = []
    private var usedTables = 0

    /// Tables handed out before may be used again.
    func beginFrame() { usedTables = 0 }

    /// For pictures without tables; never made.
    let noTable = TapTable()

    func takeTable() -> TapTable {
        if usedTables == tables.count { tables.append(TapTable()) }
        defer { usedTables += 1 }
        return tables[usedTables]
    }

    /// The picture halved `n` times, or as often as it can be.
    func level(_ n: Int, of image: Image, _ pool: ThreadPool) -> (level: ImageLevel, halvings: Int) {
        let b = image.bitmap
        let blocks = image.uniformBlocks.isEmpty ? nil : image.uniformBlocks
        let whole = ImageLevel(pixels: b.pixels, width: b.width, height: b.height, uniformBlocks: blocks)
        guard n > 0 else { return (whole, 0) }
        if halves[image] == nil {
            if order.count == 32 { forget(order.removeFirst()) }
            order.append(image)
        }
        var levels = halves[image] ?? []
        while levels.count < n {
            let last = levels.last ?? whole
            guard last.width > 1 || last.height > 1 else { break }
            levels.append(halved(last, pool))
        }
        halves[image] = levels
        let k = min(n, levels.count)
        return (k > 0 ? levels[k - 1] : whole, k)
    }

    private func halved(_ level: ImageLevel, _ pool: ThreadPool) -> ImageLevel {
        let (width, height) = AreaKernels.halved(width: level.width, height: level.height)
        let pixels = unsafe [UInt32](unsafeUninitializedCapacity: width * height) { out, count in
            nonisolated(unsafe) let base = out.baseAddress!
            unsafe LargeMemory.preferLargePages(base, byteCount: 4 * width * height)
            unsafe level.pixels.withUnsafeBufferPointer { source in
                nonisolated(unsafe) let source = source.baseAddress!
                pool.performRows(height, by: 64) { rows, _ in
                    unsafe AreaKernels.halve(source, width: level.width, height: level.height, rows: rows, into: base)
                }
            }
            count = width * height
        }
        return ImageLevel(pixels: pixels, width: width, height: height)
    }

    /// Lets a picture go, with its scaled copies, whose keys would keep it.
    private func forget(_ image: Image) {
        halves[image] = nil
        scaled = scaled.filter { $0.key.image != image }
        sighted = sighted.filter { $0.key.image != image }
        keptPixels = scaled.values.reduce(0) { $0 + $1.pixels.count }
    }
}
