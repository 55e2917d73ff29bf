/// A block of a GIF file. Source: GIF89a specification, 20 to 26.
enum GIFFileBlock {
    /// - Parameter data: The range in the file of the sub-blocks, including the empty one at the end.
    case `extension`(label: UInt8, data: Range<Int>)
    case image(GIFImageBlock)
}

/// An image of a GIF file that is not yet decoded. Positions and sizes are in pixels.
struct GIFImageBlock {
    var left: Int
    var top: Int
    var width: Int
    var height: Int
    var isInterlaced: Bool
    /// The range in the file of the local color table; nil if the image has the global one.
    var colors: Range<Int>?
    /// The number of bits of an index in the codes.
    var codeSize: Int
    /// The range in the file of the sub-blocks of codes with their lengths, including the empty one at the end.
    var data: Range<Int>
}

/// Iterates over the blocks of a GIF file. Every range that it returns is within the file.
struct GIFBlockIterator: Sendable {
    static let commentLabel: UInt8 = 0xFE
    static let controlLabel: UInt8 = 0xF9
    static let applicationLabel: UInt8 = 0xFF
    static let trailer: UInt8 = 0x3B

    let bytes: [UInt8]
    /// The width of the canvas in pixels.
    let width: Int
    let height: Int
    /// The range in the file of the global color table; nil if there is none.
    private(set) var colors: Range<Int>?
    private var at = 13
    /// The offset of the next block.
    var position: Int { at }
    private(set) var isEnded = false
    private var hasBlocks = false

    /// - Throws: `brokenGIF` if the file ends within the header or the global color table.
    init(_ bytes: [UInt8]) throws(ImageDecodingError) {
        guard bytes.count >= 13 else { throw .brokenGIF(reason: "no header") }
        self.bytes = bytes
        width = Int(bytes[6]) | Int(bytes[7]) << 8
        height = Int(bytes[8]) | Int(bytes[9]) << 8
        colors = try table(bytes[10])
    }

    /// The next block; nil after the trailer, and if the file ends after a whole block.
    /// - Throws: `brokenGIF` if the file ends within the block or has no blocks, or its kind is unknown.
    mutating func next() throws(ImageDecodingError) -> GIFFileBlock? {
        if isEnded { return nil }
        if at == bytes.count, hasBlocks { return nil }
        hasBlocks = true
        switch try byte() {
        case GIFBlockIterator.trailer:
            isEnded = true
            return nil
        case 0x21: return .extension(label: try byte(), data: try subBlocks())
        case 0x2C:
            let (left, top, width, height) = (try word(), try word(), try word(), try word())
            let flags = try byte()
            return .image(
                GIFImageBlock(
                    left: left, top: top, width: width, height: height, isInterlaced: flags & 0x40 != 0,
                    colors: try table(flags), codeSize: Int(try byte()), data: try subBlocks()))
        default: throw .brokenGIF(reason: "an unknown block")
        }
    }

    /// Calls a closure with each sub-block's bytes, without its length, until it returns false.
    func forEachSubBlock(of data: Range<Int>, _ body: (ArraySlice<UInt8>) -> Bool) {
        var at = data.lowerBound
        while bytes[at] > 0 {
            let end = at + 1 + Int(bytes[at])
            if !body(bytes[at + 1..<end]) { return }
            at = end
        }
    }

    private mutating func byte() throws(ImageDecodingError) -> UInt8 {
        guard at < bytes.count else { throw .brokenGIF(reason: "it ends too soon") }
        at += 1
        return bytes[at - 1]
    }

    private mutating func word() throws(ImageDecodingError) -> Int { Int(try byte()) | Int(try byte()) << 8 }

    /// The range of the color table that follows if the flags declare one.
    private mutating func table(_ flags: UInt8) throws(ImageDecodingError) -> Range<Int>? {
        flags & 0x80 == 0 ? nil : try skip(6 << Int(flags & 7))
    }

    private mutating func subBlocks() throws(ImageDecodingError) -> Range<Int> {
        let start = at
        while true {
            let count = Int(try byte())
            if count == 0 { return start..<at }
            _ = try skip(count)
        }
    }

    private mutating func skip(_ count: Int) throws(ImageDecodingError) -> Range<Int> {
        guard bytes.count - at >= count else { throw .brokenGIF(reason: "it ends too soon") }
        at += count
        return at - count..<at
    }
}
