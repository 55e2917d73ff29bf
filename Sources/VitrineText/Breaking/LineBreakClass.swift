import VitrinePrimitives

/// The line breaking class of a character, after rule LB1 of UAX #14 has resolved the classes that depend on language:
/// AI, SG and XX count as AL, CJ as NS, SA as AL or CM.
/// Source: Unicode Standard Annex #14, table 1. The order is that of `LineBreakTable`.
enum LineBreakClass: UInt8 {
    case mandatoryBreak, carriageReturn, lineFeed, nextLine, space, zeroWidthSpace, wordJoiner, glue, combiningMark
    case zeroWidthJoiner, closePunctuation, closeParenthesis
    case wideCloseParenthesis
    case exclamation, infixSeparator, symbolsAllowingBreak, openPunctuation
    case wideOpenPunctuation
    case quotation, nonstarter, breakOnBothSides, contingentBreak, breakAfter, hyphen, breakBefore, hebrewLetter
    case inseparable, alphabetic, numeric, prefixNumeric, postfixNumeric, ideographic
    /// An unassigned character that is reserved for pictographs.
    case futurePictograph
    case emojiBase, emojiModifier, hangulLead, hangulVowel, hangulTrail, hangulLV, hangulLVT, regionalIndicator

    init(of scalar: UInt32) {
        if scalar < 0x80 {
            self = Self.ascii[Int(scalar)]
        } else {
            self = Self.lookUp(scalar)
        }
    }

    private static let ascii = (0..<0x80).map { lookUp($0) }

    private static func lookUp(_ scalar: UInt32) -> LineBreakClass {
        let ranges = LineBreakTable.ranges
        let next = ranges.partitioningIndex { $0 >> 8 > scalar }
        return LineBreakClass(rawValue: UInt8(truncatingIfNeeded: ranges[max(0, next - 1)])) ?? .alphabetic
    }

    var isHangul: Bool { (Self.hangulLead.rawValue...Self.hangulLVT.rawValue).contains(rawValue) }
    /// A letter in the sense of the rules: AL or HL.
    var isLetter: Bool { self == .alphabetic || self == .hebrewLetter }
    var isOpening: Bool { self == .openPunctuation || self == .wideOpenPunctuation }
    /// CL or CP.
    var isClosing: Bool { self == .closePunctuation || isParenthesis }
    /// CP.
    var isParenthesis: Bool { self == .closeParenthesis || self == .wideCloseParenthesis }
    /// ID, EB or EM, as LB23a names them.
    var isIdeographicLike: Bool {
        self == .ideographic || self == .futurePictograph || self == .emojiBase || self == .emojiModifier
    }
    /// Whether combining marks do not attach to the class, by LB9's exceptions.
    var endsLineOrSpaces: Bool {
        switch self {
        case .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine, .space, .zeroWidthSpace: true
        default: false
        }
    }
}
