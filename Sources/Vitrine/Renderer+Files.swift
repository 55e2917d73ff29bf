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
        var results = [WrittenFile?](repeating: nil, count: outputs.count)

        let sequences = try self.sequences(for: outputs.map(\.format))
        let whole = sequences.count - 1
        var stills: [(index: Int, file: PendingFile)] = []
        var pages: [(index: Int, file: PendingFile)] = []
        var limited: [(index: Int, file: PendingFile)] = []
        var coded: [(index: Int, file: PendingFile, format: AnimationFormat)] = []
        var shows: [(index: Int, sink: any FrameSink, sequence: Int)] = []
        for (i, output) in outputs.enumerated() {
            switch output.format {
            case .png: stills.append((i, try PendingFile(path: output.path)))
            case .html: pages.append((i, try PendingFile(path: output.path)))
            case .gif where maximumGIFBytes != nil: limited.append((i, try PendingFile(path: output.path)))
            case .gif: shows.append((i, try GIFSink(self, path: output.path), 0))
            case .apng: shows.append((i, try APNGSink(self, path: output.path, sequence: sequences[whole]), whole))
            case .webp, .avif:
                guard let format = output.format.animation else { continue }
                // This checks whether it can be encoded.
                _ = try AnimationEncoder(format, width: size.width, height: size.height)
                coded.append((i, try PendingFile(path: output.path), format))
            case .mp4, .webm, .mov:
                let sink = try FFmpegSink(self, path: output.path, format: output.format, sequence: sequences[whole])
                shows.append((i, sink, whole))
            case .sheet:
                let frameCount = sequences[whole].frameCount
                let sink = try SheetSink(self, path: output.path, frames: sheetFrames, frameCount: frameCount)
                shows.append((i, sink, whole))
            case .raw: shows.append((i, RawSink(self, pixels: pixels), whole))
            case .frames:
                let sink = try FrameFolderSink(self, path: output.path, frameCount: sequences[whole].frameCount)
                shows.append((i, sink, whole))
            }
        }

        if !stills.isEmpty {
            let bytes = try png(at: seconds)
            let size = stillSize(at: seconds)
            for (i, file) in stills {
                try file.finish(bytes)
                results[i] = WrittenFile(
                    path: file.path, width: size.width, height: size.height, frames: 1, bytes: bytes.count)
            }
        }
        if !limited.isEmpty {
            let frames = try frameCount()
            let gif = try fittingGIF(progress)
            let scaler = AreaScaler(width: gifSize.width, height: gifSize.height, percent: gif.settings.percent)
            for (i, file) in limited {
                try file.finish(gif.bytes)
                results[i] = WrittenFile(
                    path: file.path, width: scaler.width, height: scaler.height,
                    frames: FrameCount.of(gif.bytes), renderedFrames: frames, bytes: gif.bytes.count,
                    concessions: gif.concessions(from: gifQuality))
            }
        }
        for (i, file, format) in coded {
            let animation = try fitting(format, progress)
            let scaler = AreaScaler(width: size.width, height: size.height, percent: animation.settings.percent)
            try file.finish(animation.bytes)
            results[i] = WrittenFile(
                path: file.path, width: scaler.width, height: scaler.height, frames: FrameCount.of(animation.bytes),
                renderedFrames: try FrameSequence(staged, limitedForGIF: false).frameCount,
                bytes: animation.bytes.count,
                concessions: animation.concessions(from: gifQuality))
        }
        if !pages.isEmpty {
            let page = try filmPage(progress)
            let bytes = Array(page.html.utf8)
            for (i, file) in pages {
                try file.finish(bytes)
                results[i] = WrittenFile(
                    path: file.path, width: gifSize.width, height: gifSize.height,
                    frames: FrameCount.of(page.films[0].gif), renderedFrames: try frameCount(), bytes: bytes.count)
            }
        }
        let total = sequences.reduce(0) { $0 + $1.frameCount }
        var drawn = 0
        for (f, sequence) in sequences.enumerated() {
            let audience = shows.filter { $0.sequence == f }
            try sequence.forEachFrame(threads: threads) { frame in
                for show in audience { try show.sink.receive(frame) }
                drawn += 1
                progress(drawn, total)
            }
            for show in audience { results[show.index] = try show.sink.finish(at: sequence.end) }
        }
        return results.compactMap { $0 }
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

    /// - Throws: `RendererError`.
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
        if formats.contains(.gif), maximumGIFBytes == nil { sequences.append(try FrameSequence(gifStaged)) }
        if formats.contains(where: { ![.gif, .png, .html, .webp, .avif].contains($0) }) {
            let whole = try FrameSequence(staged, limitedForGIF: false)
            let isShared = sequences.first.map { $0.rate == whole.rate && gifSize == size } ?? false
            if !isShared { sequences.append(whole) }
        }
        return sequences
    }
}
