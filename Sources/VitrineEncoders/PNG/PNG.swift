import VitrinePrimitives

/// Reads and writes PNG. The bytes depend only on pixels and options and are the same on every machine.
package enum PNG {
    /// The number of earlier positions that are compared.
    private static let depths: [PNGOptions.Level: Int] = [.fast: 1, .standard: 4, .strong: 256]

    /// The picture as a PNG with straight alpha, in the smallest color type: palette or gray if the colors allow it,
    /// else RGB, or RGBA if a pixel is not opaque. Decoding it gives the same bitmap.
    /// - Throws: `pngFailed` for a side above 1,000,000 pixels, which readers reject, and for illegal options.
    package static func encode(_ bitmap: Bitmap, options: PNGOptions = PNGOptions()) throws(ImageEncodingError)
        -> [UInt8]
    {
        let (width, height) = (bitmap.width, bitmap.height)
        guard width <= 1_000_000, height <= 1_000_000 else {
            throw .pngFailed(reason: "a side of \(max(width, height)) pixels is above the limit of 1000000")
        }
        let fast = options.level == .fast
        if fast, let file = try fastOpaque(bitmap, options) { return file }
        let isOpaque = StraightAlpha.isOpaque(bitmap.pixels)
        let straight = isOpaque ? bitmap.pixels : bitmap.pixels.map(StraightAlpha.straight)
        var best: [UInt8]?
        try unsafe straight.withUnsafeBufferPointer { (pixels) throws(ImageEncodingError) in
            func keep(_ samples: PNGSamples, _ stream: [UInt8]) throws(ImageEncodingError) {
                var file = try PNGChunks.head(
                    width: width, height: height, depth: samples.depth, colorType: samples.type,
                    palette: samples.palette, options: options)
                finish(&file, stream)
                if file.count < best?.count ?? .max { best = file }
            }
            if let indexed = unsafe PNGSamples(indexing: pixels, width: width, height: height) {
                try keep(indexed, stream(indexed, options.level))
                if fast { return }
            } else if fast,
                let stream = unsafe PNGFastPixels.compressed(
                    pixels.baseAddress!, width: width, height: height, isOpaque: false)
            {
                best = try PNGChunks.head(width: width, height: height, depth: 8, colorType: .rgba, options: options)
                finish(&best!, stream)
                return
            }
            let isGrey = unsafe pixels.allSatisfy { $0 & 255 == ($0 >> 8) & 255 && $0 & 255 == ($0 >> 16) & 255 }
            let type: PNGColorType = isGrey ? (isOpaque ? .grey : .greyAlpha) : isOpaque ? .rgb : .rgba
            let direct = unsafe PNGSamples(pixels, width: width, height: height, type: type)
            try keep(direct, stream(direct, options.level))
        }
        return best!
    }

    /// The fastest encoding, for opaque pictures of more than 256 colors; nil for others.
    private static func fastOpaque(_ bitmap: Bitmap, _ options: PNGOptions) throws(ImageEncodingError) -> [UInt8]? {
        let (width, height) = (bitmap.width, bitmap.height)
        let stream = unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
            unsafe PNGPalette(pixels) == nil
                ? PNGFastPixels.compressed(pixels.baseAddress!, width: width, height: height, isOpaque: true) : nil
        }
        guard let stream else { return nil }
        var file = try PNGChunks.head(width: width, height: height, depth: 8, colorType: .rgb, options: options)
        finish(&file, stream)
        return file
    }

    static func stream(_ samples: PNGSamples, _ level: PNGOptions.Level) -> [UInt8] {
        let effort = DeflateParser.Effort(depth: depths[level]!)
        func compressed(_ rows: [UInt8], _ effort: DeflateParser.Effort) -> [UInt8] {
            unsafe rows.withUnsafeBufferPointer { unsafe Zlib.compressed($0, effort: effort) }
        }
        // Filters do not improve the compression of indices.
        var choices: [[PNGFilter]] = [samples.type == .indexed ? [.none] : PNGFilter.allCases]
        if level == .strong {
            choices = samples.type == .indexed ? [[.none], [.up]] : [PNGFilter.allCases, [.none], [.up], [.paeth]]
            let quick = DeflateParser.Effort(depth: depths[.standard]!)
            let sizes = choices.map { compressed(PNGScanlines.filtered(samples, $0), quick).count }
            choices = [choices[sizes.indices.min { sizes[$0] < sizes[$1] }!]]
        }
        return compressed(PNGScanlines.filtered(samples, choices[0]), effort)
    }

    private static func finish(_ file: inout [UInt8], _ stream: [UInt8]) {
        PNGChunks.append("IDAT", stream, to: &file)
        PNGChunks.append("IEND", [], to: &file)
    }
}
