import VitrinePNGDecoder

/// The number of frames of a file, read from its structure without decoding them.
package enum FrameCount {
    /// The number of frames of a GIF, WebP or APNG, or of an APNG's first bytes, and of an AVIF's first track; 1 for
    /// any other file. A damaged file gives the frames before the damage.
    package static func of(_ bytes: [UInt8]) -> Int {
        if GIFReader.recognizes(bytes) { return gif(bytes) }
        if RIFF.recognizes(bytes) {
            return max(1, RIFF.chunks(in: bytes, from: RIFF.head).count { $0.type == "ANMF" })
        }
        if AVIFReader.recognizes(bytes) { return AVIFBoxes.frameCount(bytes) }
        guard bytes.starts(with: PNGChunk.signature) else { return 1 }
        var at = PNGChunk.signature.count
        while let chunk = PNGChunk(bytes, at), chunk.type != "IDAT", chunk.type != "IEND" {
            if chunk.type == "acTL", chunk.body.count == 8 { return PNGChunk.word(bytes, chunk.body.lowerBound) }
            at = chunk.end
        }
        return 1
    }

    private static func gif(_ bytes: [UInt8]) -> Int {
        guard var blocks = try? GIFBlockIterator(bytes) else { return 0 }
        var count = 0
        while let block = try? blocks.next() {
            if case .image = block { count += 1 }
        }
        return count
    }
}

/// The duration of a frame as an exact fraction of seconds.
package struct FrameDuration: Hashable, Sendable {
    package var numerator: Int
    package var denominator: Int

    /// Creates a fraction in lowest terms; a numerator below 0 becomes 0, a denominator below 1 becomes 1.
    package init(_ numerator: Int, _ denominator: Int) {
        var (a, b) = (max(0, numerator), max(1, denominator))
        (self.numerator, self.denominator) = (a, b)
        while b != 0 { (a, b) = (b, a % b) }
        self.numerator /= a
        self.denominator /= a
    }

    package var seconds: Double { Double(numerator) / Double(denominator) }
}
