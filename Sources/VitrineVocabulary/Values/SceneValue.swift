/// A type of values of keys.
package protocol SceneValue: Hashable, Sendable {
    /// The legal notation of a value in a scene file.
    static func form(_ format: Format) -> Form
    /// Reads a value and reports its problems.
    /// - Parameter base: The value that keys of a mapping change; nil for a new value.
    /// - Returns: Nil, after a report, if the source is unusable.
    static func read(_ source: SourceValue, onto base: Self?, _ format: Format) -> Self?
    /// The value as a scene file writes it.
    func node(_ format: Format) -> ValueNode
    /// The value as a scene file writes it if a mapping is read onto another value.
    func node(_ format: Format, onto base: Self) -> ValueNode
    /// False for a legal value that names no assets, for which no path needs to be made.
    func needsPath(_ format: Format) -> Bool
    /// Checks ranges and limits.
    /// - Parameter mentions: If given, only the keys in this mapping are checked.
    func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues)
    /// Adds the icons, pictures, fonts and followed values that the value names.
    func collectAssets(_ format: Format, at path: String, mentions: ValueNode?, into assets: inout [AssetReference])
    /// A description of the value for "expected …" in an error.
    static func noun(_ format: Format) -> String
    /// Whether an optional value can be written as `true` for its default and `false` for none.
    static var acceptsFlag: Bool { get }
    /// A value to which the keys of a change apply if there is none yet.
    static var emptyValue: Self? { get }
    /// Whether a change can add a new name, such as a text's language or a number's threshold. Default: false.
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

/// An asset that a scene names: an icon, a picture, a font, a file of texts or GeoJSON, or a value of a presentation.
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
        /// A system color that follows the appearance.
        case systemColor
        case geoJSON
    }

    package var kind: Kind
    /// The name or path of the asset.
    package var name: String
    /// The key path of the value, with canonical keys.
    package var path: String

    package init(_ kind: Kind, _ name: String, at path: String) {
        (self.kind, self.name, self.path) = (kind, name, path)
    }
}
