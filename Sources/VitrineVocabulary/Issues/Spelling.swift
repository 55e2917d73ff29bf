/// Finds what a mistyped name was meant to be.
package enum Spelling {
    /// The candidate that a word was meant to be; nil when none is near.
    ///
    /// Of candidates that begin with the word, the shortest: what is missing at its end was more likely left out than meant
    /// otherwise. Else the one with the fewest typing errors, of several the one with the longest beginning in common. Else the
    /// shortest that contains the word. The first and the last take words of 3 characters or more; the first of several
    /// candidates counts.
    package static func nearest(to word: String, among candidates: [String]) -> String? {
        let typed = Array(word.lowercased().unicodeScalars.prefix(65))
        guard (1...64).contains(typed.count) else { return nil }
        let names = candidates.map { ($0, Array($0.lowercased().unicodeScalars.prefix(65))) }.filter {
            $0.1.count <= 64
        }
        func shortest(_ names: [(String, [Unicode.Scalar])]) -> String? { names.min { $0.1.count < $1.1.count }?.0 }
        let isLong = typed.count >= 3
        if isLong, let longer = shortest(names.filter { $0.1.starts(with: typed) }) { return longer }
        var best: (name: String, distance: Int, shared: Int)?
        for (candidate, name) in names {
            let d = distance(typed, name)
            guard d <= max(1, max(typed.count, name.count) / 3), d < name.count else { continue }
            let shared = zip(typed, name).prefix { $0 == $1 }.count
            if let best, (d, -shared) >= (best.distance, -best.shared) { continue }
            best = (candidate, d, shared)
        }
        if let best { return best.name }
        return isLong ? shortest(names.filter { contains(typed, in: $0.1) }) : nil
    }

    private static func contains(_ part: [Unicode.Scalar], in name: [Unicode.Scalar]) -> Bool {
        name.indices.contains { name[$0...].starts(with: part) }
    }

    /// Insertions, deletions, substitutions and swaps of neighbours that lead from one text to the other.
    ///
    /// Source: the optimal string alignment form of the Damerau-Levenshtein distance.
    package static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
        if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
        var beforeLast = [Int](repeating: 0, count: b.count + 1)
        var last = Array(0...b.count)
        for i in 1...a.count {
            var row = [i]
            for j in 1...b.count {
                var cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                    cost = min(cost, beforeLast[j - 2] + 1)
                }
                row.append(cost)
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
