import VitrinePrimitives

/// A picture as a terminal's input. It begins at the cursor; the cursor's final position depends on the protocol.
package struct TerminalImage: Sendable {
    package let bitmap: Bitmap
    package let size: TerminalSize
    /// The color below transparent pixels if the protocol has none. Default: white.
    package var ground: RGBColor = .white
    /// The number in kitty's protocol, 1...16777215; it replaces the picture of that number. Default: a preview's.
    package var number = KittyPlaceholders.image
    /// Whether tmux is between this process and the terminal. Default: false.
    package var isInTmux = false

    package init(_ bitmap: Bitmap, on size: TerminalSize) {
        self.bitmap = bitmap
        self.size = size
    }

    /// The bytes that show the picture.
    /// - Throws: `ImageEncodingError` for a picture that is too large for a PNG.
    package func bytes(as imageProtocol: TerminalImageProtocol) throws(ImageEncodingError) -> [UInt8] {
        switch imageProtocol {
        case .kitty: try kitty()
        case .iterm2: try iterm2()
        case .sixel: SixelEncoder(opaque()).bytes()
        case .blocks: BlockEncoder(opaque()).bytes()
        }
    }

    private func png() throws(ImageEncodingError) -> [UInt8] {
        try PNG.encode(bitmap, options: PNGOptions(level: .fast))
    }

    /// Source: kitty, The terminal graphics protocol: a PNG (`f=100`) in chunks of at most 4096 base64 characters,
    /// displayed at once (`a=T`), under one number so that the next picture replaces it, without answers (`q=2`) and
    /// without moving the cursor (`C=1`).
    private func kitty() throws(ImageEncodingError) -> [UInt8] {
        let data = Base64.encoded(try png())
        let cells = size.cells(of: bitmap, in: .kitty)
        // tmux supports no pictures, but keeps characters, which represent the transmitted picture.
        let place = isInTmux ? "U=1" : "C=1,p=1"
        var out: [UInt8] = []
        var start = 0
        repeat {
            let end = min(data.count, start + 4096)
            let isLast = end == data.count
            let keys =
                start == 0
                ? "a=T,f=100,i=\(number),\(place),q=2,c=\(cells.columns),r=\(cells.rows),m=\(isLast ? 0 : 1)"
                : "q=2,m=\(isLast ? 0 : 1)"
            let chunk = Array("\u{1B}_G\(keys);".utf8) + data[start..<end] + Array("\u{1B}\\".utf8)
            out += isInTmux ? Tmux.passedThrough(chunk) : chunk
            start = end
        } while start < data.count
        if isInTmux { out += KittyPlaceholders.bytes(of: number, columns: cells.columns, rows: cells.rows) }
        return out
    }

    package static func kittyRemoval(inTmux: Bool) -> [UInt8] {
        let bytes = Array("\u{1B}_Ga=d,d=I,i=\(KittyPlaceholders.image),q=2\u{1B}\\".utf8)
        return inTmux ? Tmux.passedThrough(bytes) : bytes
    }

    /// Source: iTerm2, Inline Images Protocol. `doNotMoveCursor` is WezTerm's.
    private func iterm2() throws(ImageEncodingError) -> [UInt8] {
        let png = try png()
        let cells = size.cells(of: bitmap, in: .iterm2)
        let keys =
            "inline=1;size=\(png.count);width=\(cells.columns);height=\(cells.rows);preserveAspectRatio=1;doNotMoveCursor=1"
        let bytes = Array("\u{1B}]1337;File=\(keys):".utf8) + Base64.encoded(png) + [7]
        return isInTmux ? Tmux.passedThrough(bytes) : bytes
    }

    private func opaque() -> Bitmap {
        if bitmap.pixels.allSatisfy({ $0 >> 24 == 255 }) { return bitmap }
        let below = ground.withAlpha(1).premultiplied.bits
        var out = bitmap
        for i in out.pixels.indices {
            let pixel = out.pixels[i]
            let transparency = 255 - (pixel >> 24)
            var sum: UInt32 = 0
            for shift: UInt32 in [0, 8, 16, 24] {
                sum |= (((pixel >> shift) & 255) + (((below >> shift) & 255) * transparency + 127) / 255) << shift
            }
            out.pixels[i] = sum
        }
        return out
    }
}

/// Base64 with padding. Source: RFC 4648, section 4.
package enum Base64 {
    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    package static func encoded(_ bytes: [UInt8]) -> [UInt8] {
        var out: [UInt8] = []
        out.reserveCapacity((bytes.count + 2) / 3 * 4)
        var i = 0
        while i < bytes.count {
            let left = bytes.count - i
            let word =
                UInt32(bytes[i]) << 16 | (left > 1 ? UInt32(bytes[i + 1]) << 8 : 0)
                | (left > 2 ? UInt32(bytes[i + 2]) : 0)
            for k in 0..<4 {
                out.append(k <= left ? digits[Int(word >> UInt32(18 - 6 * k) & 63)] : UInt8(ascii: "="))
            }
            i += 3
        }
        return out
    }
}
