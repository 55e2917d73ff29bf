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

    private struct Entry {
        var levels: [ImageLevel]
        let isOpaque: Bool
    }

    private var entries: [Image: Entry] = [:]
    private var order: [Image] = []
    private var tables: [TapTable] = []
    private var usedTables = 0

    /// Tables handed out before may be used again.
    func beginFrame() { usedTables = 0 }

    func takeTable() -> TapTable {
        if usedTables == tables.count { tables.append(TapTable()) }
        defer { usedTables += 1 }
        return tables[usedTables]
    }

    /// The picture halved `n` times, or as often as it can be.
    func level(_ n: Int, of image: Image) -> (level: ImageLevel, halvings: Int) {
        keep(image)
        let count = entries[image]!.levels.count
        if count <= n { halve(image, to: n) }
        let levels = entries[image]!.levels
        let k = min(n, levels.count - 1)
        return (levels[k], k)
    }

    /// Whether every pixel of the picture is opaque.
    func isOpaque(_ image: Image) -> Bool {
        keep(image)
        return entries[image]!.isOpaque
    }

    private func keep(_ image: Image) {
        guard entries[image] == nil else { return }
        if order.count == 32 { forget(order.removeFirst()) }
        order.append(image)
        let b = image.bitmap
        entries[image] = Entry(
            levels: [ImageLevel(pixels: b.pixels, width: b.width, height: b.height)],
            isOpaque: b.pixels.reduce(0xff00_0000) { $0 & $1 } == 0xff00_0000)
    }

    /// Lets a picture go, with its scaled copies, whose keys would keep it.
    private func forget(_ image: Image) {
        entries[image] = nil
        scaled = scaled.filter { $0.key.image != image }
        sighted = sighted.filter { $0.key.image != image }
        keptPixels = scaled.values.reduce(0) { $0 + $1.pixels.count }
    }

    private func halve(_ image: Image, to n: Int) {
        var list = entries[image]!.levels
        while list.count <= n, let last = list.last, last.width > 1 || last.height > 1 {
            let h = AreaKernels.halved(last.pixels, width: last.width, height: last.height)
            list.append(ImageLevel(pixels: h.pixels, width: h.width, height: h.height))
        }
        entries[image]!.levels = list
    }
}
