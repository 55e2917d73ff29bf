/// Finds what a mistyped name was meant to be.
package enum Spelling {
    /// The candidate with the fewest typing errors, the first of several; nil when none is near. Without one, a
    /// candidate that the word begins.
    package static func nearest(to word: String, among candidates: [String]) -> String? {
        let typed = Array(word.lowercased().unicodeScalars.prefix(65))
        guard (1...64).contains(typed.count) else { return nil }
        var best: (name: String, distance: Int)?
        for candidate in candidates {
            let name = Array(candidate.lowercased().unicodeScalars.prefix(65))
            guard name.count <= 64 else { continue }
            let d = distance(typed, name)
            if d <= max(1, max(typed.count, name.count) / 3), d < best?.distance ?? .max, d < name.count {
                best = (candidate, d)
            }
        }
        if let best { return best.name }
        guard typed.count >= 3 else { return nil }
        return candidates.first { $0.lowercased().unicodeScalars.starts(with: typed) }
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
