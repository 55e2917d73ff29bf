import VitrinePrimitives

/// A protocol for pictures in a terminal.
package enum TerminalImageProtocol: String, Hashable, Sendable, CaseIterable {
    /// The graphics protocol of kitty; also supported by Ghostty, WezTerm and Konsole.
    case kitty
    /// Inline images of iTerm2; also supported by WezTerm and VS Code.
    case iterm2
    /// Sixel graphics of the DEC VT340; also supported by foot, mlterm, Windows Terminal, and xterm with `-ti vt340`.
    case sixel
    /// The character U+2580, whose upper half has the foreground color and whose lower half has the background color.
    case blocks

    /// Whether pictures have the resolution of pixels instead of characters.
    package var hasPixels: Bool { self != .blocks }
}

package struct TerminalSize: Hashable, Sendable {
    /// The width in characters, 1 or more.
    package var columns: Int
    package var rows: Int
    /// The width of a character in pixels, 1 or more.
    package var cellWidth: Int
    package var cellHeight: Int

    /// - Parameters:
    ///   - cellWidth: Default: 8, the width of most fixed fonts of 13 pixels.
    ///   - cellHeight: Default: 16.
    package init(columns: Int, rows: Int, cellWidth: Int = 8, cellHeight: Int = 16) {
        self.columns = max(1, columns)
        self.rows = max(1, rows)
        self.cellWidth = max(1, cellWidth)
        self.cellHeight = max(1, cellHeight)
    }

    /// The pixels per point at which a picture of a size in points fits into a number of rows.
    /// - Parameter maximum: The largest result.
    package func scale(of size: Size, rows: Int, in imageProtocol: TerminalImageProtocol, maximum: Double) -> Double {
        // A character of blocks is one pixel wide and two pixels high.
        let width = Double(columns * (imageProtocol.hasPixels ? cellWidth : 1))
        let height = Double(max(1, rows) * (imageProtocol.hasPixels ? cellHeight : 2))
        return min(maximum, min(width / size.width, height / size.height))
    }

    /// The number of characters that a picture covers.
    package func cells(of bitmap: Bitmap, in imageProtocol: TerminalImageProtocol) -> (columns: Int, rows: Int) {
        let (width, height) = imageProtocol.hasPixels ? (cellWidth, cellHeight) : (1, 2)
        return ((bitmap.width + width - 1) / width, (bitmap.height + height - 1) / height)
    }
}
