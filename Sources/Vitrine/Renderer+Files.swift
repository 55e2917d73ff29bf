import Foundation
import VitrineEncoders
import VitrinePrimitives
import VitrineStage

extension Renderer {
    /// Writes a file whose extension names its format (see `OutputFormat`), a folder of frames, or standard output. A
    /// file is written whole or not at all.
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - seconds: The moment of a still. Default: that of the scene's output.
    ///   - pixels: The format of pixels on standard output. Default: `rgba`.
    ///   - sheetFrames: The number of frames of a contact sheet, 1...1000, or fewer if there are fewer. Default: 12.
    ///   - progress: Called with the number of frames drawn and of all frames.
    /// - Throws: `VitrineError.argument` for another extension, `.output` if it cannot be written or for an animation
    ///   that is too long, `.encoding`.
    @discardableResult
    public func write(
        to path: String, at seconds: Double? = nil, pixels: RawPixels = .rgba, sheetFrames: Int = 12,
        progress: (Int, Int) -> Void = { _, _ in }
    ) throws(VitrineError) -> WrittenFile {
        try write(to: [path], at: seconds, pixels: pixels, sheetFrames: sheetFrames, progress: progress)[0]
    }

    /// Writes several files in one run. Whether each can be written is checked before the work begins.
    /// - Throws: The errors for one file. Files that are finished by then stay.
    /// - Returns: The written files, in the order of the paths.
    @discardableResult
    public func write(
        to paths: [String], at seconds: Double? = nil, pixels: RawPixels = .rgba, sheetFrames: Int = 12,
        progress: (Int, Int) -> Void = { _, _ in }
    ) throws(VitrineError) -> [WrittenFile] {
        try unified {
            try writeFiles(to: paths, at: seconds, pixels: pixels, sheetFrames: sheetFrames, progress: progress)
        }
    }

    private func writeFiles(
        to paths: [String], at seconds: Double?, pixels: RawPixels, sheetFrames: Int, progress: (Int, Int) -> Void
    ) throws -> [WrittenFile] {
        guard SheetSink.legalFrames ~= sheetFrames else {
            throw RendererError.sheetFramesOutOfRange(sheetFrames, legal: SheetSink.legalFrames)
        }
        let outputs = try Renderer.outputs(paths)
        let sequences = try self.sequences(for: outputs.map(\.format))
        let sinks = try outputs.map { output in
            // That of GIFs comes first.
            let isGIF = output.format == .gif
            let index: Int? = needsFrames(output.format) ? isGIF ? 0 : sequences.count - 1 : nil
            return (
                sink: try sink(
                    output.format, path: output.path, at: seconds, pixels: pixels, sheetFrames: sheetFrames,
                    of: index.map { sequences[$0] }), sequence: index
            )
        }
        var results = [WrittenFile?](repeating: nil, count: outputs.count)
        for (i, each) in sinks.enumerated() where each.sequence == nil {
            results[i] = try each.sink.finish(at: 0, progress)
        }
        let total = sequences.reduce(0) { $0 + $1.frameCount }
        var drawn = 0
        for (f, sequence) in sequences.enumerated() {
            try sequence.forEachFrame(threads: threads) { frame in
                for each in sinks where each.sequence == f { try each.sink.receive(frame) }
                drawn += 1
                progress(drawn, total)
            }
            for (i, each) in sinks.enumerated() where each.sequence == f {
                results[i] = try each.sink.finish(at: sequence.end, progress)
            }
        }
        return results.compactMap { $0 }
    }

    /// Returns whether a file of a format is made of the frames of one pass over the animation. Others draw what they need
    /// by themselves, several times if a limit in bytes requires it.
    private func needsFrames(_ format: OutputFormat) -> Bool {
        switch format {
        case .png, .html, .webp, .avif: false
        case .gif: maximumGIFBytes == nil
        default: true
        }
    }

    /// Returns what writes a file, once it is known that the file can be written.
    /// - Parameter sequence: The frames that it will receive; nil if it needs none.
    private func sink(
        _ format: OutputFormat, path: String, at seconds: Double?, pixels: RawPixels, sheetFrames: Int,
        of sequence: FrameSequence?
    ) throws -> any FrameSink {
        switch (format, sequence) {
        case (.apng, let sequence?): return try APNGSink(self, path: path, sequence: sequence)
        case (.mp4, let sequence?), (.webm, let sequence?), (.mov, let sequence?):
            return try FFmpegSink(self, path: path, format: format, sequence: sequence)
        case (.sheet, let sequence?):
            return try SheetSink(self, path: path, frames: sheetFrames, frameCount: sequence.frameCount)
        case (.frames, let sequence?):
            return try FrameFolderSink(self, path: path, frameCount: sequence.frameCount)
        case (.raw, _): return RawSink(self, pixels: pixels)
        case (.gif, _?): return try GIFSink(self, path: path)
        case (.html, _):
            return try WholeFileSink(path: path) { [self] progress in
                let page = try filmPage(progress)
                let frames = FrameCount.of(page.films[0].gif)
                return (Array(page.html.utf8), gifSize, frames, try frameCount(), nil)
            }
        case (.png, _):
            return try WholeFileSink(path: path) { [self] _ in
                (try png(at: seconds), stillSize(at: seconds), 1, nil, nil)
            }
        default:
            let animation = format.animation
            // This checks whether it can be encoded.
            if let animation { _ = try AnimationEncoder(animation, width: size.width, height: size.height) }
            return try WholeFileSink(path: path) { [self] progress in
                let made = try animation.map { try fitting($0, progress) } ?? fittingGIF(progress)
                let full = animation == nil ? gifSize : size
                let scaler = AreaScaler(width: full.width, height: full.height, percent: made.settings.percent)
                let whole = try animation == nil ? frameCount() : FrameSequence(staged, limitedForGIF: false).frameCount
                return (
                    made.bytes, PixelSize(width: scaler.width, height: scaler.height), FrameCount.of(made.bytes), whole,
                    made.concessions(from: gifQuality)
                )
            }
        }
    }

    /// Returns a page with the animation in its own appearance and, unless `filmAppearances` is set, in the other.
    private func filmPage(_ progress: (Int, Int) -> Void) throws -> FilmPage {
        var films: [FilmPage.Film] = []
        for appearance in filmAppearances ?? [
            scene.traits.appearance, scene.traits.appearance == .light ? .dark : .light,
        ] {
            let renderer = appearance == scene.traits.appearance ? self : try showing(appearance)
            films.append(FilmPage.Film(appearance, try renderer.fittingGIF(progress).bytes))
        }
        let points = pointSize
        let part = min(1, Double(gifSize.width) / points.width)
        let sequence = try FrameSequence(gifStaged)
        func seconds(_ frame: Int) -> Double { Double(sequence.rate.timestampInCentiseconds(frame: frame)) / 100 }
        var page = FilmPage(
            films, title: origin.map { AppearanceFiles.words($0.name) } ?? "Animation", alternative: alternative,
            locale: scene.traits.locale,
            size: Size(width: points.width * part, height: points.height * part))
        page.chapters = sequence.chapters.map { FilmPage.Chapter(at: seconds($0.firstFrame), title: $0.title) }
        if case .at(let moment) = scene.output.still { page.still = sequence.firstFrame(at: moment).map(seconds) }
        return page
    }

    /// Returns the duration of a file of a format, in seconds; nil for a still.
    package func seconds(of format: OutputFormat) throws -> Double? {
        switch format {
        case .png, .sheet: return nil
        case .gif, .html: return Double(try FrameSequence(gifStaged).end) / 100
        default:
            let sequence = try FrameSequence(staged, limitedForGIF: false)
            return sequence.rate.seconds(frame: sequence.frameCount)
        }
    }

    /// Checks that files can have these names in one run: known extensions, none twice.
    /// - Throws: `RendererError.unknownFormat`, `.sameOutput`, `.standardOutput`.
    package static func check(_ paths: [String]) throws { _ = try outputs(paths) }

    private static func outputs(_ paths: [String]) throws -> [(path: String, format: OutputFormat)] {
        var seen: Set<String> = []
        var usesStandardOutput = false
        return try paths.map { path in
            guard let format = OutputFormat(path: path) else { throw RendererError.unknownFormat(path: path) }
            guard seen.insert(URL(fileURLWithPath: path).standardizedFileURL.path).inserted else {
                throw RendererError.sameOutput(path: path)
            }
            if OutputFormat.isStandardOutput(path) {
                guard !usesStandardOutput else { throw RendererError.standardOutput(path: path) }
                usesStandardOutput = true
            } else if path.hasPrefix("-."), [.apng, .webp, .avif, .mp4, .webm, .mov, .html].contains(format) {
                throw RendererError.standardOutput(path: path)
            }
            return (path, format)
        }
    }

    /// Returns the animations that formats need, that of GIFs first: one, unless another format gets more frames per
    /// second than a GIF can show, or more pixels.
    private func sequences(for formats: [OutputFormat]) throws -> [FrameSequence] {
        var sequences: [FrameSequence] = []
        if formats.contains(.gif), needsFrames(.gif) { sequences.append(try FrameSequence(gifStaged)) }
        if formats.contains(where: { $0 != .gif && needsFrames($0) }) {
            let whole = try FrameSequence(staged, limitedForGIF: false)
            let isShared = sequences.first.map { $0.rate == whole.rate && gifSize == size } ?? false
            if !isShared { sequences.append(whole) }
        }
        return sequences
    }
}
