/// The path to a value: with canonical keys, and with the keys as the file spells them.
package struct SourcePath: Hashable, Sendable {
    package private(set) var canonical: String
    package private(set) var spelled: String
    /// Whether the path leads into a change, whose mappings keep the values that they do not mention.
    package let isInChange: Bool

    package init(_ path: String = "", isInChange: Bool = false) {
        (canonical, spelled) = (path, path)
        self.isInChange = isInChange
    }

    private init(canonical: String, spelled: String, isInChange: Bool) {
        (self.canonical, self.spelled) = (canonical, spelled)
        self.isInChange = isInChange
    }

    package func key(_ canonical: String, spelled: String) -> SourcePath {
        let path = SourcePath.join(self.canonical, canonical)
        if canonical == spelled, self.canonical == self.spelled {
            return SourcePath(path, isInChange: isInChange)
        }
        return SourcePath(
            canonical: path, spelled: SourcePath.join(self.spelled, spelled), isInChange: isInChange)
    }

    package func index(_ index: Int) -> SourcePath {
        SourcePath(canonical: "\(canonical)[\(index)]", spelled: "\(spelled)[\(index)]", isInChange: isInChange)
    }

    /// A path with one more key. The path of the whole scene is empty.
    package static func join(_ path: String, _ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }
}
