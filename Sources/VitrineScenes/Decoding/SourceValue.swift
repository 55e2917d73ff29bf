/// A value of a scene file, about to be decoded. Whatever is wrong with it goes to the log, and nil comes back.
struct SourceValue {
    let node: SourceNode
    let path: SourcePath
    let log: IssueLog

    init(_ node: SourceNode, path: SourcePath, log: IssueLog) {
        self.node = node
        self.path = path
        self.log = log
        log.note(self)
    }

    func report(_ kind: SceneIssue.Kind) {
        log.report(kind, at: node.place, path: path)
    }

    func reportWrongType(expected: String) {
        report(.wrongType(expected: expected, found: node.found))
    }

    /// The text of a scalar that is there.
    func scalar(expected: String) -> (text: String, isQuoted: Bool)? {
        guard case .scalar(let text, let isQuoted) = node.content, !node.isNothing else {
            reportWrongType(expected: expected)
            return nil
        }
        return (text, isQuoted)
    }

    /// The items of a list.
    func list(of expected: String) -> [SourceValue]? {
        guard case .list(let nodes) = node.content else {
            reportWrongType(expected: "a list of \(expected)")
            return nil
        }
        return nodes.enumerated().map { SourceValue($1, path: path.index($0), log: log) }
    }

    /// Any text that can be shown; numbers and words without quotes are text, too.
    func text() -> String? {
        guard let text = scalar(expected: "text")?.text else { return nil }
        for scalar in text.unicodeScalars where scalar.properties.generalCategory == .control {
            if scalar == "\n" || scalar == "\t" { continue }
            report(.controlCharacter(scalar.value))
            return nil
        }
        return text
    }

    /// `true` or `false`.
    func flag() -> Bool? {
        let expected = "true or false"
        guard let (text, isQuoted) = scalar(expected: expected) else { return nil }
        switch text {
        case "true" where !isQuoted, "True" where !isQuoted, "TRUE" where !isQuoted: return true
        case "false" where !isQuoted, "False" where !isQuoted, "FALSE" where !isQuoted: return false
        default:
            reportWrongType(expected: expected)
            return nil
        }
    }

    /// One of an enumeration's names. `noun` has its article.
    func choice<Choice: CaseIterable & RawRepresentable>(_ noun: String) -> Choice? where Choice.RawValue == String {
        name(noun, legal: Choice.allCases.map(\.rawValue)).flatMap(Choice.init)
    }

    /// One of the given names.
    func name(_ noun: String, legal: [String]) -> String? {
        guard let text = scalar(expected: noun)?.text else { return nil }
        if legal.contains(text) { return text }
        let nearest = Spelling.nearest(to: text, among: legal)
        report(.unknownValue(value: text, noun: noun, nearest: nearest, legal: legal))
        return nil
    }
}
