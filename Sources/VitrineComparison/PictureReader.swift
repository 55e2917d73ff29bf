import CVitrineComparison
import CVitrineDeflate
import Dispatch
import Synchronization
import VitrineEncoders
import VitrinePrimitives

/// Decodes the pictures of a comparison.
package enum PictureReader {
    /// The first frame of a PNG, APNG, GIF, JPEG, WebP or AVIF. Plain PNGs of 8 bits are decoded by a faster reader;
    /// both give the same pixels.
    /// - Parameter inSRGB: Whether colors are converted from the file's profile to sRGB. Default: false.
    /// - Throws: The errors of `ImageFileReader`.
    package static func still(
        _ bytes: [UInt8], limits: ImageLimits = .default, inSRGB: Bool = false
    ) throws(ImageDecodingError) -> Bitmap {
        if !inSRGB, let bitmap = FastPNG.decode(bytes, limits: limits) { return bitmap }
        return try ImageFileReader.firstFrame(of: bytes, limits: limits, inSRGB: inSRGB)
    }
}

/// A reader of PNGs of 8 bits without interlacing, transparency keys or gamma, which Vitrine and most tools write.
package enum FastPNG {
    private struct Header {
        var width: Int
        var height: Int
        /// The number of bytes of a pixel.
        var step: Int
        var colorType: UInt8
        var palette: [UInt32]?
        var data: [UInt8]
    }

    /// Returns nil for a PNG that another reader must decode, or whose damage another reader reports.
    package static func decode(_ bytes: [UInt8], limits: ImageLimits = .default) -> Bitmap? {
        guard let header = unsafe bytes.withUnsafeBufferPointer({ unsafe self.header($0, limits) }) else { return nil }
        let (width, height, rowBytes) = (header.width, header.height, header.width * header.step)
        let total = (rowBytes + 1) * height
        // Deflate compresses to a 1032nd at best. Source: RFC 1951, section 3.2.5.
        guard header.data.count > total / 1100 else { return nil }
        guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return nil }
        defer { unsafe libdeflate_free_decompressor(decompressor) }
        // Filtered rows are decompressed into the end of the pixels' memory. They need at most as much room as pixels,
        // plus a byte a row; two additional rows ensure that none is overwritten before it is read.
        // `cvitrine_unfilter_rgb` reads one byte beyond a row.
        let capacity = (max(width * height * 4, total) + 3) / 4 + 2 * width + 1
        var isSound = true
        let pixels = unsafe [UInt32](unsafeUninitializedCapacity: capacity) { pixels, count in
            let memory = UnsafeMutableRawPointer(pixels.baseAddress!)
            unsafe cvitrine_use_large_pages(memory, capacity * 4)
            let raw = unsafe (memory + (capacity * 4 - 4 - total)).assumingMemoryBound(to: UInt8.self)
            // Without a pointer to the actual size, any size other than `total` is an error.
            let result = unsafe header.data.withUnsafeBufferPointer {
                unsafe libdeflate_zlib_decompress(decompressor, $0.baseAddress, $0.count, raw, total, nil)
            }
            isSound = unsafe result == LIBDEFLATE_SUCCESS && unfilter(raw, header, rowBytes, into: pixels.baseAddress!)
            count = isSound ? width * height : 0
        }
        return isSound ? Bitmap(width: width, height: height, pixels: pixels) : nil
    }

    /// Decodes two PNGs, on two threads if there are as many.
    package static func decode(_ first: [UInt8], _ second: [UInt8], threads: Int) -> (Bitmap?, Bitmap?) {
        guard threads > 1 else { return (decode(first), decode(second)) }
        let other = Mutex<Bitmap?>(nil)
        let own = Mutex<Bitmap?>(nil)
        DispatchQueue.concurrentPerform(iterations: 2) { i in
            let bitmap = decode(i == 0 ? first : second)
            if i == 0 { own.withLock { $0 = bitmap } } else { other.withLock { $0 = bitmap } }
        }
        return (own.withLock { $0 }, other.withLock { $0 })
    }

    /// - Returns: Whether every filter is known.
    private static func unfilter(
        _ raw: UnsafeMutablePointer<UInt8>, _ header: Header, _ rowBytes: Int, into pixels: UnsafeMutablePointer<UInt32>
    ) -> Bool {
        let width = header.width
        let zeros = [UInt32](repeating: 0, count: width)
        return unsafe zeros.withUnsafeBufferPointer { zeros in
            var above = unsafe UnsafeRawPointer(zeros.baseAddress!)
            var y = -1
            while y + 1 < header.height {
                y += 1
                let row = unsafe raw + y * (rowBytes + 1) + 1
                let out = unsafe pixels + y * width
                if header.step == 3 {
                    let before = unsafe above.assumingMemoryBound(to: UInt32.self)
                    let next = unsafe row + rowBytes + 1
                    if unsafe row[-1] == 4, y + 1 < header.height, unsafe next[-1] == 4 {
                        unsafe cvitrine_unfilter_rgb_paeth_pair(row, next, before, out, width)
                        unsafe above = unsafe UnsafeRawPointer(out + width)
                        y += 1
                        continue
                    }
                    guard unsafe cvitrine_unfilter_rgb(Int32(row[-1]), row, before, out, width) == 0 else {
                        return false
                    }
                    unsafe above = UnsafeRawPointer(out)
                    continue
                }
                let before = unsafe above.assumingMemoryBound(to: UInt8.self)
                guard unsafe cvitrine_unfilter(Int32(row[-1]), row, before, rowBytes, Int32(header.step)) == 0 else {
                    return false
                }
                unsafe above = UnsafeRawPointer(row)
                if let palette = header.palette {
                    unsafe palette.withUnsafeBufferPointer {
                        unsafe cvitrine_expand_palette(row, out, width, $0.baseAddress!)
                    }
                } else {
                    unsafe cvitrine_expand_rgba(row, out, width)
                }
            }
            return true
        }
    }

    /// The header; nil for an unsupported PNG.
    private static func header(_ bytes: UnsafeBufferPointer<UInt8>, _ limits: ImageLimits) -> Header? {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        guard bytes.count > 57, unsafe bytes.starts(with: signature) else { return nil }
        func word(_ i: Int) -> Int {
            unsafe Int(bytes[i]) << 24 | Int(bytes[i + 1]) << 16 | Int(bytes[i + 2]) << 8 | Int(bytes[i + 3])
        }
        var out: Header?
        var colors: [UInt32]?
        var parts: [Range<Int>] = []
        var at = 8
        var isComplete = false
        while !isComplete {
            guard bytes.count - at >= 12, case let length = word(at), length <= bytes.count - at - 12 else {
                return nil
            }
            let body = at + 8
            let type = (word(at + 4))
            guard unsafe libdeflate_crc32(0, bytes.baseAddress! + at + 4, length + 4) == UInt32(word(body + length))
            else {
                return nil
            }
            switch type {
            case 0x4948_4452:  // IHDR
                guard out == nil, at == 8, length == 13, unsafe bytes[body + 8] == 8, unsafe bytes[body + 10] == 0,
                    unsafe bytes[body + 11] == 0, unsafe bytes[body + 12] == 0
                else { return nil }
                let (width, height, type) = unsafe (word(body), word(body + 4), bytes[body + 9])
                guard limits.allows(width: width, height: height), [0, 2, 3, 6].contains(type) else { return nil }
                out = Header(
                    width: width, height: height, step: type == 2 ? 3 : type == 6 ? 4 : 1, colorType: type, data: [])
            case 0x504C_5445:  // PLTE
                guard colors == nil, parts.isEmpty, length % 3 == 0, length <= 768 else { return nil }
                colors = (0..<length / 3).map { i in
                    let k = body + i * 3
                    return unsafe 0xFF00_0000 | UInt32(bytes[k]) | UInt32(bytes[k + 1]) << 8 | UInt32(bytes[k + 2])
                        << 16
                }
            case 0x4944_4154: parts.append(body..<body + length)  // IDAT
            case 0x4945_4E44: isComplete = true  // IEND
            case 0x7452_4E53, 0x6741_4D41, 0x6348_524D, 0x7342_4954, 0x6163_544C:  // tRNS, gAMA, cHRM, sBIT, acTL
                return nil
            default:
                // A capital first letter marks a critical chunk.
                if type & 0x2000_0000 == 0 { return nil }
            }
            at = body + length + 4
        }
        guard var out, !parts.isEmpty else { return nil }
        switch out.colorType {
        case 0: out.palette = (0..<256).map { 0xFF00_0000 | UInt32($0) &* 0x01_0101 }
        case 3:
            // libpng reports an index beyond the palette.
            guard let colors, colors.count == 256 else { return nil }
            out.palette = colors
        default: break
        }
        let count = parts.reduce(0) { $0 + $1.count }
        out.data = unsafe [UInt8](unsafeUninitializedCapacity: count) { data, filled in
            var to = data.baseAddress!
            for part in parts {
                unsafe to.update(from: bytes.baseAddress! + part.lowerBound, count: part.count)
                unsafe to += part.count
            }
            filled = count
        }
        return out
    }
}

package struct PictureSize: Hashable, Sendable, Codable {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}
