import VitrineScreens
import VitrineVocabulary

/// A key, or a measure of what is drawn, that differs between two scenes.
package struct KeyDifference: Hashable, Sendable, CustomStringConvertible {
    /// The path, such as `popupBar.barStyle` or `timeline[2].at`.
    package var path: String
    /// The value as text; nil if the scene does not have it.
    package var before: String?
    package var after: String?

    package init(path: String, before: String?, after: String?) {
        (self.path, self.before, self.after) = (path, before, after)
    }

    package var description: String { "\(path): \(before ?? "none") → \(after ?? "none")" }
}

/// The keys in which two scenes differ, in their order. A missing key has its default.
package struct SceneKeys: Sendable {

    private enum Step: Hashable {
        case key(String)
        case index(Int)
    }

    private let base: ValueNode
    private let steps: [[Step]]
    private let values: [ValueNode?]
    /// The differences. Lists of different lengths are one value.
    package let changes: [KeyDifference]

    package init(from a: PresentationScene, to b: PresentationScene) {
        var found: [(steps: [Step], old: ValueNode?, new: ValueNode?, standard: ValueNode?)] = []
        func compare(_ x: ValueNode?, _ y: ValueNode?, _ steps: [Step], _ record: Record?, _ standard: ValueNode?) {
            guard x != y else { return }
            switch (x?.content, y?.content) {
            case (.mapping(let p)?, .mapping(let q)?):
                for key in p.map(\.key) + q.map(\.key).filter({ key in !p.contains { $0.key == key } }) {
                    let declared = record?.key(key)
                    compare(
                        p.first { $0.key == key }?.value, q.first { $0.key == key }?.value, steps + [.key(key)],
                        // Names, such as those of panels, are no keys: their values have the keys of the record.
                        declared == nil ? record : declared?.form.record, declared?.defaultValue())
                }
            case (.list(let p)?, .list(let q)?) where p.count == q.count:
                for i in p.indices { compare(p[i], q[i], steps + [.index(i)], record, nil) }
            default: found.append((steps, x, y, standard))
            }
        }
        base = a.node(Format())
        compare(base, b.node(Format()), [], PresentationScene.record, nil)
        steps = found.map(\.steps)
        values = found.map(\.new)
        changes = found.map { one in
            KeyDifference(
                path: Self.path(one.steps), before: (one.old ?? one.standard).map(Self.text),
                after: (one.new ?? one.standard).map(Self.text))
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

    /// Returns the text without the quotes that a scene file needs.
    private static func text(_ node: ValueNode) -> String {
        if case .scalar(let text, _) = node.content { text } else { node.description }
    }

    /// Returns the first scene with some of the changes.
    /// - Parameter chosen: The indices of changes.
    /// - Throws: The problems of such a scene.
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
