import Foundation
import VitrineEncoders
import VitrinePrimitives
import VitrineStage
import VitrineVocabulary

/// Answers the requests of `vitrine` until standard input ends.
final class FilmServer {
    private var catalog: FilmCatalog?
    private var renderer: Renderer?
    private var name = ""
    private var warnings: [String] = []
    /// The problems when the films were made.
    private var problems: [String] = []

    /// - Parameter makeCatalog: Called once, when its output goes to standard error.
    func run(_ makeCatalog: () throws -> FilmCatalog) {
        // Output of the program's own code goes to standard error from here on.
        fflush(nil)
        let output = dup(STDOUT_FILENO)
        guard output >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return }
        guard write(Array((FilmProtocol.greeting + "\n").utf8), to: output) else { return }
        do {
            catalog = try Films.$keepsFailures.withValue(true, operation: makeCatalog)
        } catch {
            problems = Self.problems(error)
        }
        while let line = readLine(strippingNewline: true) {
            var pixels: [UInt8] = []
            let answer = answer(to: line, pixels: &pixels)
            guard let text = try? JSONEncoder().encode(answer) else { return }
            fflush(nil)
            guard write(Array(text) + [10] + pixels, to: output) else { return }
        }
    }

    private func write(_ bytes: [UInt8], to output: Int32) -> Bool {
        (try? StandardFile.write(bytes, to: output, named: "standard output")) != nil
    }

    private func answer(to line: String, pixels: inout [UInt8]) -> FilmAnswer {
        var answer = FilmAnswer()
        guard let catalog else {
            answer.problems = problems
            return answer
        }
        answer.films = catalog.names
        do {
            let request = try JSONDecoder().decode(FilmRequest.self, from: Data(line.utf8))
            if request.opens {
                renderer = nil
                renderer = try open(request, of: catalog)
                name = request.film ?? catalog.names[0]
            }
            if !request.opens, request.files == nil, request.position == nil {
                answer.warningsOfFilms = try catalog.names.map { try catalog.film($0).warnings }
                answer.failures = catalog.failures
            }
            guard let renderer else { return answer }
            answer.opened = try opened(renderer)
            answer.warnings = Films.once(warnings + renderer.staged.assetReport.warnings)
            if let files = request.files { try write(files, with: renderer, into: &answer) }
            if let position = request.position {
                let output = renderer.scene.output
                let moment = output.clock.moment(at: position.clamped(to: 0...3600))
                let frame = renderer.staged.picture(at: moment, threads: renderer.threads)
                try renderer.staged.checkFonts()
                answer.frame = FilmAnswer.Frame(width: frame.width, height: frame.height)
                pixels = unsafe frame.pixels.withUnsafeBytes { unsafe Array($0) }
            }
        } catch {
            answer.problems = Self.problems(error)
        }
        return answer
    }

    private func open(_ request: FilmRequest, of catalog: FilmCatalog) throws -> Renderer {
        let film = try catalog.film(request.film)
        let overrides = try request.settings.map { try SceneOverride(checking: SceneOverride.Key($0.key), $0.text) }
        if let recorded = film as? any RecordedFilm {
            let replaced = try recorded.replacing(
                overrides, threads: request.threads, allowsOutsidePaths: request.allowsOutsidePaths,
                fontPaths: request.fontPaths)
            warnings = replaced.warnings
            return replaced.renderer
        }
        let scene = try film.makeScene()
        warnings = film.warnings
        return try Renderer(
            scene.replacing(overrides), sceneFolder: film.sceneFolder, threads: request.threads,
            allowsOutsidePaths: request.allowsOutsidePaths,
            fontPaths: request.fontPaths)
    }

    private func opened(_ renderer: Renderer) throws -> FilmAnswer.Opened {
        let sequence = try FrameSequence(renderer.staged, limitedForGIF: false)
        let (output, traits) = (renderer.scene.output, renderer.scene.traits)
        let duration = Double(sequence.end) / 100
        return FilmAnswer.Opened(
            name: name,
            duration: duration, rate: sequence.rate.framesPerSecond,
            still: output.clock.position(of: renderer.staged.stillMoment).clamped(to: 0...duration),
            width: renderer.pointSize.width, height: renderer.pointSize.height, device: traits.device.id,
            appearance: traits.appearance.rawValue, direction: traits.direction.rawValue,
            textSize: traits.textSize.rawValue)
    }

    private func write(_ files: FilmRequest.Files, with opened: Renderer, into answer: inout FilmAnswer) throws {
        var renderer = opened
        renderer.gifQuality = files.quality ?? renderer.gifQuality
        renderer.maximumGIFBytes = files.maximumBytes
        renderer.gifDither = GIFOptions.Dither(rawValue: files.dither) ?? renderer.gifDither
        renderer.allowsGIFDownscaling = files.allowsDownscaling
        answer.files = try renderer.write(
            to: files.paths, pixels: RawPixels(rawValue: files.pixels) ?? .rgba, sheetFrames: files.sheetFrames)
        answer.warnings = Films.once(warnings + renderer.staged.assetReport.warnings)
    }

    static func problems(_ error: any Error) -> [String] {
        switch (error as? VitrineError)?.underlying ?? error {
        case let issues as SceneIssues: issues.issues.map { "\($0)" }
        case let issue as SceneIssue: ["\(issue.path): \(issue.kind)"]
        case let error as StageError: ["\(error.keyPath.map { "\($0): " } ?? "")\(error)"]
        case let error: ["\(error)"]
        }
    }
}
