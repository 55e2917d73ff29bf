import VitrinePrimitives

/// Reads the frames of a GIF. Source: GIF89a specification; disposals and sizes as in browsers.
struct GIFReader: Sendable {
    let width: Int
    let height: Int
    /// The number of plays; 0 means forever, and 1 is the value without a loop extension.
    let loopCount: Int
    /// The number of images up to the first damage.
    let frameCount: Int

    private struct Control {
        var delay = 0
        var disposal = 0
        var transparent: Int?

        init() {}

        /// Reads the four bytes of a graphic control extension. Source: GIF89a specification, 23.
        init(_ bytes: [UInt8]) {
            // Encoders used the third bit of the field for the third value; browsers accept both.
            disposal = Int(bytes[0] >> 2) & 7
            if disposal == 4 { disposal = 3 }
            delay = Int(bytes[1]) | Int(bytes[2]) << 8
            transparent = bytes[0] & 1 == 1 ? Int(bytes[3]) : nil
        }
    }

    private let limits: ImageLimits
    private var blocks: GIFBlockIterator
    private var palette: [UInt32] = []
    private var canvas: Bitmap?

    static func recognizes(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: Array("GIF89a".utf8)) || bytes.starts(with: Array("GIF87a".utf8))
    }

    init(_ bytes: [UInt8], limits: ImageLimits) throws(ImageDecodingError) {
        blocks = try GIFBlockIterator(bytes)
        self.limits = limits
        // As in browsers, the canvas contains the first frame.
        let (first, count) = GIFReader.images(blocks)
        frameCount = count
        width = max(blocks.width, first.map { $0.left + $0.width } ?? 0)
        height = max(blocks.height, first.map { $0.top + $0.height } ?? 0)
        guard width > 0, height > 0 else { throw .brokenGIF(reason: "a side of 0 pixels") }
        guard limits.allows(width: width, height: height) else {
            throw .imageTooLarge(width: width, height: height, limits: limits)
        }
        loopCount = GIFReader.loopCount(blocks)
        palette = colors(blocks.colors)
    }

    /// The first image, and the number of images up to the first damage.
    private static func images(_ blocks: GIFBlockIterator) -> (first: GIFImageBlock?, count: Int) {
        var blocks = blocks
        var (first, count): (GIFImageBlock?, Int) = (nil, 0)
        while let block = try? blocks.next() {
            guard case .image(let image) = block else { continue }
            if first == nil { first = image }
            count += 1
        }
        return (first, count)
    }

    /// The number of plays in the extension, which must be before the first picture.
    private static func loopCount(_ blocks: GIFBlockIterator) -> Int {
        var blocks = blocks
        while case .extension(let label, let data)? = try? blocks.next() {
            guard label == GIFBlockIterator.applicationLabel else { continue }
            var parts: [ArraySlice<UInt8>] = []
            blocks.forEachSubBlock(of: data) {
                parts.append($0)
                return parts.count < 2
            }
            if parts.count == 2, parts[0].elementsEqual("NETSCAPE2.0".utf8), parts[1].count == 3, parts[1].first == 1 {
                let numbers = Array(parts[1])
                // The file counts repetitions after the first play.
                let repeats = Int(numbers[1]) | Int(numbers[2]) << 8
                return repeats == 0 ? 0 : repeats + 1
            }
        }
        return 1
    }

    /// A color table as opaque pixels; empty if there is none.
    private func colors(_ table: Range<Int>?) -> [UInt32] {
        guard let table else { return [] }
        let bytes = blocks.bytes
        return stride(from: table.lowerBound, to: table.upperBound, by: 3).map { i in
            UInt32(bytes[i]) | UInt32(bytes[i + 1]) << 8 | UInt32(bytes[i + 2]) << 16 | 255 << 24
        }
    }

    mutating func next() throws(ImageDecodingError) -> ImageFrame? {
        var control = Control()
        while let block = try blocks.next() {
            switch block {
            case .extension(GIFBlockIterator.controlLabel, let data):
                blocks.forEachSubBlock(of: data) { part in
                    if part.count == 4 { control = Control(Array(part)) }
                    return false
                }
            case .extension: continue
            case .image(let image): return try picture(image, control)
            }
        }
        if canvas == nil, !blocks.isEnded { throw .brokenGIF(reason: "it ends too soon") }
        return nil
    }

    private mutating func picture(_ image: GIFImageBlock, _ control: Control) throws(ImageDecodingError) -> ImageFrame {
        var (left, top, w, h) = (image.left, image.top, image.width, image.height)
        // As in browsers, a frame without a size has that of the canvas.
        if w == 0 || h == 0 { (left, top, w, h) = (0, 0, width, height) }
        let colors = image.colors == nil ? palette : colors(image.colors)
        guard limits.allows(width: w, height: h) else { throw .imageTooLarge(width: w, height: h, limits: limits) }
        guard !colors.isEmpty else { throw .brokenGIF(reason: "a picture without colors") }
        var indices = try LZWReader.unpacked(blocks.bytes, image.data, codeSize: image.codeSize, count: w * h)
        if image.isInterlaced { indices = GIFReader.ordered(indices, width: w, height: h) }

        var shown = canvas ?? Bitmap(width: width, height: height)
        canvas = nil
        let before = control.disposal == 3 ? shown : nil
        let area = PixelArea(left: left, right: min(width, left + w), top: top, bottom: min(height, top + h))
        if area.left < area.right, area.top < area.bottom {
            for y in area.top..<area.bottom {
                for x in area.left..<area.right {
                    let index = Int(indices[(y - top) * w + x - left])
                    // An index without a color is transparent, as in browsers.
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

    /// The rows of an interlaced picture in order. Source: GIF89a specification, appendix E.
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
