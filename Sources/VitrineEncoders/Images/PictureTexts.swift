import VitrinePNGDecoder

/// The texts in a picture file.
package enum PictureTexts {
    /// The texts of a PNG's or APNG's tEXt chunks, and the comments of a GIF under the key `Comment`. Of bytes that are no
    /// picture, or a damaged one, what could be found; compressed texts are left out.
    /// - Parameter longest: bytes that are read of each text; the rest of a longer one is left out. Default: all.
    package static func texts(in bytes: [UInt8], longest: Int = .max) -> [PNGText] {
        if bytes.starts(with: PNGChunk.signature) { return pngTexts(bytes, longest) }
        return GIFReader.recognizes(bytes) ? gifComments(bytes, longest) : []
    }

    /// Adds a comment extension before the end of a GIF. Players ignore it. Source: GIF89a specification, 24.
    ///
    /// - Parameter comment: written as UTF-8; the specification requires ASCII.
    package static func adding(comment: String, toGIF gif: [UInt8]) -> [UInt8] {
        precondition(gif.last == trailer, "the GIF does not end as one does")
        var result = gif.dropLast() + [0x21, commentLabel]
        let text = Array(comment.utf8)
        for start in stride(from: 0, to: text.count, by: 255) {
            let part = text[start..<min(start + 255, text.count)]
            result.append(UInt8(part.count))
            result += part
        }
        return result + [0, trailer]
    }

    private static let commentLabel: UInt8 = 0xFE
    private static let trailer: UInt8 = 0x3B

    private static func pngTexts(_ bytes: [UInt8], _ longest: Int) -> [PNGText] {
        var texts: [PNGText] = []
        var at = PNGChunk.signature.count
        while let chunk = PNGChunk(bytes, at), chunk.type != "IEND" {
            if chunk.type == "tEXt", let end = bytes[chunk.body].prefix(80).firstIndex(of: 0) {
                func latin(_ part: ArraySlice<UInt8>) -> String {
                    String(String.UnicodeScalarView(part.map { Unicode.Scalar($0) }))
                }
                texts.append(
                    PNGText(
                        latin(bytes[chunk.body.lowerBound..<end]),
                        latin(bytes[(end + 1)..<chunk.body.upperBound].prefix(longest))))
            }
            at = chunk.end
        }
        return texts
    }

    private static func gifComments(_ bytes: [UInt8], _ longest: Int) -> [PNGText] {
        var texts: [PNGText] = []
        var at = 13
        /// Skips a colour table, if the flags indicate one.
        func table(_ flags: UInt8) -> Int { flags & 0x80 != 0 ? 6 << Int(flags & 7) : 0 }
        /// The bytes of the following blocks; nil if the file ends before them.
        func blocks(kept: Bool) -> [UInt8]? {
            var joined: [UInt8] = []
            while at < bytes.count {
                let count = Int(bytes[at])
                guard count > 0 else {
                    at += 1
                    return joined
                }
                guard at + count < bytes.count else { return nil }
                if kept { joined += bytes[at + 1...at + count].prefix(longest - joined.count) }
                at += count + 1
            }
            return nil
        }
        guard bytes.count > at else { return [] }
        at += table(bytes[10])
        while at + 1 < bytes.count {
            switch bytes[at] {
            case 0x21:
                let isComment = bytes[at + 1] == commentLabel
                at += 2
                guard let text = blocks(kept: isComment) else { return texts }
                if isComment { texts.append(PNGText("Comment", String(decoding: text, as: UTF8.self))) }
            case 0x2C:
                guard at + 10 < bytes.count else { return texts }
                at += 10 + table(bytes[at + 9]) + 1
                guard blocks(kept: false) != nil else { return texts }
            default: return texts
            }
        }
        return texts
    }
}
