import CFriBidi

/// The Unicode bidirectional algorithm, by FriBidi, for a line that is a whole paragraph.
struct BidiLine: Sendable {
    let direction: TextDirection
    /// Embedding level by unit; odd levels run from right to left.
    let levels: [UInt8]
    /// Indices of units from left to right.
    let visualOrder: [Int]

    /// Levels are found by scalar, as the algorithm asks; the line is reordered by unit, so that no rule can tear a
    /// cluster apart.
    init(_ text: TextUnits, direction wish: TextDirection) {
        let count = text.scalars.count
        var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_LTR, count: count)
        fribidi_get_bidi_types(text.scalars, FriBidiStrIndex(count), &types)
        var base =
            switch wish {
            case .leftToRight: FRIBIDI_PAR_LTR
            case .rightToLeft: FRIBIDI_PAR_RTL
            case .auto: FRIBIDI_PAR_ON
            }
        var brackets = [FriBidiBracketType](repeating: 0, count: count)
        fribidi_get_bracket_types(text.scalars, FriBidiStrIndex(count), types, &brackets)
        var byScalar = [FriBidiLevel](repeating: 0, count: count)
        let done = fribidi_get_par_embedding_levels_ex(types, brackets, FriBidiStrIndex(count), &base, &byScalar)
        // Asked for "on", FriBidi has found the direction now; fribidi_get_par_direction would look into isolates.
        if base != FRIBIDI_PAR_RTL { base = FRIBIDI_PAR_LTR }
        direction = base == FRIBIDI_PAR_RTL ? .rightToLeft : .leftToRight
        let units = text.units
        var levels = units.map { done == 0 ? FriBidiLevel(0) : byScalar[$0.scalars.lowerBound] }
        var map = units.indices.map { FriBidiStrIndex($0) }
        _ = fribidi_reorder_line(
            0, units.map { types[$0.scalars.lowerBound] }, FriBidiStrIndex(units.count), 0, base, &levels, nil, &map)
        self.levels = levels.map { UInt8(clamping: $0) }
        visualOrder = map.map { Int($0) }
    }
}
