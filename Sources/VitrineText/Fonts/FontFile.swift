/// The bytes of a font file at an address that stays put, as FreeType and HarfBuzz need them for as long as they live.
@safe final class FontFile: Sendable {
    /// Written once by `init`, only read afterwards, freed by `deinit`; so any thread may read it.
    nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

    /// - Throws: `fontTooLarge`, `notAFont`.
    init(_ source: [UInt8]) throws(TextError) {
        guard source.count <= FontFace.largestFile else {
            throw .fontTooLarge(bytes: source.count, limit: FontFace.largestFile)
        }
        let signature = Array(source.prefix(4))
        guard Self.signatures.contains(signature) else { throw .notAFont(signature: signature) }
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: source.count, alignment: 16)
        unsafe copy.copyBytes(from: source)
        unsafe bytes = UnsafeRawBufferPointer(copy)
    }

    deinit { unsafe bytes.deallocate() }

    /// Whether glyphs may be put together from others; OpenType's CFF glyphs are not.
    var mayHaveComposites: Bool { unsafe !bytes.starts(with: "OTTO".utf8) }

    /// TrueType, OpenType with CFF, Apple's TrueType, and a collection of these. FreeType knows many more formats,
    /// compressed ones among them; those stay outside, since each is one more parser open to hostile bytes.
    static let signatures: [[UInt8]] = [
        [0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8),
    ]
}
