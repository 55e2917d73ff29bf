import CVitrineGIF

/// One image of a GIF: palette indices in a part of the screen.
struct GIFImage {
    var left: Int
    var top: Int
    var width: Int
    var height: Int
    var indices: [UInt8]
    /// The local palette; nil for the global one.
    var palette: [UInt32]?
    var transparent: Int?
    /// The number of bits of an index in the codes, 2...8: that of the palette.
    var codeSize: Int
    /// The LZW codes, lowest bit first, not yet divided into blocks.
    var codes: [UInt8]

    /// The palette index at a position of the canvas; nil outside the image and for transparent pixels.
    @inline(__always)
    func index(x: Int, y: Int) -> Int? {
        let (column, row) = (x &- left, y &- top)
        guard column >= 0, row >= 0, column < width, row < height else { return nil }
        let index = Int(indices[row &* width &+ column])
        return index == transparent ? nil : index
    }

    /// An image of one pixel that changes nothing.
    static let nothing = GIFImage(
        left: 0, top: 0, width: 1, height: 1, indices: [1], palette: [0, 0], transparent: 1, codeSize: 2,
        // Clear, the index 1 and the end, 3 bits each.
        codes: [0b01_001_100, 0b1])
}

/// The parts of a GIF file, written by giflib.
enum GIFBlocks {
    /// The bytes before the first image: screen, global palette, and number of plays (0 means forever). The file stores
    /// the number of repetitions, and nothing for an animation that plays once.
    static func header(
        width: Int, height: Int, palette: [UInt32]?, loopCount: Int
    ) throws(ImageEncodingError) -> [UInt8] {
        try unsafe written { (gif, _) throws(ImageEncodingError) in
            try unsafe screen(gif, width, height, palette)
            guard loopCount != 1 else { return }
            let again = max(0, loopCount - 1)
            let loops: [UInt8] = [1, UInt8(again & 255), UInt8(again >> 8)]
            try unsafe check(gif, EGifPutExtensionLeader(gif, APPLICATION_EXT_FUNC_CODE))
            try unsafe check(gif, EGifPutExtensionBlock(gif, 11, "NETSCAPE2.0"))
            try unsafe check(gif, EGifPutExtensionBlock(gif, 3, loops))
            try unsafe check(gif, EGifPutExtensionTrailer(gif))
        }
    }

    /// An image with its graphics control block: not disposed, shown for `delay` centiseconds. `globalPalette` must be
    /// the header's if the image has no local palette.
    static func image(_ image: GIFImage, globalPalette: [UInt32], delay: Int) throws(ImageEncodingError) -> [UInt8] {
        try unsafe written { (gif, sink) throws(ImageEncodingError) in
            let (right, bottom) = (image.left + image.width, image.top + image.height)
            try unsafe screen(gif, right, bottom, image.palette == nil ? globalPalette : nil)
            sink.bytes.removeAll(keepingCapacity: true)
            var control = GraphicsControlBlock(
                DisposalMode: DISPOSE_DO_NOT, UserInputFlag: false, DelayTime: Int32(delay),
                TransparentColor: Int32(image.transparent ?? Int(NO_TRANSPARENT_COLOR)))
            var packed = [UInt8](repeating: 0, count: 4)
            unsafe EGifGCBToExtension(&control, &packed)
            try unsafe check(gif, EGifPutExtension(gif, GRAPHICS_EXT_FUNC_CODE, 4, packed))
            let map = try unsafe colorMap(image.palette)
            defer { unsafe GifFreeMapObject(map) }
            try unsafe check(
                gif,
                EGifPutImageDesc(
                    gif, Int32(image.left), Int32(image.top), Int32(image.width), Int32(image.height), false, map))
            // giflib has written the code size, which is the palette's; blocks of codes with their lengths follow.
            for start in stride(from: 0, to: image.codes.count, by: 255) {
                let end = min(start + 255, image.codes.count)
                var block = [UInt8(end - start)] + image.codes[start..<end]
                try unsafe check(gif, EGifPutCodeNext(gif, &block))
            }
            try unsafe check(gif, EGifPutCodeNext(gif, nil))
        }
    }

    /// The bytes after the last image. Source: GIF89a specification, 27.
    static let trailer: [UInt8] = [GIFBlockIterator.trailer]

    private final class Sink {
        var bytes: [UInt8] = []
    }

    /// Runs giflib on a file in memory, without the trailer that closing adds.
    private static func written(
        _ body: (UnsafeMutablePointer<GifFileType>, Sink) throws(ImageEncodingError) -> Void
    ) throws(ImageEncodingError) -> [UInt8] {
        let sink = Sink()
        var failure: Int32 = 0
        let opened = unsafe EGifOpen(
            Unmanaged.passUnretained(sink).toOpaque(),
            { gif, bytes, count in
                guard let gif = unsafe gif, let bytes = unsafe bytes, count > 0 else { return 0 }
                unsafe Unmanaged<Sink>.fromOpaque(gif.pointee.UserData).takeUnretainedValue().bytes.append(
                    contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
                return count
            }, &failure)
        guard let gif = unsafe opened else { throw .gifFailed(reason: reason(failure)) }
        unsafe EGifSetGifVersion(gif, true)
        do {
            try unsafe body(gif, sink)
        } catch {
            unsafe EGifCloseFile(gif, nil)
            throw error
        }
        guard unsafe EGifCloseFile(gif, &failure) == GIF_OK else { throw .gifFailed(reason: reason(failure)) }
        return sink.bytes.dropLast(trailer.count)
    }

    private static func screen(
        _ gif: UnsafeMutablePointer<GifFileType>, _ width: Int, _ height: Int, _ palette: [UInt32]?
    ) throws(ImageEncodingError) {
        let map = try unsafe colorMap(palette)
        defer { unsafe GifFreeMapObject(map) }
        try unsafe check(gif, EGifPutScreenDesc(gif, Int32(width), Int32(height), 8, 0, map))
    }

    /// A color table whose size is a power of two; unused entries are black.
    private static func colorMap(_ palette: [UInt32]?) throws(ImageEncodingError) -> UnsafeMutablePointer<
        ColorMapObject
    >? {
        guard let palette else { return nil }
        guard let map = unsafe GifMakeMapObject(1 << bits(palette.count), nil) else {
            throw .gifFailed(reason: reason(E_GIF_ERR_NOT_ENOUGH_MEM))
        }
        for (i, rgb) in palette.enumerated() {
            unsafe map.pointee.Colors[i] = GifColorType(
                Red: UInt8(rgb & 255), Green: UInt8((rgb >> 8) & 255), Blue: UInt8((rgb >> 16) & 255))
        }
        return unsafe map
    }

    /// The number of bits that number `count` values, 1...8.
    static func bits(_ count: Int) -> Int {
        var bits = 1
        while 1 << bits < count { bits += 1 }
        return bits
    }

    private static func check(_ gif: UnsafeMutablePointer<GifFileType>, _ result: Int32) throws(ImageEncodingError) {
        if result != GIF_OK { throw unsafe .gifFailed(reason: reason(gif.pointee.Error)) }
    }

    private static func reason(_ code: Int32) -> String {
        unsafe GifErrorString(code).map { unsafe String(cString: $0) } ?? "giflib error \(code)"
    }
}
