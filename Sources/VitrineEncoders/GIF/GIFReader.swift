import VitrinePrimitives

/// Reads the frames of a GIF. Source: GIF89a specification; disposals and sizes as in browsers.
struct GIFReader: Sendable {
    let width: Int
    let height: Int
    /// 0 means forever; 1 without a loop extension.
    let loopCount: Int

    private struct Control {
        var delay = 0
        var disposal = 0
        var transparent: Int?
    }

    private let bytes: [UInt8]
    private var at = 13
    private var palette: [UInt32] = []
    private var canvas: Bitmap?
    private var isEnded = false

    static func recognizes(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: Array("GIF89a".utf8)) || bytes.starts(with: Array("GIF87a".utf8))
    }

    /// - Throws: `brokenGIF`, `imageTooLarge`.
    init(_ bytes: [UInt8], limits: ImageLimits) throws(EncoderError) {
        guard bytes.count >= 13 else { throw .brokenGIF(reason: "no header") }
        self.bytes = bytes
        width = Int(bytes[6]) | Int(bytes[7]) << 8
        height = Int(bytes[8]) | Int(bytes[9]) << 8
        guard width > 0, height > 0 else { throw .brokenGIF(reason: "a side of 0 pixels") }
        guard limits.allows(width: width, height: height) else {
            throw .imageTooLarge(width: width, height: height, limits: limits)
        }
        loopCount = GIFReader.loopCount(bytes)
        palette = try colors(bytes[10])
    }

    /// Searched before the first picture, where the extension must be.
    private static func loopCount(_ bytes: [UInt8]) -> Int {
        var at = 13 + (bytes[10] & 0x80 != 0 ? 6 << Int(bytes[10] & 7) : 0)
        while at + 2 < bytes.count, bytes[at] == 0x21 {
            let isNetscape =
                bytes[at + 1] == 0xFF && at + 19 <= bytes.count
                && bytes[at + 3..<at + 14].elementsEqual(Array("NETSCAPE2.0".utf8))
            if isNetscape, bytes[at + 14] == 3, bytes[at + 15] == 1 {
                // The file counts repetitions after the first play.
                let repeats = Int(bytes[at + 16]) | Int(bytes[at + 17]) << 8
                return repeats == 0 ? 0 : repeats + 1
            }
            at += 2
            while at < bytes.count, bytes[at] > 0 { at += Int(bytes[at]) + 1 }
            at += 1
        }
        return 1
    }

    private mutating func byte() throws(EncoderError) -> Int {
        guard at < bytes.count else { throw .brokenGIF(reason: "it ends too soon") }
        at += 1
        return Int(bytes[at - 1])
    }

    private mutating func word() throws(EncoderError) -> Int { try byte() | byte() << 8 }

    /// A colour table as opaque pixels; empty without one.
    private mutating func colors(_ flags: UInt8) throws(EncoderError) -> [UInt32] {
        guard flags & 0x80 != 0 else { return [] }
        let count = 2 << Int(flags & 7)
        guard bytes.count - at >= 3 * count else { throw .brokenGIF(reason: "it ends too soon") }
        defer { at += 3 * count }
        return (0..<count).map { i in
            UInt32(bytes[at + 3 * i]) | UInt32(bytes[at + 3 * i + 1]) << 8 | UInt32(bytes[at + 3 * i + 2]) << 16 | 255
                << 24
        }
    }

    mutating func next() throws(EncoderError) -> ImageFrame? {
        var control = Control()
        while !isEnded {
            switch try byte() {
            case 0x3B: isEnded = true
            case 0x21:
                let label = try byte()
                let start = at
                try skipBlocks()
                if label == 0xF9, bytes[start] == 4, at - start >= 6 {
                    control.disposal = Int(bytes[start + 1] >> 2) & 7
                    control.delay = Int(bytes[start + 2]) | Int(bytes[start + 3]) << 8
                    control.transparent = bytes[start + 1] & 1 == 1 ? Int(bytes[start + 4]) : nil
                }
            case 0x2C: return try picture(control)
            default: throw .brokenGIF(reason: "an unknown block")
            }
        }
        return nil
    }

    private mutating func skipBlocks() throws(EncoderError) {
        while true {
            let count = try byte()
            if count == 0 { return }
            guard bytes.count - at >= count else { throw .brokenGIF(reason: "it ends too soon") }
            at += count
        }
    }

    private mutating func picture(_ control: Control) throws(EncoderError) -> ImageFrame {
        let (left, top) = (try word(), try word())
        let (w, h) = (try word(), try word())
        let flags = UInt8(try byte())
        let local = try colors(flags)
        let colors = local.isEmpty ? palette : local
        guard w > 0, h > 0 else { throw .brokenGIF(reason: "a picture of no pixels") }
        // Pixels outside are clipped; no more are decoded than a picture of the canvas' size has.
        guard w <= width, h <= height else { throw .brokenGIF(reason: "a picture larger than the animation") }
        guard !colors.isEmpty else { throw .brokenGIF(reason: "a picture without colours") }
        let codeSize = try byte()
        let start = at
        try skipBlocks()
        var indices = try LZWReader.unpacked(bytes, start..<at, codeSize: codeSize, count: w * h)
        if flags & 0x40 != 0 { indices = GIFReader.ordered(indices, width: w, height: h) }

        var shown = canvas ?? Bitmap(width: width, height: height)
        canvas = nil
        let before = control.disposal == 3 ? shown : nil
        let area = PixelArea(left: left, right: min(width, left + w), top: top, bottom: min(height, top + h))
        if area.left < area.right, area.top < area.bottom {
            for y in area.top..<area.bottom {
                for x in area.left..<area.right {
                    let index = Int(indices[(y - top) * w + x - left])
                    // An index without a colour is transparent, as in browsers.
                    if index != control.transparent, index < colors.count {
                        shown.pixels[y * width + x] = colors[index]
                    }
                }
            }
        }
        let frame = ImageFrame(bitmap: shown, duration: FrameDuration(control.delay, 100))
        if control.disposal == 2, area.left < area.right, area.top < area.bottom { shown.clear(area) }
        canvas = before ?? shown
        return frame
    }

    /// Rows of an interlaced picture in their order. Source: GIF89a specification, appendix E.
    private static func ordered(_ rows: [UInt8], width: Int, height: Int) -> [UInt8] {
        var result = rows
        var from = 0
        for (first, step) in [(0, 8), (4, 8), (2, 4), (1, 2)] {
            for y in stride(from: first, to: height, by: step) {
                result.replaceSubrange(y * width..<(y + 1) * width, with: rows[from..<from + width])
                from += width
            }
        }
        return result
    }
}
