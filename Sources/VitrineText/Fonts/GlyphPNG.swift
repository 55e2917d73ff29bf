import CVitrinePNG
import VitrinePrimitives

/// Reads the PNG of a glyph.
enum GlyphPNG {
    /// - Throws: `pictureTooLarge` (from the header, before anything of that size is allocated), `unreadableGlyph`.
    static func decode(_ bytes: UnsafeRawBufferPointer, glyph: UInt32) throws(TextError) -> Bitmap {
        var image = png_image()
        image.version = UInt32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        guard let start = bytes.baseAddress, png_image_begin_read_from_memory(&image, start, bytes.count) != 0 else {
            throw .unreadableGlyph(glyph, code: 0)
        }
        let (width, height) = (Int(image.width), Int(image.height))
        let limit = GlyphPictures.longestSide
        guard width <= limit, height <= limit else {
            throw .pictureTooLarge(glyph, width: width, height: height, limit: limit)
        }
        guard width > 0, height > 0 else { throw .unreadableGlyph(glyph, code: 0) }
        image.format = UInt32(PNG_FORMAT_FLAG_COLOR) | UInt32(PNG_FORMAT_FLAG_ALPHA)
        var pixels = [UInt32](repeating: 0, count: width * height)
        let read = pixels.withUnsafeMutableBytes { png_image_finish_read(&image, nil, $0.baseAddress!, 0, nil) }
        guard read != 0 else { throw .unreadableGlyph(glyph, code: 0) }
        for i in pixels.indices { pixels[i] = premultiplied(UInt32(littleEndian: pixels[i])) }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    private static func premultiplied(_ straight: UInt32) -> UInt32 {
        let alpha = straight >> 24
        return PremultipliedColor(
            red: div255((straight & 255) * alpha), green: div255((straight >> 8 & 255) * alpha),
            blue: div255((straight >> 16 & 255) * alpha), alpha: alpha
        ).bits
    }
}
