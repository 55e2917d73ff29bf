/// A JSON value whose keys keep their order.
package indirect enum JSON: Hashable, Sendable {
    case null
    case flag(Bool)
    /// A number as written.
    case number(String)
    case text(String)
    case list([JSON])
    case object([Member])

    package struct Member: Hashable, Sendable {
        package var key: String
        package var value: JSON

        package init(_ key: String, _ value: JSON) {
            (self.key, self.value) = (key, value)
        }
    }

    package static func object(_ members: (String, JSON)...) -> JSON { .object(members.map { Member($0.0, $0.1) }) }

    package static func number(_ number: Double) -> JSON { .number(spelled(number)) }

    package static func texts(_ texts: [String]) -> JSON { .list(texts.map { .text($0) }) }

    package init(_ node: ValueNode) {
        switch node.content {
        case .scalar(let text, let isQuoted):
            if isQuoted {
                self = .text(text)
            } else if node.isNothing {
                self = .null
            } else if let number = NumberText.number(text), number.isFinite {
                self = .number(spelled(number))
            } else {
                self = text == "true" || text == "false" ? .flag(text == "true") : .text(text)
            }
        case .list(let nodes): self = .list(nodes.map(JSON.init))
        case .mapping(let entries): self = .object(entries.map { Member($0.key, JSON($0.value)) })
        }
    }

    /// The value in several lines, indented by two spaces, with a line feed at the end.
    package var text: String {
        var out = ""
        write(indent: "", to: &out)
        return out + "\n"
    }

    private func write(indent: String, to out: inout String) {
        switch self {
        case .null: out += "null"
        case .flag(let flag): out += flag ? "true" : "false"
        case .number(let number): out += number
        case .text(let text): out += JSON.quoted(text)
        case .list(let values):
            let isFlat = values.allSatisfy { if case .object = $0 { false } else { true } }
            JSON.write(values.count, "[", "]", isFlat: isFlat, indent: indent, to: &out) { i, inner, out in
                values[i].write(indent: inner, to: &out)
            }
        case .object(let members):
            JSON.write(members.count, "{", "}", isFlat: false, indent: indent, to: &out) { i, inner, out in
                out += JSON.quoted(members[i].key) + ": "
                members[i].value.write(indent: inner, to: &out)
            }
        }
    }

    private static func write(
        _ count: Int, _ open: String, _ close: String, isFlat: Bool, indent: String, to out: inout String,
        _ item: (Int, String, inout String) -> Void
    ) {
        let inner = indent + "  "
        out += open
        for i in 0..<count {
            out += isFlat ? (i == 0 ? "" : ", ") : (i == 0 ? "\n" : ",\n") + inner
            item(i, inner, &out)
        }
        out += (isFlat || count == 0 ? "" : "\n" + indent) + close
    }

    /// The text as a JSON string, which is also a YAML string in double quotes.
    package static func quoted(_ text: String) -> String {
        var out = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            case "\n": out += "\\n"
            case "\t": out += "\\t"
            case "\r": out += "\\r"
            default:
                if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0xFEFF
                    || (0x2028...0x2029).contains(scalar.value)
                {
                    let digits = String(scalar.value, radix: 16)
                    out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                } else {
                    out.unicodeScalars.append(scalar)
                }
            }
        }
        return out + "\""
    }
}
