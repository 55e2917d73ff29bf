import VitrinePrimitives
import VitrineVocabulary

/// A change that takes a while: numbers and colors go from what they are to what they are to be, everything else changes
/// at the beginning.
package struct PacedChange {
    private let target: ValueNode
    private let start: ValueNode

    /// - Parameters:
    ///   - target: a mapping with keys of the scene.
    ///   - start: the values that the scene has.
    package init(_ target: ValueNode, from start: ValueNode) {
        self.target = target
        self.start = start
    }

    /// The change of a moment.
    /// - Parameter share: how much of the way has been made, 0...1.
    package func value(at share: Double, isFirst: Bool) -> ValueNode {
        mixed(start, target, share, isFirst: isFirst) ?? .null
    }

    /// Nil for what has changed before.
    private func mixed(_ from: ValueNode?, _ to: ValueNode, _ share: Double, isFirst: Bool) -> ValueNode? {
        if let entries = to.entries, color(to) == nil {
            let mixed = entries.compactMap { entry in
                self.mixed(from.flatMap { value(in: $0, entry.key) }, entry.value, share, isFirst: isFirst).map {
                    (entry.key, $0)
                }
            }
            return mixed.isEmpty ? nil : .mapping(mixed)
        }
        if let a = from.flatMap(number), let b = number(to) { return .number(a + (b - a) * share) }
        if let b = color(to), b.systemColor != nil, share >= 1 { return to }
        if let a = from.flatMap(color), let b = color(to) {
            let c = RGBColor(
                red: a.red + (b.red - a.red) * share, green: a.green + (b.green - a.green) * share,
                blue: a.blue + (b.blue - a.blue) * share, alpha: a.alpha + (b.alpha - a.alpha) * share)
            return .mapping([
                ("red", .number(c.red)), ("green", .number(c.green)), ("blue", .number(c.blue)),
                ("alpha", .number(c.alpha)),
            ])
        }
        // Not `nil`, which would be the node for null.
        return isFirst ? to : Optional.none
    }

    /// The value of a key, or the item of a list whose name it is.
    private func value(in node: ValueNode, _ key: String) -> ValueNode? {
        guard case .list(let items) = node.content else { return node[key] }
        return items.first { item in
            ["name", "title"].contains { name in
                if case .scalar(key, _)? = item[name]?.content { true } else { false }
            }
        }
    }

    private func number(_ node: ValueNode) -> Double? {
        guard case .scalar(let text, let isQuoted) = node.content, !isQuoted else { return nil }
        let value = NumberText.points(text) ?? NumberText.seconds(text)
        return value.flatMap { $0.isFinite ? $0 : nil }
    }

    private func color(_ node: ValueNode) -> RGBColor? { node.value(as: RGBColor.self) }
}
