import VitrinePrimitives

/// The labeled arguments of a timeline event in order: `["animated": false, "duration": 0.3]`.
package struct Arguments: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    package private(set) var entries: [ValueNode.Entry]

    package init(_ entries: [ValueNode.Entry] = []) { self.entries = entries }

    package init(dictionaryLiteral elements: (String, ValueNode)...) {
        entries = []
        for (name, value) in elements { self[name] = value }
    }

    package subscript(_ name: String) -> ValueNode? {
        get { entries.first { $0.key == name }?.value }
        set {
            let i = entries.firstIndex { $0.key == name }
            switch (i, newValue) {
            case (let i?, let value?): entries[i].value = value
            case (let i?, nil): entries.remove(at: i)
            case (nil, let value?): entries.append(ValueNode.Entry(name, value))
            case (nil, nil): break
            }
        }
    }

    package var isEmpty: Bool { entries.isEmpty }

    /// The value of an argument, with its default if arguments are completed. Nil if missing, `null` or illegal.
    package func value<Value: SceneValue>(_ name: String, as type: Value.Type = Value.self, kind: Kind = .automatic)
        -> Value?
    {
        guard let node = self[name], !node.isNull else { return nil }
        return Value.read(SourceValue(node, path: SourcePath(name), log: .silent), onto: nil, Format(kind))
    }

    package func flag(_ name: String) -> Bool { value(name, as: Bool.self) ?? false }

    /// A time in seconds.
    package func time(_ name: String) -> Double? { value(name, as: Double.self, kind: .time) }

    /// A length in points.
    package func length(_ name: String) -> Double? { value(name, as: Double.self, kind: .length) }

    package func number(_ name: String) -> Double? { value(name, as: Double.self) }

    package func integer(_ name: String) -> Int? { value(name, as: Int.self) }

    package func point(_ name: String) -> Point? { value(name, as: Point.self) }

    package func text(_ name: String) -> String? { value(name, as: String.self) }
}

extension ValueNode {
    /// The node as a value; nil if it is not legal.
    package func value<Value: SceneValue>(as type: Value.Type = Value.self, kind: Kind = .automatic) -> Value? {
        Value.read(SourceValue(self, path: SourcePath(""), log: .silent), onto: nil, Format(kind))
    }
}
