extension ValueNode: CustomStringConvertible {
    /// The value in one line of YAML, such as `{x: 1, items: [a, b]}`.
    public var description: String {
        switch content {
        case .scalar(let text, let isQuoted): isQuoted ? JSON.quoted(text) : text
        case .list(let nodes): "[" + nodes.map(\.description).joined(separator: ", ") + "]"
        case .mapping(let entries):
            "{" + entries.map { "\(ValueNode.keyText($0.key)): \($0.value)" }.joined(separator: ", ") + "}"
        }
    }

    /// The value in YAML's block style, with a line feed at the end. Reading it gives an equal node.
    package var blockText: String {
        var out = ""
        write(indent: 0, to: &out)
        return out
    }

    private func write(indent: Int, to out: inout String) {
        let margin = String(repeating: " ", count: indent)
        switch content {
        case .scalar: out += "\(margin)\(self)\n"
        case .list(let nodes) where nodes.isEmpty: out += "\(margin)[]\n"
        case .mapping(let entries) where entries.isEmpty: out += "\(margin){}\n"
        case .list(let nodes):
            for node in nodes {
                var item = ""
                node.write(indent: indent + 2, to: &item)
                out += margin + "- " + item.dropFirst(indent + 2)
            }
        case .mapping(let entries):
            for entry in entries {
                let key = margin + ValueNode.keyText(entry.key) + ":"
                if entry.value.fitsLine {
                    out += "\(key) \(entry.value)\n"
                } else {
                    out += key + "\n"
                    entry.value.write(indent: indent + 2, to: &out)
                }
            }
        }
    }

    /// Whether the value is written in the line of its key. A word may contain characters that only block style allows.
    private var fitsLine: Bool {
        switch content {
        case .scalar: return true
        case .list(let nodes): return nodes.isEmpty || isFlat && description.utf8.count <= 80
        case .mapping(let entries): return entries.isEmpty || isFlat && description.utf8.count <= 80
        }
    }

    private var isFlat: Bool {
        switch content {
        case .scalar(let text, let isQuoted): isQuoted || !text.isEmpty && text.utf8.allSatisfy(ValueNode.isPlain)
        case .list(let nodes): height == 2 && nodes.allSatisfy(\.isFlat)
        case .mapping(let entries): height == 2 && entries.allSatisfy(\.value.isFlat)
        }
    }

    /// The key, quoted unless it is a plain word.
    private static func keyText(_ key: String) -> String {
        let isWord = key.utf8.first.map { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A } ?? false
        let isReserved = ["true", "false", "null"].contains(key.lowercased())
        return isWord && !isReserved && key.utf8.allSatisfy(isPlain) ? key : JSON.quoted(key)
    }

    /// Whether a byte is a letter, a digit, or a mark without a meaning in YAML.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "._+-/".utf8.contains(byte)
        }
    }
}
