import Foundation
import Vitrine
import VitrinePrimitives
import VitrineScreens
import VitrineVocabulary

@testable import VitrineStage

/// Two scenes that differ in one key only, and the outputs to compare.
package struct KeyPicture: Sendable, CustomStringConvertible {
    /// An output that can show a key.
    package enum Output: Hashable, Sendable {
        /// The picture at a time in seconds.
        case moment(Double)
        /// The bytes of a still.
        case png
        /// The bytes of an animation.
        case gif
    }

    /// The path of the key, with the indices of lists: `container.content.body[0].label.text`.
    package var path: String
    package var before: ValueNode
    package var after: ValueNode
    package var output: Output
    /// Why the pictures are equal; nil for a key that a picture shows.
    package var reason: String?
    /// Why a `set` event does not show the change; nil for a key for which it does.
    package var setReason: String?

    package init(
        _ path: String, before: ValueNode, after: ValueNode, output: Output = .moment(0), reason: String? = nil,
        setReason: String? = nil
    ) {
        self.path = path
        self.before = before
        self.after = after
        self.output = output
        self.reason = reason
        self.setReason = setReason
    }

    package var description: String { "\(path): \(after.at(path)?.description ?? "null")" }

    /// The folder of the package, to which paths in the scenes are relative.
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    /// Returns whether the two scenes give the same output.
    package func isEqual() throws -> Bool { try Self.isEqual(before, after, output) }

    private static func isEqual(_ before: ValueNode, _ after: ValueNode, _ output: Output) throws -> Bool {
        let renderers = try [before, after].map { node in
            try Renderer(SceneParser.parse(node.blockText), sceneFolder: folder, threads: 1)
        }
        switch output {
        case .moment(let seconds): return try renderers[0].bitmap(at: seconds) == renderers[1].bitmap(at: seconds)
        case .png: return try renderers[0].png() == renderers[1].png()
        case .gif: return try renderers[0].gif() == renderers[1].gif()
        }
    }

    /// Whether a `set` event can change the key: no key on the path excludes it.
    package var isSettable: Bool {
        KeyPath.steps(of: path).allSatisfy(\.key.isSettable)
    }

    /// Returns whether the scene looks the same when an event at the start sets the key, a second later or at its time.
    package func isEqualWhenSet() throws -> Bool {
        guard case .moment(let seconds) = output, let change = change else { return false }
        let event: ValueNode = ["at": 0, "set": change]
        var events: [ValueNode] = [event]
        if case .list(let own)? = before.at("timeline")?.content { events += own }
        return try Self.isEqual(
            before, before.setting(.list(events), at: "timeline"), .moment(seconds == 0 ? 1 : seconds))
    }

    /// The part of the second scene that a `set` event needs; a list is given as a whole.
    private var change: ValueNode? {
        let keys = path.prefix { $0 != "[" }
        return after.at(String(keys)).map { ValueNode.mapping([]).setting($0, at: String(keys)) }
            ?? ValueNode.mapping([]).setting(.null, at: String(keys))
    }
}

extension ValueNode {
    package init(scene text: String) throws {
        self = try SceneParser.compose(Array(text.utf8), log: IssueLog(file: nil))
    }

    /// Returns the value at a path such as `a.b[0].c`; nil if there is none.
    package func at(_ path: String) -> ValueNode? {
        Step.steps(of: path).reduce(self) { node, step in node?[step] }
    }

    /// Returns the node with another value at a path, with mappings along it. A value of nil removes the key.
    package func setting(_ value: ValueNode?, at path: String) -> ValueNode {
        setting(value, at: Step.steps(of: path)[...])
    }

    private func setting(_ value: ValueNode?, at steps: ArraySlice<Step>) -> ValueNode {
        guard let step = steps.first else { return value ?? self }
        let rest = steps.dropFirst()
        switch step {
        case .key(let name):
            var entries = entries ?? []
            let i = entries.firstIndex { $0.key == name }
            if rest.isEmpty, value == nil {
                if let i { entries.remove(at: i) }
                return ValueNode(.mapping(entries))
            }
            let inner = (i.map { entries[$0].value } ?? .mapping([])).setting(value, at: rest)
            if let i { entries[i].value = inner } else { entries.append(Entry(name, inner)) }
            return ValueNode(.mapping(entries))
        case .index(let index):
            guard case .list(var nodes) = content, nodes.indices.contains(index) else { return self }
            nodes[index] = nodes[index].setting(value, at: rest)
            return .list(nodes)
        }
    }

    private subscript(step: Step) -> ValueNode? {
        switch (step, content) {
        case (.key(let name), .mapping): self[name]
        case (.index(let i), .list(let nodes)) where nodes.indices.contains(i): nodes[i]
        default: nil
        }
    }
}

/// A part of a path.
private enum Step {
    case key(String)
    case index(Int)

    static func steps(of path: String) -> [Step] {
        path.split(separator: ".").flatMap { part -> [Step] in
            let parts = part.split(separator: "[")
            return [.key(String(parts[0]))] + parts.dropFirst().map { .index(Int($0.dropLast()) ?? 0) }
        }
    }
}
