import CVitrineHarfBuzz

extension FaceTraits {
    /// The largest number of bytes of a name.
    private static let longestName = 256

    /// The traits in the tables `name`, `OS/2`, `head`, `fvar` and `STAT` of a face.
    init(_ face: OpaquePointer) {
        let font = unsafe hb_font_create(face)
        defer { unsafe hb_font_destroy(font) }
        func value(_ tag: hb_style_tag_t) -> Double { unsafe Double(hb_style_get_value(font, tag)) }
        let axes = unsafe Self.axes(of: face)
        let weight = value(HB_STYLE_TAG_WEIGHT)
        let isMadeForLargeSizes =
            value(HB_STYLE_TAG_OPTICAL_SIZE) >= SystemFont.displaySize
            && !axes.contains { $0.tag == .opticalSize }
        unsafe self.init(
            family: Self.name([16, 1], of: face),
            style: Self.name([17, 2], of: face),
            // A weight of 0 means that none is given.
            weight: weight >= 1 ? FontWeight(rawValue: Int(min(weight, 1000).rounded())) : .regular,
            width: FontWidth(percent: value(HB_STYLE_TAG_WIDTH)),
            isItalic: value(HB_STYLE_TAG_ITALIC) >= 0.5,
            cut: isMadeForLargeSizes ? .display : .text, axes: axes)
    }

    /// The first of these names that exists, in English or else in the first language. Source: OpenType specification,
    /// table `name`: the typographic family and subfamily are 16 and 17, the names for programs that know only four
    /// styles are 1 and 2.
    private static func name(_ ids: [Int], of face: OpaquePointer) -> String {
        for id in ids.map({ hb_ot_name_id_t($0) }) {
            let english = unsafe text(id, hb_language_from_string("en", -1), of: face)
            if !english.isEmpty { return english }
            var count: UInt32 = 0
            let entries = unsafe hb_ot_name_list_names(face, &count)
            for i in 0..<Int(count) where unsafe entries?[i].name_id == id {
                let other = unsafe text(id, entries?[i].language, of: face)
                if !other.isEmpty { return other }
            }
        }
        return ""
    }

    private static func text(_ id: hb_ot_name_id_t, _ language: hb_language_t?, of face: OpaquePointer) -> String {
        var size = UInt32(longestName)
        var buffer = [CChar](repeating: 0, count: longestName)
        _ = unsafe hb_ot_name_get_utf8(face, id, language, &size, &buffer)
        let bytes = buffer.prefix(Int(min(size, UInt32(longestName - 1)))).map { UInt8(bitPattern: $0) }
        let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars.filter {
            $0.properties.generalCategory != .control
        }
        let words = String(String.UnicodeScalarView(scalars)).split(separator: " ")
        return words.joined(separator: " ")
    }

    /// Axes beyond `FontFace.mostAxes` are counted, so that the caller can refuse the font.
    private static func axes(of face: OpaquePointer) -> [FontAxis] {
        let all = unsafe Int(hb_ot_var_get_axis_count(face))
        guard all > 0 else { return [] }
        var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: min(all, FontFace.mostAxes + 1))
        var count = UInt32(infos.count)
        _ = unsafe hb_ot_var_get_axis_infos(face, 0, &count, &infos)
        return infos.prefix(Int(count)).map { info in
            let (low, high) = (Double(info.min_value), Double(info.max_value))
            let usual = Double(info.default_value)
            return unsafe FontAxis(
                tag: FontTag(rawValue: info.tag), name: text(info.name_id, hb_language_from_string("en", -1), of: face),
                range: min(low, usual)...max(high, usual), defaultValue: usual)
        }
    }
}
