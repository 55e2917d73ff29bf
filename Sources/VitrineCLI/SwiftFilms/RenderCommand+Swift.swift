import ArgumentParser
import Foundation
import Vitrine
import VitrineEncoders
import VitrinePreview

extension RenderCommand {
    /// - Throws: `ValidationError` for options of scene files.
    func validateSwift() throws {
        if sceneFile != nil { throw ValidationError("--swift takes the place of a scene file") }
        let others: [(String, Bool)] = [("--redlines", redlines), ("--alt", alt != nil)]
        if let other = others.first(where: \.1) { throw ValidationError("\(other.0) is for scene files") }
        if let path = output.first(where: OutputFormat.isStandardOutput) {
            throw ValidationError("-o \(path): films of a package go to files")
        }
    }

    func runSwift(_ folder: String) throws {
        let program = try swift.program(folder)
        var files: [WrittenFile] = []
        var warnings: [String] = []
        for round in try rounds() {
            var request = try options.request(
                film: swift.film, appearance: round.appearance?.rawValue, locale: round.locale)
            if let at { request.settings.append(.init(key: "output.still", text: at)) }
            if settled { request.settings.append(.init(key: "output.still", text: "settled")) }
            request.files = FilmRequest.Files(
                paths: round.paths.map(absolute), pixels: .rgba, sheetFrames: sheetFrames ?? 12,
                quality: looks.quality, maximumBytes: looks.maxSize?.bytes, dither: looks.dither,
                allowsDownscaling: looks.allowDownscaling)
            do throws(SwiftFilmError) {
                let answer = try program.answer(request)
                files += zip(answer.files, round.paths).map { file, path in
                    var file = file
                    file.path = path
                    return file
                }
                for warning in answer.warningLines where !warnings.contains(warning) { warnings.append(warning) }
            } catch {
                throw Failure(error)
            }
        }
        warnings += files.compactMap { LargeFile.warning(path: $0.path, bytes: $0.bytes) }
        try report.print(
            files.map(\.line), json: SwiftResult(package: folder, film: swift.film, files: files, warnings: warnings))
        for warning in warnings { Console.warn(warning) }
    }

    private func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
    }

    private struct SwiftResult: Encodable {
        var package: String
        var film: String?
        var files: [WrittenFile]
        var warnings: [String]
    }
}
