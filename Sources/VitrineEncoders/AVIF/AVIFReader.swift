import CVitrineCodecs
import VitrinePrimitives

/// Reads an AVIF, still or animated, by libavif, upright. Unchecked, as a reader has one owner at a time.
@safe final class AVIFReader: @unchecked Sendable {
    /// The width of the oriented picture in pixels.
    let width: Int
    let height: Int
    let loopCount: Int
    let frameCount: Int
    /// The color profile, and the code points of primaries and transfer function in ITU-T H.273.
    let profile: [UInt8]?
    let codePoints: (primaries: Int, transfer: Int)
    private let decoder: OpaquePointer
    private let orientation: JPEGOrientation
    private var storedSize: (width: Int, height: Int) { orientation.swapsSides ? (height, width) : (width, height) }

    /// Source: ISO/IEC 14496-12, 4.3: the brand, then the compatible brands.
    static func recognizes(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 16, bytes[4..<8].elementsEqual("ftyp".utf8) else { return false }
        let end = min(bytes.count, bytes[..<4].reduce(0) { $0 << 8 | Int($1) }, 16 + 4 * 64)
        return stride(from: 8, through: end - 4, by: 4).contains { at in
            at != 12 && (bytes[at..<at + 4].elementsEqual("avif".utf8) || bytes[at..<at + 4].elementsEqual("avis".utf8))
        }
    }

    /// - Parameter library: The library; nil for the one that this was built with.
    /// - Throws: `unsupported` without the library, `imageTooLarge`, `brokenAVIF`.
    init(_ bytes: [UInt8], limits: ImageLimits, library: AVIFLibrary? = nil) throws(ImageDecodingError) {
        let chosen: AVIFLibrary
        do throws(CodecUnavailable) {
            if let library { chosen = library } else { chosen = try .shared() }
        } catch {
            throw error.decodingError
        }
        let functions = unsafe chosen.functions
        var info = unsafe vitrine_avif_info()
        var words = [CChar](repeating: 0, count: 256)
        // Sizes in the header are checked below, those in the coded pictures by the decoder.
        let decoder = unsafe vitrine_avif_decoder_open(
            functions, bytes, bytes.count, UInt32(clamping: limits.maximumPixels), 0,
            UInt32(clamping: limits.maximumFrames),
            &info, &words, words.count)
        guard let decoder = unsafe decoder else {
            let reason = String(decoding: words.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            throw .brokenAVIF(reason: reason)
        }
        unsafe self.decoder = decoder
        let turns = unsafe Int(info.quarter_turns)
        let mirror = unsafe Int(info.mirror)
        orientation = JPEGOrientation(value: Self.orientations[mirror][turns])
        let (w, h) = unsafe (Int(info.width), Int(info.height))
        (width, height) = orientation.swapsSides ? (h, w) : (w, h)
        frameCount = unsafe max(1, Int(info.frames))
        loopCount = frameCount == 1 ? 1 : AVIFBoxes.loopCount(bytes)
        profile =
            unsafe info.profile_count > 0
            ? Array(UnsafeBufferPointer(start: info.profile, count: info.profile_count)) : nil
        codePoints = unsafe (Int(info.primaries), Int(info.transfer))
        guard limits.allows(width: width, height: height) else {
            throw .imageTooLarge(width: width, height: height, limits: limits)
        }
        guard unsafe info.is_cropped == 0 else {
            throw .unsupported(
                kind: "an AVIF that shows a part of its picture", remedy: "`avifdec in.avif out.png` makes a PNG of it")
        }
    }

    /// Exif's values by mirror and counterclockwise quarter turns. Source: ISO/IEC 23008-12, 6.5.10 and 6.5.12.
    private static let orientations = [[1, 8, 3, 6], [4, 5, 2, 7], [2, 7, 4, 5]]

    deinit { unsafe vitrine_avif_decoder_close(decoder) }

    func next() throws(ImageDecodingError) -> ImageFrame? {
        let (w, h) = storedSize
        var pixels = [UInt32](repeating: 0, count: w * h)
        var (duration, timescale): (UInt64, UInt64) = (0, 0)
        let result = unsafe vitrine_avif_decoder_next(decoder, &pixels, &duration, &timescale)
        if result == 0 { return nil }
        guard result > 0 else {
            throw .brokenAVIF(reason: unsafe String(cString: vitrine_avif_decoder_error(decoder)))
        }
        for i in pixels.indices { pixels[i] = StraightAlpha.premultiplied(UInt32(littleEndian: pixels[i])) }
        return ImageFrame(
            bitmap: orientation.turned(Bitmap(width: w, height: h, pixels: pixels)),
            duration: frameCount == 1
                ? FrameDuration(0, 1) : FrameDuration(Int(clamping: duration), Int(clamping: timescale)))
    }
}
