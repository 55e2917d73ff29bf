import PixelKernels
import Primitives

/// Halved copies of pictures, kept between frames; at most 32 pictures, the oldest leave first.
final class ImageCache {
    private var levels: [UInt64: [ImageLevel]] = [:]
    private var order: [UInt64] = []

    /// The picture halved `n` times, or as often as it can be.
    func level(_ n: Int, of image: Image) -> (level: ImageLevel, halvings: Int) {
        if levels[image.identity] == nil {
            if order.count == 32 { levels[order.removeFirst()] = nil }
            order.append(image.identity)
            let b = image.bitmap
            levels[image.identity] = [ImageLevel(pixels: b.pixels, width: b.width, height: b.height)]
        }
        var list = levels[image.identity]!
        while list.count <= n, let last = list.last, last.width > 1 || last.height > 1 {
            let h = AreaKernels.halved(last.pixels, width: last.width, height: last.height)
            list.append(ImageLevel(pixels: h.pixels, width: h.width, height: h.height))
        }
        levels[image.identity] = list
        let k = min(n, list.count - 1)
        return (list[k], k)
    }
}
