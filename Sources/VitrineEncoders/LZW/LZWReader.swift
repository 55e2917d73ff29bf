/// Decodes a GIF's pictures. Source: GIF89a specification, appendix F.
enum LZWReader {
    /// Decodes a number of indices from a chain of blocks; further data is ignored.
    /// - Throws: `brokenGIF` for an invalid code, or too few indices.
    static func unpacked(
        _ bytes: [UInt8], _ blocks: Range<Int>, codeSize: Int, count: Int
    ) throws(ImageDecodingError) -> [UInt8] {
        guard 1...8 ~= codeSize else { throw .brokenGIF(reason: "codes of \(codeSize) bits") }
        let (clear, end) = (1 << codeSize, 1 << codeSize + 1)
        var prefixes = [UInt16](repeating: 0, count: 4096)
        var suffixes = [UInt8](repeating: 0, count: 4096)
        var lengths = [Int](repeating: 1, count: 4096)
        for i in 0..<clear { suffixes[i] = UInt8(i) }
        var out: [UInt8] = []
        // The array grows as needed, because a few bytes could claim a large picture.
        out.reserveCapacity(min(count, 64 * blocks.count))
        var next = end + 1
        var bits = codeSize + 1
        var last: Int?
        var (waiting, waitingBits) = (0, 0)
        var at = blocks.lowerBound
        var blockEnd = at
        while out.count < count {
            while waitingBits < bits {
                if at == blockEnd {
                    // An empty block is the last.
                    let size = Int(bytes[at])
                    if size == 0 { throw .brokenGIF(reason: "a picture has too few pixels") }
                    at += 1
                    blockEnd = at + size
                }
                waiting |= Int(bytes[at]) << waitingBits
                waitingBits += 8
                at += 1
            }
            let code = waiting & (1 << bits - 1)
            waiting >>= bits
            waitingBits -= bits
            if code == clear {
                (next, bits, last) = (end + 1, codeSize + 1, nil)
                continue
            }
            if code == end { throw .brokenGIF(reason: "a picture has too few pixels") }
            guard code < next || (code == next && last != nil && next < 4096) else {
                throw .brokenGIF(reason: "an impossible code")
            }
            guard last != nil || code < clear else { throw .brokenGIF(reason: "an impossible code") }
            // The string is written in reverse. The code being defined is the last string and its first index.
            var from = code < next ? code : last!
            let isNew = code >= next
            let length = lengths[from]
            let start = out.count
            out.append(contentsOf: repeatElement(0, count: length))
            var i = start + length - 1
            while i > start {
                out[i] = suffixes[from]
                from = Int(prefixes[from])
                i -= 1
            }
            out[start] = suffixes[from]
            let first = suffixes[from]
            if isNew { out.append(first) }
            if let last, next < 4096 {
                prefixes[next] = UInt16(last)
                suffixes[next] = first
                lengths[next] = lengths[last] + 1
                next += 1
                if next == 1 << bits, bits < 12 { bits += 1 }
            }
            last = code
        }
        out.removeLast(out.count - count)
        return out
    }
}
