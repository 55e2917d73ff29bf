import VitrinePrimitives

/// Draws a picture with the character U+2580, an upper half block whose foreground is the upper pixel and whose
/// background is the lower one. Colors are direct (`38;2;r;g;b`) and written only if they change. tmux maps them to the
/// colors of its terminal.
struct BlockEncoder {
    private let bitmap: Bitmap

    init(_ bitmap: Bitmap) { self.bitmap = bitmap }

    func bytes() -> [UInt8] {
        var out: [UInt8] = []
        let width = bitmap.width
        for top in stride(from: 0, to: bitmap.height, by: 2) {
            if top > 0 { out += Array("\u{1B}[\(width)D\u{1B}[1B".utf8) }
            var (upper, lower): (UInt32?, UInt32?) = (nil, nil)
            for x in 0..<width {
                let above = bitmap.pixels[top * width + x] & 0xFF_FFFF
                // The terminal's background is visible below the last row of a picture of odd height.
                let below = top + 1 < bitmap.height ? bitmap.pixels[(top + 1) * width + x] & 0xFF_FFFF : nil
                var codes: [String] = []
                if above != upper { codes.append("38;2;\(Self.levels(above))") }
                if let below, below != lower { codes.append("48;2;\(Self.levels(below))") }
                if below == nil, x == 0 { codes.append("49") }
                if !codes.isEmpty { out += Array("\u{1B}[\(codes.joined(separator: ";"))m".utf8) }
                (upper, lower) = (above, below)
                out += Array("\u{2580}".utf8)
            }
            out += Array("\u{1B}[0m".utf8)
        }
        return out
    }

    private static func levels(_ rgb: UInt32) -> String { "\(rgb & 255);\(rgb >> 8 & 255);\(rgb >> 16 & 255)" }
}
