import VitrinePixelKernels
import VitrinePrimitives

/// Halved copies of at most 32 pictures, evicted in the order of insertion; scaled copies, at most 24 MB, of pictures that
/// are repeatedly painted at the same position; and copies that are turned by quarters, at most 96 MB.
final class ImageCache {
    /// A picture with a scale and a subpixel position.
    struct ScaledKey: Hashable {
        let image: Image
        let a: UInt64
        let d: UInt64
        let tx: UInt64
        let ty: UInt64
    }

    /// A transposed picture, mirrored or not.
    private struct TurnedKey: Hashable {
        let image: Image
        let mirrorsX: Bool
        let mirrorsY: Bool
    }

    /// The largest number of pixels of all turned copies.
    private static let mostTurnedPixels = 24 << 20

    /// Returns an upright picture and its transform for one that is turned by quarters, so that both have the same filters;
    /// other pictures are returned unchanged.
    func upright(_ image: Image, _ t: Transform, _ pool: ThreadPool) -> (image: Image, transform: Transform) {
        let (width, height) = (image.bitmap.width, image.bitmap.height)
        guard t.a == 0, t.d == 0, width * height <= ImageCache.mostTurnedPixels else { return (image, t) }
        let key = TurnedKey(image: image, mirrorsX: t.c < 0, mirrorsY: t.b < 0)
        let copy: Image
        if let known = turned[key] {
            copy = known
        } else {
            if turnedPixels + width * height > ImageCache.mostTurnedPixels { (turned, turnedPixels) = ([:], 0) }
            copy = Image(Self.turned(image.bitmap, key, pool))
            turned[key] = copy
            turnedPixels += width * height
        }
        let upright = Transform(
            a: t.c.magnitude, b: 0, c: 0, d: t.b.magnitude, tx: t.tx + min(0, t.c * Double(height)),
            ty: t.ty + min(0, t.b * Double(width)))
        return (copy, upright)
    }

    private static func turned(_ bitmap: Bitmap, _ key: TurnedKey, _ pool: ThreadPool) -> Bitmap {
        let (width, height) = (bitmap.height, bitmap.width)
        let pixels = unsafe [UInt32](unsafeUninitializedCapacity: width * height) { out, count in
            nonisolated(unsafe) let base = out.baseAddress!
            unsafe bitmap.pixels.withUnsafeBufferPointer { source in
                nonisolated(unsafe) let source = source.baseAddress!
                // A few rows at a time, so that what is read across them stays in the cache.
                pool.performRows(height, by: 16) { rows, _ in
                    for x in 0..<width {
                        let row = unsafe source + (key.mirrorsX ? width - 1 - x : x) * height
                        for y in rows { unsafe base[y * width + x] = unsafe row[key.mirrorsY ? height - 1 - y : y] }
                    }
                }
            }
            count = width * height
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    /// The largest number of pixels of all scaled copies.
    static let scaledPixels = 6 << 20
    /// The number of requests after which a scaled copy is kept.
    static let sightings = 2

    private var scaled: [ScaledKey: ImageLevel] = [:]
    private var sighted: [ScaledKey: Int] = [:]
    private var keptPixels = 0

    func scaledCopy(_ key: ScaledKey) -> ImageLevel? { scaled[key] }

    /// Whether a picture without a scaled copy is small enough and was requested often enough to keep one.
    func isWorthKeeping(_ key: ScaledKey, width: Int, height: Int) -> Bool {
        guard width * height <= ImageCache.scaledPixels / 4 else { return false }
        if sighted.count > 256 { sighted.removeAll(keepingCapacity: true) }
        sighted[key, default: 0] += 1
        return sighted[key, default: 0] > ImageCache.sightings
    }

    /// Makes and keeps a scaled copy; removes all others if the capacity is exceeded.
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

    /// The halved copies of each picture, beginning with half the size.
    private var halves: [Image: [ImageLevel]] = [:]
    private var order: [Image] = []
    private var turned: [TurnedKey: Image] = [:]
    private var turnedPixels = 0
    private var tables: [TapTable] = []
    private var usedTables = 0

    /// Makes the tables of the last frame available again.
    func beginFrame() { usedTables = 0 }

    /// An empty table for methods that need none.
    let noTable = TapTable()

    func takeTable() -> TapTable {
        if usedTables == tables.count { tables.append(TapTable()) }
        defer { usedTables += 1 }
        return tables[usedTables]
    }

    /// The picture halved `n` times, or as often as possible.
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

    /// Removes a picture with its scaled copies, whose keys retain it.
    private func forget(_ image: Image) {
        halves[image] = nil
        scaled = scaled.filter { $0.key.image != image }
        sighted = sighted.filter { $0.key.image != image }
        keptPixels = scaled.values.reduce(0) { $0 + $1.pixels.count }
    }
}
