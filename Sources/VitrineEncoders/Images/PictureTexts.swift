import VitrinePNGDecoder

/// The texts in a picture file.
package enum PictureTexts {
    /// The texts of a PNG's or APNG's tEXt chunks, and the comments of a GIF and the notes of a WebP or an AVIF
    /// (`XMPNote`) under the key `Comment`. Other or damaged bytes give the texts that can be found; compressed texts
    /// are skipped.
    /// - Parameter longest: The largest number of bytes of each text; longer ones are truncated. Default: all.
    package static func texts(in bytes: [UInt8], longest: Int = .max) -> [PNGText] {
        if bytes.starts(with: PNGChunk.signature) { return pngTexts(bytes, longest) }
        if RIFF.recognizes(bytes) || AVIFReader.recognizes(bytes) {
            // Those of an AVIF lie among its pictures without a marker.
            let parts =
                RIFF.recognizes(bytes)
                ? RIFF.chunks(in: bytes, from: RIFF.head).filter { $0.type == "XMP " }.map(\.body) : [bytes.indices]
            return parts.compactMap { XMPNote.text(in: bytes[$0], longest: longest) }.map { PNGText("Comment", $0) }
        }
        return GIFReader.recognizes(bytes) ? gifComments(bytes, longest) : []
    }

    /// Adds a comment extension, which players ignore, before the end of a GIF. Source: GIF89a specification, 24.
    /// - Parameter comment: A text that is written as UTF-8; the specification requires ASCII.
    package static func adding(comment: String, toGIF gif: [UInt8]) -> [UInt8] {
        precondition(gif.last == GIFBlockIterator.trailer, "the GIF does not end as one does")
        var result = gif.dropLast() + [0x21, GIFBlockIterator.commentLabel]
        let text = Array(comment.utf8)
        for start in stride(from: 0, to: text.count, by: 255) {
            let part = text[start..<min(start + 255, text.count)]
            result.append(UInt8(part.count))
            result += part
        }
        return result + [0, GIFBlockIterator.trailer]
    }

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
        guard var blocks = try? GIFBlockIterator(bytes) else { return [] }
        var texts: [PNGText] = []
        while let block = try? blocks.next() {
            guard case .extension(GIFBlockIterator.commentLabel, let data) = block else { continue }
            var joined: [UInt8] = []
            blocks.forEachSubBlock(of: data) {
                joined += $0.prefix(longest - joined.count)
                return joined.count < longest
            }
            texts.append(PNGText("Comment", String(decoding: joined, as: UTF8.self)))
        }
        return texts
    }
}
