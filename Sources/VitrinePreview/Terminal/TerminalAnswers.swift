import VitrineEncoders

/// A terminal's answers to questions about itself. Every terminal answers the last question (primary device
/// attributes), which ends the waiting. Sources: XTerm Control Sequences (DA1, XTVERSION, window operations 14 and 16);
/// kitty, The terminal graphics protocol, Querying support.
package struct TerminalAnswers: Hashable, Sendable {
    package private(set) var hasKittyGraphics = false
    package private(set) var hasSixels = false
    /// The name and version, such as `WezTerm 20240203` or `tmux 3.3a`.
    package private(set) var name: String?
    /// The size of a character in pixels.
    package private(set) var cell: (width: Int, height: Int)?
    /// The size of the window in pixels.
    package private(set) var window: (width: Int, height: Int)?
    /// Whether the last answer has arrived.
    package private(set) var isComplete = false

    package static func == (a: TerminalAnswers, b: TerminalAnswers) -> Bool {
        a.hasKittyGraphics == b.hasKittyGraphics && a.hasSixels == b.hasSixels && a.name == b.name
            && a.isComplete == b.isComplete && a.cell?.width == b.cell?.width && a.cell?.height == b.cell?.height
            && a.window?.width == b.window?.width && a.window?.height == b.window?.height
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(isComplete)
    }

    /// The questions: a picture of one pixel for kitty's protocol, the name, the sizes, and the attributes.
    package static let questions = Array(
        "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[>q\u{1B}[16t\u{1B}[14t\u{1B}[c".utf8)

    /// Reads the bytes received so far. Bytes that are not answers, such as keys, are skipped.
    package init(_ bytes: [UInt8]) {
        var i = 0
        while i < bytes.count {
            guard bytes[i] == 0x1B, i + 1 < bytes.count else {
                i += 1
                continue
            }
            switch bytes[i + 1] {
            case UInt8(ascii: "["):
                guard let end = bytes[(i + 2)...].firstIndex(where: { 0x40...0x7E ~= $0 }) else { return }
                control(String(decoding: bytes[(i + 2)..<end], as: UTF8.self), bytes[end])
                i = end + 1
            case UInt8(ascii: "_"), UInt8(ascii: "P"):
                guard let end = Self.end(of: bytes, from: i + 2) else { return }
                string(bytes[i + 1], String(decoding: bytes[(i + 2)..<end], as: UTF8.self))
                i = end + 2
            default: i += 1
            }
        }
    }

    /// The index of a string's terminator.
    private static func end(of bytes: [UInt8], from start: Int) -> Int? {
        guard start < bytes.count else { return nil }
        return (start..<bytes.count - 1).first { bytes[$0] == 0x1B && bytes[$0 + 1] == UInt8(ascii: "\\") }
    }

    private mutating func control(_ text: String, _ final: UInt8) {
        let numbers = text.split(separator: ";").map { Int($0) }
        switch (final, text.first) {
        case (UInt8(ascii: "c"), "?"):
            // Attribute 4 is sixel graphics.
            hasSixels = text.dropFirst().split(separator: ";").contains("4")
            isComplete = true
        case (UInt8(ascii: "t"), _):
            guard numbers.count == 3, let height = numbers[1], let width = numbers[2], 1...65535 ~= height,
                1...65535 ~= width
            else { return }
            if numbers[0] == 6 { cell = (width, height) }
            if numbers[0] == 4 { window = (width, height) }
        default: break
        }
    }

    private mutating func string(_ kind: UInt8, _ text: String) {
        if kind == UInt8(ascii: "_"), text.hasPrefix("G"), text.contains("i=31"), text.hasSuffix(";OK") {
            hasKittyGraphics = true
        }
        if kind == UInt8(ascii: "P"), text.hasPrefix(">|") { name = String(text.dropFirst(2)) }
    }

    /// The best protocol of a terminal.
    /// - Parameters:
    ///   - environment: The environment of the process, which is used only if the terminal does not answer.
    ///   - outside: tmux's information about the outer terminal; nil outside tmux.
    package func bestProtocol(_ environment: [String: String], outside: Tmux.Outside?) -> TerminalImageProtocol {
        if let outside {
            let kitty = ["xterm-kitty", "xterm-ghostty", "ghostty"]
            if outside.passesThrough, kitty.contains(outside.terminal) { return .kitty }
            return hasSixels ? .sixel : .blocks
        }
        if hasKittyGraphics { return .kitty }
        let names = ["iTerm2", "WezTerm", "mintty", "vscode"]
        let said = name ?? (isComplete && environment["SSH_TTY"] == nil ? environment["TERM_PROGRAM"] : nil) ?? ""
        if names.contains(where: { said.lowercased().hasPrefix($0.lowercased()) }) || said.hasPrefix("iTerm") {
            return .iterm2
        }
        return hasSixels ? .sixel : .blocks
    }
}
