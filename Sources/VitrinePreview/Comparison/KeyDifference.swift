import VitrineScreens
import VitrineVocabulary

/// A key whose value differs between two scenes.
package struct KeyDifference: Hashable, Sendable {
    /// Such as `popupBar.popupItem.title`, or `timeline[1].at`.
    package var path: String
    /// Nil where the scene does not have it.
    package var before: String?
    package var after: String?

    package var line: String {
        switch (before, after) {
        case (let before?, let after?): "\(path): \(before) -> \(after)"
        case (nil, let after?): "\(path): added \(after)"
        case (let before?, nil): "\(path): removed \(before)"
        case (nil, nil): path
        }
    }

    /// The differences between two scenes, in the order of their keys. A value that a scene file need not write is its
    /// default.
    package static func all(from before: PresentationScene, to after: PresentationScene) -> [KeyDifference] {
        var out: [KeyDifference] = []
        compare(before.node(Format()), after.node(Format()), "", PresentationScene.record, &out)
        return out
    }

    private static func compare(
        _ a: ValueNode?, _ b: ValueNode?, _ path: String, _ record: Record?, _ out: inout [KeyDifference]
    ) {
        if a == b { return }
        switch (a?.content, b?.content) {
        case (.mapping(let before)?, .mapping(let after)?):
            let names = before.map(\.key) + after.map(\.key).filter { key in !before.contains { $0.key == key } }
            for name in names {
                let key = record?.key(name)
                compare(
                    a?[name] ?? key?.defaultValue(), b?[name] ?? key?.defaultValue(), SourcePath.join(path, name),
                    key?.form.record ?? (key == nil ? record : nil), &out)
            }
        case (.list(let before)?, .list(let after)?) where before.count == after.count:
            for i in before.indices { compare(before[i], after[i], "\(path)[\(i)]", record, &out) }
        default:
            out.append(KeyDifference(path: path, before: a?.description, after: b?.description))
        }
    }
}
