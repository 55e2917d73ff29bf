/// The line-by-line difference of two texts.
package enum TextDifference {
    /// The largest number of shown lines.
    private static let mostLines = 20

    /// Missing lines with `-`, new ones with `+`: the shortest difference for texts of up to 2,000 lines, and the first
    /// lines that differ for longer ones.
    package static func description(_ old: String, _ new: String) -> String {
        let a = old.split(separator: "\n", omittingEmptySubsequences: false)
        let b = new.split(separator: "\n", omittingEmptySubsequences: false)
        var lines: [String] = []
        if a.count <= 2000, b.count <= 2000 {
            for change in b.difference(from: a) {
                switch change {
                case .remove(let i, let line, _): lines.append("- \(i + 1): \(line)")
                case .insert(let i, let line, _): lines.append("+ \(i + 1): \(line)")
                }
            }
        } else {
            for i in 0..<max(a.count, b.count) where i >= a.count || i >= b.count || a[i] != b[i] {
                if i < a.count { lines.append("- \(i + 1): \(a[i])") }
                if i < b.count { lines.append("+ \(i + 1): \(b[i])") }
            }
        }
        let more = lines.count > mostLines ? ["and \(lines.count - mostLines) more lines"] : []
        return (["\(lines.count) lines differ"] + lines.prefix(mostLines) + more).joined(separator: "\n")
    }
}
