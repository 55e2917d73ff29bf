import CVitrineHarfBuzz

/// A face in HarfBuzz, shared by all of its axis values.
@safe final class HarfBuzzFace: Sendable {
    /// An immutable `hb_face_t`; owned by this object.
    nonisolated(unsafe) let face: OpaquePointer
    let file: FontFile

    init(_ file: FontFile, index: Int, unitsPerEm: Int?) {
        let blob = unsafe hb_blob_create(
            file.bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(file.bytes.count),
            HB_MEMORY_MODE_READONLY, nil, nil)
        let face = unsafe hb_face_create(blob, UInt32(index))!
        if let unitsPerEm { unsafe hb_face_set_upem(face, UInt32(unitsPerEm)) }
        unsafe hb_face_make_immutable(face)
        unsafe hb_blob_destroy(blob)
        unsafe self.face = unsafe face
        self.file = file
    }

    deinit { unsafe hb_face_destroy(face) }

    var unitsPerEm: Int { unsafe Int(hb_face_get_upem(face)) }

    /// A font whose positions are font units, still mutable; owned by the caller.
    func font(at location: [FontVariation]) -> OpaquePointer {
        let font = unsafe hb_font_create(face)!
        unsafe hb_ot_font_set_funcs(font)
        unsafe hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
        if !location.isEmpty {
            let variations = location.map { hb_variation_t(tag: $0.tag.rawValue, value: Float($0.value)) }
            unsafe hb_font_set_variations(font, variations, UInt32(variations.count))
        }
        return unsafe font
    }
}
