import VitrinePNGDecoder
import VitrinePrimitives

/// Reads the frames of an APNG: libpng decodes each as a separate PNG, which is then drawn onto the canvas. Source: PNG
/// specification, third edition (W3C, 2025), 11.3.6 and 13.12.
struct APNGReader: Sendable {
    private struct Control {
        var area: PixelArea
        var duration: FrameDuration
        var disposal: APNGFrame.Disposal
        var blend: APNGFrame.Blend
        /// The ranges of its compressed bytes in the file.
        var data: [Range<Int>] = []
    }

    /// Chunks that may occur once; the first of several counts. Source: PNG specification, 5.6.
    private static let sharedTypes: Set<String> = ["PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "sBIT"]
    /// The length in bytes of the longest of them, a palette of 256 colors.
    private static let longestShared = 768

    let loopCount: Int
    var frameCount: Int { controls.count }
    private let bytes: [UInt8]
    private var canvas: Bitmap?
    private let width: Int
    private let height: Int
    /// The chunks that every frame needs, and the header's last five bytes.
    private var shared: [UInt8] = []
    private let kind: [UInt8]
    private var controls: [Control] = []
    private var place = 0

    /// Finds the frames, after the size has been checked. Nil for a still.
    init?(_ bytes: [UInt8], limits: ImageLimits) throws(ImageDecodingError) {
        self.bytes = bytes
        (width, height) = try PNG.size(bytes)
        kind = Array(bytes[24..<29])
        var plays: Int?
        var count = 0
        var sequence = 0
        var hasData = false
        var unseen = APNGReader.sharedTypes
        var at = PNGChunk.signature.count
        while true {
            guard let chunk = PNGChunk(bytes, at) else { throw .brokenPNG(reason: "it ends too soon") }
            let body = chunk.body
            if !hasData, chunk.type == "IDAT", plays == nil { return nil }
            if chunk.type != "IEND" || plays != nil, !chunk.hasValidChecksum(bytes) {
                if plays == nil {
                    // libpng reads the chunks of a still.
                    return nil
                }
                throw .brokenPNG(reason: "a chunk's checksum is wrong")
            }
            switch chunk.type {
            case "acTL":
                guard body.count == 8, plays == nil, !hasData else { throw .brokenPNG(reason: "bad acTL chunk") }
                count = PNGChunk.word(bytes, body.lowerBound)
                plays = PNGChunk.word(bytes, body.lowerBound + 4)
                guard count > 0 else { throw .brokenPNG(reason: "an animation of no frames") }
                guard count <= limits.maximumFrames else { throw .tooManyFrames(limit: limits.maximumFrames) }
            case "fcTL":
                guard plays != nil, body.count == 26, PNGChunk.word(bytes, body.lowerBound) == sequence,
                    controls.count < count
                else { throw .brokenPNG(reason: "bad fcTL chunk") }
                sequence += 1
                controls.append(try APNGReader.control(bytes, body.lowerBound + 4, width: width, height: height))
            case "IDAT":
                hasData = true
                // Before the first frame, it is the still for readers without APNG support.
                if controls.count == 1 { controls[0].data.append(body) }
            case "fdAT":
                guard hasData, !controls.isEmpty, body.count >= 4, PNGChunk.word(bytes, body.lowerBound) == sequence
                else {
                    throw .brokenPNG(reason: "bad fdAT chunk")
                }
                sequence += 1
                controls[controls.count - 1].data.append(body.lowerBound + 4..<body.upperBound)
            case "IEND":
                guard let plays else { return nil }
                guard controls.count == count, !controls.contains(where: \.data.isEmpty) else {
                    throw .brokenPNG(reason: "frames are missing")
                }
                loopCount = plays
                return
            default:
                // These chunks are read again with every frame, so their number is bounded.
                if !hasData, unseen.remove(chunk.type) != nil {
                    guard body.count <= APNGReader.longestShared else {
                        throw .brokenPNG(reason: "bad \(chunk.type) chunk")
                    }
                    shared += bytes[at..<chunk.end]
                }
            }
            at = chunk.end
        }
    }

    private static func control(
        _ bytes: [UInt8], _ at: Int, width: Int, height: Int
    ) throws(ImageDecodingError) -> Control {
        func word(_ i: Int) -> Int { PNGChunk.word(bytes, at + i) }
        func half(_ i: Int) -> Int { Int(bytes[at + i]) << 8 | Int(bytes[at + i + 1]) }
        let (w, h, x, y) = (word(0), word(4), word(8), word(12))
        guard w > 0, h > 0, x + w <= width, y + h <= height,
            let disposal = APNGFrame.Disposal(rawValue: bytes[at + 20]),
            let blend = APNGFrame.Blend(rawValue: bytes[at + 21])
        else { throw .brokenPNG(reason: "a frame outside the picture") }
        // A denominator of 0 means 100.
        let duration = FrameDuration(half(16), half(18) == 0 ? 100 : half(18))
        return Control(
            area: PixelArea(left: x, right: x + w, top: y, bottom: y + h), duration: duration, disposal: disposal,
            blend: blend)
    }

    mutating func next(_ limits: ImageLimits) throws(ImageDecodingError) -> ImageFrame? {
        guard place < controls.count else { return nil }
        let control = controls[place]
        var file = PNGChunk.signature
        PNGChunks.append(
            "IHDR", PNGChunks.word(control.area.width) + PNGChunks.word(control.area.height) + kind, to: &file)
        file += shared
        var data: [UInt8] = []
        for part in control.data { data += bytes[part] }
        PNGChunks.append("IDAT", data, to: &file)
        PNGChunks.append("IEND", [], to: &file)
        let picture = try PNG.decode(file, limits: limits)
        var shown = canvas ?? Bitmap(width: width, height: height)
        canvas = nil
        let restored = control.disposal == .restore && place > 0 ? shown : nil
        shown.lay(picture, in: control.area, over: control.blend == .over)
        let frame = ImageFrame(bitmap: shown, duration: control.duration)
        // There is nothing before the first frame to restore.
        switch control.disposal {
        case .keep: canvas = shown
        case .restore where place > 0: canvas = restored
        case .clear, .restore:
            shown.clear(control.area)
            canvas = shown
        }
        place += 1
        return frame
    }
}

extension Bitmap {
    mutating func lay(_ picture: Bitmap, in area: PixelArea, over: Bool) {
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let source = picture.pixels[y * picture.width + x]
                let i = (area.top + y) * width + area.left + x
                let transparency = 255 - source >> 24
                if !over || transparency == 0 {
                    pixels[i] = source
                } else if transparency < 255 {
                    let below = pixels[i]
                    func channel(_ shift: UInt32) -> UInt32 {
                        min(255, (source >> shift & 255) + div255((below >> shift & 255) * transparency)) << shift
                    }
                    pixels[i] = channel(0) | channel(8) | channel(16) | channel(24)
                }
            }
        }
    }

    mutating func clear(_ area: PixelArea) {
        for y in area.top..<area.bottom {
            for i in y * width + area.left..<y * width + area.right { pixels[i] = 0 }
        }
    }
}
