/// The declaration of a key by its path in a scene, including the scene's names:
/// `floatingPanels.search.layout.insets.tip`, `container.content.body.menu.alpha`. An item of a list is addressed by
/// its name, as in a change, or by its index: `container.content.body[0].alpha`.
package struct DeclaredPath {
    /// The path with canonical keys.
    package private(set) var path = ""
    package let key: Key

    /// - Throws: An issue that names the nearest key, for a path without a key.
    package init(_ path: String, in root: Record) throws(SceneIssue) {
        var record: Record? = root
        var last: Key?
        var takesName = false
        for part in path.split(separator: ".", omittingEmptySubsequences: false).map(String.init) {
            if takesName, !part.isEmpty {
                self.path += ".\(part)"
                takesName = false
                continue
            }
            let name = String(part.prefix { $0 != "[" })
            guard let key = record?.key(name) else {
                throw SceneIssue(path: path, kind: (record ?? .empty).unknownKey(name))
            }
            let index = part.dropFirst(name.count)
            self.path = SourcePath.join(self.path, key.name + index)
            last = key
            record = key.form.record
            takesName = key.form.isNamed || key.form.isList && index.isEmpty && record?.hasNames ?? false
        }
        guard let last else { throw SceneIssue(path: path, kind: .unknownKey(key: path, nearest: nil, legal: [])) }
        key = last
    }
}
