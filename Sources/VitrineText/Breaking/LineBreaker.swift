/// Finds where lines may and must end, by the Unicode line breaking algorithm. There is no dictionary for Thai, Lao,
/// Khmer and Burmese: their lines break at spaces and zero-width spaces.
/// Source: Unicode Standard Annex #14, revision 50 (Unicode 15.0), with its tailoring of numbers (section 8.2, example
/// 7), which LineBreakTest of the Unicode Character Database also uses.
struct LineBreaker {
    enum Opportunity: UInt8 {
        case prohibited
        case allowed
        case mandatory
    }

    /// The break after each scalar; mandatory after the last.
    static func opportunities(in scalars: [UInt32]) -> [Opportunity] {
        var out = [Opportunity](repeating: .prohibited, count: scalars.count)
        guard !scalars.isEmpty else { return out }
        var breaker = LineBreaker(scalars)
        for i in 0..<(scalars.count - 1) { out[i] = breaker.next(i) }
        out[scalars.count - 1] = .mandatory
        return out
    }

    /// The position relative to a number in the sense of example 7.
    private enum Number {
        case outside
        /// After NU (NU | SY | IS)*.
        case inside
        /// After NU (NU | SY | IS)* (CL | CP).
        case closed
    }

    private let classes: [LineBreakClass]
    /// For each scalar, the class of the next one that is not its combining mark; nil at the end.
    private let following: [LineBreakClass?]
    /// The last class before the current position; marks have the class of their base (LB9, LB10).
    private var last: LineBreakClass
    /// The last class other than a space.
    private var lastInk: LineBreakClass
    private var beforeLast: LineBreakClass?
    private var number = Number.outside
    /// The number of consecutive regional indicators up to the current position.
    private var indicators = 0

    private init(_ scalars: [UInt32]) {
        let classes = scalars.map { LineBreakClass(of: $0) }
        var following = [LineBreakClass?](repeating: nil, count: classes.count)
        var next: LineBreakClass?
        for i in classes.indices.reversed() {
            following[i] = next
            if classes[i] != .combiningMark && classes[i] != .zeroWidthJoiner { next = classes[i] }
        }
        self.classes = classes
        self.following = following
        let first = Self.resolved(classes[0])
        last = first
        lastInk = first
        if first == .regionalIndicator { indicators = 1 }
        if first == .numeric { number = .inside }
    }

    /// LB10: a mark without a base counts as a letter.
    private static func resolved(_ c: LineBreakClass) -> LineBreakClass {
        c == .combiningMark || c == .zeroWidthJoiner ? .alphabetic : c
    }

    /// The break between scalar `i` and the next. Calls must be in order.
    private mutating func next(_ i: Int) -> Opportunity {
        let after = classes[i + 1]
        let isMark = after == .combiningMark || after == .zeroWidthJoiner
        // LB9: a mark belongs to its base.
        if isMark && !last.endsLineOrSpaces { return .prohibited }
        let here = Self.resolved(after)
        let result = opportunity(i, here)
        take(here)
        return result
    }

    private mutating func take(_ c: LineBreakClass) {
        switch (number, c) {
        case (_, .numeric): number = .inside
        case (.inside, .symbolsAllowingBreak), (.inside, .infixSeparator): break
        case (.inside, let c) where c.isClosing: number = .closed
        default: number = .outside
        }
        indicators = c == .regionalIndicator ? indicators + 1 : 0
        beforeLast = last
        last = c
        if c != .space { lastInk = c }
    }

    private func opportunity(_ i: Int, _ here: LineBreakClass) -> Opportunity {
        // LB4, LB5.
        switch last {
        case .mandatoryBreak, .lineFeed, .nextLine: return .mandatory
        case .carriageReturn: return here == .lineFeed ? .prohibited : .mandatory
        default: break
        }
        let isAllowed = isAllowed(i, here)
        return isAllowed ? .allowed : .prohibited
    }

    private func isAllowed(_ i: Int, _ here: LineBreakClass) -> Bool {
        // LB6, LB7.
        if here.endsLineOrSpaces { return false }
        // LB8, LB8a.
        if lastInk == .zeroWidthSpace { return true }
        if classes[i] == .zeroWidthJoiner { return false }
        // LB11, LB12, LB12a.
        if here == .wordJoiner || last == .wordJoiner || last == .glue { return false }
        if here == .glue && last != .space && last != .breakAfter && last != .hyphen { return false }
        // LB13.
        if here.isClosing || here == .exclamation || here == .infixSeparator || here == .symbolsAllowingBreak {
            return false
        }
        // LB14 to LB17 look across spaces.
        if lastInk.isOpening { return false }
        if lastInk == .quotation && here.isOpening { return false }
        if lastInk.isClosing && here == .nonstarter { return false }
        if lastInk == .breakOnBothSides && here == .breakOnBothSides { return false }
        // LB18, LB19, LB20.
        if last == .space { return true }
        if here == .quotation || last == .quotation { return false }
        if here == .contingentBreak || last == .contingentBreak { return true }
        // LB21, LB21a, LB21b, LB22.
        if here == .breakAfter || here == .hyphen || here == .nonstarter || last == .breakBefore { return false }
        if beforeLast == .hebrewLetter && (last == .hyphen || last == .breakAfter) { return false }
        if last == .symbolsAllowingBreak && here == .hebrewLetter { return false }
        if here == .inseparable { return false }
        return !isBound(i, here)
    }

    /// LB23 to LB30b: there are no breaks within words, numbers, syllables and emoji sequences.
    private func isBound(_ i: Int, _ here: LineBreakClass) -> Bool {
        let isAffix = last == .prefixNumeric || last == .postfixNumeric
        let affixFollows = here == .prefixNumeric || here == .postfixNumeric
        if last.isLetter && here == .numeric || last == .numeric && here.isLetter { return true }
        if last == .prefixNumeric && here.isIdeographicLike { return true }
        if last.isIdeographicLike && here == .postfixNumeric { return true }
        if isAffix && here.isLetter || last.isLetter && affixFollows { return true }
        // LB25 as tailored.
        if number != .outside && affixFollows { return true }
        if number == .inside && here == .numeric { return true }
        if (isAffix || last == .hyphen) && here == .numeric { return true }
        if isAffix && (here.isOpening || here == .hyphen) && following[i + 1] == .numeric { return true }
        // LB26, LB27.
        switch (last, here) {
        case (.hangulLead, .hangulLead), (.hangulLead, .hangulVowel), (.hangulLead, .hangulLV),
            (.hangulLead, .hangulLVT), (.hangulVowel, .hangulVowel), (.hangulVowel, .hangulTrail),
            (.hangulLV, .hangulVowel), (.hangulLV, .hangulTrail), (.hangulTrail, .hangulTrail),
            (.hangulLVT, .hangulTrail):
            return true
        default: break
        }
        if last.isHangul && here == .postfixNumeric || last == .prefixNumeric && here.isHangul { return true }
        // LB28, LB29, LB30.
        if (last.isLetter || last == .infixSeparator) && here.isLetter { return true }
        if (last.isLetter || last == .numeric) && here == .openPunctuation { return true }
        if last == .closeParenthesis && (here.isLetter || here == .numeric) { return true }
        // LB30a, LB30b.
        if last == .regionalIndicator && here == .regionalIndicator { return indicators % 2 == 1 }
        return (last == .emojiBase || last == .futurePictograph) && here == .emojiModifier
    }
}
