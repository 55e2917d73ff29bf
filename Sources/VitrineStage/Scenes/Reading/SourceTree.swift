import VitrineVocabulary
import Yams

/// Composes the tree of a scene file: keys are unique texts, aliases are resolved, depth and size are limited.
struct SourceTree {
    private let standIns: StandIns
    private let log: IssueLog
    private var anchors: [String: ValueNode] = [:]
    private var repeated = 0
    private var trail: [String] = []
    private var foundDuplicate = false

    /// Problems that leave the tree usable (duplicate keys) go to the log.
    /// - Throws: The first other problem.
    static func compose(_ bytes: [UInt8], log: IssueLog) throws(SourceProblem) -> ValueNode {
        var source = try SourceText(bytes)
        let structure = source.structure
        guard structure <= FileLimits.structure else {
            throw SourceProblem(.tooLarge(limit: "\(FileLimits.structure) brackets, commas, colons and hyphens"))
        }
        // Each attempt reads the whole file again, so a large one gets few.
        var attempts = max(1, min(StandIns.mostRenamings, FileLimits.structure / max(1, structure)))
        var double: (key: String, location: SourceLocation)?
        while true {
            do throws(YAMLReader.Failure) {
                let reader = try YAMLReader(source.text)
                var tree = SourceTree(standIns: source.standIns, log: log)
                let root = try tree.root(of: reader)
                if let double, !tree.foundDuplicate {
                    tree.reportDuplicate(double.key, double.location, first: double.location)
                }
                return root
            } catch {
                switch error {
                case .duplicateKey(let key, let location):
                    let key = source.standIns.restored(key, isDoubleQuoted: false)
                    guard attempts > 0, source.renameKey(at: location) else {
                        let first = double ?? (key, location)
                        let second = key == first.key ? location : first.location
                        throw SourceProblem(.duplicateKey(first.key, firstLine: first.location.line), at: second)
                    }
                    attempts -= 1
                    double = double ?? (key, location)
                case .other(var problem):
                    // The library locates what is missing at the end of a file in a line after it.
                    problem.location = problem.location.map(source.withinText)
                    throw problem
                }
            }
        }
    }

    private init(standIns: StandIns, log: IssueLog) {
        self.standIns = standIns
        self.log = log
    }

    private mutating func root(of reader: YAMLReader) throws(YAMLReader.Failure) -> ValueNode {
        // Anchors are gone when the reader is.
        defer { withExtendedLifetime(reader) {} }
        guard let root = reader.root else { throw .other(SourceProblem(.empty)) }
        do throws(SourceProblem) {
            let node = try node(root, depth: 1)
            if node.isNothing { throw SourceProblem(.empty) }
            return node
        } catch {
            throw .other(error)
        }
    }

    private mutating func node(_ node: Node, depth: Int) throws(SourceProblem) -> ValueNode {
        let location = node.mark.map(SourceLocation.init) ?? .start
        guard depth <= FileLimits.nesting else {
            throw SourceProblem(.tooLarge(limit: FileLimits.nestingText), at: location)
        }
        let result: ValueNode
        switch node {
        case .scalar(let scalar):
            if let name = try aliasName(scalar, at: location) { return try alias(name, at: location, depth: depth) }
            result = ValueNode(try content(scalar, at: location), at: location)
        case .sequence(let sequence):
            try checkTag(sequence.tag, legal: [.implicit, .seq], at: location)
            result = ValueNode(.list(try list(sequence, depth: depth)), at: location)
        case .mapping(let mapping):
            try checkTag(mapping.tag, legal: [.implicit, .map], at: location)
            result = ValueNode(.mapping(try entries(mapping, depth: depth)), at: location)
        case .alias:
            throw SourceProblem(.syntax("an alias cannot stand here"), at: location)
        }
        register(result, as: node.anchor)
        return result
    }

    private mutating func register(_ node: ValueNode, as anchor: Anchor?) {
        guard let anchor else { return }
        anchors[standIns.restored(anchor.rawValue, isDoubleQuoted: false)] = node
    }

    private mutating func list(_ sequence: Node.Sequence, depth: Int) throws(SourceProblem) -> [ValueNode] {
        var nodes: [ValueNode] = []
        for (index, item) in sequence.enumerated() {
            trail.append("[\(index)]")
            nodes.append(try node(item, depth: depth + 1))
            trail.removeLast()
        }
        return nodes
    }

    private mutating func entries(_ mapping: Node.Mapping, depth: Int) throws(SourceProblem) -> [ValueNode.Entry] {
        var entries: [ValueNode.Entry] = []
        var merged: [ValueNode.Entry] = []
        var lines: [String: SourceLocation] = [:]
        for (keyNode, valueNode) in mapping {
            let location = keyNode.mark.map(SourceLocation.init) ?? .start
            guard case .scalar(let scalar) = keyNode, try aliasName(scalar, at: location) == nil else {
                throw SourceProblem(.wrongType(expected: "a key", found: "an alias, a list or a mapping"), at: location)
            }
            let key = standIns.restored(scalar.string, isDoubleQuoted: scalar.style == .doubleQuoted)
            trail.append((trail.isEmpty ? "" : ".") + shortened(key))
            register(ValueNode(.scalar(key, isQuoted: true), at: location), as: keyNode.anchor)
            let value = try node(valueNode, depth: depth + 1)
            if let first = lines[key] {
                reportDuplicate(key, location, first: first)
            } else if key == "<<", scalar.style == .plain {
                lines[key] = location
                merged = try Self.merged(value, at: location)
            } else {
                lines[key] = location
                entries.append(ValueNode.Entry(key, value, at: location))
            }
            trail.removeLast()
        }
        return entries + merged.filter { lines[$0.key] == nil }
    }

    /// Returns the entries that the merge key adds: those of a mapping, or of several, of which the first that has a
    /// key counts. Source: YAML's type repository, "Merge Key Language-Independent Type for YAML Version 1.1".
    private static func merged(_ value: ValueNode, at location: SourceLocation) throws(SourceProblem) -> [ValueNode
        .Entry]
    {
        var out: [ValueNode.Entry] = []
        var known: Set<String> = []
        let mappings: [ValueNode] = if case .list(let nodes) = value.content { nodes } else { [value] }
        for mapping in mappings {
            guard let entries = mapping.entries else {
                throw SourceProblem(
                    .wrongType(expected: "a mapping or a list of mappings to merge", found: mapping.found), at: location
                )
            }
            out += entries.filter { known.insert($0.key).inserted }
        }
        return out
    }

    private mutating func reportDuplicate(_ key: String, _ location: SourceLocation, first: SourceLocation) {
        foundDuplicate = true
        log.report(.duplicateKey(key, firstLine: first.line), at: location, path: trail.joined())
    }

    private func content(_ scalar: Node.Scalar, at location: SourceLocation) throws(SourceProblem) -> ValueNode.Content
    {
        let text = standIns.restored(scalar.string, isDoubleQuoted: scalar.style == .doubleQuoted)
        try checkTag(scalar.tag, legal: [.implicit, .str, .int, .float, .bool, .null], at: location)
        try checkText(text, of: scalar, at: location)
        // A text of several lines is never a number, and is written with quotes.
        let isText = scalar.tag.description == Tag.Name.str.rawValue || text.utf8.contains(UInt8(ascii: "\n"))
        return .scalar(text, isQuoted: scalar.style != .plain || isText)
    }

    /// Checks that a tag of a kind of value does not precede another kind, as in `!!null 1`.
    private func checkText(_ text: String, of scalar: Node.Scalar, at location: SourceLocation) throws(SourceProblem) {
        let expected: String? =
            switch scalar.tag.description {
            case Tag.Name.null.rawValue: ["", "~", "null", "Null", "NULL"].contains(text) ? nil : "nothing"
            case Tag.Name.bool.rawValue:
                ["true", "false"].contains(text.lowercased()) ? nil : "true or false"
            case Tag.Name.int.rawValue, Tag.Name.float.rawValue: NumberText.number(text) == nil ? "a number" : nil
            default: nil
            }
        if let expected { throw SourceProblem(.wrongType(expected: expected, found: quoted(text)), at: location) }
    }

    private func checkTag(_ tag: Tag, legal: [Tag.Name], at location: SourceLocation) throws(SourceProblem) {
        guard legal.contains(where: { $0.rawValue == tag.description }) else {
            let name = standIns.restored(tag.description, isDoubleQuoted: false)
            throw SourceProblem(.syntax("the tag \(quoted(name)) has no meaning here"), at: location)
        }
    }

    /// Returns the name if the scalar stands for an alias.
    private func aliasName(_ scalar: Node.Scalar, at location: SourceLocation) throws(SourceProblem) -> String? {
        guard scalar.style == .plain, let first = scalar.string.unicodeScalars.first else { return nil }
        let rest = String(scalar.string.unicodeScalars.dropFirst())
        if first == standIns.questionMark, rest.isEmpty || rest.hasPrefix(" ") || rest.hasPrefix("\t") {
            throw SourceProblem(.syntax("keys are written without a question mark"), at: location)
        }
        return first == standIns.asterisk ? standIns.restored(rest, isDoubleQuoted: false) : nil
    }

    private mutating func alias(_ name: String, at location: SourceLocation, depth: Int) throws(SourceProblem)
        -> ValueNode
    {
        guard let node = anchors[name] else {
            throw SourceProblem(
                .syntax("\(quoted("*\(name)")) repeats the value marked \(quoted("&\(name)")), which is not above"),
                at: location)
        }
        guard depth + node.height - 1 <= FileLimits.nesting else {
            throw SourceProblem(.tooLarge(limit: FileLimits.nestingText), at: location)
        }
        repeated += node.weight
        guard repeated <= FileLimits.repeatedNodes else {
            throw SourceProblem(
                .tooLarge(limit: "\(FileLimits.repeatedNodes) values repeated by aliases"), at: location)
        }
        return node
    }
}

enum FileLimits {
    static let bytes = 4 * 1024 * 1024
    static let nesting = 64
    static let nestingText = "64 levels of nesting"
    /// The maximum product of tokens and nesting: the time of the YAML library for a token grows with the nesting.
    static let structure = 500_000
    static let repeatedNodes = 200_000
    static let directives = 16
}
