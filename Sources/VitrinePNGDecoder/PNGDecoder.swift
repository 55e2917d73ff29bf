import CVitrinePNG
import VitrinePrimitives

/// Decodes PNGs by libpng: those of pictures and those in fonts.
package enum PNGDecoder {
    /// Decodes a PNG of any color type and depth: 16-bit samples are rounded to 8, gamma is converted to sRGB, and
    /// alpha is multiplied in with `div255`. Samples without gamma are in sRGB at every depth. Color profiles are not
    /// applied. Only the first picture of an animated PNG is read.
    /// - Parameter accepts: Whether a picture of that size may be decoded; called before memory is allocated for it.
    package static func decode(
        _ bytes: [UInt8], accepts: (_ width: Int, _ height: Int) -> Bool
    ) throws(PNGDecodingError) -> Bitmap {
        let claimed = try size(bytes)
        guard accepts(claimed.width, claimed.height) else {
            throw .tooLarge(width: claimed.width, height: claimed.height)
        }
        let bytes = try PNGChunk.essential(bytes)
        var image = unsafe png_image()
        unsafe image.version = UInt32(PNG_IMAGE_VERSION)
        defer { unsafe png_image_free(&image) }
        return try unsafe bytes.withUnsafeBufferPointer { (input) throws(PNGDecodingError) -> Bitmap in
            guard unsafe png_image_begin_read_from_memory(&image, input.baseAddress!, input.count) != 0 else {
                throw unsafe .damaged(reason: message(image))
            }
            // A second header chunk could differ from the one that was checked.
            let (width, height) = unsafe (Int(image.width), Int(image.height))
            guard width == claimed.width, height == claimed.height else {
                throw .damaged(reason: "contradictory sizes")
            }
            // Without this flag, libpng assumes that samples of 16 bits are linear light.
            unsafe image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
            unsafe image.format = UInt32(PNG_FORMAT_FLAG_COLOR) | UInt32(PNG_FORMAT_FLAG_ALPHA)
            var pixels = [UInt32](repeating: 0, count: width * height)
            let read = unsafe pixels.withUnsafeMutableBytes {
                unsafe png_image_finish_read(&image, nil, $0.baseAddress!, 0, nil)
            }
            guard read != 0 else { throw unsafe .damaged(reason: message(image)) }
            for i in pixels.indices { pixels[i] = StraightAlpha.premultiplied(UInt32(littleEndian: pixels[i])) }
            return Bitmap(width: width, height: height, pixels: pixels)
        }
    }

    private static func message(_ image: png_image) -> String {
        unsafe withUnsafeBytes(of: image.message) { unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    /// The size that the header claims. Source: PNG specification (ISO/IEC 15948), 5.2 and 11.2.2.
    /// - Throws: `notAPNG`; `damaged` if the header is truncated, is not an IHDR, or has a side of 0.
    package static func size(_ bytes: [UInt8]) throws(PNGDecodingError) -> (width: Int, height: Int) {
        guard bytes.starts(with: PNGChunk.signature) else { throw .notAPNG }
        guard bytes.count >= 33, bytes[8..<16].elementsEqual([0, 0, 0, 13] + Array("IHDR".utf8)) else {
            throw .damaged(reason: "no header")
        }
        let (width, height) = (PNGChunk.word(bytes, 16), PNGChunk.word(bytes, 20))
        guard width > 0, height > 0 else { throw .damaged(reason: "a side of 0 pixels") }
        return (width, height)
    }
}

package enum PNGDecodingError: Error, Hashable, Sendable {
    /// The bytes do not begin with a PNG's signature.
    case notAPNG
    /// The file is damaged, with libpng's message.
    case damaged(reason: String)
    /// The caller does not accept this size, in pixels.
    case tooLarge(width: Int, height: Int)
}
