import CVitrineCodecs
import Foundation
import VitrinePrimitives

/// Writes an animated WebP: the rectangles that change, each encoded by libwebp, in the container.
///
/// The writer keeps the picture that players show, with the errors of lossy frames: a changed pixel is written when it
/// deviates from it by more than the quality allows. libwebp's animation encoder compares pictures before they are
/// encoded, and omits slow changes altogether. Source: WebP Container Specification (Google, 2023).
struct WebPWriter {
    static let sides = 1...16_383
    /// The longest duration of a frame in milliseconds.
    private static let longest = 1 << 24 - 1

    private let library: WebPLibrary
    private let size: CanvasSize
    private let options: AnimationOptions
    private let tuning: WebPTuning
    private var frames: [UInt8] = []
    /// The picture that players show after the last frame, with straight alpha.
    private var shown: [UInt32] = []
    private var last: [UInt32] = []
    private var hasAlpha = false

    init(_ size: CanvasSize, _ options: AnimationOptions) throws(ImageEncodingError) {
        do throws(CodecUnavailable) { library = try WebPLibrary.shared() } catch { throw error.encodingError }
        self.size = size
        self.options = options
        tuning = WebPTuning(quality: options.quality)
    }

    private func milliseconds(_ time: Int) -> Int { Int((Double(time) * options.unit.seconds * 1000).rounded()) }

    /// Adds a picture with straight alpha.
    mutating func add(_ picture: [UInt32], from start: Int, to end: Int) throws(ImageEncodingError) {
        // Of two frames in one millisecond, the later one is shown.
        var remainder = max(milliseconds(end) - milliseconds(start), 1)
        var patch = shown.isEmpty ? Patch(size.whole) : Patch(from: self, to: picture)
        last = picture
        repeat {
            let part = min(remainder, WebPWriter.longest)
            let frame = if let patch { try encoded(patch, of: picture) } else { try Frame.pause(self) }
            write(frame, for: part)
            remainder -= part
            patch = nil
        } while remainder > 0
    }

    /// The pixels to draw.
    struct Patch {
        var area: PixelArea
        /// The pixels of the area to draw, in the order of rows; nil for all.
        var mask: [Bool]?

        init(_ area: PixelArea) { self.area = area }

        /// The pixels of a picture that changed and are not sufficiently approximated; nil if there are none.
        init?(from writer: WebPWriter, to picture: [UInt32]) {
            let width = writer.size.width
            var (left, right, top, bottom) = (Int.max, 0, Int.max, 0)
            var isWritten = [Bool](repeating: false, count: picture.count)
            for y in 0..<writer.size.height {
                for x in 0..<width {
                    let i = y * width + x
                    guard picture[i] != writer.last[i], !writer.tuning.isNear(picture[i], writer.shown[i]) else {
                        continue
                    }
                    isWritten[i] = true
                    (left, right) = (min(left, x), max(right, x + 1))
                    (top, bottom) = (min(top, y), y + 1)
                }
            }
            guard left < right else { return nil }
            // Positions are even in the container.
            (left, top) = (left & ~1, top & ~1)
            area = PixelArea(left: left, right: right, top: top, bottom: bottom)
            mask = (top..<bottom).flatMap { isWritten[($0 * width + left)..<($0 * width + right)] }
        }
    }

    private struct Frame {
        var area: PixelArea
        var blends: Bool
        var chunks: [UInt8]

        /// A pixel that changes nothing.
        static func pause(_ writer: WebPWriter) throws(ImageEncodingError) -> Frame {
            let area = PixelArea(left: 0, right: 1, top: 0, bottom: 1)
            let file = try writer.file([0], width: 1, height: 1, isLossless: true)
            return Frame(area: area, blends: true, chunks: RIFF.picture(in: file))
        }
    }

    /// The encoding of a patch with the fewest bytes, which is then shown.
    private mutating func encoded(_ patch: Patch, of picture: [UInt32]) throws(ImageEncodingError) -> Frame {
        let (area, width) = (patch.area, size.width)
        var whole: [UInt32] = []
        whole.reserveCapacity(area.width * area.height)
        for y in area.top..<area.bottom { whole += picture[(y * width + area.left)..<(y * width + area.right)] }
        // Unchanged pixels become clear, unless a translucent one would be drawn over another.
        var masked: [UInt32]?
        if let mask = patch.mask {
            var pixels = whole
            var canBlend = true
            for i in pixels.indices {
                if !mask[i] {
                    pixels[i] = 0
                } else if pixels[i] >> 24 < 255,
                    shown[(area.top + i / area.width) * width + area.left + i % area.width] >> 24 > 0
                {
                    canBlend = false
                }
            }
            if canBlend { masked = pixels }
        }
        var best: (price: Int, file: [UInt8], pixels: [UInt32], blends: Bool)?
        func attempt(_ pixels: [UInt32], blends: Bool, isLossless: Bool) throws(ImageEncodingError) {
            let file = try file(pixels, width: area.width, height: area.height, isLossless: isLossless)
            let decoded = try isLossless ? pixels : decoded(file, area)
            let price = file.count + (isLossless ? 0 : tuning.price(of: decoded, insteadOf: pixels))
            if price < best?.price ?? .max { best = (price, file, decoded, blends) }
        }
        if !tuning.isLossless {
            if let masked { try attempt(masked, blends: true, isLossless: false) }
            try attempt(whole, blends: false, isLossless: false)
        }
        if tuning.triesLossless(masked ?? whole) {
            try attempt(masked ?? whole, blends: masked != nil, isLossless: true)
            if tuning.isLossless, masked != nil { try attempt(whole, blends: false, isLossless: true) }
        }
        guard let best else { preconditionFailure("one of them is tried") }
        show(best.pixels, in: area, blends: best.blends)
        return Frame(area: area, blends: best.blends, chunks: RIFF.picture(in: best.file))
    }

    private func decoded(_ file: [UInt8], _ area: PixelArea) throws(ImageEncodingError) -> [UInt32] {
        var pixels = [UInt32](repeating: 0, count: area.width * area.height)
        let result = unsafe vitrine_webp_decode(
            library.functions, file, file.count, &pixels, Int32(area.width), Int32(area.height))
        guard result != 0 else { throw .encoderFailed(.webp, reason: "libwebp cannot decode what it encoded") }
        return pixels
    }

    /// Draws a frame like players do.
    private mutating func show(_ pixels: [UInt32], in area: PixelArea, blends: Bool) {
        if shown.isEmpty { shown = [UInt32](repeating: 0, count: size.width * size.height) }
        var i = 0
        for y in area.top..<area.bottom {
            for p in (y * size.width + area.left)..<(y * size.width + area.right) {
                if pixels[i] >> 24 > 0 {
                    shown[p] = pixels[i]
                } else if !blends {
                    shown[p] = 0
                }
                i += 1
            }
        }
    }

    private func file(_ pixels: [UInt32], width: Int, height: Int, isLossless: Bool) throws(ImageEncodingError)
        -> [UInt8]
    {
        var bytes: UnsafeMutablePointer<UInt8>?
        var count = 0
        let error = unsafe vitrine_webp_encode(
            library.functions, pixels, Int32(width), Int32(height), Int32(width), isLossless ? 1 : 0,
            // The effort is the default of a lossless picture; more takes several times as long for a percent or two.
            isLossless ? 75 : tuning.fidelity, 4, &bytes, &count)
        defer { unsafe free(bytes) }
        guard error == 0, let bytes = unsafe bytes else {
            throw .encoderFailed(.webp, reason: "error \(error) of libwebp")
        }
        return unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
    }

    private mutating func write(_ frame: Frame, for milliseconds: Int) {
        if frame.blends || RIFF.hasAlpha(frame.chunks) { hasAlpha = true }
        let area = frame.area
        // The frame is not disposed. For blending, bit 1 means replacement.
        let place =
            RIFF.number(area.left / 2, 3) + RIFF.number(area.top / 2, 3) + RIFF.number(area.width - 1, 3)
            + RIFF.number(area.height - 1, 3) + RIFF.number(milliseconds, 3) + [frame.blends ? 0 : 2]
        RIFF.append("ANMF", place + frame.chunks, to: &frames)
    }

    func finish() -> [UInt8] {
        let note = options.note.map { Array(XMPNote.packet($0).utf8) }
        var chunks: [UInt8] = []
        // The bits of the specification are 16 for alpha, 4 for XMP, 2 for animation.
        let flags: UInt8 = 2 | (hasAlpha ? 16 : 0) | (note == nil ? 0 : 4)
        RIFF.append(
            "VP8X", [flags, 0, 0, 0] + RIFF.number(size.width - 1, 3) + RIFF.number(size.height - 1, 3), to: &chunks)
        RIFF.append("ANIM", [0, 0, 0, 0] + RIFF.number(options.loopCount, 2), to: &chunks)
        chunks += frames
        if let note { RIFF.append("XMP ", note, to: &chunks) }
        return Array("RIFF".utf8) + RIFF.number(chunks.count + 4, 4) + Array("WEBP".utf8) + chunks
    }
}
