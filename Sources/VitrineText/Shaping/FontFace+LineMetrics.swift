import CVitrineHarfBuzz

extension FontFace {
    /// The positions of underline and strikethrough in font units, y down from the baseline to their upper edges.
    struct LineMetrics: Hashable, Sendable {
        var underlineOffset: Double
        var underlineThickness: Double
        var strikethroughOffset: Double
        var strikethroughThickness: Double
    }

    /// The metrics from the font's tables `post` and `OS/2`, or HarfBuzz's defaults.
    var lineMetrics: LineMetrics {
        func metric(_ tag: hb_ot_metrics_tag_t) -> Double {
            var value: hb_position_t = 0
            unsafe hb_ot_metrics_get_position_with_fallback(shaper, tag, &value)
            return min(max(Double(value), -4 * Double(unitsPerEm)), 4 * Double(unitsPerEm))
        }
        return LineMetrics(
            underlineOffset: 0 - metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET),
            underlineThickness: max(1, metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE)),
            strikethroughOffset: 0 - metric(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET),
            strikethroughThickness: max(1, metric(HB_OT_METRICS_TAG_STRIKEOUT_SIZE)))
    }
}
