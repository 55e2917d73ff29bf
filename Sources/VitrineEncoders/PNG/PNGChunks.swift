import VitrinePNGDecoder

/// The parts of a PNG file. Source: PNG specification (ISO/IEC 15948), 5 and 11.
enum PNGChunks {
    static func word(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
    static func half(_ value: Int) -> [UInt8] {
        [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
    }

    static func append(_ type: String, _ bytes: [UInt8], to file: inout [UInt8]) {
        file.reserveCapacity(file.count + bytes.count + 12)
        file += word(bytes.count)
        let start = file.count
        file += Array(type.utf8)
        file += bytes
        let crc = unsafe file.withUnsafeBufferPointer { unsafe CRC32.of($0.baseAddress! + start, $0.count - start) }
        file += word(Int(crc))
    }

    /// The bytes before the picture data: header, color space, density, texts and palette.
    /// - Parameter afterHeader: Bytes that are inserted after the first chunk.
    /// - Throws: `pngFailed` for a density or a text that a PNG cannot represent.
    static func head(
        width: Int, height: Int, depth: Int, colorType: PNGColorType, palette: [UInt32] = [], options: PNGOptions,
        afterHeader: [UInt8] = []
    ) throws(ImageEncodingError) -> [UInt8] {
        var file = PNGChunk.signature
        append("IHDR", word(width) + word(height) + [UInt8(depth), colorType.rawValue, 0, 0, 0], to: &file)
        file += afterHeader
        switch options.colorSpace {
        case .sRGB: append("sRGB", [0], to: &file)
        case .displayP3:
            let profile = unsafe ICCProfile.displayP3.withUnsafeBufferPointer {
                unsafe Zlib.compressed($0, effort: DeflateParser.Effort(depth: 4))
            }
            append("iCCP", Array("Display P3".utf8) + [0, 0] + profile, to: &file)
        }
        if let density = options.density {
            guard PNGOptions.densities.contains(density) else {
                throw .pngFailed(reason: "a density of \(density) pixels an inch is outside \(PNGOptions.densities)")
            }
            let perMetre = Int((density / 0.0254).rounded())
            append("pHYs", word(perMetre) + word(perMetre) + [1], to: &file)
        }
        for text in options.metadata {
            guard let chunk = text.chunk else {
                throw .pngFailed(reason: "the text \"\(text.key)\" has a key or characters that a PNG cannot hold")
            }
            append(chunk.type, chunk.bytes, to: &file)
        }
        if colorType == .indexed {
            append("PLTE", palette.flatMap { color in (0..<3).map { UInt8(color >> ($0 * 8) & 255) } }, to: &file)
            let translucent = palette.prefix { $0 >> 24 < 255 }.map { UInt8($0 >> 24) }
            if !translucent.isEmpty { append("tRNS", translucent, to: &file) }
        }
        return file
    }
}

/// A PNG's color type. Source: PNG specification, 11.2.2.
enum PNGColorType: UInt8 {
    case grey = 0
    case rgb = 2
    case indexed = 3
    case greyAlpha = 4
    case rgba = 6

    var channels: Int {
        switch self {
        case .grey, .indexed: 1
        case .greyAlpha: 2
        case .rgb: 3
        case .rgba: 4
        }
    }
}
