import VitrinePrimitives

/// A value of a few numbers in points, each with a key.
package protocol LengthComponents: SceneValue {
    static var zero: Self { get }
    static var components: [(key: String, path: WritableKeyPath<Self, Double> & Sendable)] { get }
    /// Whether all keys are required; otherwise omitted ones are 0.
    static func needsAll(_ format: Format) -> Bool
}

extension LengthComponents {
    package static func needsAll(_ format: Format) -> Bool { format.kind == .place }

    package static func form(_ format: Format) -> Form {
        let isRequired = needsAll(format)
        return .record(
            Record(
                name: "\(Self.self)\(isRequired ? ".all" : "")\(format.range.map { ".\($0.name)" } ?? "")",
                keys: {
                    components.map { component in
                        Key(
                            name: component.key, form: .length(format.range), documentation: "In points.",
                            isRequired: isRequired, isSettable: true,
                            defaultValue: { isRequired ? nil : .number(0) })
                    }
                }))
    }

    package static func read(_ source: SourceValue, onto base: Self?, _ format: Format) -> Self? {
        guard let keys = source.keyed(KeyTable(rows: components.map { [$0.key] })) else { return nil }
        var value = base ?? .zero
        var isComplete = true
        let isWhole = !source.path.isUnbound && (base == nil || !source.isPartial)
        let needsAll = needsAll(format) && isWhole
        for component in components {
            let source = needsAll ? keys.required(component.key) : keys[component.key]
            if let source {
                if let number = source.length() { value[keyPath: component.path] = number } else { isComplete = false }
            } else if needsAll {
                isComplete = false
            }
        }
        return isComplete ? value : nil
    }

    package func node(_ format: Format) -> ValueNode {
        .mapping(Self.components.map { ($0.key, .number(self[keyPath: $0.path])) })
    }

    package func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues) {
        guard let range = format.range?.with(unit: "pt") else { return }
        for component in Self.components {
            issues.check(self[keyPath: component.path], range, "\(path).\(component.key)")
        }
    }

    package static func noun(_ format: Format) -> String {
        "{\(components.map(\.key).joined(separator: ", "))}"
    }
}

extension Point: LengthComponents {
    package static var components: [(key: String, path: WritableKeyPath<Point, Double> & Sendable)] {
        [("x", \.x), ("y", \.y)]
    }
}

extension Size: LengthComponents {
    package static var components: [(key: String, path: WritableKeyPath<Size, Double> & Sendable)] {
        [("width", \.width), ("height", \.height)]
    }

    package static func needsAll(_ format: Format) -> Bool { true }
}

extension Insets: LengthComponents {
    package static var components: [(key: String, path: WritableKeyPath<Insets, Double> & Sendable)] {
        [("top", \.top), ("left", \.left), ("bottom", \.bottom), ("right", \.right)]
    }
}

extension Rect: LengthComponents {
    package static var components: [(key: String, path: WritableKeyPath<Rect, Double> & Sendable)] {
        [("x", \.x), ("y", \.y), ("width", \.width), ("height", \.height)]
    }

    package static func needsAll(_ format: Format) -> Bool { true }
}
