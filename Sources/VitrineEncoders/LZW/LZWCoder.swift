/// Selects one of every pixel's candidates and encodes them with GIF's LZW, minimizing the sum of bits and errors. A
/// full dictionary is kept as long as it compresses well, which makes recordings of user interfaces 3 % smaller than
/// giflib's code stream. Source: GIF89a specification, appendix F.
struct LZWCoder {
    /// The unit of costs: one bit.
    static let bit = 1 << 16
    /// The number of colors that are considered besides the nearest one.
    static let neighborCount = 6

    /// The index of each pixel.
    let indices: [UInt8]
    /// The codes, lowest bit first, not yet divided into blocks.
    let bytes: [UInt8]

    /// Encodes pixels that are all in memory.
    /// - Parameters:
    ///   - colors: The palette, 1...256.
    ///   - transparent: The transparent index; nil if no pixel may be transparent.
    ///   - neighbors: For each index, `neighborCount` indices of similar colors, or the index itself.
    ///   - codeSize: The number of bits of an index, 2...8.
    init(_ candidates: [PixelCandidates], colors: [UInt32], transparent: Int?, neighbors: [UInt8], codeSize: Int) {
        unsafe self.init(
            count: candidates.count, colors: colors, transparent: transparent, neighbors: neighbors, codeSize: codeSize
        ) { encode in
            unsafe candidates.withUnsafeBufferPointer { _ = unsafe encode($0, true) }
        }
    }

    /// Encodes pixels that are produced in parts.
    /// - Parameters:
    ///   - count: The number of pixels.
    ///   - produce: Produces the pixels in order and passes parts of them to its argument, with whether they are the last.
    ///     The argument returns the number of encoded pixels; the others are passed again, before those that follow.
    init(
        count: Int, colors: [UInt32], transparent: Int?, neighbors: [UInt8], codeSize: Int,
        produce: ((UnsafeBufferPointer<PixelCandidates>, _ isLast: Bool) -> Int) -> Void
    ) {
        var chosen = [UInt8](repeating: 0, count: count)
        var search = LZWSearch(colors: colors, transparent: transparent ?? 256, codeSize: codeSize)
        var codes = BitSink(capacity: count / 8 + 64)
        search.begin(&codes)
        unsafe neighbors.withUnsafeBufferPointer { neighbors in
            unsafe chosen.withUnsafeMutableBufferPointer { indices in
                var done = 0
                unsafe produce { candidates, isLast in
                    let encoded = unsafe search.encode(
                        candidates, isLast: isLast, neighbors, &codes, indices.baseAddress! + done)
                    done += encoded
                    return encoded
                }
            }
        }
        search.end(&codes)
        codes.align()
        indices = chosen
        bytes = unsafe Array(UnsafeBufferPointer(start: codes.bytes, count: codes.count))
    }

    var bits: Int { bytes.count * 8 }
}
