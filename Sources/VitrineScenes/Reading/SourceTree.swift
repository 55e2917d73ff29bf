import Yams

/// Composes the tree of a scene file: keys are texts and unique, aliases are resolved, depth and size are bounded.
struct SourceTree {
    private let standIns: StandIns
    private let log: IssueLog
    private var anchors: [String: SourceNode] = [:]
    private var repeated = 0
    private var trail: [String] = []
    private var foundDuplicate = false

    /// Problems that leave the tree usable (keys given twice) go to the log.
    /// - Throws: the first problem that does not.
    static func compose(_ bytes: [UInt8], log: IssueLog) throws(SourceProblem) -> SourceNode {
        var source = try SourceText(bytes)
        let structure = source.structure
        guard structure <= SceneLimits.structure else {
            throw SourceProblem(.tooLarge(limit: "\(SceneLimits.structure) brackets, commas, colons and hyphens"))
        }
        // Each attempt reads the whole file again, so a large one gets few.
        var attempts = max(1, min(StandIns.mostRenamings, SceneLimits.structure / max(1, structure)))
        var double: (key: String, place: Place)?
        while true {
            do throws(YAMLReader.Failure) {
                let reader = try YAMLReader(source.text)
                var tree = SourceTree(standIns: source.standIns, log: log)
                let root = try tree.root(of: reader)
                if let double, !tree.foundDuplicate {
                    tree.reportDuplicate(double.key, double.place, first: double.place)
                }
                return root
            } catch {
                switch error {
                case .duplicateKey(let key, let place):
                    let key = source.standIns.restored(key, isDoubleQuoted: false)
                    guard attempts > 0, source.renameKey(at: place) else {
                        let first = double ?? (key, place)
                        let second = key == first.key ? place : first.place
                        throw SourceProblem(.duplicateKey(first.key, firstLine: first.place.line), at: second)
                    }
                    attempts -= 1
                    double = double ?? (key, place)
                case .other(var problem):
                    // The library places what is missing at the end of a file in a line behind it.
                    problem.place = problem.place.map(source.withinText)
                    throw problem
                }
            }
        }
    }

    private init(standIns: StandIns, log: IssueLog) {
        self.standIns = standIns
        self.log = log
    }

    private mutating func root(of reader: YAMLReader) throws(YAMLReader.Failure) -> SourceNode {
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

    private mutating func node(_ node: Node, depth: Int) throws(SourceProblem) -> SourceNode {
        let place = node.mark.map(Place.init) ?? .start
        guard depth <= SceneLimits.nesting else {
            throw SourceProblem(.tooLarge(limit: SceneLimits.nestingText), at: place)
        }
        let result: SourceNode
        switch node {
        case .scalar(let scalar):
            if let name = try aliasName(scalar, at: place) { return try alias(name, at: place, depth: depth) }
            result = SourceNode(place: place, content: try content(scalar, at: place))
        case .sequence(let sequence):
            try checkTag(sequence.tag, legal: [.implicit, .seq], at: place)
            result = SourceNode(place: place, content: .list(try list(sequence, depth: depth)))
        case .mapping(let mapping):
            try checkTag(mapping.tag, legal: [.implicit, .map], at: place)
            result = SourceNode(place: place, content: .mapping(try entries(mapping, depth: depth)))
        case .alias:
            throw SourceProblem(.syntax("an alias cannot stand here"), at: place)
        }
        register(result, as: node.anchor)
        return result
    }

    private mutating func register(_ node: SourceNode, as anchor: Anchor?) {
        guard let anchor else { return }
        anchors[standIns.restored(anchor.rawValue, isDoubleQuoted: false)] = node
    }

    private mutating func list(_ sequence: Node.Sequence, depth: Int) throws(SourceProblem) -> [SourceNode] {
        var nodes: [SourceNode] = []
        for (index, item) in sequence.enumerated() {
            trail.append("[\(index)]")
            nodes.append(try node(item, depth: depth + 1))
            trail.removeLast()
        }
        return nodes
    }

    private mutating func entries(_ mapping: Node.Mapping, depth: Int) throws(SourceProblem) -> [SourceNode.Entry] {
        var entries: [SourceNode.Entry] = []
        var lines: [String: Place] = [:]
        for (keyNode, valueNode) in mapping {
            let place = keyNode.mark.map(Place.init) ?? .start
            guard case .scalar(let scalar) = keyNode, try aliasName(scalar, at: place) == nil else {
                throw SourceProblem(.wrongType(expected: "a key", found: "an alias, a list or a mapping"), at: place)
            }
            let key = standIns.restored(scalar.string, isDoubleQuoted: scalar.style == .doubleQuoted)
            trail.append((trail.isEmpty ? "" : ".") + shortened(key))
            register(SourceNode(place: place, content: .scalar(key, isQuoted: true)), as: keyNode.anchor)
            let value = try node(valueNode, depth: depth + 1)
            if let first = lines[key] {
                reportDuplicate(key, place, first: first)
            } else {
                lines[key] = place
                entries.append(SourceNode.Entry(key: key, place: place, value: value))
            }
            trail.removeLast()
        }
        return entries
    }

    private mutating func reportDuplicate(_ key: String, _ place: Place, first: Place) {
        foundDuplicate = true
        log.report(.duplicateKey(key, firstLine: first.line), at: place, path: trail.joined())
    }

    private func content(_ scalar: Node.Scalar, at place: Place) throws(SourceProblem) -> SourceNode.Content {
        let text = standIns.restored(scalar.string, isDoubleQuoted: scalar.style == .doubleQuoted)
        try checkTag(scalar.tag, legal: [.implicit, .str, .int, .float, .bool, .null], at: place)
        try checkText(text, of: scalar, at: place)
        return .scalar(text, isQuoted: scalar.style != .plain || scalar.tag.description == Tag.Name.str.rawValue)
    }

    /// A tag that names a kind of value does not stand before another kind, such as `!!null 1`.
    private func checkText(_ text: String, of scalar: Node.Scalar, at place: Place) throws(SourceProblem) {
        let expected: String? =
            switch scalar.tag.description {
            case Tag.Name.null.rawValue: ["", "~", "null", "Null", "NULL"].contains(text) ? nil : "nothing"
            case Tag.Name.bool.rawValue:
                ["true", "false"].contains(text.lowercased()) ? nil : "true or false"
            case Tag.Name.int.rawValue, Tag.Name.float.rawValue: NumberText.number(text) == nil ? "a number" : nil
            default: nil
            }
        if let expected { throw SourceProblem(.wrongType(expected: expected, found: quoted(text)), at: place) }
    }

    private func checkTag(_ tag: Tag, legal: [Tag.Name], at place: Place) throws(SourceProblem) {
        guard legal.contains(where: { $0.rawValue == tag.description }) else {
            let name = standIns.restored(tag.description, isDoubleQuoted: false)
            throw SourceProblem(.syntax("the tag \(quoted(name)) has no meaning here"), at: place)
        }
    }

    /// The name when the scalar is an alias in truth.
    private func aliasName(_ scalar: Node.Scalar, at place: Place) throws(SourceProblem) -> String? {
        guard scalar.style == .plain, let first = scalar.string.unicodeScalars.first else { return nil }
        let rest = String(scalar.string.unicodeScalars.dropFirst())
        if first == standIns.questionMark, rest.isEmpty || rest.hasPrefix(" ") || rest.hasPrefix("\t") {
            throw SourceProblem(.syntax("keys are written without a question mark"), at: place)
        }
        return first == standIns.asterisk ? standIns.restored(rest, isDoubleQuoted: false) : nil
    }

    private mutating func alias(_ name: String, at place: Place, depth: Int) throws(SourceProblem) -> SourceNode {
        guard let node = anchors[name] else {
            throw SourceProblem(
                .syntax("\(quoted("*\(name)")) repeats the value marked \(quoted("&\(name)")), which is not above"),
                at: place)
        }
        guard depth + node.height - 1 <= SceneLimits.nesting else {
            throw SourceProblem(.tooLarge(limit: SceneLimits.nestingText), at: place)
        }
        repeated += node.weight
        guard repeated <= SceneLimits.repeatedNodes else {
            throw SourceProblem(.tooLarge(limit: "\(SceneLimits.repeatedNodes) values repeated by aliases"), at: place)
        }
        return node
    }
}
