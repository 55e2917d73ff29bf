import VitrineEncoders
import VitrineStage

/// A receiver of an animation's frames, in order, that makes a file or files of them.
protocol FrameSink: AnyObject {
    func receive(_ frame: FrameSequence.Frame) throws
    /// Ends the animation at a time in centiseconds, and writes the file.
    func finish(at end: Int, _ progress: (Int, Int) -> Void) throws -> WrittenFile
}

/// Writes a file that needs no frames of an animation, or draws them itself.
final class WholeFileSink: FrameSink {
    typealias Content = (
        bytes: [UInt8], size: PixelSize, frames: Int, renderedFrames: Int?, concessions: String?
    )

    private let file: PendingFile
    private let make: ((Int, Int) -> Void) throws -> Content

    /// - Throws: `FileError` if the file cannot be written.
    init(path: String, _ make: @escaping ((Int, Int) -> Void) throws -> Content) throws {
        file = try PendingFile(path: path)
        self.make = make
    }

    func receive(_ frame: FrameSequence.Frame) {}

    func finish(at end: Int, _ progress: (Int, Int) -> Void) throws -> WrittenFile {
        let made = try make(progress)
        try file.finish(made.bytes)
        return WrittenFile(
            path: file.path, width: made.size.width, height: made.size.height, frames: made.frames,
            renderedFrames: made.renderedFrames, bytes: made.bytes.count, concessions: made.concessions)
    }
}

/// Writes a GIF, encoding while the next frames are drawn.
final class GIFSink: FrameSink {
    private let file: PendingFile
    private let renderer: Renderer
    private let size: PixelSize
    private let encoder: GIFEncodingQueue
    private var frames = 0

    init(_ renderer: Renderer, path: String) throws {
        file = try PendingFile(path: path)
        self.renderer = renderer
        size = renderer.gifSize
        encoder = try GIFEncodingQueue(renderer, GIFBudget.EncodingSettings(quality: renderer.gifQuality))
    }

    func receive(_ frame: FrameSequence.Frame) throws {
        try encoder.add(frame.bitmap, at: frame.timeInCentiseconds, damage: frame.damage)
        frames += 1
    }

    func finish(at end: Int, _ progress: (Int, Int) -> Void) throws -> WrittenFile {
        let bytes = renderer.noted(try encoder.finish(at: end))
        try file.finish(bytes)
        return WrittenFile(
            path: file.path, width: size.width, height: size.height, frames: FrameCount.of(bytes),
            renderedFrames: frames,
            bytes: bytes.count)
    }
}

/// Writes a folder of numbered PNGs: 0000.png, 0001.png and so on.
final class FrameFolderSink: FrameSink {
    private let path: String
    private let size: PixelSize
    private let frameCount: Int
    private let options: PNGOptions
    private var frames = 0
    private var bytes = 0
    private var last: [UInt8]?

    init(_ renderer: Renderer, path: String, frameCount: Int) throws {
        self.path = path
        size = renderer.size
        self.frameCount = frameCount
        // Frames have no note: a scene is verified by its whole rendering, not by each of its frames.
        options = renderer.pngOptions(nil)
        try Folder.make(path)
        try Confinement.check(name(0), below: path)
        // The file is dropped at once: it only proves that the folder can be written.
        _ = try PendingFile(path: name(0))
    }

    func receive(_ frame: FrameSequence.Frame) throws {
        // A frame without damage is the same picture again.
        let png = if frame.damage.isEmpty, let last { last } else { try PNG.encode(frame.bitmap, options: options) }
        last = png
        try AtomicFile.write(png, to: name(frame.index), below: path)
        frames += 1
        bytes += png.count
    }

    func finish(at end: Int, _ progress: (Int, Int) -> Void) throws -> WrittenFile {
        WrittenFile(path: path, width: size.width, height: size.height, frames: frames, bytes: bytes)
    }

    private func name(_ index: Int) -> String {
        "\(path)\(path.hasSuffix("/") ? "" : "/")\(OutputFormat.frameName(index, of: frameCount))"
    }
}
