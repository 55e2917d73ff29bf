import Foundation

enum Console {
    private static let environment = ProcessInfo.processInfo.environment

    static let outputIsTerminal = isatty(STDOUT_FILENO) == 1
    /// Whether the caller has closed standard output.
    nonisolated(unsafe) private(set) static var outputIsClosed = false
    static let errorIsTerminal = isatty(STDERR_FILENO) == 1
    static var terminal: String? { environment["TERM"].flatMap { $0.isEmpty ? nil : $0 } }
    /// Whether NO_COLOR is set and not empty. Source: no-color.org.
    static var refusesColor: Bool { !(environment["NO_COLOR"] ?? "").isEmpty }
    static var isContinuousIntegration: Bool {
        !["", "false", "0"].contains(environment["CI"] ?? "")
    }
    /// Whether a line on standard error can be overwritten.
    static var canMoveCursor: Bool { errorIsTerminal && terminal != nil && terminal != "dumb" }

    /// The characters per line; 80 if the terminal does not report it.
    static var width: Int {
        var size = winsize()
        guard unsafe ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// The characters per line of standard output; 80 if it is no terminal.
    static var outputWidth: Int {
        var size = winsize()
        guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// The size of a character of standard output in pixels, at most 100 x 100; nil if the terminal does not report it.
    static var outputCell: (width: Int, height: Int)? {
        var size = winsize()
        guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return nil
        }
        let (width, height) = (Int(size.ws_xpixel / size.ws_col), Int(size.ws_ypixel / size.ws_row))
        return (1...100).contains(width) && (1...100).contains(height) ? (width, height) : nil
    }

    /// Ensures that the three standard files are open: otherwise the next opened file, such as a picture, would become
    /// one of them and receive printed text.
    static func prepare() {
        unsafe outputIsClosed = fcntl(STDOUT_FILENO, F_GETFD) == -1
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
            _ = unsafe open("/dev/null", O_RDWR)
        }
        // A file above the shell's limit is an error, as a full disk is.
        signal(SIGXFSZ, SIG_IGN)
    }

    static func error(_ message: String) { write("error", message, color: 31) }

    static func warn(_ message: String) { write("warning", message, color: 33) }

    private static func write(_ kind: String, _ message: String, color: Int) {
        ProgressLine.wipe()
        let isColored = canMoveCursor && !refusesColor
        let kind = isColored ? "\u{1B}[1;\(color)m\(kind):\u{1B}[0m" : "\(kind):"
        try? FileHandle.standardError.write(contentsOf: Data("vitrine: \(kind) \(harmless(message))\n".utf8))
    }

    /// Prints a line at once, so that it precedes later errors and outlives a signal.
    static func print(_ line: String) { put(harmless(line)) }

    /// Prints text for programs: JSON, or a command for the service that runs the process, such as an annotation of
    /// GitHub, whose parts are escaped.
    static func print(raw text: String) { put(text) }

    /// Prints a value as JSON, its keys sorted.
    static func print(json value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        put(String(decoding: try encoder.encode(value), as: UTF8.self))
    }

    private static func put(_ text: String) {
        ProgressLine.wipe()
        do {
            try FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
        } catch {
            self.error("cannot write to standard output")
            exit(Failure.error)
        }
    }

    /// Escapes control characters, including those that change the text direction, so that a file's name cannot affect
    /// the terminal, and commands for the service that runs the process.
    private static func harmless(_ text: String) -> String {
        escaped(text).split(separator: "\n", omittingEmptySubsequences: false).map(withoutCommand).joined(
            separator: "\n")
    }

    /// Escapes commands: GitHub runs every line that begins with `::` after its spaces, or has `##[` anywhere, Azure
    /// one with `##vso[`. Source: GitHub's runner, src/Runner.Common/ActionCommand.cs.
    private static func withoutCommand(_ line: Substring) -> String {
        let marked = String(line).replacing("##[", with: "#\\u{23}[").replacing("##vso[", with: "#\\u{23}vso[")
        guard let first = marked.firstIndex(where: { !$0.isWhitespace }), marked[first...].hasPrefix("::") else {
            return marked
        }
        return marked.replacingCharacters(in: first...first, with: "\\u{3A}")
    }

    private static func escaped(_ text: String) -> String {
        // Most texts have only printable ASCII characters.
        if text.utf8.allSatisfy({ 32..<127 ~= $0 || $0 == 9 || $0 == 10 }) { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            let isControl =
                switch scalar.properties.generalCategory {
                case .control: scalar != "\n" && scalar != "\t"
                case .lineSeparator, .paragraphSeparator: true
                default: scalar.properties.isBidiControl
                }
            result += isControl ? scalar.escaped(asASCII: true) : String(scalar)
        }
        return result
    }
}
