import VitrineEncoders
import VitrineStage

final class SheetSink: FrameSink {
    static let legalFrames = 1...1000

    private let file: PendingFile
    private let options: PNGOptions
    private var sheet: ContactSheet

    /// - Throws: `RendererError.sheetTooLarge`, `FileError` if the file cannot be written.
    init(_ renderer: Renderer, path: String, frames: Int, frameCount: Int) throws {
        sheet = try ContactSheet(of: renderer.size, frames: frames, frameCount: frameCount)
        options = renderer.sheetOptions(frames: frames)
        file = try PendingFile(path: path)
    }

    func receive(_ frame: FrameSequence.Frame) throws { sheet.receive(frame) }

    func finish(at end: Int, _ progress: (Int, Int) -> Void) throws -> WrittenFile {
        let bytes = try PNG.encode(sheet.bitmap, options: options)
        try file.finish(bytes)
        return WrittenFile(
            path: file.path, width: sheet.bitmap.width, height: sheet.bitmap.height, frames: sheet.count,
            bytes: bytes.count)
    }
}

extension Renderer {
    func sheetOptions(frames: Int) -> PNGOptions {
        var note = note
        note?.sheetFrames = frames
        return pngOptions(note)
    }
}
