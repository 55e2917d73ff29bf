/// The path to a value, with canonical keys and with the keys as the file spells them.
package struct SourcePath: Hashable, Sendable {
    package private(set) var canonical: String
    package private(set) var spelled: String
    /// Whether the path leads into a change, whose mappings keep the values that they do not mention.
    package let isInChange: Bool
    /// Whether the changed value is unknown: any name may be that of a value, and no key is missing.
    package let isUnbound: Bool

    package init(_ path: String = "", isInChange: Bool = false) {
        (canonical, spelled) = (path, path)
        self.isInChange = isInChange
        isUnbound = false
    }

    /// The path of a change of an unknown value.
    package static let unbound = SourcePath(canonical: "", spelled: "", isInChange: true, isUnbound: true)

    private init(canonical: String, spelled: String, isInChange: Bool, isUnbound: Bool) {
        (self.canonical, self.spelled) = (canonical, spelled)
        self.isInChange = isInChange
        self.isUnbound = isUnbound
    }

    package func key(_ canonical: String, spelled: String) -> SourcePath {
        let path = SourcePath.join(self.canonical, canonical)
        if canonical == spelled, self.canonical == self.spelled {
            return SourcePath(canonical: path, spelled: path, isInChange: isInChange, isUnbound: isUnbound)
        }
        return SourcePath(
            canonical: path, spelled: SourcePath.join(self.spelled, spelled), isInChange: isInChange,
            isUnbound: isUnbound)
    }

    package func index(_ index: Int) -> SourcePath {
        SourcePath(
            canonical: "\(canonical)[\(index)]", spelled: "\(spelled)[\(index)]", isInChange: isInChange,
            isUnbound: isUnbound)
    }

    /// A path with one more key; the path of the whole scene is empty.
    package static func join(_ path: String, _ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }
}
