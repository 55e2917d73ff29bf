/// The way to a value: with the canonical keys, and as the file spells it.
struct SourcePath {
    private(set) var canonical = ""
    private(set) var spelled = ""

    func key(_ canonical: String, spelled: String) -> SourcePath {
        let dot = self.canonical.isEmpty ? "" : "."
        return SourcePath(canonical: self.canonical + dot + canonical, spelled: self.spelled + dot + spelled)
    }

    func index(_ index: Int) -> SourcePath {
        SourcePath(canonical: "\(canonical)[\(index)]", spelled: "\(spelled)[\(index)]")
    }
}
