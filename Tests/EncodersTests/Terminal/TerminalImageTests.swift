import Testing
import VitrineEncoders
import VitrinePrimitives

@Suite struct TerminalImageTests {
    private let size = TerminalSize(columns: 80, rows: 24, cellWidth: 8, cellHeight: 16)

    /// Returns a picture with flat areas, gradients and noise.
    private func picture(_ width: Int, _ height: Int, colors: Int) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let i = UInt32(truncatingIfNeeded: (x * 7 + y * 13) % colors)
                bitmap.pixels[y * width + x] = 0xFF00_0000 | (i * 97 & 255) << 16 | (i * 31 & 255) << 8 | (i * 5 & 255)
            }
        }
        return bitmap
    }

    private func difference(_ a: UInt32, _ b: UInt32) -> Int {
        [UInt32(0), 8, 16].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max()!
    }

    @Test(arguments: [(1, 1, 1), (13, 6, 40), (64, 31, 256), (200, 97, 255)])
    func sixelsDecodeToThePicture(_ width: Int, _ height: Int, _ colors: Int) throws {
        let bitmap = picture(width, height, colors: colors)
        let decoded = try #require(SixelDecoder.picture(TerminalImage(bitmap, on: size).bytes(as: .sixel)))
        #expect((decoded.width, decoded.height) == (width, height))
        for (wanted, found) in zip(bitmap.pixels, decoded.pixels) {
            // Sixel colors have 101 levels.
            #expect(difference(wanted & 0xFF_FFFF, try #require(found)) <= 2)
        }
    }

    @Test func sixelsOfManyColorsDrawEveryPixelNearItsColor() throws {
        let bitmap = picture(120, 60, colors: 4000)
        let decoded = try #require(SixelDecoder.picture(TerminalImage(bitmap, on: size).bytes(as: .sixel)))
        let errors = try zip(bitmap.pixels, decoded.pixels).map { difference($0 & 0xFF_FFFF, try #require($1)) }
        #expect(errors.reduce(0, +) / errors.count < 16)
    }

    @Test(arguments: [(1, 1), (10, 7), (80, 40)])
    func halfBlocksShowEveryPixel(_ width: Int, _ height: Int) throws {
        let bitmap = picture(width, height, colors: 300)
        let screen = BlockScreen(
            columns: width, rows: (height + 1) / 2, try TerminalImage(bitmap, on: size).bytes(as: .blocks))
        for y in 0..<height {
            for x in 0..<width {
                let cell = try #require(screen.cells[y / 2][x])
                #expect((y % 2 == 0 ? cell.upper : cell.lower) == bitmap.pixels[y * width + x] & 0xFF_FFFF)
            }
        }
        if height % 2 == 1 { #expect(screen.cells[height / 2][0]?.lower == nil) }
    }

    @Test(arguments: [(3, 3, 2), (300, 200, 4000)])
    func kittyChunksDecodeToThePicture(_ width: Int, _ height: Int, _ colors: Int) throws {
        let bitmap = picture(width, height, colors: colors)
        let stream = try TerminalImage(bitmap, on: size).bytes(as: .kitty)
        let (keys, data) = try #require(KittyDecoder.picture(stream))
        #expect(try PNG.decode(data) == bitmap)
        #expect(keys["f"] == "100" && keys["a"] == "T" && keys["q"] == "2" && keys["C"] == "1")
        #expect(keys["c"] == "\((width + 7) / 8)" && keys["r"] == "\((height + 15) / 16)")
    }

    @Test func anInlineImageOfITerm2DecodesToThePicture() throws {
        let bitmap = picture(90, 50, colors: 1000)
        let stream = try TerminalImage(bitmap, on: size).bytes(as: .iterm2)
        let head = Array("\u{1B}]1337;File=".utf8)
        #expect(stream.starts(with: head) && stream.last == 7)
        let colon = try #require(stream.firstIndex(of: UInt8(ascii: ":")))
        let keys = String(decoding: stream[head.count..<colon], as: UTF8.self)
        let data = try #require(KittyDecoder.decoded(Array(stream[(colon + 1)...].dropLast())))
        #expect(try PNG.decode(data) == bitmap)
        #expect(keys.contains("inline=1") && keys.contains("size=\(data.count)"))
    }

    @Test func tmuxHandsOnTheSameStream() throws {
        let bitmap = picture(40, 40, colors: 9)
        var image = TerminalImage(bitmap, on: size)
        image.isInTmux = true
        let stream = String(decoding: try image.bytes(as: .kitty), as: UTF8.self)
        let parts = stream.components(between: "\u{1B}Ptmux;", and: "\u{1B}\\")
        let inner = parts.passed.joined().replacing("\u{1B}\u{1B}", with: "\u{1B}")
        let (keys, data) = try #require(KittyDecoder.picture(Array(inner.utf8)))
        #expect(try PNG.decode(data) == bitmap)
        #expect(keys["U"] == "1" && keys["C"] == nil)
        // There is a placeholder for each cell of 5 x 3.
        #expect(parts.rest.unicodeScalars.count { $0.value == 0x10EEEE } == 15)
    }

    @Test func transparentPixelsShowTheGround() throws {
        let bitmap = Bitmap(width: 2, height: 2, pixels: [0, 0x8040_4040, 0xFF11_2233, 0])
        let screen = BlockScreen(columns: 2, rows: 1, try TerminalImage(bitmap, on: size).bytes(as: .blocks))
        #expect(screen.cells[0][0]?.upper == 0xFF_FFFF)
        #expect(screen.cells[0][1]?.upper == 0xBF_BFBF)
        #expect(screen.cells[0][0]?.lower == 0x11_2233)
    }

    @Test func base64IsThatOfTheStandard() {
        // Source: RFC 4648, section 10.
        let vectors = [
            "": "", "f": "Zg==", "fo": "Zm8=", "foo": "Zm9v", "foob": "Zm9vYg==", "fooba": "Zm9vYmE=",
            "foobar": "Zm9vYmFy",
        ]
        for (text, wanted) in vectors { #expect(Base64.encoded(Array(text.utf8)) == Array(wanted.utf8)) }
    }
}

extension String {
    /// Returns the parts between two marks, and the remainder.
    fileprivate func components(between begin: String, and end: String) -> (passed: [String], rest: String) {
        var passed: [String] = []
        var rest = ""
        var text = self[...]
        while let start = text.range(of: begin) {
            rest += text[..<start.lowerBound]
            let inner = text[start.upperBound...]
            // Escapes within are doubled, so the first single one ends the part.
            var i = inner.startIndex
            while i < inner.endIndex {
                if inner[i...].hasPrefix("\u{1B}\u{1B}") {
                    i = inner.index(i, offsetBy: 2)
                } else if inner[i...].hasPrefix(end) {
                    break
                } else {
                    i = inner.index(after: i)
                }
            }
            passed.append(String(inner[..<i]))
            text = inner[i...].dropFirst(end.count)
        }
        return (passed, rest + text)
    }

    fileprivate func range(of other: String) -> Range<Index>? { self[...].range(of: other) }
}

extension Substring {
    fileprivate func range(of other: String) -> Range<Index>? { firstRange(of: other) }
}
