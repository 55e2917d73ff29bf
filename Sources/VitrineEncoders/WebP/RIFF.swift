/// The chunks of a WebP's container: four letters, a length, a body, and a byte of padding after an odd length. Source:
/// WebP Container Specification (Google, 2023).
enum RIFF {
    static func number(_ value: Int, _ bytes: Int) -> [UInt8] {
        (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    static func append(_ type: String, _ body: [UInt8], to bytes: inout [UInt8]) {
        bytes += Array(type.utf8) + number(body.count, 4) + body
        if body.count % 2 > 0 { bytes.append(0) }
    }

    /// The chunks from an index to the end of the bytes, or to the first that is truncated.
    static func chunks(in bytes: [UInt8], from start: Int) -> [(type: String, body: Range<Int>)] {
        var result: [(type: String, body: Range<Int>)] = []
        var at = start
        while at + 8 <= bytes.count {
            let length = (0..<4).reduce(0) { $0 | Int(bytes[at + 4 + $1]) << (8 * $1) }
            guard length <= bytes.count - at - 8 else { break }
            result.append((String(decoding: bytes[at..<at + 4], as: UTF8.self), at + 8..<at + 8 + length))
            at += 8 + length + length % 2
        }
        return result
    }

    /// The number of bytes before the first chunk.
    static let head = 12

    static func recognizes(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WEBP".utf8)
    }

    /// The chunks of a still's picture in the form of an animation's frame.
    static func picture(in file: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        for chunk in chunks(in: file, from: head) where ["ALPH", "VP8 ", "VP8L"].contains(chunk.type) {
            append(chunk.type, Array(file[chunk.body]), to: &result)
        }
        return result
    }

    static func hasAlpha(_ picture: [UInt8]) -> Bool {
        chunks(in: picture, from: 0).contains { chunk in
            // The bit follows the two sizes of 14 bits. Source: WebP Lossless Bitstream Specification, 3.
            chunk.type == "ALPH"
                || chunk.type == "VP8L" && chunk.body.count > 4 && picture[chunk.body.lowerBound + 4] & 16 > 0
        }
    }
}
