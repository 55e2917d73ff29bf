/// The text in double quotes, at most 60 characters, with control characters escaped.
package func quoted(_ text: String) -> String { "\"\(shortened(text))\"" }

/// At most 60 characters of a text, with control characters escaped.
package func shortened(_ text: String) -> String {
    var result = ""
    for (count, scalar) in text.unicodeScalars.enumerated() {
        if count == 60 { return result + "…" }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse:
            result += scalar.escaped(asASCII: true)
        default:
            result.unicodeScalars.append(scalar)
        }
    }
    return result
}

/// A number without a zero fraction: `2`, not `2.0`.
package func spelled(_ number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
