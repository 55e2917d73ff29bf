/// Decides which requests a preview answers: those of its own page, on this machine.
///
/// A page from elsewhere can make a browser send requests to a loopback address, under a name of its own that resolves to
/// it. Such a request has another `Host` or `Origin`.
struct RequestGuard: Sendable {
    /// Most bytes of a request's body: those of a scene file.
    static let mostBytes = 4 << 20

    let port: UInt16

    enum Verdict: Hashable {
        case allowed
        /// Foreign `Host`, `Origin` or site.
        case foreign
        case tooLarge
        case lengthMissing
    }

    private var names: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

    func verdict(
        method: String, host: String?, origin: String?, site: String?, length: String?, isChunked: Bool
    ) -> Verdict {
        guard let host, names.contains(host.lowercased()) else { return .foreign }
        if let origin, !names.map({ "http://\($0)" }).contains(origin.lowercased()) { return .foreign }
        if let site, !["same-origin", "none"].contains(site.lowercased()) { return .foreign }
        guard method == "POST" else { return .allowed }
        // Browsers send it with every POST; other programs say with it that they know what they do.
        if origin == nil { return .foreign }
        guard !isChunked, let length, let count = Int(length), count >= 0 else { return .lengthMissing }
        return count <= Self.mostBytes ? .allowed : .tooLarge
    }

    func verdict(_ request: PageRequest) -> Verdict {
        verdict(
            method: request.method, host: request.headers["host"], origin: request.headers["origin"],
            site: request.headers["sec-fetch-site"], length: request.headers["content-length"],
            isChunked: request.headers["transfer-encoding"] != nil)
    }
}
