/// Decides which requests a preview answers: those of its own page, on this machine. A foreign page can make a browser
/// send requests to a loopback address, under a name that resolves to it, but with another `Host` or `Origin`.
struct RequestGuard: Sendable {
    /// The maximum size of a request's body: that of a scene file.
    static let mostBytes = 4 << 20

    let port: UInt16

    enum Verdict: Hashable {
        case allowed
        /// The `Host`, `Origin` or site is foreign.
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
        // Browsers send `Origin` with every POST; another program that sends it declares the same intent.
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
