import CPNG
import Primitives

/// Reads and writes PNG through libpng.
public enum PNG {
    /// The picture as a PNG of straight alpha, in whichever of libpng's colour types comes out smallest: palette or grey
    /// where the colours allow, else RGB, or RGBA where a pixel is not opaque. Decoding it gives the same bitmap back.
    ///
    /// - Throws: `pngFailed` for a side above libpng's limit of 1,000,000 pixels, or when memory runs out.
    public static func encode(_ bitmap: Bitmap) throws(EncoderError) -> [UInt8] {
        let straight = bitmap.pixels.map(StraightAlpha.straight)
        let isOpaque = bitmap.pixels.allSatisfy { $0 >> 24 == 255 }
        let isGrey = isOpaque && straight.allSatisfy { $0 & 255 == ($0 >> 8) & 255 && $0 & 255 == ($0 >> 16) & 255 }

        // The names for these sums are macros that Swift cannot import.
        let rgb = UInt32(PNG_FORMAT_FLAG_COLOR)
        let rgba = rgb | UInt32(PNG_FORMAT_FLAG_ALPHA)
        func write(_ format: UInt32, _ pixels: [UInt8], palette: [UInt8] = []) throws(EncoderError) -> [UInt8] {
            try PNG.write(pixels, palette: palette, width: bitmap.width, height: bitmap.height, format: format)
        }
        var best: [UInt8]
        if isGrey {
            best = try write(0, straight.map { UInt8($0 & 255) })
        } else if isOpaque {
            best = try write(rgb, PNG.channels(straight, 3))
        } else {
            best = try write(rgba, PNG.channels(straight, 4))
        }
        if let (colors, indices) = PNG.palette(straight) {
            let format = (isOpaque ? rgb : rgba) | UInt32(PNG_FORMAT_FLAG_COLORMAP)
            let indexed = try write(format, indices, palette: PNG.channels(colors, isOpaque ? 3 : 4))
            if indexed.count < best.count { best = indexed }
        }
        return best
    }

    private static func channels(_ pixels: [UInt32], _ count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: pixels.count * count) { buffer, filled in
            for (i, pixel) in pixels.enumerated() {
                for channel in 0..<count {
                    buffer[i * count + channel] = UInt8(truncatingIfNeeded: pixel >> UInt32(8 * channel))
                }
            }
            filled = pixels.count * count
        }
    }

    /// The colours in rising order of alpha, so that a PNG's alpha table ends with its last half-transparent entry, and
    /// each pixel's place among them; nil for more than 256.
    private static func palette(_ pixels: [UInt32]) -> (colors: [UInt32], indices: [UInt8])? {
        var found: [UInt32: UInt8] = [:]
        var last: UInt32?
        for pixel in pixels where pixel != last {
            last = pixel
            if found[pixel] == nil {
                if found.count == 256 { return nil }
                found[pixel] = 0
            }
        }
        let colors = found.keys.sorted()
        for (i, color) in colors.enumerated() { found[color] = UInt8(i) }
        return (colors, pixels.map { found[$0]! })
    }

    private static func write(
        _ pixels: [UInt8], palette: [UInt8], width: Int, height: Int, format: UInt32
    ) throws(EncoderError) -> [UInt8] {
        guard width <= 1_000_000, height <= 1_000_000 else {
            throw .pngFailed(reason: "a side of \(max(width, height)) pixels is above libpng's limit of 1000000")
        }
        var image = png_image()
        image.version = UInt32(PNG_IMAGE_VERSION)
        image.width = UInt32(width)
        image.height = UInt32(height)
        image.format = format
        image.colormap_entries = UInt32(palette.count / (format & UInt32(PNG_FORMAT_FLAG_ALPHA) != 0 ? 4 : 3))
        // Room for data that deflate can only store, five bytes in 16 KB, and for the chunks around it.
        let capacity = pixels.count + height + (pixels.count + height) / 1024 + palette.count + 4096
        var size = capacity
        var written = false
        let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, filled in
            written = png_image_write_to_memory(&image, buffer.baseAddress!, &size, 0, pixels, 0, palette) != 0
            filled = written ? size : 0
        }
        let message = PNG.message(image)
        png_image_free(&image)
        guard written else { throw .pngFailed(reason: message) }
        return bytes
    }

    static func message(_ image: png_image) -> String {
        withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
