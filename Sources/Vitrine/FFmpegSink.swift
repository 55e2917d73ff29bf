import Foundation
import VitrineEncoders
import VitrineStage

/// Hands frames to `ffmpeg`, which makes a WebP or an MP4 of them under a hidden name.
final class FFmpegSink: FrameSink {
    private let path: String
    private let size: PixelSize
    private var file: AtomicFile?
    private let process = Process()
    private let input = Foundation.Pipe()
    private let errorFile: FileHandle
    private let errorPath: String
    private var frames = 0

    /// Where the program lies, if it is there.
    static var program: String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return folders.map { "\($0)/ffmpeg" }.first(where: FileManager.default.isExecutableFile)
    }

    /// - Throws: `RendererError.programMissing`, `.programFailed`, `FileError` when the file could not be written.
    init(_ renderer: Renderer, path: String, format: OutputFormat, sequence: FrameSequence) throws {
        self.path = path
        size = renderer.size
        guard let program = FFmpegSink.program else { throw RendererError.programMissing("ffmpeg", for: path) }
        let file = try AtomicFile(path: path)
        let result = file.unfinishedPath
        self.file = consume file
        errorPath = NSTemporaryDirectory() + "/vitrine-ffmpeg-\(UUID().uuidString)"
        guard FileManager.default.createFile(atPath: errorPath, contents: nil),
            let errorFile = FileHandle(forUpdatingAtPath: errorPath)
        else { throw FileError.fileFailed(path: errorPath, reason: "it cannot be made") }
        self.errorFile = errorFile
        // Only the open file is needed, which then goes with the process.
        try? FileManager.default.removeItem(atPath: errorPath)
        process.executableURL = URL(fileURLWithPath: program)
        // A bare path could be read as an option or as another protocol, such as `-dir/o.mp4` or `T12:00/o.mp4`.
        process.arguments =
            [
                "-nostdin", "-hide_banner", "-loglevel", "error", "-y", "-f", "rawvideo", "-pixel_format", "rgba",
                "-video_size", "\(size.width)x\(size.height)", "-framerate",
                "\(sequence.rate.numerator)/\(sequence.rate.denominator)",
                "-i", "pipe:0",
            ] + FFmpegSink.arguments(format, loop: renderer.scene.output.loop) + ["file:\(result)"]
        process.standardInput = input
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errorFile
        do {
            try RunningPrograms.begin {
                try process.run()
                return process.processIdentifier
            }
        } catch {
            throw RendererError.programFailed(
                "ffmpeg", reason: "\(program) cannot be started: \(FFmpegSink.words(error))")
        }
        try? input.fileHandleForReading.close()
    }

    /// Foundation's errors describe themselves as dumps; the system's own words are in them.
    private static func words(_ error: any Error) -> String {
        let error = error as NSError
        if error.domain == NSPOSIXErrorDomain { return unsafe String(cString: strerror(Int32(error.code))) }
        if let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError { return words(cause) }
        return error.localizedDescription
    }

    /// How the result is encoded: a lossless WebP; an H.264 video that plays everywhere, with even sides.
    private static func arguments(_ format: OutputFormat, loop: Int) -> [String] {
        if format == .webp {
            return ["-c:v", "libwebp_anim", "-lossless", "1", "-loop", "\(loop)", "-f", "webp"]
        }
        let filter = "pad=ceil(iw/2)*2:ceil(ih/2)*2,scale=out_color_matrix=bt709:out_range=tv,format=yuv420p"
        return [
            "-vf", filter, "-c:v", "libx264", "-crf", "16", "-preset", "medium", "-colorspace", "bt709",
            "-color_primaries", "bt709", "-color_trc", "iec61966-2-1", "-movflags", "+faststart", "-f", "mp4",
        ]
    }

    func receive(_ frame: FrameSequence.Frame) throws {
        do {
            try StandardFile.write(
                RawPixels.rgba.bytes(of: frame.bitmap), to: input.fileHandleForWriting.fileDescriptor, named: "ffmpeg")
        } catch {
            // It went before it had everything, and has said why.
            throw failure()
        }
        frames += 1
    }

    func finish(at end: Int) throws -> WrittenFile {
        guard let file = file.take() else { preconditionFailure("a sequence ends once") }
        let result = file.unfinishedPath
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        RunningPrograms.remove(process.processIdentifier)
        guard process.terminationReason == .exit, process.terminationStatus == 0 else { throw failure() }
        let attributes = try? FileManager.default.attributesOfItem(atPath: result)
        let bytes = (attributes?[.size] as? NSNumber)?.intValue ?? 0
        guard bytes > 0 else { throw failure() }
        try file.commit()
        return WrittenFile(path: path, width: size.width, height: size.height, frames: frames, bytes: bytes)
    }

    private func failure() -> RendererError {
        stop()
        try? errorFile.seek(toOffset: 0)
        let said = (try? errorFile.read(upToCount: 4000)).flatMap { $0 } ?? Data()
        let text = String(decoding: said, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        return .programFailed("ffmpeg", reason: text.isEmpty ? "it ended with \(process.terminationStatus)" : text)
    }

    private func stop() {
        try? input.fileHandleForWriting.close()
        if process.isRunning { process.terminate() }
        process.waitUntilExit()
        RunningPrograms.remove(process.processIdentifier)
    }

    deinit { if process.isRunning { stop() } }
}
