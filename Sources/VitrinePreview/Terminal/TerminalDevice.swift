import Foundation
import VitrineEncoders
import VitrinePrimitives

/// The terminal of this process, in raw mode and on its alternate screen.
package final class TerminalDevice {
    private let input: Int32
    private let output: Int32
    private let original: termios
    private var isOpen = true
    /// Bytes that are neither answers nor keys yet.
    private var pending: [UInt8] = []

    /// Opens the terminal; nil if the descriptors are not terminals.
    package init?(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
        var settings = termios()
        guard isatty(output) == 1, unsafe tcgetattr(input, &settings) == 0 else { return nil }
        self.input = input
        self.output = output
        original = settings
        unsafe cfmakeraw(&settings)
        // Without OPOST, lines need a carriage return, which all output here has.
        unsafe tcsetattr(input, TCSAFLUSH, &settings)
    }

    deinit { close() }

    package func begin() { write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J") }

    /// Restores the screen.
    package func close() {
        guard isOpen else { return }
        isOpen = false
        write("\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l")
        var settings = original
        unsafe tcsetattr(input, TCSAFLUSH, &settings)
    }

    package func write(_ text: String) { write(Array(text.utf8)) }

    package func write(_ bytes: [UInt8]) {
        unsafe bytes.withUnsafeBytes { raw in
            var sent = 0
            while sent < raw.count {
                let count = unsafe DescriptorCall.send(UnsafeRawBufferPointer(rebasing: raw[sent...]), to: output)
                if count > 0 { sent += count } else if errno != EINTR && errno != EAGAIN { return }
            }
        }
    }

    /// Waits for input.
    /// - Returns: Whether input has arrived; false if a signal came first.
    private func waits(milliseconds: Int) -> Bool {
        var descriptor = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        return unsafe poll(&descriptor, 1, Int32(milliseconds)) > 0
    }

    /// - Returns: False at the end of the input.
    private func receive() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = unsafe buffer.withUnsafeMutableBytes { unsafe read(input, $0.baseAddress, $0.count) }
        if count > 0 { pending += buffer.prefix(count) }
        return count > 0 || count < 0 && (errno == EINTR || errno == EAGAIN)
    }

    /// Sends the questions and reads the answers.
    /// - Parameter milliseconds: The longest time to wait for an answer. Default: 400.
    package func ask(within milliseconds: Int = 400) -> TerminalAnswers {
        write(TerminalAnswers.questions)
        let clock = ContinuousClock()
        let end = clock.now.advanced(by: .milliseconds(milliseconds))
        var answers = TerminalAnswers([])
        while !answers.isComplete, clock.now < end {
            if waits(milliseconds: 20), !receive() { break }
            answers = TerminalAnswers(pending)
        }
        pending = []
        return answers
    }

    /// The keys that are pressed within a time; nil at the end of the input.
    package func keys(within milliseconds: Int) -> [TerminalKey]? {
        if waits(milliseconds: milliseconds), !receive() { return nil }
        let (keys, used) = TerminalKey.keys(in: pending)
        pending.removeFirst(used)
        // An endless sequence is discarded.
        if pending.count > 65_536 { pending = [] }
        return keys
    }

    /// The current size, with the pixels of a character from the system or else the answers.
    package func size(_ answers: TerminalAnswers) -> TerminalSize {
        var size = winsize()
        guard unsafe ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return TerminalSize(columns: 80, rows: 24)
        }
        let (columns, rows) = (Int(size.ws_col), Int(size.ws_row))
        var cell = answers.cell
        if cell == nil, size.ws_xpixel > 0, size.ws_ypixel > 0 {
            cell = (Int(size.ws_xpixel) / columns, Int(size.ws_ypixel) / rows)
        }
        if cell == nil, let window = answers.window { cell = (window.width / columns, window.height / rows) }
        return TerminalSize(columns: columns, rows: rows, cellWidth: cell?.width ?? 8, cellHeight: cell?.height ?? 16)
    }
}
