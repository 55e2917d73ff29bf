import CVitrineCodecs
import Foundation
import VitrinePrimitives

/// Writes an animated AVIF in RGB by libavif and libaom.
@safe final class AVIFWriter {
    static let sides = 1...65_535
    /// The largest number of pixels of all frames that libaom encodes at its speed 6.
    private static let carefulPixels = 12_000_000
    /// The speed for other animations. At 7 and 8, libaom 3.6.0 reads address 0 for few colors (EncodersFuzz).
    private static let fastSpeed: Int32 = 9

    private let encoder: OpaquePointer
    private let options: AnimationOptions
    private let hasAlpha: Bool

    init(_ size: CanvasSize, _ options: AnimationOptions, hasAlpha: Bool) throws(ImageEncodingError) {
        let library: AVIFLibrary
        do throws(CodecUnavailable) { library = try .shared() } catch { throw error.encodingError }
        guard unsafe vitrine_avif_can_encode(library.functions) != 0 else {
            throw .codecUnavailable(format: "AVIF", remedy: "the libavif that is installed was built without libaom")
        }
        self.options = options
        self.hasAlpha = hasAlpha
        let pixels = (options.frameCount ?? .max).multipliedReportingOverflow(by: size.width * size.height)
        let isCareful = options.quality == 100 || !pixels.overflow && pixels.partialValue <= Self.carefulPixels
        let settings = vitrine_avif_settings(
            width: Int32(size.width), height: Int32(size.height), timescale: UInt64(options.unit.denominator),
            quantizer: Int32(Self.quantizer(options.quality)), speed: isCareful ? 6 : Self.fastSpeed,
            has_alpha: hasAlpha ? 1 : 0,
            is_still: 0)
        let note = options.note.map { Array(XMPNote.packet($0).utf8) } ?? []
        guard let encoder = unsafe vitrine_avif_encoder_open(library.functions, settings, note, note.count) else {
            throw .encoderFailed(.avif, reason: "libavif has no memory for \(size.width)x\(size.height) pixels")
        }
        unsafe self.encoder = encoder
    }

    /// AV1's quantizer of a quality, 0...63, with about the OKLab error of a GIF of that quality in recordings of user
    /// interfaces; 24 at quality 80.
    static func quantizer(_ quality: Int) -> Int {
        quality == 100 ? 0 : max(1, Int((63 * pow(Double(100 - quality) / 100, 0.6)).rounded()))
    }

    deinit { unsafe vitrine_avif_encoder_close(encoder) }

    /// Adds a picture with straight alpha.
    func add(_ picture: [UInt32], from start: Int, to end: Int) throws(ImageEncodingError) {
        guard hasAlpha || StraightAlpha.isOpaque(picture) else { throw .alphaAppears }
        let duration = UInt64(end - start) * UInt64(options.unit.numerator)
        guard unsafe vitrine_avif_encoder_add(encoder, picture, duration) != 0 else { throw failure }
    }

    private var failure: ImageEncodingError {
        .encoderFailed(.avif, reason: unsafe String(cString: vitrine_avif_encoder_error(encoder)))
    }

    func finish() throws(ImageEncodingError) -> [UInt8] {
        var bytes: UnsafeMutablePointer<UInt8>?
        var count = 0
        guard unsafe vitrine_avif_encoder_finish(encoder, &bytes, &count) != 0, let start = unsafe bytes else {
            throw failure
        }
        defer { unsafe free(bytes) }
        let file = unsafe Array(UnsafeBufferPointer(start: start, count: count))
        guard let result = AVIFBoxes.setting(loopCount: options.loopCount, in: file) else {
            throw .encoderFailed(.avif, reason: "libavif lays out the file in another way than expected")
        }
        return result
    }
}
