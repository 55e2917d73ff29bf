import CVitrineCodecs
import VitrinePrimitives

/// Reads a WebP, still or animated, by libwebp. It is unchecked because a reader has one owner at a time.
@safe final class WebPReader: @unchecked Sendable {
    let width: Int
    let height: Int
    let loopCount: Int
    let frameCount: Int
    private let decoder: OpaquePointer
    /// The end of the last frame in milliseconds.
    private var end = 0

    /// - Parameter library: The library; nil for the one that this was built with.
    /// - Throws: `unsupported` without libraries, `imageTooLarge`, `tooManyFrames` (by the header), `brokenWebP`.
    init(_ bytes: [UInt8], limits: ImageLimits, library: WebPLibrary? = nil) throws(ImageDecodingError) {
        let chosen: WebPLibrary
        do throws(CodecUnavailable) {
            if let library { chosen = library } else { chosen = try .shared() }
        } catch {
            throw error.decodingError
        }
        let functions = unsafe chosen.functions
        var info = vitrine_webp_info()
        guard unsafe vitrine_webp_inspect(functions, bytes, bytes.count, &info) != 0, info.frames > 0 else {
            throw .brokenWebP(reason: "its container is damaged or cut off")
        }
        (width, height) = (Int(info.width), Int(info.height))
        frameCount = Int(info.frames)
        loopCount = info.is_animation != 0 ? Int(info.loop_count) : 1
        guard limits.allows(width: width, height: height) else {
            throw .imageTooLarge(width: width, height: height, limits: limits)
        }
        guard info.frames <= limits.maximumFrames else { throw .tooManyFrames(limit: limits.maximumFrames) }
        guard let decoder = unsafe vitrine_webp_decoder_open(functions, bytes, bytes.count) else {
            throw .brokenWebP(reason: "it cannot be decoded")
        }
        unsafe self.decoder = decoder
    }

    deinit { unsafe vitrine_webp_decoder_close(decoder) }

    func next() throws(ImageDecodingError) -> ImageFrame? {
        var pixels: UnsafePointer<UInt8>?
        var time: Int32 = 0
        let result = unsafe vitrine_webp_decoder_next(decoder, &pixels, &time)
        if result == 0 { return nil }
        guard result > 0, let pixels = unsafe pixels else { throw .brokenWebP(reason: "a frame cannot be decoded") }
        let count = width * height
        let words = unsafe UnsafeRawBufferPointer(start: pixels, count: count * 4)
        let premultiplied = (0..<count).map { i in
            unsafe StraightAlpha.premultiplied(
                UInt32(littleEndian: words.loadUnaligned(fromByteOffset: i * 4, as: UInt32.self)))
        }
        defer { end = Int(time) }
        return ImageFrame(
            bitmap: Bitmap(width: width, height: height, pixels: premultiplied),
            duration: FrameDuration(Int(time) - end, 1000))
    }

    static func profile(_ bytes: [UInt8]) -> [UInt8]? {
        // It comes before the picture.
        RIFF.chunks(in: bytes, from: RIFF.head).first { $0.type == "ICCP" }.map { Array(bytes[$0.body]) }
    }
}
