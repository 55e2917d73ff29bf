import VitrineEncoders
import VitrinePrimitives

/// Composes the screen of a terminal: a centered picture, or problems in its place, and a status line below.
package struct TerminalCanvas: Sendable {
    package var size: TerminalSize
    package var imageProtocol: TerminalImageProtocol
    package var isInTmux = false
    /// The pixels of a picture per pixel of blocks, on each side: a character has too few to draw a scene with.
    package static let blockSampling = 4

    package init(size: TerminalSize, imageProtocol: TerminalImageProtocol, isInTmux: Bool = false) {
        self.size = size
        self.imageProtocol = imageProtocol
        self.isInTmux = isInTmux
    }

    /// The number of rows above the status line.
    package var rows: Int { max(1, min(size.rows - 1, isInTmux && imageProtocol == .kitty ? 80 : .max)) }

    /// Returns the pixels per point at which a scene is drawn.
    /// - Parameters:
    ///   - points: The size of what is shown.
    ///   - deviceScale: The scale of the scene's device, which is the maximum.
    package func scale(of points: Size, deviceScale: Double) -> Double {
        let sampling = imageProtocol.hasPixels ? 1.0 : Double(Self.blockSampling)
        return size.scale(of: points, rows: rows, in: imageProtocol, maximum: deviceScale / sampling) * sampling
    }

    /// Encodes a picture that was drawn at `scale(of:deviceScale:)`.
    package func picture(_ drawn: Bitmap) throws(ImageEncodingError) -> [UInt8] {
        var bitmap = drawn
        if !imageProtocol.hasPixels {
            let percent = 100 / Self.blockSampling
            bitmap = AreaScaler(width: bitmap.width, height: bitmap.height, percent: percent).scaled(bitmap)
        }
        let cells = size.cells(of: bitmap, in: imageProtocol)
        let column = max(0, (size.columns - cells.columns) / 2) + 1
        let row = max(0, (rows - cells.rows) / 2) + 1
        var image = TerminalImage(bitmap, on: size)
        image.isInTmux = isInTmux
        return Array("\u{1B}[\(row);\(column)H".utf8) + (try image.bytes(as: imageProtocol))
    }

    /// The bytes that clear the screen, including a picture of kitty's protocol.
    package var clearing: [UInt8] {
        Array("\u{1B}[0m\u{1B}[2J".utf8) + (imageProtocol == .kitty ? TerminalImage.kittyRemoval(inTmux: isInTmux) : [])
    }

    /// Returns wrapped texts in place of a picture, from the second row on.
    /// - Parameter title: The title above them, in bold red.
    package func lines(_ texts: [String], title: String? = nil) -> [UInt8] {
        var out = clearing
        var row = 2
        func put(_ line: String, _ style: String) {
            guard row <= rows else { return }
            out += Array("\u{1B}[\(row);2H\u{1B}[\(style)m\(line)\u{1B}[0m".utf8)
            row += 1
        }
        if let title {
            put(title, "1;31")
            row += 1
        }
        for text in texts {
            for line in Self.wrapped(Self.harmless(text), to: max(10, size.columns - 2)) { put(line, "0") }
        }
        return out
    }

    package func status(_ text: String) -> [UInt8] {
        let cut = String(Self.harmless(text).prefix(max(0, size.columns - 1)))
        return Array("\u{1B}[\(size.rows);1H\u{1B}[0;7m\u{1B}[K\(cut)\u{1B}[0m".utf8)
    }

    /// Removes control characters: the contents of a file cannot disturb the terminal.
    static func harmless(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { scalar in
                    scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
                        ? "\u{FFFD}" : scalar
                }))
    }

    /// Splits a text into lines of at most so many characters, at spaces if possible.
    static func wrapped(_ text: String, to width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            var word = Substring(word)
            if !line.isEmpty, line.count + 1 + word.count <= width {
                line += " " + word
                continue
            }
            if !line.isEmpty { lines.append(line) }
            while word.count > width {
                lines.append(String(word.prefix(width)))
                word = word.dropFirst(width)
            }
            line = String(word)
        }
        return lines + [line]
    }
}

extension TerminalCanvas {
    /// Encodes a picture that was drawn at `scale(of:deviceScale:)`, at the cursor, with a line feed below it.
    package func still(_ drawn: Bitmap) throws(ImageEncodingError) -> [UInt8] {
        var bitmap = drawn
        if !imageProtocol.hasPixels {
            let percent = 100 / Self.blockSampling
            bitmap = AreaScaler(width: bitmap.width, height: bitmap.height, percent: percent).scaled(bitmap)
        }
        let cells = size.cells(of: bitmap, in: imageProtocol)
        var image = TerminalImage(bitmap, on: size)
        image.isInTmux = isInTmux
        // The rows are made first, so that a screen that scrolls does so before the picture.
        let isAtCursor = imageProtocol == .sixel
        let rows = min(cells.rows, 500)
        var out: [UInt8] = []
        if !isAtCursor { out += Array((String(repeating: "\n", count: rows) + "\u{1B}[\(rows)A\r\u{1B}7").utf8) }
        out += try image.bytes(as: imageProtocol)
        if !isAtCursor { out += Array("\u{1B}8\u{1B}[\(rows)B".utf8) }
        return out + Array("\r\n".utf8)
    }
}
