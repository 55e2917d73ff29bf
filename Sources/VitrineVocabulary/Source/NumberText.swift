package enum NumberText {
    /// A decimal number, YAML's words for values that are not finite, or a whole number in one of YAML's other bases;
    /// nil for other texts. A number that is too large for a Double becomes infinite.
    package static func number(_ text: some StringProtocol) -> Double? {
        decimal(text) ?? based(text).map(Double.init)
    }

    /// A whole number such as `0x32` or `0o62`, clamped to the range of Int. Source: YAML 1.2.2, section 10.3.2.
    private static func based(_ text: some StringProtocol) -> Int? {
        let radix = text.hasPrefix("0x") ? 16 : text.hasPrefix("0o") ? 8 : 0
        let digits = text.dropFirst(2)
        guard radix > 0, (1...400).contains(digits.utf8.count), digits.first != "-", digits.first != "+",
            digits.allSatisfy({ $0.isASCII && ($0.hexDigitValue ?? radix) < radix })
        else { return nil }
        return Int(digits, radix: radix) ?? .max
    }

    private static func decimal(_ text: some StringProtocol) -> Double? {
        guard (1...400).contains(text.utf8.count) else { return nil }
        switch text {
        case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": return .infinity
        case "-.inf", "-.Inf", "-.INF": return -.infinity
        case ".nan", ".NaN", ".NAN": return .nan
        default: return isDecimal(Array(text.utf8)) ? Double(String(text)) : nil
        }
    }

    /// A whole number, clamped to the range of Int.
    package static func wholeNumber(_ text: String) -> Int? {
        if let number = based(text) { return number }
        let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
        guard (1...400).contains(digits.utf8.count), digits.utf8.allSatisfy(isDigit) else { return nil }
        return Int(text) ?? (text.hasPrefix("-") ? .min : .max)
    }

    /// The seconds in `1.5s`, `750ms` or a bare number.
    package static func seconds(_ text: String) -> Double? {
        if text.hasSuffix("ms") { return decimal(text.dropLast(2)).map { $0 / 1000 } }
        return text.hasSuffix("s") ? decimal(text.dropLast()) : number(text)
    }

    /// The points in `173.5pt` or a bare number.
    package static func points(_ text: some StringProtocol) -> Double? {
        text.hasSuffix("pt") ? decimal(text.dropLast(2)) : number(text)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    /// Whether a text is a sign, digits, a fraction and an exponent; everything but one digit is optional.
    private static func isDecimal(_ text: [UInt8]) -> Bool {
        var rest = text[...]
        func skipSign() { if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() } }
        func skipDigits() -> Int {
            let before = rest.count
            rest = rest.drop(while: isDigit)
            return before - rest.count
        }
        skipSign()
        var digits = skipDigits()
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            digits += skipDigits()
        }
        guard digits > 0 else { return false }
        if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
            rest.removeFirst()
            skipSign()
            guard skipDigits() > 0 else { return false }
        }
        return rest.isEmpty
    }
}
