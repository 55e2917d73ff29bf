import Foundation
import Synchronization
import Vitrine
import VitrinePrimitives
import VitrineStage
import VitrineVocabulary

/// Answers the requests of a page that plays a film of a Swift package, or shows the compiler's errors.
package final class FilmPageHandler: PageHandler {
    private struct State {
        var version = 0
        var film: Data?
        var problems: [String] = []
        var warnings: [String] = []
        var isBuilding = true
    }

    let requests: RequestGuard
    private let build: SwiftFilmBuild
    private let watch: FilmWatch
    private let request: FilmRequest
    private let state = Mutex(State())

    /// - Parameters:
    ///   - request: The request that opens the film.
    ///   - watches: Whether the package is built again when its files change.
    package init(_ build: SwiftFilmBuild, opening request: FilmRequest, port: UInt16, watches: Bool) {
        self.build = build
        self.request = request
        watch = FilmWatch(build)
        requests = RequestGuard(port: port)
        watch.start()
        let work: @Sendable () -> Void = { [weak self] in
            while let self {
                if watches { self.watch.startIfChanged() }
                self.update()
                Thread.sleep(forTimeInterval: 0.2)
            }
        }
        do {
            try SystemThread.detach { work() }
        } catch {
            state.withLock { $0.problems = ["\(error)"] }
        }
    }

    deinit { watch.end() }

    private func update() {
        let isBuilding = watch.isBuilding
        guard let outcome = watch.take() else { return state.withLock { $0.isBuilding = isBuilding } }
        var (film, problems, warnings): (Data?, [String], [String]) = (nil, [], [])
        do throws(SwiftFilmError) {
            (film, warnings) = try page(of: try outcome.get())
        } catch {
            problems = error.lines
        }
        state.withLock { state in
            state.version += 1
            (state.film, state.problems, state.warnings) = (film, problems, warnings)
            state.isBuilding = isBuilding
        }
    }

    /// Returns the page that `vitrine render -o film.html` writes.
    private func page(of path: String) throws(SwiftFilmError) -> (page: Data, warnings: [String]) {
        let program = try FilmProgram(path, folder: build.package.folder, timeout: build.timeout, showsErrors: true)
        let file = NSTemporaryDirectory() + "/vitrine-film-\(UUID().uuidString).html"
        defer { try? FileManager.default.removeItem(atPath: file) }
        var request = request
        request.files = FilmRequest.Files(
            paths: [file], pixels: .rgba, sheetFrames: 12, quality: nil, maximumBytes: nil, dither: .none,
            allowsDownscaling: false)
        let answer = try program.answer(request)
        guard let data = FileManager.default.contents(atPath: file) else {
            throw .cacheFailed(file, reason: "the page of the film has not been written")
        }
        return (data, answer.warningLines)
    }

    func response(to request: PageRequest) async -> PageResponse {
        guard requests.verdict(request) == .allowed else {
            return answer(403, "text/plain", Data("This preview answers its own page only.\n".utf8))
        }
        switch (request.method, request.path) {
        case ("GET", "/"): return answer(200, "text/html; charset=utf-8", Data(Self.page.utf8))
        case ("GET", "/film.js"): return answer(200, "text/javascript", Data(Self.script.utf8))
        case ("GET", "/film.html"):
            guard let film = (state.withLock { $0.film }) else { return answer(404, "text/plain", Data()) }
            return answer(200, "text/html; charset=utf-8", film, isFilm: true)
        case ("GET", "/api/state"): return await wait(known: request.value("known").flatMap { Int($0) })
        default: return answer(404, "text/plain", Data("There is nothing here.\n".utf8))
        }
    }

    /// Waits for another state than the page knows, at most 20 seconds.
    private func wait(known: Int?) async -> PageResponse {
        func number(_ state: State) -> Int { state.version * 2 + (state.isBuilding ? 1 : 0) }
        for _ in 0..<200 where state.withLock({ number($0) }) == known {
            try? await Task.sleep(for: .milliseconds(100))
            if Task.isCancelled { break }
        }
        let now = state.withLock { $0 }
        let json = JSON.object(
            ("state", .number("\(number(now))")), ("version", .number("\(now.version)")),
            ("isBuilding", .flag(now.isBuilding)), ("problems", .texts(now.problems)),
            ("warnings", .texts(now.warnings)))
        return answer(200, "application/json", Data(json.text.utf8))
    }

    private func answer(_ code: Int, _ type: String, _ body: Data, isFilm: Bool = false) -> PageResponse {
        let policy =
            isFilm
            ? "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:; "
                + "connect-src data: blob:; base-uri 'none'; frame-ancestors 'self'; form-action 'none'"
            : "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; frame-src 'self'; connect-src 'self'; "
                + "base-uri 'none'; frame-ancestors 'none'; form-action 'none'"
        return PageResponse(
            code: code,
            headers: [
                ("Content-Type", type), ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"),
                ("Cross-Origin-Resource-Policy", "same-origin"), ("Content-Security-Policy", policy),
            ], body: body)
    }

    private static let page = """
        <!doctype html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>Vitrine</title>
        <style>
          :root { color-scheme: light dark; font: 14px system-ui, sans-serif; }
          body { margin: 0; height: 100vh; display: flex; flex-direction: column; }
          #status { padding: 6px 12px; border-bottom: 1px solid #8884; }
          #problems { margin: 12px; padding: 12px; overflow: auto; border-left: 4px solid #d33; background: #d331; }
          #warnings { margin: 12px; padding: 12px; overflow: auto; border-left: 4px solid #d90; background: #d901; white-space: pre-wrap; flex: none; max-height: 30vh; }
          iframe { flex: 1; border: 0; width: 100%; }
          [hidden] { display: none; }
        </style>
        <div id="status" role="status">building</div>
        <pre id="problems" hidden></pre>
        <pre id="warnings" hidden></pre>
        <iframe id="film" title="The film" hidden></iframe>
        <script src="/film.js"></script>
        </html>

        """

    private static let script = """
        "use strict";
        const [status, problems, warnings, film] = ["status", "problems", "warnings", "film"].map(id => document.getElementById(id));
        let known = -1, version = 0;
        async function follow() {
          for (;;) {
            try {
              const now = await (await fetch(`/api/state?known=${known}`)).json();
              known = now.state;
              status.textContent = now.isBuilding ? "building" : now.problems.length ? "cannot be shown" : "up to date";
              problems.hidden = !now.problems.length;
              problems.textContent = now.problems.join("\\n");
              warnings.hidden = !now.warnings.length;
              warnings.textContent = now.warnings.join("\\n");
              film.hidden = !now.version || now.problems.length > 0;
              if (now.version !== version && !film.hidden) film.src = `/film.html?${now.version}`;
              version = now.version;
            } catch {
              status.textContent = "the preview has ended";
              await new Promise(resolve => setTimeout(resolve, 1000));
            }
          }
        }
        follow();

        """
}
