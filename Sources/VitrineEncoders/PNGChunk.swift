/// A chunk of a PNG file.
struct PNGChunk {
    let type: String
    /// Where its bytes lie in the file.
    let body: Range<Int>

    var end: Int { body.upperBound + 4 }

    /// The chunk at an offset; nil if it exceeds the file.
    init?(_ bytes: [UInt8], _ at: Int) {
        guard bytes.count - at >= 12 else { return nil }
        let length = PNGChunk.word(bytes, at)
        guard length <= bytes.count - at - 12 else { return nil }
        type = String(decoding: bytes[at + 4..<at + 8], as: UTF8.self)
        body = at + 8..<at + 8 + length
    }

    /// Whether its checksum is right.
    func isSound(_ bytes: [UInt8]) -> Bool {
        let sum = bytes.withUnsafeBufferPointer { CRC32.of($0.baseAddress! + body.lowerBound - 4, body.count + 4) }
        return Int(sum) == PNGChunk.word(bytes, body.upperBound)
    }

    static func word(_ bytes: [UInt8], _ i: Int) -> Int {
        Int(bytes[i]) << 24 | Int(bytes[i + 1]) << 16 | Int(bytes[i + 2]) << 8 | Int(bytes[i + 3])
    }

    /// Optional chunks that affect pixels. Others are not passed to libpng, which allocates the length that a chunk
    /// claims, and decompresses texts and colour profiles of any size, before further checks.
    private static let seen: Set<String> = ["tRNS", "gAMA", "cHRM", "sRGB", "sBIT"]

    /// The file without chunks that do not affect the pixels.
    ///
    /// - Throws: `brokenPNG` when a chunk does not lie within the file, or the last one is missing.
    static func essential(_ file: [UInt8]) throws(EncoderError) -> [UInt8] {
        var kept = Array(file.prefix(PNGChunks.signature.count))
        var at = kept.count
        while at < file.count {
            guard let chunk = PNGChunk(file, at) else { break }
            // A small first letter marks what may be left out.
            if file[at + 4] & 0x20 == 0 || seen.contains(chunk.type) { kept += file[at..<chunk.end] }
            if chunk.type == "IEND" { return kept }
            at = chunk.end
        }
        throw .brokenPNG(reason: "it ends too soon")
    }
}
