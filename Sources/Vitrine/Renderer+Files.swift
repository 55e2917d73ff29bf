import Encoders
import Foundation
import Stage

extension Renderer {
    /// Writes a file whose ending, .png or .gif, names its format, or a folder of frames. A file appears whole or not at
    /// all.
    /// - Parameters:
    ///   - seconds: the moment of a still; by default the one that the scene's output names.
    ///   - progress: told the number of frames drawn and of all frames.
    /// - Throws: `RendererError` for another ending, `EncoderError` when it cannot be written, `StageError` for a film
    ///   that is too long.
    @discardableResult
    public func write(
        to path: String, at seconds: Double? = nil, progress: (Int, Int) -> Void = { _, _ in }
    ) throws -> WrittenFile {
        try write(to: [path], at: seconds, progress: progress)[0]
    }

    /// Writes several files, in one run. That each can be written is found out before the work begins.
    /// - Throws: as for one file. Those that are finished by then stay.
    /// - Returns: what was written, in the order of the paths.
    @discardableResult
    public func write(
        to paths: [String], at seconds: Double? = nil, progress: (Int, Int) -> Void = { _, _ in }
    ) throws -> [WrittenFile] {
        let outputs = try Renderer.outputs(paths)
        var results = [WrittenFile?](repeating: nil, count: outputs.count)

        let films = try films(for: outputs.map(\.format))
        var stills: [(index: Int, file: PendingFile)] = []
        var shows: [(index: Int, sink: any FilmSink, film: Int)] = []
        for (i, output) in outputs.enumerated() {
            switch output.format {
            case .png: stills.append((i, try PendingFile(path: output.path)))
            case .gif: shows.append((i, try GIFSink(self, path: output.path), 0))
            case .frames:
                let film = films.count - 1
                let sink = try FrameFolderSink(self, path: output.path, frameCount: films[film].frameCount)
                shows.append((i, sink, film))
            }
        }

        if !stills.isEmpty {
            let bytes = try png(at: seconds)
            for (i, file) in stills {
                try file.finish(bytes)
                results[i] = WrittenFile(
                    path: file.path, width: size.width, height: size.height, frames: 1, bytes: bytes.count)
            }
        }
        let total = films.reduce(0) { $0 + $1.frameCount }
        var drawn = 0
        for (f, film) in films.enumerated() {
            let audience = shows.filter { $0.film == f }
            try film.forEachFrame(threads: threads) { frame in
                for show in audience { try show.sink.receive(frame) }
                drawn += 1
                progress(drawn, total)
            }
            for show in audience { results[show.index] = try show.sink.finish(at: film.end) }
        }
        return results.compactMap { $0 }
    }

    /// - Throws: `RendererError`.
    private static func outputs(_ paths: [String]) throws -> [(path: String, format: OutputFormat)] {
        var seen: Set<String> = []
        return try paths.map { path in
            guard let format = OutputFormat(path: path) else { throw RendererError.unknownFormat(path: path) }
            guard seen.insert(URL(fileURLWithPath: path).standardizedFileURL.path).inserted else {
                throw RendererError.sameOutput(path: path)
            }
            return (path, format)
        }
    }

    /// The films that formats ask for, GIFs' first: one, unless a folder gets more frames a second than a GIF can show.
    private func films(for formats: [OutputFormat]) throws -> [Film] {
        var films: [Film] = []
        if formats.contains(.gif) { films.append(try Film(performance)) }
        if formats.contains(.frames) {
            let whole = try Film(performance, limitedForGIF: false)
            if films.first?.rate != whole.rate { films.append(whole) }
        }
        return films
    }
}
