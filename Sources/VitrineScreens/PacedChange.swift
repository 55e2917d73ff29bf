import VitrinePrimitives
import VitrineVocabulary

/// A change with a duration: numbers and colors are interpolated; other values change at the start.
package struct PacedChange {
    /// A new value with its initial value.
    private indirect enum Track {
        case number(from: Double, to: Double)
        case color(from: RGBColor, to: RGBColor, node: ValueNode)
        case keys([(name: String, track: Track)])
        /// A whole list, with as many items as before.
        case items([Track])
        case other(ValueNode)

        /// Whether a part of it is interpolated.
        var isPaced: Bool {
            switch self {
            case .number(let from, let to): from != to
            case .color(let from, let to, _): from != to
            case .keys(let keys): keys.contains { $0.track.isPaced }
            case .items(let items): items.contains(where: \.isPaced)
            case .other: false
            }
        }
    }

    private let track: Track

    /// - Parameters:
    ///   - target: A mapping with keys of the record.
    ///   - start: The values before the change.
    ///   - record: The record. Default: that of the scene.
    package init(_ target: ValueNode, from start: ValueNode, of record: Record = PresentationScene.record) {
        track = Self.track(from: start, to: target, .record(record))
    }

    /// Returns the change at a time.
    /// - Parameter fraction: The progress of the change, 0...1.
    package func value(at fraction: Double, isFirst: Bool) -> ValueNode {
        Self.value(of: track, at: fraction, isFirst: isFirst) ?? .null
    }

    /// Returns a value; nil for one that has changed at the start.
    private static func value(of track: Track, at fraction: Double, isFirst: Bool) -> ValueNode? {
        func mix(_ a: Double, _ b: Double) -> ValueNode { .number(a.mixed(with: b, at: fraction)) }
        switch track {
        case .number(let a, let b): return mix(a, b)
        case .color(let a, let b, let node):
            // A color that follows the appearance keeps following it, during the change as well.
            if b.isAdaptive, fraction >= 1 { return node }
            if a.isAdaptive || b.isAdaptive {
                func mix(dark: Bool) -> RGBColor {
                    a.resolved(dark: dark).mixed(with: b.resolved(dark: dark), at: fraction)
                }
                return RGBColor(light: mix(dark: false), dark: mix(dark: true)).node(Format())
            }
            return .mapping([
                ("red", mix(a.red, b.red)), ("green", mix(a.green, b.green)), ("blue", mix(a.blue, b.blue)),
                ("alpha", mix(a.alpha, b.alpha)),
            ])
        case .keys(let keys):
            let mixed = keys.compactMap { key in
                value(of: key.track, at: fraction, isFirst: isFirst).map { (key.name, $0) }
            }
            return mixed.isEmpty ? nil : .mapping(mixed)
        case .items(let items):
            return .list(items.map { value(of: $0, at: fraction, isFirst: true) ?? .mapping([]) })
        // A plain `nil` would be the node for null.
        case .other(let node): return isFirst ? node : Optional.none
        }
    }

    private static func track(from: ValueNode?, to: ValueNode, _ form: Form?) -> Track {
        if let b = color(to) {
            return from.flatMap(color).map { .color(from: $0, to: b, node: to) } ?? .other(to)
        }
        if let entries = to.entries {
            return .keys(
                entries.map { entry in
                    let (start, inner) = value(of: entry.key, in: from, form)
                    return (entry.key, track(from: start, to: entry.value, inner))
                })
        }
        if case .list(let items) = to.content, case .list(let old)? = from?.content, old.count == items.count {
            let tracks = zip(old, items).map { item(from: $0, to: $1, form?.record) }
            if tracks.contains(where: \.isPaced) { return .items(tracks) }
        }
        if let a = from.flatMap(number), let b = number(to) { return .number(from: a, to: b) }
        return .other(to)
    }

    /// Returns the track of an item of a list, which is written as a whole: a missing key changes to its default.
    private static func item(from: ValueNode, to: ValueNode, _ record: Record?) -> Track {
        let form = record.map { Form.record($0) }
        guard case .keys(var keys) = track(from: from, to: to, form) else { return .other(to) }
        for entry in from.entries ?? [] where to[entry.key] == nil {
            if let key = record?.key(entry.key), let last = key.defaultValue() {
                keys.append((entry.key, track(from: entry.value, to: last, key.form)))
            }
        }
        return .keys(keys)
    }

    /// Returns the value of a key, or of the item of a list with the name, and its form. A missing key has its default.
    private static func value(of name: String, in node: ValueNode?, _ form: Form?) -> (ValueNode?, Form?) {
        let record = form?.record
        let item = record.map { Form.record($0) }
        if form?.isNamed ?? false { return (node?[name], item) }
        if form?.isList ?? false {
            // Items are identified by name, as in a change, or by index.
            guard case .list(let items)? = node?.content else { return (node?[name], item) }
            return (items.first { record?.valueName($0) == name }, item)
        }
        guard let key = record?.key(name) else { return (node?[name], nil) }
        // A scalar or list in place of a mapping is the value of one key.
        if let node, node.entries == nil, record?.shorthandKey == key.name { return (node, key.form) }
        let values = record?.completed(node ?? .mapping([]))
        return (values?[key.name] ?? key.defaultValue(), key.form)
    }

    private static func number(_ node: ValueNode) -> Double? {
        guard case .scalar(let text, let isQuoted) = node.content, !isQuoted else { return nil }
        let value = NumberText.points(text) ?? NumberText.seconds(text)
        return value.flatMap { $0.isFinite ? $0 : nil }
    }

    private static func color(_ node: ValueNode) -> RGBColor? { node.value(as: RGBColor.self) }
}
