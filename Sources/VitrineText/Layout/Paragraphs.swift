enum Paragraphs {
    /// The paragraphs, at least one, each without its separator; and whether text beyond `limit` scalars was dropped.
    static func split(_ text: AttributedText, limit: Int) -> (paragraphs: [TextUnits], isCutOff: Bool) {
        var done: [TextUnits] = []
        var current = TextUnits()
        var offset = 0
        var scalars = 0
        var run = 0
        var runEnd = text.runs.first?.text.utf8.count ?? 0
        for character in text.string {
            let count = character.utf8.count
            while offset >= runEnd, run + 1 < text.runs.count {
                run += 1
                runEnd += text.runs[run].text.utf8.count
            }
            let cluster = character.unicodeScalars
            scalars += cluster.count
            guard scalars <= limit else { return (done + [current], true) }
            if let first = cluster.first, isSeparator(first) {
                current.separator = run
                done.append(current)
                current = TextUnits()
                current.separator = run
            } else {
                current.append(cluster, source: offset..<(offset + count), attributes: run)
            }
            offset += count
        }
        return (done + [current], false)
    }

    /// Line feed, carriage return, next line and paragraph separator; a line separator ends only a line.
    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A, 0x0D, 0x85, 0x2029: true
        default: false
        }
    }
}
