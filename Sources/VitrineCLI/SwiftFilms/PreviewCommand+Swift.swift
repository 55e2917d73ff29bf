import ArgumentParser
import Foundation
import Vitrine
import VitrinePreview

extension PreviewCommand {
    /// - Throws: `ValidationError` for options of scene files.
    func validateSwift() throws {
        if sceneFile != nil { throw ValidationError("--swift takes the place of a scene file") }
        if against != nil { throw ValidationError("--against compares scene files") }
    }

    func runSwift(_ folder: String) throws {
        let build: SwiftFilmBuild
        do throws(SwiftFilmError) {
            build = try swift.build(folder)
        } catch {
            throw Failure(error)
        }
        var request = try options.request(film: swift.film)
        if let at { request.settings.append(.init(key: "output.still", text: at)) }
        if serve {
            return try serveUntilSignal { [request] number throws(PreviewServerError) in
                try PreviewServer(
                    FilmPageHandler(build, opening: request, port: number, watches: true), port: number)
            }
        }
        guard !once, Console.outputIsTerminal else { return try printStill(of: build, request) }
        guard let device = TerminalDevice() else {
            throw Failure("standard input is no terminal; --once prints a still", code: Failure.usage)
        }
        let preview = TerminalFilmPreview(
            build, opening: request, on: device, imageProtocol: imageProtocol?.value,
            environment: ProcessInfo.processInfo.environment, watches: watch)
        Interruption.atEnd { device.close() }
        preview.run()
        for warning in preview.warnings { Console.warn(warning) }
    }

    private func printStill(of build: SwiftFilmBuild, _ request: FilmRequest) throws {
        guard let canvas = stillCanvas else {
            throw Failure(
                "standard output is no terminal; say how pictures are sent with --protocol", code: Failure.usage)
        }
        let bitmap: Bitmap
        do throws(SwiftFilmError) {
            let program = try FilmProgram(
                build.program(), folder: build.package.folder, timeout: build.timeout, showsErrors: true)
            let answer = try program.open(request, on: canvas)
            for warning in answer.warningLines { Console.warn(warning) }
            bitmap = try program.frame(at: answer.opened?.still ?? 0)
        } catch {
            throw Failure(error)
        }
        do {
            try StandardFile.write(try canvas.still(bitmap), to: STDOUT_FILENO, named: "standard output")
        } catch {
            throw Failure("\(error)")
        }
    }
}
