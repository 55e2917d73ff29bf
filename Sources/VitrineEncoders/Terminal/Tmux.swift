import Foundation

/// The communication with the terminal around tmux.
package enum Tmux {
    package static func isAround(_ environment: [String: String]) -> Bool { !(environment["TMUX"] ?? "").isEmpty }

    /// A sequence that tmux passes on, with every escape doubled. Source: tmux(1), allow-passthrough.
    package static func passedThrough(_ bytes: [UInt8]) -> [UInt8] {
        var out = Array("\u{1B}Ptmux;".utf8)
        for byte in bytes {
            if byte == 0x1B { out.append(0x1B) }
            out.append(byte)
        }
        return out + Array("\u{1B}\\".utf8)
    }

    /// tmux's information about the outer terminal.
    package struct Outside: Hashable, Sendable {
        /// The TERM of the terminal, such as `xterm-kitty`.
        package var terminal: String
        /// Whether sequences are passed on.
        package var passesThrough: Bool

        /// Reads `display-message`'s answer to `Outside.format`.
        package init?(answer: String) {
            let parts = answer.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2 else { return nil }
            terminal = parts[0]
            passesThrough = ["on", "all", "1", "2"].contains(parts[1].trimmingCharacters(in: .whitespacesAndNewlines))
        }

        package static let format = "#{client_termname}|#{allow-passthrough}"
    }

    /// Asks the tmux server; nil if it does not answer.
    package static func outside(_ environment: [String: String]) -> Outside? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let pane = environment["TMUX_PANE"].map { ["-t", $0] } ?? []
        process.arguments = ["tmux", "display-message", "-p"] + pane + [Outside.format]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outside(answer: String(decoding: data, as: UTF8.self))
    }
}
