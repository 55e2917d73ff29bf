import Foundation
import VitrineEncoders
import VitrinePrimitives

/// A picture as text for a terminal.
package enum TerminalPicture {
    package enum Form: String, Hashable, Sendable, CaseIterable {
        case kitty
        case iterm
        /// Half blocks in 24-bit colors.
        case blocks
    }

    /// What a terminal can show, as far as its variables say; nil where it shows no colors.
    package static func form(_ environment: [String: String]) -> Form? {
        let (term, program) = (environment["TERM"] ?? "", environment["TERM_PROGRAM"] ?? "")
        if environment["KITTY_WINDOW_ID"] != nil || term == "xterm-kitty" || term == "xterm-ghostty" { return .kitty }
        if program == "iTerm.app" || program == "WezTerm" { return .iterm }
        if ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") || term.hasSuffix("256color") {
            return .blocks
        }
        return nil
    }

    /// - Parameter columns: of the terminal, 1 or more.
    package static func text(_ bitmap: Bitmap, as form: Form, columns: Int) throws(EncoderError) -> String {
        switch form {
        case .kitty:
            let data = Data(try PNG.encode(bitmap, options: PNGOptions(level: .fast))).base64EncodedString()
            // Pieces of at most 4096 characters. Source: kitty's terminal graphics protocol.
            var (out, rest, isFirst) = ("", Substring(data), true)
            while !rest.isEmpty {
                let piece = rest.prefix(4096)
                rest = rest.dropFirst(4096)
                let head = isFirst ? "a=T,f=100,c=\(min(columns, max(1, bitmap.width / 8)))," : ""
                out += "\u{1B}_G\(head)m=\(rest.isEmpty ? 0 : 1);\(piece)\u{1B}\\"
                isFirst = false
            }
            return out + "\n"
        case .iterm:
            let data = Data(try PNG.encode(bitmap, options: PNGOptions(level: .fast))).base64EncodedString()
            return "\u{1B}]1337;File=inline=1;width=\(min(columns, max(1, bitmap.width / 8))):\(data)\u{7}\n"
        case .blocks: return blocks(bitmap, columns: columns)
        }
    }

    /// Two pixels a character, one above the other. Each is the mean of what it covers.
    private static func blocks(_ bitmap: Bitmap, columns: Int) -> String {
        let width = max(1, min(columns, bitmap.width))
        let height = max(1, bitmap.height * width / bitmap.width)
        func mean(_ x: Int, _ y: Int) -> String {
            let (left, right) = (
                x * bitmap.width / width, max(x * bitmap.width / width + 1, (x + 1) * bitmap.width / width)
            )
            let (top, bottom) = (
                y * bitmap.height / height, max(y * bitmap.height / height + 1, (y + 1) * bitmap.height / height)
            )
            var sums: (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
            for row in top..<min(bottom, bitmap.height) {
                for column in left..<min(right, bitmap.width) {
                    let p = bitmap[column, row]
                    sums.0 += p.red + 255 - p.alpha
                    sums.1 += p.green + 255 - p.alpha
                    sums.2 += p.blue + 255 - p.alpha
                    sums.3 += 1
                }
            }
            let n = max(1, sums.3)
            return "\(sums.0 / n);\(sums.1 / n);\(sums.2 / n)"
        }
        var out = ""
        for y in stride(from: 0, to: height, by: 2) {
            for x in 0..<width {
                out += "\u{1B}[38;2;\(mean(x, y))m"
                out += y + 1 < height ? "\u{1B}[48;2;\(mean(x, y + 1))m▀" : "\u{1B}[49m▀"
            }
            out += "\u{1B}[0m\n"
        }
        return out
    }
}
