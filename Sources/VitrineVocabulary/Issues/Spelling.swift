/// Finds the name that a mistyped one was meant to be.
package enum Spelling {
    /// The candidate that a word was meant to be; nil if none is near.
    ///
    /// The result is the shortest candidate that begins with the word, as an omitted end is more likely than another
    /// typing error; else the name of the nearest model, for names with a number such as `iPhone 17 Pro`; else the
    /// candidate with the fewest typing errors and, among these, the longest common prefix; else the shortest that
    /// contains the word. The first and the last rule require words of 3 or more characters. Among equals, the first
    /// one counts.
    package static func nearest(to word: String, among candidates: [String]) -> String? {
        let typed = Array(word.lowercased().unicodeScalars.prefix(65))
        guard (1...64).contains(typed.count) else { return nil }
        let names = candidates.map { ($0, Array($0.lowercased().unicodeScalars.prefix(65))) }.filter {
            $0.1.count <= 64
        }
        func shortest(_ names: [(String, [Unicode.Scalar])]) -> String? { names.min { $0.1.count < $1.1.count }?.0 }
        let isLong = typed.count >= 3
        if isLong, let longer = shortest(names.filter { $0.1.starts(with: typed) }) { return longer }
        if let model = Model(word).nearest(among: candidates) { return model }
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

    /// Names sorted by nearness to a word: first those that share camel-case words with it, then those with few typing
    /// errors, then the others in order.
    package static func ranked(_ names: [String], by word: String) -> [String] {
        let typed = Array(word.lowercased().unicodeScalars.prefix(65))
        let words = Set(parts(of: word))
        return names.enumerated().map { i, name in
            let shared = words.intersection(parts(of: name)).count
            let errors = distance(typed, Array(name.lowercased().unicodeScalars.prefix(65)))
            return (-shared, min(errors, max(typed.count / 2, 2)), i, name)
        }
        .sorted { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }.map(\.3)
    }

    /// The words of a camel-case name such as `rightBarButtonItems`, in lower case.
    static func parts(of name: String) -> [String] {
        var out: [String] = [""]
        for character in name.prefix(65) {
            if character.isUppercase || !character.isLetter { out.append("") }
            if character.isLetter { out[out.count - 1].append(Character(character.lowercased())) }
        }
        return out.filter { $0.count > 1 }
    }

    private static func contains(_ part: [Unicode.Scalar], in name: [Unicode.Scalar]) -> Bool {
        name.indices.contains { name[$0...].starts(with: part) }
    }

    /// The number of insertions, deletions, substitutions and swaps of neighbors that transform one text into the
    /// other. Source: the optimal string alignment form of the Damerau-Levenshtein distance.
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

/// A name of several words and optionally a number, such as that of a device: a family and a model.
private struct Model {
    /// The words in lower case; numbers are separate words.
    let words: [String]
    let number: Double?

    init(_ name: String) {
        var words = [""]
        var wasDigit = false
        for character in name.lowercased().prefix(65) {
            let isDigit = character.isASCII && character.isNumber
            if !character.isLetter && !isDigit || isDigit != wasDigit { words.append("") }
            if character.isLetter || isDigit { words[words.count - 1].append(character) }
            wasDigit = isDigit
        }
        self.words = words.filter { !$0.isEmpty }
        let digits = name.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
        number = Double(digits.hasSuffix(".") ? digits.dropLast() : digits)
    }

    /// The candidate of the same family with the nearest number and the most similar other words: a word that only one
    /// of them has counts as a difference of one between the numbers. Among equals, the one with the nearest number,
    /// then the shortest one counts. Nil for a name of one word or without a number.
    func nearest(among candidates: [String]) -> String? {
        guard words.count > 1, let number else { return nil }
        var best: (name: String, rank: (Double, Double, Int))?
        for candidate in candidates {
            let other = Model(candidate)
            guard other.words.count > 1, other.words[0] == words[0] else { continue }
            let difference = Set(words.dropFirst()).symmetricDifference(other.words.dropFirst())
            let shared = Set(words.dropFirst()).intersection(other.words.dropFirst())
            let unlike = Double(difference.count { Double($0) == nil })
            // A name without a number is near only if it shares words.
            if other.number == nil, shared.isEmpty { continue }
            let distance = other.number.map { abs(number - $0) } ?? 1
            let rank = (distance + unlike, distance, candidate.count)
            if best.map({ rank < $0.rank }) ?? true { best = (candidate, rank) }
        }
        return best?.name
    }
}

/// The text in double quotes, at most 60 characters, with control characters escaped.
package func quoted(_ text: String) -> String { "\"\(shortened(text))\"" }

/// At most 60 characters of a text, with control characters escaped.
package func shortened(_ text: String) -> String {
    var result = ""
    for (count, scalar) in text.unicodeScalars.enumerated() {
        if count == 60 { return result + "…" }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse:
            result += scalar.escaped(asASCII: true)
        default:
            result.unicodeScalars.append(scalar)
        }
    }
    return result
}

/// A number without a zero fraction: `2`, not `2.0`.
package func spelled(_ number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
