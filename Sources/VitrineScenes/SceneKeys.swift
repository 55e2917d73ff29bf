import VitrineScreens
import VitrineVocabulary

/// The keys in which two scenes differ.
package struct SceneKeys: Sendable {
    /// One key with another value. Lists of different lengths are one value.
    package struct Change: Hashable, Sendable {
        /// Such as `popupBar.barStyle` or `timeline[2].at`.
        package var path: String
        /// As text; nil where the scene does not say it.
        package var old: String?
        package var new: String?

        package var description: String { "\(path): \(old ?? "(default)") → \(new ?? "(default)")" }
    }

    private enum Step: Hashable {
        case key(String)
        case index(Int)
    }

    private let base: ValueNode
    private let steps: [[Step]]
    private let values: [ValueNode?]
    package let changes: [Change]

    package init(from a: PresentationScene, to b: PresentationScene) {
        var found: [(steps: [Step], old: ValueNode?, new: ValueNode?)] = []
        func compare(_ x: ValueNode?, _ y: ValueNode?, _ steps: [Step]) {
            guard x != y else { return }
            switch (x?.content, y?.content) {
            case (.mapping(let p)?, .mapping(let q)?):
                for key in p.map(\.key) + q.map(\.key).filter({ key in !p.contains { $0.key == key } }) {
                    compare(
                        p.first { $0.key == key }?.value, q.first { $0.key == key }?.value, steps + [.key(key)])
                }
            case (.list(let p)?, .list(let q)?) where p.count == q.count:
                for i in p.indices { compare(p[i], q[i], steps + [.index(i)]) }
            default: found.append((steps, x, y))
            }
        }
        base = a.node(Format())
        compare(base, b.node(Format()), [])
        steps = found.map(\.steps)
        values = found.map(\.new)
        changes = found.map { one in
            Change(path: Self.path(one.steps), old: one.old.map(Self.text), new: one.new.map(Self.text))
        }
    }

    private static func path(_ steps: [Step]) -> String {
        var out = ""
        for step in steps {
            switch step {
            case .key(let key): out += out.isEmpty ? key : ".\(key)"
            case .index(let i): out += "[\(i)]"
            }
        }
        return out
    }

    private static func text(_ node: ValueNode) -> String {
        switch node.content {
        case .scalar(let text, _): text
        case .list(let nodes): "[" + nodes.map(text).joined(separator: ", ") + "]"
        case .mapping(let entries): "{" + entries.map { "\($0.key): \(text($0.value))" }.joined(separator: ", ") + "}"
        }
    }

    /// The first scene with some of the changes.
    /// - Parameter chosen: indices of changes.
    /// - Throws: what is wrong with such a scene.
    package func scene(with chosen: some Sequence<Int>) throws(SceneIssues) -> PresentationScene {
        var node = base
        for i in chosen { node = Self.setting(node, steps[i][...], to: values[i]) }
        return try SceneParser.parse(node.blockText, fileName: "scene")
    }

    private static func setting(_ node: ValueNode, _ steps: ArraySlice<Step>, to value: ValueNode?) -> ValueNode {
        guard let step = steps.first else { return value ?? node }
        let rest = steps.dropFirst()
        var node = node
        switch (step, node.content) {
        case (.key(let key), .mapping(var entries)):
            if let i = entries.firstIndex(where: { $0.key == key }) {
                if rest.isEmpty, value == nil {
                    entries.remove(at: i)
                } else {
                    entries[i].value = setting(entries[i].value, rest, to: value)
                }
            } else if let value {
                entries.append(ValueNode.Entry(key, value))
            }
            node.content = .mapping(entries)
        case (.index(let i), .list(var nodes)):
            nodes[i] = setting(nodes[i], rest, to: value)
            node.content = .list(nodes)
        default: break
        }
        return node
    }
}
