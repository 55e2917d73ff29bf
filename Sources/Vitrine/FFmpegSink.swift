import Foundation
import VitrineEncoders
import VitrinePrimitives
import VitrineStage

/// Sends frames to `ffmpeg`, which writes a video of them under a hidden name.
final class FFmpegSink: FrameSink {
    private let path: String
    private let size: PixelSize
    private let format: OutputFormat
    private var file: AtomicFile?
    private let process = Process()
    private let input = Foundation.Pipe()
    private let errorFile: FileHandle
    private let errorPath: String
    /// A file with the chapters; nil for a film without.
    private var chapterPath: String?
    private var frames = 0
    /// Whether all frames were opaque, as those of an MP4 are.
    private var isOpaque = true

    /// The path of the program; nil if it is not found.
    static var program: String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return folders.map { "\($0)/ffmpeg" }.first(where: FileManager.default.isExecutableFile)
    }

    /// - Throws: `RendererError.programMissing`, `.programFailed`, `FileError` if the file cannot be written.
    init(_ renderer: Renderer, path: String, format: OutputFormat, sequence: FrameSequence) throws {
        self.path = path
        self.format = format
        size = renderer.size
        guard let program = FFmpegSink.program else { throw RendererError.programMissing("ffmpeg", for: path) }
        if format == .mov, !FFmpegSink.has("hevc_videotoolbox", program) {
            throw RendererError.encoderMissing(
                "hevc_videotoolbox", of: "ffmpeg", for: path,
                remedy: "it is part of ffmpeg on macOS; .webm has alpha everywhere")
        }
        let file = try AtomicFile(path: path)
        let result = file.unfinishedPath
        self.file = consume file
        errorPath = NSTemporaryDirectory() + "/vitrine-ffmpeg-\(UUID().uuidString)"
        guard FileManager.default.createFile(atPath: errorPath, contents: nil),
            let errorFile = FileHandle(forUpdatingAtPath: errorPath)
        else { throw FileError.fileFailed(path: errorPath, reason: "it cannot be made") }
        self.errorFile = errorFile
        // Only the open file is needed, which disappears with the process.
        try? FileManager.default.removeItem(atPath: errorPath)
        let chapters = sequence.chapters
        if !chapters.isEmpty {
            let unit = "\(sequence.rate.denominator)/\(sequence.rate.numerator)"
            let path = NSTemporaryDirectory() + "/vitrine-chapters-\(UUID().uuidString)"
            try AtomicFile.write(Array(FFmpegSink.metadata(chapters, timeBase: unit).utf8), to: path)
            chapterPath = path
        }
        let isAppPreview = format == .mp4 && renderer.scene.output.size?.isAppPreview ?? false
        process.executableURL = URL(fileURLWithPath: program)
        // A bare path could be read as an option or as another protocol, such as `-dir/o.mp4` or `T12:00/o.mp4`.
        process.arguments =
            [
                "-nostdin", "-hide_banner", "-loglevel", "error", "-y", "-f", "rawvideo", "-pixel_format",
                format == .mp4 ? "rgb24" : "rgba",
                "-video_size", "\(size.width)x\(size.height)", "-framerate",
                "\(sequence.rate.numerator)/\(sequence.rate.denominator)",
                "-i", "pipe:0",
            ]
            + (chapterPath.map { ["-f", "ffmetadata", "-i", "file:\($0)"] } ?? [])
            + (isAppPreview ? ["-f", "lavfi", "-i", "anullsrc=channel_layout=stereo:sample_rate=48000"] : [])
            + (chapterPath == nil ? [] : ["-map_chapters", "1"])
            + ["-map", "0:v"] + (isAppPreview ? ["-map", "\(chapterPath == nil ? 1 : 2):a"] : [])
            + FFmpegSink.arguments(format, size)
            // App Store Connect is said to refuse app previews without a stereo track.
            + (isAppPreview ? ["-c:a", "aac", "-b:a", "256k", "-shortest"] : [])
            // Without times and random numbers, the same film gives the same bytes.
            + ["-bitexact", "file:\(result)"]
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

    /// Returns chapters in ffmpeg's format. Source: ffmpeg-formats(1), "Metadata".
    /// - Parameter timeBase: The seconds of a frame, as a fraction.
    static func metadata(_ chapters: [FilmChapter], timeBase: String) -> String {
        var out = ";FFMETADATA1\n"
        for chapter in chapters {
            out += "[CHAPTER]\nTIMEBASE=\(timeBase)\n"
            out += "START=\(chapter.firstFrame)\nEND=\(chapter.end)\ntitle="
            for character in chapter.title.unicodeScalars {
                if "=;#\\\n".unicodeScalars.contains(character) { out += "\\" }
                out.unicodeScalars.append(character)
            }
            out += "\n"
        }
        return out
    }

    private func removeChapters() {
        if let chapterPath { try? FileManager.default.removeItem(atPath: chapterPath) }
        chapterPath = nil
    }

    /// Returns the system's message of an error: Foundation's errors describe themselves as dumps.
    private static func words(_ error: any Error) -> String {
        let error = error as NSError
        if error.domain == NSPOSIXErrorDomain { return unsafe String(cString: strerror(Int32(error.code))) }
        if let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError { return words(cause) }
        return error.localizedDescription
    }

    private static func has(_ encoder: String, _ program: String) -> Bool {
        let process = Process()
        let output = Foundation.Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["-nostdin", "-hide_banner", "-encoders"]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.contains(" \(encoder) ")
    }

    /// Returns the encoder's arguments: H.264, which plays everywhere, or VP9 or HEVC with alpha; with even sides, for
    /// which the last column and row are repeated.
    private static func arguments(_ format: OutputFormat, _ size: PixelSize) -> [String] {
        let filter =
            "pad=ceil(iw/2)*2:ceil(ih/2)*2:color=black@0,"
            + "fillborders=right=\(size.width % 2):bottom=\(size.height % 2):mode=smear,"
            + "scale=out_color_matrix=bt709:out_range=tv,format="
        let colors = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "iec61966-2-1"]
        switch format {
        case .webm:
            return ["-vf", filter + "yuva420p", "-c:v", "libvpx-vp9", "-crf", "18", "-b:v", "0", "-row-mt", "1"]
                + colors + ["-f", "webm"]
        case .mov:
            return ["-vf", filter + "bgra", "-c:v", "hevc_videotoolbox", "-alpha_quality", "0.9", "-q:v", "70"]
                + ["-tag:v", "hvc1", "-f", "mov"]
        default: break
        }
        return [
            "-vf", filter + "yuv420p", "-c:v", "libx264", "-crf", "16", "-preset", "medium",
            // The bytes depend on the number of threads, which would otherwise be that of the machine.
            "-threads", "4",
        ] + colors + ["-movflags", "+faststart", "-f", "mp4"]
    }

    func receive(_ frame: FrameSequence.Frame) throws {
        isOpaque = isOpaque && StraightAlpha.isOpaque(frame.bitmap.pixels)
        let pixels: RawPixels = format == .mp4 ? .rgb : .rgba
        do {
            try StandardFile.write(
                pixels.bytes(of: frame.bitmap), to: input.fileHandleForWriting.fileDescriptor, named: "ffmpeg")
        } catch {
            // The program has ended before it received everything, and has printed why.
            throw failure()
        }
        frames += 1
    }

    func finish(at end: Int, _ progress: (Int, Int) -> Void) throws -> WrittenFile {
        guard let file = file.take() else { preconditionFailure("a sequence ends once") }
        let result = file.unfinishedPath
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        RunningPrograms.remove(process.processIdentifier)
        removeChapters()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else { throw failure() }
        let attributes = try? FileManager.default.attributesOfItem(atPath: result)
        let bytes = (attributes?[.size] as? NSNumber)?.intValue ?? 0
        guard bytes > 0 else { throw failure() }
        try file.commit()
        return WrittenFile(
            path: path, width: size.width + size.width % 2, height: size.height + size.height % 2,
            frames: frames, bytes: bytes,
            concessions: format == .mp4 && !isOpaque
                ? "clear pixels are white, as an MP4 has no alpha; a .webm, .webp or .avif has" : nil)
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

    deinit {
        if process.isRunning { stop() }
        removeChapters()
    }
}
