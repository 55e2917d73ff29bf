import CVitrineJPEG
import VitrinePrimitives

/// A reader of JPEG files by libjpeg-turbo.
package enum JPEG {
    /// Source: ITU-T T.81, annex B: the start of an image, then another marker.
    static func recognizes(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }

    /// The size of the oriented picture, from the header.
    /// - Throws: `brokenJPEG`, `unsupported`.
    package static func size(_ bytes: [UInt8]) throws(ImageDecodingError) -> (width: Int, height: Int) {
        let size = try unsafe withDecoder { (decoder) throws(ImageDecodingError) in try unsafe header(bytes, decoder) }
        return JPEGOrientation(bytes).swapsSides ? (size.height, size.width) : size
    }

    /// Decodes a picture: grayscale, YCbCr or RGB, sequential or progressive, in its Exif orientation. Color profiles
    /// are not applied; see `PictureProfile`.
    ///
    /// The pixels are the same on every machine: the inverse transform is libjpeg's accurate one in integers, which is
    /// equal with and without SIMD, and so is the interpolation of color samples, which browsers also use.
    /// - Throws: `imageTooLarge` (from the header, before memory is allocated), `unsupported` for CMYK, `brokenJPEG`
    ///   for damaged or truncated bytes and for more than `mostScans` scans.
    package static func decode(_ bytes: [UInt8], limits: ImageLimits = .default) throws(ImageDecodingError) -> Bitmap {
        let bitmap = try unsafe withDecoder { (decoder) throws(ImageDecodingError) in
            let (width, height) = unsafe try header(bytes, decoder)
            guard limits.allows(width: width, height: height) else {
                throw .imageTooLarge(width: width, height: height, limits: limits)
            }
            guard scans(bytes) <= mostScans else { throw .brokenJPEG(reason: "more than \(mostScans) scans") }
            var pixels = [UInt32](repeating: 0, count: width * height)
            let flags = TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS
            let result = unsafe pixels.withUnsafeMutableBytes { output in
                unsafe bytes.withUnsafeBufferPointer { input in
                    unsafe tjDecompress2(
                        decoder, input.baseAddress, UInt(input.count),
                        output.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(width), 0, Int32(height),
                        Int32(TJPF_RGBX.rawValue), Int32(flags))
                }
            }
            guard result == 0 else { throw unsafe .brokenJPEG(reason: message(decoder)) }
            // The fourth byte is undefined until now.
            for i in pixels.indices { pixels[i] = UInt32(littleEndian: pixels[i]) | 0xFF00_0000 }
            return Bitmap(width: width, height: height, pixels: pixels)
        }
        return JPEGOrientation(bytes).turned(bitmap)
    }

    /// The largest number of scans of a picture, each of which libjpeg decodes over all of it, however few bytes it
    /// has. Encoders write about 10.
    static let mostScans = 100

    /// The number of scans in a file, at most one more than are read. Source: ITU-T T.81, annex B: in the data of a
    /// scan, a byte 0xFF is followed by 0 or by a restart marker.
    private static func scans(_ bytes: [UInt8]) -> Int {
        var (at, count) = (2, 0)
        while at + 4 <= bytes.count, count <= mostScans {
            guard bytes[at] == 0xFF else {
                at += 1
                continue
            }
            switch bytes[at + 1] {
            case 0xFF: at += 1
            case 0, 1, 0xD0...0xD9: at += 2
            case let marker:
                if marker == 0xDA { count += 1 }
                at += 2 + (Int(bytes[at + 2]) << 8 | Int(bytes[at + 3]))
            }
        }
        return count
    }

    /// The size that the header claims, before orientation.
    private static func header(
        _ bytes: [UInt8], _ decoder: tjhandle
    ) throws(ImageDecodingError) -> (width: Int, height: Int) {
        var (width, height, subsampling, colorspace): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        let result = unsafe bytes.withUnsafeBufferPointer { input in
            unsafe tjDecompressHeader3(
                decoder, input.baseAddress, UInt(input.count), &width, &height, &subsampling, &colorspace)
        }
        guard result == 0, width > 0, height > 0 else { throw unsafe .brokenJPEG(reason: message(decoder)) }
        guard ![TJCS_CMYK, TJCS_YCCK].contains(where: { Int32($0.rawValue) == colorspace }) else {
            throw .unsupported(
                kind: "a JPEG in CMYK", remedy: "`magick in.jpg -colorspace sRGB out.jpg` makes one in RGB")
        }
        return (Int(width), Int(height))
    }

    private static func withDecoder<Result>(
        _ body: (tjhandle) throws(ImageDecodingError) -> Result
    ) throws(ImageDecodingError) -> Result {
        guard let decoder = unsafe tjInitDecompress() else { throw .brokenJPEG(reason: "no memory for a decoder") }
        defer { unsafe tjDestroy(decoder) }
        return try unsafe body(decoder)
    }

    private static func message(_ decoder: tjhandle) -> String {
        unsafe tjGetErrorStr2(decoder).map { unsafe String(cString: $0) } ?? "unknown"
    }
}
