import FlyingSocks
import Foundation
import Synchronization
import VitrineStage
import VitrineVocabulary

/// Serves a page that shows a scene in a browser on this machine, and the page's requests.
package final class PreviewServer: Sendable {
    /// The maximum number of simultaneous connections. A browser opens six for one host.
    private static let mostConnections = 64

    private let handler: any PageHandler
    private let socket: Socket
    private let connections = Mutex(Connections())

    /// Creates a server that listens; `run` answers.
    /// - Parameters:
    ///   - port: The port on 127.0.0.1, 1...65535.
    ///   - describe: Returns the lines of an error.
    /// - Throws: `PreviewServerError` if another program has the port, or the system refuses it.
    package convenience init(
        _ source: PreviewSource, port: UInt16, describe: @escaping @Sendable (any Error) -> [String]
    ) throws(PreviewServerError) {
        try self.init(
            Handler(
                model: PreviewModel(source, describe: describe), requests: RequestGuard(port: port),
                describe: describe), port: port)
    }

    /// Creates a server that listens for the page of a film.
    /// - Throws: `PreviewServerError`, as for a scene.
    package convenience init(_ film: FilmPageHandler, port: UInt16) throws(PreviewServerError) {
        try self.init(film as any PageHandler, port: port)
    }

    private init(_ handler: any PageHandler, port: UInt16) throws(PreviewServerError) {
        self.handler = handler
        do {
            let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: port)
            socket = try Socket(domain: Int32(type(of: address).family))
            // The port of a preview that has ended is free at once.
            try socket.setValue(true, for: .localAddressReuse)
            #if canImport(Darwin)
                try socket.setValue(true, for: .noSIGPIPE)
            #endif
            try socket.bind(to: address)
            try socket.listen()
        } catch {
            throw PreviewServerError(port: port, error)
        }
    }

    deinit { try? socket.close() }

    package func run() async throws {
        let pool = SocketPool<Poll>.make()
        try await pool.prepare()
        let listening = try AsyncSocket(socket: socket, pool: pool)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await pool.run() }
            group.addTask { try await self.accept(listening) }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    private func accept(_ listening: AsyncSocket) async throws {
        defer { connections.withLock { $0 }.all.values.forEach { $0.task.cancel() } }
        while true {
            let socket = try await listening.accept()
            connections.withLock { connections in
                if connections.all.count >= Self.mostConnections, !connections.dropOldestWaiting() {
                    try? socket.close()
                    return
                }
                connections.add { number in
                    Task {
                        await PageConnection(socket: socket, handler: self.handler).serve { isWaiting in
                            self.connections.withLock { $0.setWaiting(isWaiting, number) }
                        }
                        self.connections.withLock { _ = $0.all.removeValue(forKey: number) }
                    }
                }
            }
        }
    }

    private struct Connections: Sendable {
        struct Connection: Sendable {
            var task: Task<Void, Never>
            /// The number of changes before the connection began to wait for a request; nil while one is answered.
            var waiting: Int?
        }

        var all: [Int: Connection] = [:]
        private var changes = 0

        mutating func add(_ serve: (_ number: Int) -> Task<Void, Never>) {
            changes += 1
            all[changes] = Connection(task: serve(changes), waiting: changes)
        }

        mutating func setWaiting(_ isWaiting: Bool, _ number: Int) {
            changes += 1
            all[number]?.waiting = isWaiting ? changes : nil
        }

        /// Closes the connection that has been without a whole request for the longest time, so that connections that
        /// send none do not keep a page out.
        /// - Returns: False if a request of each connection is being answered.
        mutating func dropOldestWaiting() -> Bool {
            let waiting = all.compactMap { number, one in one.waiting.map { (since: $0, number: number) } }
            guard let oldest = waiting.min(by: { $0.since < $1.since }) else { return false }
            all.removeValue(forKey: oldest.number)?.task.cancel()
            return true
        }
    }
}

package struct PreviewServerError: Error, CustomStringConvertible {
    package var port: UInt16
    /// The system's message, such as "Address already in use".
    package var reason: String

    init(port: UInt16, _ error: any Error) {
        self.port = port
        if case .failed(_, _, let message) = error as? SocketError { reason = message } else { reason = "\(error)" }
    }

    package var description: String { "port \(port) of 127.0.0.1: \(reason)" }
}

protocol PageHandler: Sendable {
    var requests: RequestGuard { get }

    func response(to request: PageRequest) async -> PageResponse
}

/// Answers requests of the page of a scene.
struct Handler: PageHandler {
    let model: PreviewModel
    let requests: RequestGuard
    let describe: @Sendable (any Error) -> [String]

    func response(to request: PageRequest) async -> PageResponse {
        switch requests.verdict(request) {
        case .allowed: break
        case .foreign: return Self.answer(403, "text/plain", Data("This preview answers its own page only.\n".utf8))
        case .tooLarge: return Self.answer(413, "text/plain", Data("The body is too large.\n".utf8))
        case .lengthMissing: return Self.answer(411, "text/plain", Data("A Content-Length is needed.\n".utf8))
        }
        do {
            return try await answer(to: request)
        } catch let problem as VitrineProblem {
            return Self.problems(problem.lines)
        } catch let conflict as PreviewConflict {
            return Self.json(
                .object(
                    ("problems", .texts(conflict.lines)), ("base", .text(conflict.base)), ("state", conflict.state)),
                code: 409)
        } catch let failure as SceneText.Failure {
            return Self.problems(["\(failure)"])
        } catch let issue as SceneIssue {
            return Self.problems(["\(issue.path): \(issue.kind)"])
        } catch {
            return Self.problems(describe(error))
        }
    }

    private func answer(to request: PageRequest) async throws -> PageResponse {
        switch (request.method, request.path) {
        case ("GET", "/"): return Self.page("index.html")
        case ("GET", "/page.css"), ("GET", "/page.js"): return Self.page(String(request.path.dropFirst()))
        case ("GET", "/api/state"): return await state(after: request.value("known").flatMap { Int($0) })
        case ("GET", "/api/keys"): return Self.json(try await model.keys())
        case ("GET", "/api/frame"):
            let scale = (Double(request.value("scale") ?? "") ?? 1).clamped(to: 0.05...8)
            let png = try await model.frame(at: Self.time(request), try Self.overrides(request), scale: scale)
            return Self.answer(200, "image/png", Data(png))
        case ("GET", "/api/measures"):
            return Self.json(try await model.measures(at: Self.time(request), try Self.overrides(request)))
        case ("GET", "/api/curves"): return Self.json(try await model.curves(try Self.overrides(request)))
        case ("POST", "/api/edit"):
            let edit = try JSONDecoder().decode(Edit.self, from: Data(request.body))
            try await model.edit(of: edit.base) { text in try text.set(edit.value, at: edit.path) }
            return Self.json(await model.state())
        case ("POST", "/api/text"):
            let body = try JSONDecoder().decode(Text.self, from: Data(request.body))
            try await model.replace(body.base, with: body.text)
            return Self.json(await model.state())
        case ("POST", "/api/gesture"):
            let body = try JSONDecoder().decode(Gesture.self, from: Data(request.body))
            let at = try await model.moment(at: body.position)
            guard let event = GestureText.event(body.samples, at: at, target: body.target) else {
                throw VitrineProblem(lines: ["this is no gesture"])
            }
            try await model.edit(of: body.base) { text in try text.insert(event: event, at: at) }
            return Self.json(await model.state())
        case (let method, _) where !["GET", "POST"].contains(method):
            return Self.answer(405, "text/plain", Data())
        default: return Self.answer(404, "text/plain", Data("There is nothing here.\n".utf8))
        }
    }

    private struct Edit: Decodable {
        var path: String
        /// The value; nil to remove the key.
        var value: String?
        /// The version of the text that is changed; nil for the current text.
        var base: String?
    }

    private struct Text: Decodable {
        var text: String
        /// The version of the text that this one replaces.
        var base: String
    }

    private struct Gesture: Decodable {
        /// The position of the film at touch down, in seconds.
        var position: Double
        var target: String?
        var samples: [GestureText.Sample]
        /// The version of the text that is changed; nil for the current text.
        var base: String?
    }

    /// Waits for another version than the page knows, at most 20 seconds.
    private func state(after known: Int?) async -> PageResponse {
        for _ in 0..<1000 {
            let version = await model.refresh()
            if version != known { break }
            try? await Task.sleep(for: .milliseconds(20))
            if Task.isCancelled { break }
        }
        return Self.json(await model.state())
    }

    private static func time(_ request: PageRequest) -> Double {
        let value = Double(request.value("t") ?? "") ?? 0
        return value.isFinite ? value.clamped(to: 0...3600) : 0
    }

    /// Returns the values in the query, whose keys follow a colon.
    private static func overrides(_ request: PageRequest) throws -> [SceneOverride] {
        try request.query.filter { $0.name.hasPrefix(":") }.prefix(20).map { item in
            try SceneOverride(checking: SceneOverride.Key(String(item.name.dropFirst())), item.value)
        }
    }

    private static func page(_ name: String) -> PageResponse {
        guard let data = PreviewPage.contents(of: name), let type = PreviewPage.files[name] else {
            return answer(500, "text/plain", Data("The page's files are missing; see `vitrine doctor`.\n".utf8))
        }
        return answer(200, type, data)
    }

    private static func json(_ value: JSON, code: Int = 200) -> PageResponse {
        answer(code, "application/json", Data(value.text.utf8))
    }

    private static func problems(_ lines: [String]) -> PageResponse {
        json(.object(("problems", .texts(lines))), code: 422)
    }

    private static func answer(_ code: Int, _ type: String, _ body: Data) -> PageResponse {
        PageResponse(
            code: code,
            headers: [
                ("Content-Type", type), ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"),
                ("Cross-Origin-Resource-Policy", "same-origin"),
                (
                    "Content-Security-Policy",
                    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; "
                        + "base-uri 'none'; frame-ancestors 'none'; form-action 'none'"
                ),
            ], body: body)
    }

    /// Returns the answer to bytes that are no request.
    static func refusal(_ failure: PageRequest.Failure) -> PageResponse {
        switch failure {
        case .malformed: answer(400, "text/plain", Data("This is no request of HTTP/1.1.\n".utf8))
        case .tooLarge: answer(431, "text/plain", Data("The headers are too large.\n".utf8))
        }
    }
}
