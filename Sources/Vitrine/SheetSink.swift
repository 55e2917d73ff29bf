import Encoders
import Primitives
import Stage

/// Makes a contact sheet: a PNG with frames in rows, from the first to the last, evenly spaced in time.
final class SheetSink: FilmSink {
    /// Pixels between frames, and around them.
    static let gap = 8
    /// Legal numbers of frames on a sheet.
    static let legalFrames = 1...1000

    private let file: PendingFile
    private let size: PixelSize
    /// The number of each frame that is shown.
    private let shown: [Int]
    private let columns: Int
    private var sheet: Bitmap
    private var place = 0

    /// - Throws: `RendererError.sheetTooLarge`, `EncoderError` when the file could not be written.
    init(_ renderer: Renderer, path: String, frames: Int, frameCount: Int) throws {
        size = renderer.size
        let count = min(frames, frameCount)
        shown = (0..<count).map { count == 1 ? frameCount - 1 : $0 * (frameCount - 1) / (count - 1) }
        columns = SheetSink.columns(count, size)
        let rows = (count + columns - 1) / columns
        let gap = SheetSink.gap
        let (width, height) = (columns * (size.width + gap) + gap, rows * (size.height + gap) + gap)
        guard ImageLimits.default.allows(width: width, height: height) else {
            throw RendererError.sheetTooLarge(width: width, height: height, limits: .default)
        }
        file = try PendingFile(path: path)
        sheet = Bitmap(width: width, height: height, fill: Color.white.premultiplied)
    }

    /// As many as bring the sheet nearest to a square.
    private static func columns(_ count: Int, _ size: PixelSize) -> Int {
        var best = (columns: 1, difference: Int.max)
        for columns in 1...count {
            let rows = (count + columns - 1) / columns
            let difference = abs(columns * size.width - rows * size.height)
            if difference < best.difference { best = (columns, difference) }
        }
        return best.columns
    }

    func receive(_ frame: Film.Frame) throws {
        guard place < shown.count, frame.index == shown[place] else { return }
        let left = SheetSink.gap + place % columns * (size.width + SheetSink.gap)
        let top = SheetSink.gap + place / columns * (size.height + SheetSink.gap)
        for y in 0..<size.height {
            let row = (top + y) * sheet.width + left
            sheet.pixels.replaceSubrange(
                row..<row + size.width, with: frame.bitmap.pixels[y * size.width..<(y + 1) * size.width])
        }
        place += 1
    }

    func finish(at end: Int) throws -> WrittenFile {
        let bytes = try PNG.encode(sheet)
        try file.finish(bytes)
        return WrittenFile(
            path: file.path, width: sheet.width, height: sheet.height, frames: place, bytes: bytes.count)
    }
}
