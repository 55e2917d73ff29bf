import VitrineEncoders
import VitrinePrimitives

/// Composes what a terminal shows: a picture in its middle, or problems in its place, and a line about it below.
package struct TerminalCanvas: Sendable {
    package var size: TerminalSize
    package var way: TerminalImageProtocol
    package var isInTmux = false
    /// Pixels of a picture for a pixel of blocks, on each side: a character has too few to draw a scene with.
    package static let blockSampling = 4

    package init(size: TerminalSize, way: TerminalImageProtocol, isInTmux: Bool = false) {
        self.size = size
        self.way = way
        self.isInTmux = isInTmux
    }

    /// Rows above the line about the picture.
    package var rows: Int { max(1, min(size.rows - 1, isInTmux && way == .kitty ? 80 : .max)) }

    /// Pixels per point at which a scene is drawn.
    /// - Parameters:
    ///   - points: Size of what is shown.
    ///   - deviceScale: Of the scene's device; pictures have at most these pixels.
    package func scale(of points: Size, deviceScale: Double) -> Double {
        let sampling = way.hasPixels ? 1.0 : Double(Self.blockSampling)
        return size.scale(of: points, rows: rows, in: way, maximum: deviceScale / sampling) * sampling
    }

    /// A picture that was drawn at `scale(of:deviceScale:)`.
    package func picture(_ drawn: Bitmap) throws(ImageEncodingError) -> [UInt8] {
        var bitmap = drawn
        if !way.hasPixels {
            let percent = 100 / Self.blockSampling
            bitmap = AreaScaler(width: bitmap.width, height: bitmap.height, percent: percent).scaled(bitmap)
        }
        let cells = size.cells(of: bitmap, in: way)
        let column = max(0, (size.columns - cells.columns) / 2) + 1
        let row = max(0, (rows - cells.rows) / 2) + 1
        var image = TerminalImage(bitmap, on: size)
        image.isInTmux = isInTmux
        return Array("\u{1B}[\(row);\(column)H".utf8) + (try image.bytes(as: way))
    }

    /// The bytes that clear the screen, and a picture of kitty's protocol with it.
    package var clearing: [UInt8] {
        Array("\u{1B}[0m\u{1B}[2J".utf8) + (way == .kitty ? TerminalImage.kittyRemoval(inTmux: isInTmux) : [])
    }

    /// Texts in place of a picture, wrapped, from the second row on.
    /// - Parameter title: In bold red, above them.
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

    /// The last row.
    package func status(_ text: String) -> [UInt8] {
        let cut = String(Self.harmless(text).prefix(max(0, size.columns - 1)))
        return Array("\u{1B}[\(size.rows);1H\u{1B}[0;7m\u{1B}[K\(cut)\u{1B}[0m".utf8)
    }

    /// Without control characters: what a file holds cannot disturb the terminal.
    static func harmless(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { scalar in
                    scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
                        ? "\u{FFFD}" : scalar
                }))
    }

    /// Lines of at most so many characters, broken at spaces where there are some.
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
    /// A picture that was drawn at `scale(of:deviceScale:)`, at the cursor, with a line feed below it.
    package func still(_ drawn: Bitmap) throws(ImageEncodingError) -> [UInt8] {
        var bitmap = drawn
        if !way.hasPixels {
            let percent = 100 / Self.blockSampling
            bitmap = AreaScaler(width: bitmap.width, height: bitmap.height, percent: percent).scaled(bitmap)
        }
        let cells = size.cells(of: bitmap, in: way)
        var image = TerminalImage(bitmap, on: size)
        image.isInTmux = isInTmux
        // The rows are made first, so that a screen that scrolls does so before the picture.
        let isAtCursor = way == .sixel
        let rows = min(cells.rows, 500)
        var out: [UInt8] = []
        if !isAtCursor { out += Array((String(repeating: "\n", count: rows) + "\u{1B}[\(rows)A\r\u{1B}7").utf8) }
        out += try image.bytes(as: way)
        if !isAtCursor { out += Array("\u{1B}8\u{1B}[\(rows)B".utf8) }
        return out + Array("\r\n".utf8)
    }
}
