/// A chunk of a PNG file.
package struct PNGChunk {
    /// The first bytes of every PNG.
    package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    package let type: String
    /// The range of its data in the file.
    package let body: Range<Int>

    /// The offset of the next chunk.
    package var end: Int { body.upperBound + 4 }

    /// The chunk at an offset; nil if it exceeds the file.
    package init?(_ bytes: [UInt8], _ at: Int) {
        guard bytes.count - at >= 12 else { return nil }
        let length = PNGChunk.word(bytes, at)
        guard length <= bytes.count - at - 12 else { return nil }
        type = String(decoding: bytes[at + 4..<at + 8], as: UTF8.self)
        body = at + 8..<at + 8 + length
    }

    /// The big-endian 32-bit number at an offset.
    package static func word(_ bytes: [UInt8], _ i: Int) -> Int {
        Int(bytes[i]) << 24 | Int(bytes[i + 1]) << 16 | Int(bytes[i + 2]) << 8 | Int(bytes[i + 3])
    }

    /// Ancillary chunks that affect pixels. Others are not passed to libpng, which would allocate the length that a
    /// chunk claims, and decompress texts and color profiles of any size.
    private static let visible: Set<String> = ["tRNS", "gAMA", "cHRM", "sRGB", "sBIT"]

    /// The file without chunks that do not affect the pixels.
    /// - Throws: `damaged` if a chunk does not lie within the file, or the last one is missing.
    static func essential(_ file: [UInt8]) throws(PNGDecodingError) -> [UInt8] {
        var kept = Array(file.prefix(signature.count))
        var at = kept.count
        while at < file.count {
            guard let chunk = PNGChunk(file, at) else { break }
            // A lowercase first letter marks an ancillary chunk.
            if file[at + 4] & 0x20 == 0 || visible.contains(chunk.type) { kept += file[at..<chunk.end] }
            if chunk.type == "IEND" { return kept }
            at = chunk.end
        }
        throw .damaged(reason: "it ends too soon")
    }
}
