/// The bytes of a font file at a stable address, which FreeType and HarfBuzz require.
@safe final class FontFile: Sendable {
    /// `init` writes the bytes, `deinit` frees them; in between any thread may read them.
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

    /// Whether glyphs may be composed of others; OpenType's CFF glyphs are not.
    var mayHaveComposites: Bool { unsafe !bytes.starts(with: "OTTO".utf8) }

    /// TrueType, OpenType with CFF, Apple's TrueType, and a collection of these. Other formats of FreeType, such as
    /// compressed ones, are rejected, since each is one more parser of untrusted bytes.
    static let signatures: [[UInt8]] = [
        [0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8),
    ]
}
