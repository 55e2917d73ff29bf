/// A type of the values that keys have.
package protocol SceneValue: Hashable, Sendable {
    /// What a scene file may write for a value.
    static func form(_ format: Format) -> Form
    /// Reads a value, and reports what is wrong with it.
    /// - Parameter base: The value that keys of a mapping change; nil for a new value.
    /// - Returns: nil after a report, when nothing can be made of the source.
    static func read(_ source: SourceValue, onto base: Self?, _ format: Format) -> Self?
    /// The value as a scene file writes it.
    func node(_ format: Format) -> ValueNode
    /// The value as a scene file writes it where a mapping is read onto another value.
    func node(_ format: Format, onto base: Self) -> ValueNode
    /// False for a value that is legal and names no assets. Saves making the path of most values.
    func needsPath(_ format: Format) -> Bool
    /// Checks ranges and limits.
    /// - Parameter mentions: When given, only the keys in this mapping are checked.
    func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues)
    /// Adds the icons, pictures, fonts and followed values that the value names.
    func collectAssets(_ format: Format, at path: String, mentions: ValueNode?, into assets: inout [AssetReference])
    /// What the value is, for the words "expected …" of an error.
    static func noun(_ format: Format) -> String
    /// Whether an optional value can be written as `true` for its default and `false` for none.
    static var acceptsFlag: Bool { get }
    /// A value to which the keys of a change apply when there is none yet.
    static var emptyValue: Self? { get }
    /// Whether a change can add a value by a name that a scene does not have: texts by language, numbers by threshold. Default false.
    static var canBeAdded: Bool { get }
}

extension SceneValue {
    package func node(_ format: Format, onto base: Self) -> ValueNode { node(format) }

    package func needsPath(_ format: Format) -> Bool { true }

    package func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues) {}

    package func collectAssets(
        _ format: Format, at path: String, mentions: ValueNode?, into assets: inout [AssetReference]
    ) {}

    package static var acceptsFlag: Bool { false }

    package static var emptyValue: Self? { nil }

    package static var canBeAdded: Bool { false }
}

/// What a scene names: an icon, a picture, a font, a file of texts, a map, or a value of a presentation.
package struct AssetReference: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case icon
        case picture
        case fontFamily
        case fontPath
        /// A `.strings` file: texts by key.
        case strings
        /// A value of a presentation that a number follows.
        case value(Follow)
        /// A color of the system that follows the appearance.
        case systemColor
        /// A map that Vitrine draws.
        case map
    }

    package var kind: Kind
    /// The name or path.
    package var name: String
    /// The key path of the value, with canonical keys.
    package var path: String

    package init(_ kind: Kind, _ name: String, at path: String) {
        (self.kind, self.name, self.path) = (kind, name, path)
    }
}
