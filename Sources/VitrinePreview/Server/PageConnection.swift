import FlyingSocks
import Foundation

/// A connection of a browser: sequential requests of HTTP/1.1.
struct PageConnection: Sendable {
    /// The time a connection may be without a request, and an answer may take to be read.
    static let patience: Duration = .seconds(60)
    /// The time a request may take from its first byte to its last.
    static let requestPatience: Duration = .seconds(10)
    private static let readBytes = 4096

    let socket: AsyncSocket
    let handler: any PageHandler

    /// Answers requests until the browser or a refused request closes the connection.
    /// - Parameter wait: Called when the connection begins to wait for a request, and when one has arrived.
    func serve(_ wait: @Sendable (_ isWaiting: Bool) -> Void = { _ in }) async {
        defer { try? socket.close() }
        var received: [UInt8] = []
        while !Task.isCancelled {
            let arrived: Arrival?
            do {
                if received.isEmpty {
                    received = try await within(Self.patience) { Array(try await socket.read(atMost: Self.readBytes)) }
                }
                arrived = try await within(Self.requestPatience) { [received] in try await arrival(after: received) }
            } catch let failure as PageRequest.Failure {
                await send(Handler.refusal(failure), keepsConnection: false)
                return
            } catch {
                return
            }
            guard let arrived else { return }
            wait(false)
            received = arrived.rest
            let response = await handler.response(to: arrived.request)
            let keeps = arrived.isWhole && arrived.request.keepsConnection
            guard await send(response, keepsConnection: keeps), keeps else { return }
            wait(true)
        }
    }

    private struct Arrival {
        var request: PageRequest
        /// Whether the body has been read; false if the request is refused.
        var isWhole: Bool
        /// The received bytes of the next request.
        var rest: [UInt8]
    }

    /// Reads the next request; nil if the connection ends before it.
    private func arrival(after received: [UInt8]) async throws -> Arrival? {
        var bytes = received
        var head = try PageRequest.head(bytes)
        while head == nil {
            guard let more = try? await socket.read(atMost: Self.readBytes), !more.isEmpty else { return nil }
            bytes += more
            head = try PageRequest.head(bytes)
        }
        guard var request = head?.request, let count = head?.count else { return nil }
        bytes.removeFirst(count)
        guard handler.requests.verdict(request) == .allowed else {
            return Arrival(request: request, isWhole: false, rest: [])
        }
        // The guard's verdict bounds the length.
        let length = request.headers["content-length"].flatMap { Int($0) } ?? 0
        guard 0...RequestGuard.mostBytes ~= length else { return nil }
        if length > bytes.count { bytes += try await socket.read(bytes: length - bytes.count) }
        request.body = Array(bytes.prefix(length))
        // A chunked body is not read.
        let isWhole = request.headers["transfer-encoding"] == nil
        return Arrival(request: request, isWhole: isWhole, rest: Array(bytes.dropFirst(length)))
    }

    @discardableResult
    private func send(_ response: PageResponse, keepsConnection: Bool) async -> Bool {
        let bytes = response.bytes(keepsConnection: keepsConnection)
        return (try? await within(Self.patience) { try await socket.write(bytes) }) != nil
    }

    /// - Throws: `CancellationError` if the work takes longer.
    private func within<Result: Sendable>(
        _ duration: Duration, _ work: @escaping @Sendable () async throws -> Result
    ) async throws -> Result {
        try await withThrowingTaskGroup(of: Result.self) { group in
            group.addTask(operation: work)
            group.addTask {
                try await Task.sleep(for: duration)
                throw CancellationError()
            }
            defer { group.cancelAll() }
            guard let result = try await group.next() else { throw CancellationError() }
            return result
        }
    }
}
