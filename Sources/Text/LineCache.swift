import Synchronization

/// Remembers lines by what was asked for. Two generations: when the younger is full, the older is forgotten; so memory
/// is bounded and whatever is in use every frame stays. A result never depends on what the cache holds.
final class LineCache: Sendable {
    struct Key: Hashable, Sendable {
        /// UTF-8: two spellings of é are equal as strings, yet their offsets differ.
        let text: [UInt8]
        let request: Typesetter.Request
    }

    /// Lines to a generation.
    static let capacity = 512
    /// Bytes; longer texts are set anew each time.
    static let longestText = 1024

    private struct Generations {
        var young: [Key: ShapedLine] = [:]
        var old: [Key: ShapedLine] = [:]
    }

    private let generations = Mutex(Generations())

    func line(_ key: Key, make: () -> ShapedLine) -> ShapedLine {
        if let known = generations.withLock({ $0.young[key] ?? $0.old[key] }) {
            keep(known, key)
            return known
        }
        let line = make()
        keep(line, key)
        return line
    }

    private func keep(_ line: ShapedLine, _ key: Key) {
        generations.withLock { g in
            guard g.young[key] == nil else { return }
            if g.young.count >= Self.capacity {
                g.old = g.young
                g.young = [:]
            }
            g.young[key] = line
        }
    }
}
