import VitrineDisplayList
import VitrinePrimitives

/// The pixels of the contents that lists show as rasters, kept between frames. A content has the same pixels whenever it is
/// painted, so that what is kept changes none.
final class RasterCache {
    private struct Entry {
        let image: Image
        /// The number of the frame that showed it last.
        var lastFrame: Int
    }

    /// Pixels that are kept beside those of the frame itself.
    private static let mostPixels = 24 << 20

    private var entries: [RasterContent: Entry] = [:]
    private var pixels = 0
    private var frame = 0
    /// Whether rasters have been painted since everything was forgotten.
    private var wasUsed = false

    func removeAll() {
        entries.removeAll()
        pixels = 0
        wasUsed = false
    }

    /// The list with images in place of rasters. Rasters that nothing shows stay, and paint nothing, until all of them have been painted: a few
    /// in each further frame that has no others to paint.
    func paintingRasters(of list: DisplayList, level: KernelLevel, _ pool: ThreadPool) -> DisplayList {
        let rasters = list.marks.compactMap { if case .raster(let m) = $0 { m.content } else { nil } }
        guard !rasters.isEmpty else { return list }
        frame += 1
        let hidden = rasters.allSatisfy { entries[$0] != nil } ? [] : HiddenRasters.marks(of: list)
        var (shown, later) = ([RasterContent](), [RasterContent]())
        var isNew: Set<RasterContent> = []
        // Contents that are shown come first: one may be hidden elsewhere.
        for isHidden in [false, true] {
            for (i, mark) in list.marks.enumerated() where hidden.contains(i) == isHidden {
                guard case .raster(let m) = mark, entries[m.content] == nil, isNew.insert(m.content).inserted else {
                    continue
                }
                if isHidden { later.append(m.content) } else { shown.append(m.content) }
            }
        }
        let isFirst = !wasUsed
        wasUsed = true
        paint(shown, level, pool)
        if shown.isEmpty, !isFirst { paint(Array(later.prefix(pool.threads)), level, pool) }
        let leavesOut = !later.isEmpty
        var list = list
        for i in list.marks.indices {
            guard case .raster(let m) = list.marks[i], let image = entries[m.content]?.image else { continue }
            entries[m.content]?.lastFrame = frame
            if leavesOut, hidden.contains(i) { continue }
            list.marks[i] = .image(
                ImageMark(
                    image: image, transform: m.transform, filter: .mipmapped, isSurrounded: m.isSurrounded))
        }
        if pixels > RasterCache.mostPixels { removeOldest() }
        return list
    }

    private func paint(_ contents: [RasterContent], _ level: KernelLevel, _ pool: ThreadPool) {
        guard !contents.isEmpty else { return }
        // One heap provides the memory, and it is in no other thread's when it is let go.
        var canvases = contents.map { Bitmap?.some(Bitmap.uninitialized(width: $0.width, height: $0.height)) }
        var images = [Image?](repeating: nil, count: contents.count)
        unsafe images.withUnsafeMutableBufferPointer { images in
            unsafe canvases.withUnsafeMutableBufferPointer { canvases in
                nonisolated(unsafe) let images = unsafe images
                nonisolated(unsafe) let canvases = unsafe canvases
                // Each thread begins in a part of its own: contents that lie side by side share what they are made of.
                let part = (contents.count + pool.threads - 1) / pool.threads
                pool.perform(part * pool.threads) { piece, painter in
                    let i = piece % pool.threads * part + piece / pool.threads
                    guard i < contents.count else { return }
                    let renderer = painter.worker.contentRenderer(at: level)
                    renderer.forget()
                    if let canvas = unsafe canvases[i].take() { renderer.paint(onto: canvas) }
                    _ = renderer.update(to: contents[i].list)
                    unsafe images[i] = RasterCache.image(renderer.takeCanvas())
                }
            }
        }
        for (content, image) in zip(contents, images) {
            guard let image else { continue }
            entries[content] = Entry(image: image, lastFrame: frame)
            pixels += content.width * content.height
        }
    }

    /// Every so many pixels count for the hash of a raster. Hashing all of them took a twelfth of the time in which rasters are made.
    private static let hashedPixels = 16

    private static func image(_ bitmap: Bitmap) -> Image {
        var hash = StableHash()
        hash.combine(UInt64(bitmap.width))
        hash.combine(UInt64(bitmap.height))
        for i in stride(from: 0, to: bitmap.pixels.count, by: hashedPixels) { hash.combine(UInt64(bitmap.pixels[i])) }
        return Image(bitmap, contentHash: hash.value)
    }

    private func removeOldest() {
        let old = entries.filter { $0.value.lastFrame < frame }.sorted { $0.value.lastFrame < $1.value.lastFrame }
        for (content, _) in old where pixels > RasterCache.mostPixels {
            entries[content] = nil
            pixels -= content.width * content.height
        }
    }
}
