import VitrineEncoders
import VitrineStage

/// Creates an APNG, whose bytes are written as they are encoded.
final class APNGSink: FrameSink {
    private let path: String
    private let size: PixelSize
    private var file: AtomicFile?
    private var encoder: APNGEncoder?
    private var frames = 0
    private var bytes = 0

    init(_ renderer: Renderer, path: String, sequence: FrameSequence) throws {
        self.path = path
        size = renderer.size
        encoder = try APNGEncoder(renderer, sequence)
        file = try AtomicFile(path: path)
    }

    func receive(_ frame: FrameSequence.Frame) throws {
        guard let part = try encoder?.add(frame.bitmap, at: frame.index, damage: frame.damage) else { return }
        try file?.write(part)
        bytes += part.count
        frames += 1
    }

    func finish(at end: Int, _ progress: (Int, Int) -> Void) throws -> WrittenFile {
        guard let encoder = encoder.take(), let file = file.take() else { preconditionFailure("a sequence ends once") }
        let (tail, head) = try encoder.finish(at: frames)
        try file.write(tail)
        try file.overwrite(head, at: 0)
        try file.commit()
        return WrittenFile(
            path: path, width: size.width, height: size.height, frames: FrameCount.of(head), renderedFrames: frames,
            bytes: bytes + tail.count)
    }
}

extension APNGEncoder {
    /// Creates an encoder for a renderer's animation.
    init(_ renderer: Renderer, _ sequence: FrameSequence) throws(ImageEncodingError) {
        let options = APNGOptions(
            unit: FrameDuration(sequence.rate.denominator, sequence.rate.numerator),
            loopCount: renderer.scene.output.loop,
            png: renderer.pngOptions(renderer.note))
        try self.init(width: renderer.size.width, height: renderer.size.height, options: options)
    }
}
