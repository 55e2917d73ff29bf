/// A copy of a GIF with identical images and another number of plays.
package enum GIFCopy {
    /// Copies the blocks of a file.
    /// - Parameters:
    ///   - loopCount: The number of times that the animation plays, 1...65535; 0 means forever.
    ///   - finalHold: The additional duration of the last image in centiseconds, 0 or more; a delay is at most 65535.
    /// - Throws: `brokenGIF`.
    package static func copy(
        _ bytes: [UInt8], loopCount: Int, finalHold: Int = 0
    ) throws(ImageDecodingError) -> [UInt8] {
        var blocks = try GIFBlockIterator(bytes)
        var copy = Array("GIF89a".utf8) + bytes[6..<blocks.position]
        if loopCount != 1 {
            let again = max(0, loopCount - 1)
            copy += [0x21, GIFBlockIterator.applicationLabel, 11] + Array("NETSCAPE2.0".utf8)
            copy += [3, 1, UInt8(again & 255), UInt8(again >> 8), 0]
        }
        // The offsets in the copy of the next image's control block, the last image's control block, and that image.
        var (control, lastControl, lastImage): (Int?, Int?, Int?)
        var start = blocks.position
        while let block = try blocks.next() {
            switch block {
            case .extension(GIFBlockIterator.applicationLabel, let data) where isLoop(bytes[data]): break
            case .extension(let label, let data):
                if label == GIFBlockIterator.controlLabel, data.count >= 6 { control = copy.count }
                copy += bytes[start..<blocks.position]
            case .image:
                (control, lastControl, lastImage) = (nil, control, copy.count)
                copy += bytes[start..<blocks.position]
            }
            start = blocks.position
        }
        if finalHold > 0, let lastImage {
            if lastControl == nil {
                copy.insert(contentsOf: [0x21, GIFBlockIterator.controlLabel, 4, 0, 0, 0, 0, 0], at: lastImage)
            }
            let at = (lastControl ?? lastImage) + 4
            let delay = min(65535, shown(Int(copy[at]) | Int(copy[at + 1]) << 8) + finalHold)
            (copy[at], copy[at + 1]) = (UInt8(delay & 255), UInt8(delay >> 8))
        }
        return copy + [GIFBlockIterator.trailer]
    }

    private static func isLoop(_ data: ArraySlice<UInt8>) -> Bool {
        ["NETSCAPE2.0", "ANIMEXTS1.0"].contains { data.dropFirst().starts(with: $0.utf8) }
    }

    /// The effective delay, as players replace a shorter one by 10.
    private static func shown(_ delay: Int) -> Int { delay < GIFEncoder.shortestDelay ? 10 : delay }
}
