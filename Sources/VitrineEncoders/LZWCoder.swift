/// Chooses a colour from every pixel's offer and encodes them with GIF's LZW, minimizing the sum of bits and errors.
///
/// The code stream is not giflib's, because a full dictionary is used as long as it compresses well: 3 % smaller for
/// recordings of user interfaces. Source: GIF89a specification, appendix F.
struct LZWCoder {
    /// The unit of costs: one bit.
    static let bit = 1 << 16
    /// Number of colours that are considered besides the nearest one.
    static let neighborCount = 3

    /// Indices, as many as there were offers.
    let indices: [UInt8]
    /// The codes, lowest bit first, not yet divided into blocks.
    let bytes: [UInt8]

    /// - Parameters:
    ///   - colors: the palette, 1...256.
    ///   - transparent: the transparent index; nil if no pixel may be transparent.
    ///   - neighbors: for each index, `neighborCount` indices of similar colours, or the index itself.
    ///   - codeSize: bits of an index, 2...8.
    init(_ offers: [PixelOffer], colors: [UInt32], transparent: Int?, neighbors: [UInt8], codeSize: Int) {
        var said = [UInt8](repeating: 0, count: offers.count)
        var search = LZWSearch(colors: colors, transparent: transparent ?? 256, codeSize: codeSize)
        defer { search.free() }
        var codes = BitSink(capacity: offers.count / 8 + 64)
        offers.withUnsafeBufferPointer { offers in
            neighbors.withUnsafeBufferPointer { neighbors in
                said.withUnsafeMutableBufferPointer { indices in
                    search.run(offers, neighbors, &codes, indices)
                }
            }
        }
        codes.align()
        indices = said
        bytes = Array(UnsafeBufferPointer(start: codes.bytes, count: codes.count))
    }

    var bits: Int { bytes.count * 8 }
}
