import VitrineVocabulary

/// Keys of one mapping in one scene.
///
/// ```swift
/// KeyGroup(
///     "{container: {content: [{label: {text: One}}]}}", "container.content[0].label",
///     [.init("text", "One", "Two"), .init("numberOfLines", 1, 2)])
/// ```
package struct KeyGroup: Sendable {
    /// A key and two legal values; nil for a missing key.
    package struct Row: Sendable {
        var key: String
        var before: ValueNode?
        var after: ValueNode?
        var output: KeyPicture.Output
        var with: [(path: String, value: ValueNode?)]
        var reason: String?
        var setReason: String?

        /// - Parameters:
        ///   - key: The key, or a path within the mapping of the group.
        ///   - with: Other values that both scenes have, by path within the mapping or, after a `/`, within the scene.
        ///   - reason: Why no picture shows the key. Default: nil, a picture shows it.
        ///   - setReason: Why a `set` event does not show the change. Default: nil, it shows the change.
        package init(
            _ key: String, _ before: ValueNode?, _ after: ValueNode?, at seconds: Double = 0,
            _ output: KeyPicture.Output? = nil, with: KeyValuePairs<String, ValueNode?> = [:],
            hidden reason: String? = nil,
            hiddenWhenSet setReason: String? = nil
        ) {
            self.key = key
            self.before = before
            self.after = after
            self.output = output ?? .moment(seconds)
            self.with = with.map { ($0.key, $0.value) }
            self.reason = reason
            self.setReason = setReason
        }
    }

    private let scene: String
    private let path: String
    private let rows: [Row]

    /// - Parameters:
    ///   - scene: The scene in YAML, without `vitrine: 1`. Without an `output`, the scale is 0.5.
    ///   - path: The path of the mapping; empty for the scene.
    package init(_ scene: String, _ path: String, _ rows: [Row]) {
        self.scene = scene
        self.path = path
        self.rows = rows
    }

    package var pictures: [KeyPicture] {
        get throws {
            var base = try ValueNode(scene: scene).setting(1, at: "vitrine")
            if base.at("output") == nil { base = base.setting(["scale": 0.5], at: "output") }
            return rows.map { row in
                var base = base
                for (path, value) in row.with { base = base.setting(value, at: full(path)) }
                let path = full(row.key)
                return KeyPicture(
                    path, before: base.setting(row.before, at: path), after: base.setting(row.after, at: path),
                    output: row.output, reason: row.reason, setReason: row.setReason)
            }
        }
    }

    private func full(_ key: String) -> String {
        if key.hasPrefix("/") { return String(key.dropFirst()) }
        return path.isEmpty ? key : "\(path).\(key)"
    }
}
