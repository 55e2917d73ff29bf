import VitrinePrimitives

/// A picture as sixels: bands of six rows, each color of a band separately. Source: DEC, VT330/VT340 Programmer
/// Reference Manual, volume 2, chapter 14. Colors have 101 levels per channel, so a channel's error is at most 2 of 255
/// levels; pictures of more than 256 colors get the nearest of a palette.
struct SixelEncoder {
    private let picture: IndexedImage

    init(_ bitmap: Bitmap) { picture = IndexedImage(bitmap) }

    func bytes() -> [UInt8] {
        let (width, height) = (picture.width, picture.height)
        // The second parameter 1 leaves pixels without a sixel unchanged; there are none.
        var out = Array("\u{1B}P0;1;0q\"1;1;\(width);\(height)".utf8)
        for (i, rgb) in picture.colors.enumerated() {
            let levels: [UInt32] = [rgb & 255, rgb >> 8 & 255, rgb >> 16 & 255].map { ($0 * 100 + 127) / 255 }
            let text: String = "#\(i);2;\(levels[0]);\(levels[1]);\(levels[2])"
            out += Array(text.utf8)
        }
        var masks = [UInt8](repeating: 0, count: width * picture.colors.count)
        for top in stride(from: 0, to: height, by: 6) {
            var used = [Bool](repeating: false, count: picture.colors.count)
            for bit in 0..<min(6, height - top) {
                for x in 0..<width {
                    let color = Int(picture.indices[(top + bit) * width + x])
                    used[color] = true
                    masks[color * width + x] |= 1 << UInt8(bit)
                }
            }
            var isFirst = true
            for color in used.indices where used[color] {
                if !isFirst { out.append(UInt8(ascii: "$")) }
                isFirst = false
                out += Array("#\(color)".utf8)
                append(&masks, from: color * width, count: width, to: &out)
            }
            out.append(UInt8(ascii: "-"))
        }
        return out + Array("\u{1B}\\".utf8)
    }

    /// Appends a row of sixels with repetitions, and clears it.
    private func append(_ masks: inout [UInt8], from start: Int, count: Int, to out: inout [UInt8]) {
        var end = start + count
        while end > start, masks[end - 1] == 0 { end -= 1 }
        var x = start
        while x < end {
            let mask = masks[x]
            var next = x + 1
            while next < end, masks[next] == mask { next += 1 }
            let character = 63 + mask
            if next - x > 3 {
                out += Array("!\(next - x)".utf8)
                out.append(character)
            } else {
                for _ in x..<next { out.append(character) }
            }
            x = next
        }
        for x in start..<start + count { masks[x] = 0 }
    }
}
