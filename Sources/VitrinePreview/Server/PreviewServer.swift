import FlyingFox
import FlyingSocks
import Foundation
import VitrineScenes
import VitrineVocabulary

/// Shows a scene in a browser on this machine: a page, and what it asks for.
package final class PreviewServer: Sendable {
    private let model: PreviewModel
    private let requests: RequestGuard
    private let server: HTTPServer

    /// - Parameters:
    ///   - port: 1...65535, on 127.0.0.1 only.
    ///   - describe: The lines of an error.
    /// - Throws: where the address is not to be had.
    package init(
        _ source: PreviewSource, port: UInt16, describe: @escaping @Sendable (any Error) -> [String]
    ) throws {
        model = PreviewModel(source, describe: describe)
        requests = RequestGuard(port: port)
        let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: port)
        let (model, requests) = (model, requests)
        server = HTTPServer(
            config: .init(
                address: address, timeout: 60, sharedRequestReplaySize: RequestGuard.mostBytes, logger: .disabled),
            handler: Handler(model: model, requests: requests, describe: describe))
    }

    /// Serves until the task is cancelled or fails.
    package func run() async throws { try await server.run() }

    /// Waits until requests are answered.
    package func waitUntilListening() async throws { try await server.waitUntilListening() }

    package func stop() async { await server.stop(timeout: 1) }
}

/// Answers requests.
struct Handler: HTTPHandler {
    let model: PreviewModel
    let requests: RequestGuard
    let describe: @Sendable (any Error) -> [String]

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        switch requests.verdict(request) {
        case .allowed: break
        case .foreign: return Self.answer(403, "text/plain", Data("This preview answers its own page only.\n".utf8))
        case .tooLarge: return Self.answer(413, "text/plain", Data("The body is too large.\n".utf8))
        case .lengthMissing: return Self.answer(411, "text/plain", Data("A Content-Length is needed.\n".utf8))
        }
        do {
            return try await response(to: request)
        } catch let problem as VitrineProblem {
            return Self.problems(problem.lines)
        } catch let failure as SceneText.Failure {
            return Self.problems(["\(failure)"])
        } catch let issue as SceneIssue {
            return Self.problems(["\(issue.path): \(issue.kind)"])
        } catch {
            return Self.problems(describe(error))
        }
    }

    private func response(to request: HTTPRequest) async throws -> HTTPResponse {
        switch (request.method.rawValue, request.path) {
        case ("GET", "/"): return Self.page("index.html")
        case ("GET", "/page.css"), ("GET", "/page.js"): return Self.page(String(request.path.dropFirst()))
        case ("GET", "/api/state"): return await state(after: request.query["known"].flatMap { Int($0) })
        case ("GET", "/api/keys"): return Self.json(try await model.keys())
        case ("GET", "/api/frame"):
            let scale = min(8, max(0.05, Double(request.query["scale"] ?? "") ?? 1))
            let png = try await model.frame(at: Self.time(request), try Self.overrides(request), scale: scale)
            return Self.answer(200, "image/png", Data(png))
        case ("GET", "/api/measures"):
            return Self.json(try await model.measures(at: Self.time(request), try Self.overrides(request)))
        case ("GET", "/api/curves"): return Self.json(try await model.curves(try Self.overrides(request)))
        case ("POST", "/api/edit"):
            let edit = try JSONDecoder().decode(Edit.self, from: try await request.bodyData)
            try await model.edit { text in try text.set(edit.value, at: edit.path) }
            return Self.json(await model.state())
        case ("POST", "/api/text"):
            let body = try JSONDecoder().decode(Text.self, from: try await request.bodyData)
            try await model.replace(with: body.text)
            return Self.json(await model.state())
        case ("POST", "/api/gesture"):
            let body = try JSONDecoder().decode(Gesture.self, from: try await request.bodyData)
            guard let event = GestureText.event(body.samples, at: body.at, target: body.target) else {
                throw VitrineProblem(lines: ["this is no gesture"])
            }
            try await model.edit { text in try text.insert(event: event, at: body.at) }
            return Self.json(await model.state())
        default: return Self.answer(404, "text/plain", Data("There is nothing here.\n".utf8))
        }
    }

    private struct Edit: Decodable {
        var path: String
        /// Nil to remove the key.
        var value: String?
    }

    private struct Text: Decodable { var text: String }

    private struct Gesture: Decodable {
        var at: Double
        var target: String?
        var samples: [GestureText.Sample]
    }

    /// Waits for another version than the page knows, at most 20 seconds.
    private func state(after known: Int?) async -> HTTPResponse {
        for _ in 0..<1000 {
            let version = await model.refresh()
            if version != known { break }
            try? await Task.sleep(for: .milliseconds(20))
            if Task.isCancelled { break }
        }
        return Self.json(await model.state())
    }

    private static func time(_ request: HTTPRequest) -> Double {
        let value = Double(request.query["t"] ?? "") ?? 0
        return value.isFinite ? min(3600, max(0, value)) : 0
    }

    /// The values in the query: keys of a scene, after a colon.
    private static func overrides(_ request: HTTPRequest) throws -> [SceneOverride] {
        try request.query.filter { $0.name.hasPrefix(":") }.prefix(20).map { item in
            try SceneOverride(checking: SceneOverride.Key(String(item.name.dropFirst())), item.value)
        }
    }

    private static func page(_ name: String) -> HTTPResponse {
        guard let data = PreviewPage.contents(of: name), let type = PreviewPage.files[name] else {
            return answer(500, "text/plain", Data("The page's files are missing; see `vitrine doctor`.\n".utf8))
        }
        return answer(200, type, data)
    }

    private static func json(_ value: JSON) -> HTTPResponse { answer(200, "application/json", Data(value.text.utf8)) }

    private static func problems(_ lines: [String]) -> HTTPResponse {
        answer(422, "application/json", Data(JSON.object(("problems", .texts(lines))).text.utf8))
    }

    private static func answer(_ code: Int, _ type: String, _ body: Data) -> HTTPResponse {
        let phrases = [
            200: "OK", 403: "Forbidden", 404: "Not Found", 411: "Length Required", 413: "Content Too Large",
            422: "Unprocessable Content", 500: "Internal Server Error",
        ]
        return HTTPResponse(
            statusCode: HTTPStatusCode(code, phrase: phrases[code] ?? ""),
            headers: [
                .contentType: type, HTTPHeader("Cache-Control"): "no-store",
                HTTPHeader("X-Content-Type-Options"): "nosniff",
                HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
                HTTPHeader("Content-Security-Policy"):
                    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; "
                    + "base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
            ], body: body)
    }
}
