extension SourceValue {
    private static let fontKeys = KeyTable("paths", "fallbacks")

    /// A list of paths, or paths and more.
    func fonts() -> SceneFonts {
        if case .list = node.content { return SceneFonts(paths: texts(of: "paths")) }
        guard let keys = keyed(Self.fontKeys, expected: "a list of paths, or {paths, fallbacks}") else {
            return SceneFonts()
        }
        return SceneFonts(
            paths: keys["paths"]?.texts(of: "paths") ?? [], fallbacks: keys["fallbacks"]?.texts(of: "families") ?? [])
    }

    private func texts(of noun: String) -> [String] { (list(of: noun) ?? []).compactMap { $0.text() } }
}
