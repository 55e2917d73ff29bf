import CVitrinePNG
import VitrinePrimitives

extension PNG {
    /// Reads a PNG of any colour type and depth: 16-bit samples are rounded to 8, gamma is brought to sRGB, alpha
    /// multiplied in with `div255`. Colour profiles are not applied. Only the first picture of an animated PNG is read.
    ///
    /// - Throws: `notAPNG`, `imageTooLarge` (from the header, before anything of that size is allocated), `brokenPNG`
    ///   for damaged or truncated bytes.
    package static func decode(
        _ bytes: [UInt8], limits: ImageLimits = .default
    ) throws(EncoderError) -> Bitmap {
        let claimed = try size(bytes)
        guard limits.allows(width: claimed.width, height: claimed.height) else {
            throw .imageTooLarge(width: claimed.width, height: claimed.height, limits: limits)
        }
        let bytes = try PNGChunk.essential(bytes)
        var image = png_image()
        image.version = UInt32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        return try bytes.withUnsafeBufferPointer { (input) throws(EncoderError) -> Bitmap in
            guard png_image_begin_read_from_memory(&image, input.baseAddress!, input.count) != 0 else {
                throw .brokenPNG(reason: message(image))
            }
            // A second header chunk could differ from the one that was checked.
            let (width, height) = (Int(image.width), Int(image.height))
            guard width == claimed.width, height == claimed.height else {
                throw .brokenPNG(reason: "contradictory sizes")
            }
            image.format = UInt32(PNG_FORMAT_FLAG_COLOR) | UInt32(PNG_FORMAT_FLAG_ALPHA)
            var pixels = [UInt32](repeating: 0, count: width * height)
            let read = pixels.withUnsafeMutableBytes { png_image_finish_read(&image, nil, $0.baseAddress!, 0, nil) }
            guard read != 0 else { throw .brokenPNG(reason: message(image)) }
            for i in pixels.indices { pixels[i] = StraightAlpha.premultiplied(UInt32(littleEndian: pixels[i])) }
            return Bitmap(width: width, height: height, pixels: pixels)
        }
    }

    private static func message(_ image: png_image) -> String {
        withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    /// The size that the header claims. Source: PNG specification (ISO/IEC 15948), 5.2 and 11.2.2.
    ///
    /// - Throws: `notAPNG`; `brokenPNG` when the header is cut off, is no IHDR, or has a side of 0.
    package static func size(_ bytes: [UInt8]) throws(EncoderError) -> (width: Int, height: Int) {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        guard bytes.starts(with: signature) else { throw .notAPNG }
        guard bytes.count >= 33, bytes[8..<16].elementsEqual([0, 0, 0, 13] + Array("IHDR".utf8)) else {
            throw .brokenPNG(reason: "no header")
        }
        func word(at i: Int) -> Int { bytes[i..<i + 4].reduce(0) { $0 << 8 | Int($1) } }
        let (width, height) = (word(at: 16), word(at: 20))
        guard width > 0, height > 0 else { throw .brokenPNG(reason: "a side of 0 pixels") }
        return (width, height)
    }
}
