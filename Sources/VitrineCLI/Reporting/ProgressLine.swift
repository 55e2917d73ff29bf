import Foundation
import Synchronization

/// A line that shows the progress on a terminal. Without a terminal, nothing is shown.
struct ProgressLine: Sendable {
    private static let lastShown = Mutex<ContinuousClock.Instant?>(nil)
    private let isShown: Bool

    init(quiet: Bool) {
        isShown = !quiet && Console.canMoveCursor && !Console.isContinuousIntegration
    }

    /// Shows a text and a bar, at most ten times per second.
    func show(_ text: String, _ done: Int, of total: Int) {
        guard isShown else { return }
        let now = ContinuousClock.now
        let isDue = ProgressLine.lastShown.withLock { last in
            if let last, now - last < .milliseconds(100), done < total { return false }
            last = now
            return true
        }
        guard isDue else { return }
        let cells = 24
        let filled = total > 0 ? cells * done / total : cells
        let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: cells - filled)
        let line = "[\(bar)] \(done)/\(total) \(text)".prefix(max(1, Console.width - 1))
        FileHandle.standardError.write(Data("\r\(line)\u{1B}[K".utf8))
    }

    static func wipe() {
        let wasShown = lastShown.withLock { last in
            defer { last = nil }
            return last != nil
        }
        if wasShown { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
    }
}
