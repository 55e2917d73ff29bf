import Foundation

/// A request of the page, as far as a preview reads it.
struct PageRequest: Sendable {
    /// The head is not HTTP/1.1, or is larger than `mostHeadBytes`.
    enum Failure: Error, Hashable {
        case malformed
        case tooLarge
    }

    struct QueryItem: Hashable, Sendable {
        var name: String
        var value: String
    }

    /// The maximum size of a request line and its headers together.
    static let mostHeadBytes = 16 << 10

    var method: String
    /// The path as it was sent, without the query.
    var path: String
    var query: [QueryItem] = []
    /// The headers, by lowercase names. Values of repeated headers are joined by commas.
    var headers: [String: String] = [:]
    var body: [UInt8] = []

    func value(_ name: String) -> String? { query.first { $0.name == name }?.value }

    var keepsConnection: Bool {
        !(headers["connection"] ?? "").lowercased().split(separator: ",").contains {
            $0.trimmingCharacters(in: .whitespaces) == "close"
        }
    }
}

extension PageRequest {
    /// Returns the request whose head the bytes begin with, and the number of bytes of the head; nil if the head is
    /// incomplete. Targets that are no paths and lines that are folded are refused. Source: RFC 9112, sections 2 to 5.
    static func head(_ bytes: [UInt8]) throws(Failure) -> (request: PageRequest, count: Int)? {
        let end: [UInt8] = [13, 10, 13, 10]
        guard let last = bytes.prefix(mostHeadBytes).firstRange(of: end) else {
            guard bytes.count < mostHeadBytes else { throw .tooLarge }
            return nil
        }
        guard bytes[..<last.lowerBound].allSatisfy({ $0 == 9 || $0 == 10 || $0 == 13 || 32...126 ~= $0 || $0 > 127 })
        else { throw .malformed }
        let lines = String(decoding: bytes[..<last.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        guard !lines.contains(where: { $0.unicodeScalars.contains("\r") || $0.unicodeScalars.contains("\n") }) else {
            throw .malformed
        }
        let parts = lines[0].split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 3, isToken(parts[0]), parts[1].hasPrefix("/"), parts[2] == "HTTP/1.1" else {
            throw .malformed
        }
        let target = parts[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        var request = PageRequest(method: String(parts[0]), path: String(target[0]))
        if target.count > 1 { request.query = query(target[1]) }
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":"), isToken(line[..<colon]) else { throw .malformed }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            let name = line[..<colon].lowercased()
            request.headers[name] = request.headers[name].map { "\($0), \(value)" } ?? value
        }
        return (request, last.upperBound)
    }

    /// Parses the names and values of a query as a browser's `URLSearchParams` writes them. Source: WHATWG URL, section
    /// 5.1 (application/x-www-form-urlencoded).
    private static func query(_ text: some StringProtocol) -> [QueryItem] {
        func decoded(_ text: Substring) -> String {
            let spaced = text.replacing("+", with: " ")
            return spaced.removingPercentEncoding ?? String(spaced)
        }
        return text.split(separator: "&").map { item in
            let parts = Substring(item).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return QueryItem(name: decoded(parts[0]), value: parts.count > 1 ? decoded(parts[1]) : "")
        }
    }

    private static func isToken(_ text: some StringProtocol) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "a")...UInt8(ascii: "z"):
                    true
                default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }
}

struct PageResponse: Sendable {
    var code: Int
    /// The headers, in the order in which they are sent.
    var headers: [(name: String, value: String)]
    var body: Data

    private static let phrases = [
        200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
        409: "Conflict", 411: "Length Required", 413: "Content Too Large", 422: "Unprocessable Content",
        431: "Request Header Fields Too Large", 500: "Internal Server Error",
    ]

    /// Returns the bytes that are sent.
    /// - Parameter keepsConnection: Whether another request may follow.
    func bytes(keepsConnection: Bool) -> Data {
        var head = "HTTP/1.1 \(code) \(Self.phrases[code] ?? "")\r\n"
        for header in headers { head += "\(header.name): \(header.value)\r\n" }
        head += "Content-Length: \(body.count)\r\nConnection: \(keepsConnection ? "keep-alive" : "close")\r\n\r\n"
        return Data(head.utf8) + body
    }
}
