import VitrineEncoders
import VitrinePrimitives
import VitrineStage

/// Frames of an animation in rows, evenly spaced in time.
struct ContactSheet {
    /// The gap between frames, and around them, in pixels.
    static let gap = 8

    private(set) var bitmap: Bitmap
    /// The number of frames received so far.
    private(set) var count = 0

    private let size: PixelSize
    /// The number of each frame that is shown.
    private let shown: [Int]
    private let columns: Int

    /// - Throws: `RendererError.sheetTooLarge`.
    init(of size: PixelSize, frames: Int, frameCount: Int) throws {
        self.size = size
        let count = min(frames, frameCount)
        shown = (0..<count).map { count == 1 ? frameCount - 1 : $0 * (frameCount - 1) / (count - 1) }
        columns = ContactSheet.columns(count, size)
        let rows = (count + columns - 1) / columns
        let gap = ContactSheet.gap
        let (width, height) = (columns * (size.width + gap) + gap, rows * (size.height + gap) + gap)
        guard ImageLimits.default.allows(width: width, height: height) else {
            throw RendererError.sheetTooLarge(width: width, height: height, limits: .default)
        }
        bitmap = Bitmap(width: width, height: height, fill: RGBColor.white.premultiplied)
    }

    /// Returns the number of columns that makes the sheet closest to a square.
    private static func columns(_ count: Int, _ size: PixelSize) -> Int {
        var best = (columns: 1, difference: Int.max)
        for columns in 1...count {
            let rows = (count + columns - 1) / columns
            let difference = abs(columns * size.width - rows * size.height)
            if difference < best.difference { best = (columns, difference) }
        }
        return best.columns
    }

    mutating func receive(_ frame: FrameSequence.Frame) {
        guard count < shown.count, frame.index == shown[count] else { return }
        let left = ContactSheet.gap + count % columns * (size.width + ContactSheet.gap)
        let top = ContactSheet.gap + count / columns * (size.height + ContactSheet.gap)
        for y in 0..<size.height {
            let row = (top + y) * bitmap.width + left
            bitmap.pixels.replaceSubrange(
                row..<row + size.width, with: frame.bitmap.pixels[y * size.width..<(y + 1) * size.width])
        }
        count += 1
    }
}
