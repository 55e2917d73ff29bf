import VitrinePrimitives

/// A decoder written from the protocol's documents, not from the encoder.
enum SixelDecoder {
    /// Returns the pixels as 0xBBGGRR by rows; nil where no sixel was drawn.
    static func picture(_ bytes: [UInt8]) -> (width: Int, height: Int, pixels: [UInt32?])? {
        var text = String(decoding: bytes, as: UTF8.self)
        guard let begin = text.firstIndex(of: "q"), text.hasPrefix("\u{1B}P"), text.hasSuffix("\u{1B}\\") else {
            return nil
        }
        text = String(text[text.index(after: begin)...].dropLast(2))
        var scalars = Array(text.unicodeScalars)[...]
        func number() -> Int {
            var value = 0
            while let digit = scalars.first, 48...57 ~= digit.value {
                value = value * 10 + Int(digit.value - 48)
                scalars.removeFirst()
            }
            return value
        }
        func numbers() -> [Int] {
            var out = [number()]
            while scalars.first == ";" {
                scalars.removeFirst()
                out.append(number())
            }
            return out
        }
        guard scalars.popFirst() == "\"" else { return nil }
        let raster = numbers()
        guard raster.count == 4 else { return nil }
        let (width, height) = (raster[2], raster[3])
        var pixels = [UInt32?](repeating: nil, count: width * height)
        var colors: [Int: UInt32] = [:]
        var (x, y, color) = (0, 0, 0)
        func draw(_ scalar: Unicode.Scalar, _ count: Int) {
            let mask = scalar.value - 63
            for _ in 0..<count {
                for bit in 0..<6 where mask >> UInt32(bit) & 1 == 1 && x < width && y + bit < height {
                    pixels[(y + bit) * width + x] = colors[color]
                }
                x += 1
            }
        }
        while let scalar = scalars.popFirst() {
            switch scalar {
            case "#":
                let values = numbers()
                color = values[0]
                if values.count == 5, values[1] == 2 {
                    let levels = values[2...].map { UInt32(($0 * 255 + 50) / 100) }
                    colors[color] = levels[0] | levels[1] << 8 | levels[2] << 16
                }
            case "!":
                let count = number()
                guard let next = scalars.popFirst() else { return nil }
                draw(next, count)
            case "$": x = 0
            case "-": (x, y) = (0, y + 6)
            case "?"..."~": draw(scalar, 1)
            default: return nil
            }
        }
        return (width, height, pixels)
    }
}

/// The screen of a terminal that understands the sequences of half blocks.
struct BlockScreen {
    private(set) var cells: [[(upper: UInt32, lower: UInt32?)?]]

    init(columns: Int, rows: Int, _ bytes: [UInt8]) {
        cells = Array(repeating: Array(repeating: nil, count: columns), count: rows)
        var (row, column) = (0, 0)
        var (front, back): (UInt32, UInt32?) = (0, nil)
        var rest = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
        while let scalar = rest.popFirst() {
            if scalar == "\u{2580}" {
                cells[row][column] = (front, back)
                column += 1
            } else if scalar == "\u{1B}" {
                guard rest.popFirst() == "[" else { return }
                var text = ""
                while let next = rest.first, !(0x40...0x7E ~= next.value) {
                    text.unicodeScalars.append(next)
                    rest.removeFirst()
                }
                let numbers = text.split(separator: ";").compactMap { UInt32($0) }
                switch rest.popFirst() {
                case "D": column = max(0, column - Int(numbers.first ?? 1))
                case "B": row += Int(numbers.first ?? 1)
                case "m":
                    var codes = numbers[...]
                    while let code = codes.popFirst() {
                        switch code {
                        case 0: (front, back) = (0, nil)
                        case 49: back = nil
                        case 38, 48:
                            guard codes.popFirst() == 2, codes.count >= 3 else { return }
                            let rgb = codes.removeFirst() | codes.removeFirst() << 8 | codes.removeFirst() << 16
                            if code == 38 { front = rgb } else { back = rgb }
                        default: return
                        }
                    }
                default: return
                }
            }
        }
    }
}

enum KittyDecoder {
    /// Returns the keys of the first command, and the data of all.
    static func picture(_ bytes: [UInt8]) -> (keys: [String: String], data: [UInt8])? {
        var first: [String: String]?
        var text: [UInt8] = []
        var rest = bytes[...]
        let begin = Array("\u{1B}_G".utf8)
        var isLast = false
        while rest.starts(with: begin) {
            guard
                let end = rest.indices.dropLast().first(where: {
                    rest[$0] == 0x1B && rest[$0 + 1] == 0x5C && $0 > rest.startIndex
                }),
                let semicolon = rest.firstIndex(of: 0x3B), semicolon < end, !isLast
            else { return nil }
            let words = String(decoding: rest[(rest.startIndex + 3)..<semicolon], as: UTF8.self).split(separator: ",")
            let keys = Dictionary(
                uniqueKeysWithValues: words.map {
                    ($0.split(separator: "=")[0].description, $0.split(separator: "=")[1].description)
                })
            first = first ?? keys
            let chunk = rest[(semicolon + 1)..<end]
            // All chunks but the last have a multiple of four characters, at most 4096.
            guard chunk.count <= 4096, keys["m"] == "0" || chunk.count % 4 == 0 else { return nil }
            isLast = keys["m"] == "0"
            text += chunk
            rest = rest[(end + 2)...]
        }
        guard isLast, let first, let data = decoded(text) else { return nil }
        return (first, data)
    }

    /// Decodes Base64 by the table of RFC 4648.
    static func decoded(_ text: [UInt8]) -> [UInt8]? {
        guard text.count % 4 == 0 else { return nil }
        var out: [UInt8] = []
        for start in stride(from: 0, to: text.count, by: 4) {
            var word: UInt32 = 0
            var padding = 0
            for byte in text[start..<start + 4] {
                let value: UInt32
                switch byte {
                case 65...90: value = UInt32(byte) - 65
                case 97...122: value = UInt32(byte) - 71
                case 48...57: value = UInt32(byte) + 4
                case 43: value = 62
                case 47: value = 63
                case 61:
                    value = 0
                    padding += 1
                default: return nil
                }
                word = word << 6 | value
            }
            out += [UInt8(word >> 16 & 255), UInt8(word >> 8 & 255), UInt8(word & 255)].dropLast(padding)
        }
        return out
    }
}
