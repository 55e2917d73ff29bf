import FlyingSocks
import Foundation
import Testing

@testable import VitrinePreview

@Suite struct PageConnectionTests {
    /// Returns what a server sends on a connection that receives these bytes, until it closes the connection.
    private func answers(to parts: [String], port: UInt16 = UInt16.random(in: 20_000...60_000)) async throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("connection-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("bar.yaml")
        try Data("vitrine: 1\npopupBar: { popupItem: { title: A } }\n".utf8).write(to: file)
        let server = try PreviewServer(PreviewSource(path: file.path), port: port) { ["\($0)"] }
        return try await withThrowingTaskGroup(of: String?.self) { group in
            group.addTask {
                try? await server.run()
                return nil
            }
            group.addTask {
                let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: port)
                let socket = try await AsyncSocket.connected(to: address)
                defer { try? socket.close() }
                for part in parts {
                    try await socket.write(Data(part.replacing("PORT", with: "\(port)").utf8))
                    try await Task.sleep(for: .milliseconds(20))
                }
                var answer: [UInt8] = []
                while let more = try? await socket.read(atMost: 4096), !more.isEmpty { answer += more }
                return String(decoding: answer, as: UTF8.self)
            }
            defer { group.cancelAll() }
            while let result = try await group.next() {
                if let result { return result }
            }
            return ""
        }
    }

    private func codes(_ answer: String) -> [Int] {
        answer.components(separatedBy: "HTTP/1.1 ").dropFirst().compactMap { Int($0.prefix(3)) }
    }

    private let host = "Host: 127.0.0.1:PORT\r\n"

    @Test func requestsOfOneConnectionAreAnsweredInOrder() async throws {
        let answer = try await answers(to: [
            "GET /page.css HTTP/1.1\r\n\(host)\r\nGET /none HTTP/1.1\r\n\(host)\r\nGET /pa",
            "ge.js HTTP/1.1\r\n\(host)Connection: close\r\n\r\n",
        ])
        #expect(codes(answer) == [200, 404, 200])
        #expect(answer.contains("Content-Security-Policy: default-src 'none'"))
        // This is the page's last line.
        let script = try #require(PreviewPage.contents(of: "page.js"))
        #expect(answer.hasSuffix(String(decoding: script.suffix(40), as: UTF8.self)))
    }

    @Test func aBodyMayComeInParts() async throws {
        let body = #"{"path": "popupBar.barStyle", "value": "compact"}"#
        let answer = try await answers(to: [
            "POST /api/edit HTTP/1.1\r\n\(host)Origin: http://127.0.0.1:PORT\r\nContent-Length: \(body.utf8.count)\r\n"
                + "Connection: close\r\n\r\n\(body.prefix(9))", String(body.dropFirst(9)),
        ])
        #expect(codes(answer) == [200])
        #expect(answer.contains("compact"))
    }

    /// Connections that send nothing, or the beginning of a request, yield to those that send a whole one.
    @Test func connectionsWithoutARequestDoNotKeepThePageOut() async throws {
        let port = UInt16.random(in: 20_000...60_000)
        let server = try PreviewServer(PreviewSource(path: "bar.yaml"), port: port) { ["\($0)"] }
        let running = Task { try? await server.run() }
        defer { running.cancel() }
        let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: port)
        var idle: [AsyncSocket] = []
        defer { for socket in idle { try? socket.close() } }
        for i in 0..<200 {
            let socket = try await AsyncSocket.connected(to: address)
            if i % 2 == 0 { try await socket.write(Data("GET / HTTP/1.1\r\nHost: ".utf8)) }
            idle.append(socket)
        }
        let clock = ContinuousClock()
        let start = clock.now
        for _ in 0..<3 {
            let socket = try await AsyncSocket.connected(to: address)
            try await socket.write(
                Data("GET /page.css HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n".utf8))
            var answer: [UInt8] = []
            while let more = try? await socket.read(atMost: 4096), !more.isEmpty { answer += more }
            #expect(codes(String(decoding: answer, as: UTF8.self)) == [200])
            try? socket.close()
        }
        #expect(clock.now - start < PageConnection.requestPatience)
    }

    @Test(arguments: [
        ("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", 403),
        ("POST /api/text HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nContent-Length: 2\r\n\r\n{}", 403),
        (
            "POST /api/text HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nOrigin: http://127.0.0.1:PORT\r\nContent-Length: 99999999\r\n\r\n",
            413
        ),
        (
            "POST /api/text HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nOrigin: http://127.0.0.1:PORT\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            411
        ),
        ("nonsense\r\n\r\n", 400), (String(repeating: "a", count: PageRequest.mostHeadBytes), 431),
        ("DELETE / HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nConnection: close\r\n\r\n", 405),
    ])
    func aRequestThatIsRefusedEndsTheConnection(_ request: String, _ code: Int) async throws {
        #expect(codes(try await answers(to: [request])) == [code])
    }

    @Test func aPortThatIsTakenIsNamed() throws {
        let source = PreviewSource(path: "bar.yaml")
        let port = UInt16.random(in: 20_000...60_000)
        let first = try PreviewServer(source, port: port) { ["\($0)"] }
        let error = #expect(throws: PreviewServerError.self) { try PreviewServer(source, port: port) { ["\($0)"] } }
        #expect(error?.port == port)
        #expect(error?.description == "port \(port) of 127.0.0.1: Address already in use")
        withExtendedLifetime(first) {}
    }
}
