/// A key pressed in a terminal.
package enum TerminalKey: Hashable, Sendable {
    case character(Character)
    case left, right, up, down, home, end, pageUp, pageDown
    case shiftLeft, shiftRight
    case escape, enter, interrupt

    /// The keys in a terminal's input. An unknown sequence is skipped as a whole.
    /// - Returns: The keys, and the number of their bytes; the remainder is the beginning of a sequence.
    package static func keys(in bytes: [UInt8]) -> (keys: [TerminalKey], used: Int) {
        var keys: [TerminalKey] = []
        var i = 0
        while i < bytes.count {
            switch bytes[i] {
            case 0x1B:
                guard i + 1 < bytes.count else { return (keys + [.escape], bytes.count) }
                let kind = bytes[i + 1]
                guard kind == UInt8(ascii: "[") || kind == UInt8(ascii: "O") else {
                    // These are strings, such as late answers to questions.
                    if [UInt8(ascii: "_"), UInt8(ascii: "P"), UInt8(ascii: "]")].contains(kind) {
                        guard let end = end(ofString: bytes, from: i + 2) else { return (keys, i) }
                        i = end
                    } else {
                        i += 2
                    }
                    continue
                }
                guard let end = bytes[(i + 2)...].firstIndex(where: { 0x40...0x7E ~= $0 }) else { return (keys, i) }
                if let key = key(String(decoding: bytes[(i + 2)...end], as: UTF8.self)) { keys.append(key) }
                i = end + 1
            case 3:
                keys.append(.interrupt)
                i += 1
            case 13, 10:
                keys.append(.enter)
                i += 1
            case 0x20...0x7E:
                keys.append(.character(Character(Unicode.Scalar(bytes[i]))))
                i += 1
            default: i += 1
            }
        }
        return (keys, i)
    }

    private static func end(ofString bytes: [UInt8], from start: Int) -> Int? {
        var i = start
        while i < bytes.count {
            if bytes[i] == 7 { return i + 1 }
            if bytes[i] == 0x1B, i + 1 < bytes.count, bytes[i + 1] == UInt8(ascii: "\\") { return i + 2 }
            i += 1
        }
        return nil
    }

    private static func key(_ text: String) -> TerminalKey? {
        switch text {
        case "A": .up
        case "B": .down
        case "C": .right
        case "D": .left
        case "1;2C": .shiftRight
        case "1;2D": .shiftLeft
        case "H", "1~", "7~": .home
        case "F", "4~", "8~": .end
        case "5~": .pageUp
        case "6~": .pageDown
        default: nil
        }
    }
}
