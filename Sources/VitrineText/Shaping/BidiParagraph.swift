import CVitrineFriBidi

/// The Unicode bidirectional algorithm, by FriBidi, for a paragraph.
struct BidiParagraph: Sendable {
    let direction: TextDirection
    /// The embedding level of each unit; odd levels run from right to left.
    let levels: [UInt8]
    private let types: [FriBidiCharType]

    /// Resolves levels per scalar, as in the algorithm. Lines are reordered by unit, so that clusters are never split.
    init(_ text: TextUnits, direction requested: TextDirection) {
        let count = text.scalars.count
        var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_LTR, count: count)
        unsafe fribidi_get_bidi_types(text.scalars, FriBidiStrIndex(count), &types)
        var base =
            switch requested {
            case .leftToRight: FRIBIDI_PAR_LTR
            case .rightToLeft: FRIBIDI_PAR_RTL
            case .auto: FRIBIDI_PAR_ON
            }
        var brackets = [FriBidiBracketType](repeating: 0, count: count)
        unsafe fribidi_get_bracket_types(text.scalars, FriBidiStrIndex(count), types, &brackets)
        var byScalar = [FriBidiLevel](repeating: 0, count: count)
        let done = unsafe fribidi_get_par_embedding_levels_ex(types, brackets, FriBidiStrIndex(count), &base, &byScalar)
        direction = base == FRIBIDI_PAR_RTL ? .rightToLeft : .leftToRight
        self.types = text.units.map { types[$0.scalars.lowerBound] }
        levels = text.units.map { done == 0 ? 0 : UInt8(clamping: byScalar[$0.scalars.lowerBound]) }
    }

    /// The units of a line from left to right, and their levels in it: white space at the end of a line has the
    /// paragraph's level (rule L1).
    func line(_ range: Range<Int>) -> (order: [Int], levels: [UInt8]) {
        let base = direction == .rightToLeft ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_LTR
        var levels = self.levels[range].map { FriBidiLevel($0) }
        var map = range.map { FriBidiStrIndex($0) }
        _ = unsafe fribidi_reorder_line(
            0, Array(types[range]), FriBidiStrIndex(range.count), 0, base, &levels, nil, &map)
        return (map.map { Int($0) }, levels.map { UInt8(clamping: $0) })
    }
}
