/// The path to a value: with canonical keys, and with the keys as the file spells them.
package struct SourcePath: Hashable, Sendable {
    package private(set) var canonical: String
    package private(set) var spelled: String

    package init(_ path: String = "") {
        (canonical, spelled) = (path, path)
    }

    private init(canonical: String, spelled: String) {
        (self.canonical, self.spelled) = (canonical, spelled)
    }

    package func key(_ canonical: String, spelled: String) -> SourcePath {
        let path = SourcePath.join(self.canonical, canonical)
        if canonical == spelled, self.canonical == self.spelled { return SourcePath(path) }
        return SourcePath(canonical: path, spelled: SourcePath.join(self.spelled, spelled))
    }

    package func index(_ index: Int) -> SourcePath {
        SourcePath(canonical: "\(canonical)[\(index)]", spelled: "\(spelled)[\(index)]")
    }

    /// A path with one more key. The path of the whole scene is empty.
    package static func join(_ path: String, _ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }
}
