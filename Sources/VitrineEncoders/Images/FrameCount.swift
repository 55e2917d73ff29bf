import VitrinePNGDecoder

/// How many frames a file has, read from its structure without decoding them.
package enum FrameCount {
    /// Frames of a GIF or APNG, or of an APNG's first bytes; 1 for any other file. Of a damaged one, what could be counted.
    package static func of(_ bytes: [UInt8]) -> Int {
        if GIFReader.recognizes(bytes) { return gif(bytes) }
        guard bytes.starts(with: PNGChunk.signature) else { return 1 }
        var at = PNGChunk.signature.count
        while let chunk = PNGChunk(bytes, at), chunk.type != "IDAT", chunk.type != "IEND" {
            if chunk.type == "acTL", chunk.body.count == 8 { return PNGChunk.word(bytes, chunk.body.lowerBound) }
            at = chunk.end
        }
        return 1
    }

    /// Image descriptors. Source: GIF89a specification, 15 to 27.
    private static func gif(_ bytes: [UInt8]) -> Int {
        func table(_ flags: UInt8) -> Int { flags & 0x80 != 0 ? 6 << Int(flags & 7) : 0 }
        guard bytes.count > 13 else { return 0 }
        var at = 13 + table(bytes[10])
        var count = 0
        while at + 10 < bytes.count {
            switch bytes[at] {
            case 0x21: at += 2
            case 0x2C:
                count += 1
                at += 10 + table(bytes[at + 9]) + 1
            default: return count
            }
            while at < bytes.count, bytes[at] > 0 { at += Int(bytes[at]) + 1 }
            at += 1
        }
        return count
    }
}
