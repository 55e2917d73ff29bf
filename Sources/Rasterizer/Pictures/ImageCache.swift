import PixelKernels
import Primitives

/// Halved copies of pictures, kept between frames; at most 32 pictures, the oldest leave first.
final class ImageCache {
    private struct Entry {
        var levels: [ImageLevel]
        let isOpaque: Bool
    }

    private var entries: [UInt64: Entry] = [:]
    private var order: [UInt64] = []
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
        let count = entries[image.identity]!.levels.count
        if count <= n { halve(image, to: n) }
        let levels = entries[image.identity]!.levels
        let k = min(n, levels.count - 1)
        return (levels[k], k)
    }

    /// Whether every pixel of the picture is opaque.
    func isOpaque(_ image: Image) -> Bool {
        keep(image)
        return entries[image.identity]!.isOpaque
    }

    private func keep(_ image: Image) {
        guard entries[image.identity] == nil else { return }
        if order.count == 32 { entries[order.removeFirst()] = nil }
        order.append(image.identity)
        let b = image.bitmap
        entries[image.identity] = Entry(
            levels: [ImageLevel(pixels: b.pixels, width: b.width, height: b.height)],
            isOpaque: b.pixels.reduce(0xff00_0000) { $0 & $1 } == 0xff00_0000)
    }

    private func halve(_ image: Image, to n: Int) {
        var list = entries[image.identity]!.levels
        while list.count <= n, let last = list.last, last.width > 1 || last.height > 1 {
            let h = AreaKernels.halved(last.pixels, width: last.width, height: last.height)
            list.append(ImageLevel(pixels: h.pixels, width: h.width, height: h.height))
        }
        entries[image.identity]!.levels = list
    }
}
