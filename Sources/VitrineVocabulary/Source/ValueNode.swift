/// A value as a scene file writes it: a scalar, a list or a mapping. Equality and hash ignore source locations. In
/// Swift, it is a literal: `["barStyle": "floating", "popupItem.progress": 0.5]`.
public struct ValueNode: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        /// A text; quoted text and block text are never a number or a flag.
        case scalar(String, isQuoted: Bool)
        case list([ValueNode])
        case mapping([Entry])
    }

    package struct Entry: Hashable, Sendable {
        package var key: String
        package var location: SourceLocation?
        package var value: ValueNode

        package init(_ key: String, _ value: ValueNode, at location: SourceLocation? = nil) {
            (self.key, self.value, self.location) = (key, value, location)
        }

        /// The value; a missing value has the location of its key.
        package var locatedValue: ValueNode {
            var value = value
            if case .scalar("", isQuoted: false) = value.content { value.location = location }
            return value
        }

        package static func == (a: Entry, b: Entry) -> Bool { a.key == b.key && a.value == b.value }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(key)
            hasher.combine(value)
        }
    }

    /// The location; nil for a value made in Swift.
    package var location: SourceLocation?
    package var content: Content
    /// The number of nodes, including this one and those that aliases repeat.
    package let weight: Int
    /// The number of levels, including this one; 1 for a scalar.
    package let height: Int

    package init(_ content: Content, at location: SourceLocation? = nil) {
        self.location = location
        self.content = content
        switch content {
        case .scalar:
            weight = 1
            height = 1
        case .list(let nodes):
            weight = nodes.reduce(1) { $0 + $1.weight }
            height = nodes.reduce(0) { max($0, $1.height) } + 1
        case .mapping(let entries):
            weight = entries.reduce(1) { $0 + $1.value.weight + 1 }
            height = entries.reduce(1) { max($0, $1.value.height) } + 1
        }
    }

    public static func == (a: ValueNode, b: ValueNode) -> Bool { a.content == b.content }

    public func hash(into hasher: inout Hasher) { hasher.combine(content) }

    /// Whether the value is missing, or is a form of `null`.
    package var isNothing: Bool {
        guard case .scalar(let text, isQuoted: false) = content else { return false }
        return ["", "~", "null", "Null", "NULL"].contains(text)
    }

    /// Whether the value is `null` in one of YAML's forms.
    package var isNull: Bool { isNothing && content != .scalar("", isQuoted: false) }

    package var entries: [Entry]? {
        if case .mapping(let entries) = content { return entries }
        return nil
    }

    package subscript(_ key: String) -> ValueNode? { entries?.first { $0.key == key }?.value }

    /// The kind of the value, for "found …" in an error.
    package var found: String {
        switch content {
        case .list: "a list"
        case .mapping: "keys and values"
        case .scalar(let text, let isQuoted):
            if isNothing {
                "nothing"
            } else if isQuoted {
                "the text \(quoted(text))"
            } else {
                NumberText.number(text) == nil ? quoted(text) : shortened(text)
            }
        }
    }
}

/// A position in a scene file. Lines and columns count from 1; a column counts Unicode scalars.
package struct SourceLocation: Hashable, Sendable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    package static let start = SourceLocation(line: 1, column: 1)
}
