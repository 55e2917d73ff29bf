import Encoders
import Stage

/// Makes an APNG, whose bytes go to the disk as they come.
final class APNGSink: FilmSink {
    private let path: String
    private let size: PixelSize
    private var file: AtomicFile?
    private var encoder: APNGEncoder?
    private var frames = 0
    private var bytes = 0

    init(_ renderer: Renderer, path: String, film: Film) throws {
        self.path = path
        size = renderer.size
        let options = APNGOptions(
            unit: FrameDuration(film.rate.denominator, film.rate.numerator), loopCount: renderer.scene.output.loop)
        encoder = try APNGEncoder(width: size.width, height: size.height, options: options)
        file = try AtomicFile(path: path)
    }

    func receive(_ frame: Film.Frame) throws {
        guard let part = try encoder?.add(frame.bitmap, at: frame.index, damage: frame.damage) else { return }
        try file?.write(part)
        bytes += part.count
        frames += 1
    }

    func finish(at end: Int) throws -> WrittenFile {
        guard let encoder = encoder.take(), let file = file.take() else { preconditionFailure("a film ends once") }
        let (tail, head) = try encoder.finish(at: frames)
        try file.write(tail)
        try file.overwrite(head, at: 0)
        try file.commit()
        return WrittenFile(
            path: path, width: size.width, height: size.height, frames: frames, bytes: bytes + tail.count)
    }
}
