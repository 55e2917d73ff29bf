/// The rows of `LetterTable` by the glyphs of a face of Inter's text cut.
final class LetterGlyphs: Sendable {
    /// An em of SF in font units.
    let em: Double
    let forms: [UInt32: LetterForm]
    /// What is added to advances, in font units, by glyph; glyphs beyond the end have nothing added.
    private let advances: [Int]
    /// By the first glyph, what is added to its advance before a second one, in font units and with what `advances` has.
    private let kernings: [UInt32: [UInt32: Int]]
    /// Whether a glyph is a key of `kernings`, for the glyphs of `advances`.
    private let isKerned: [Bool]

    init(_ face: FontFace) {
        let em = Double(face.unitsPerEm) / TypeTable.textScale
        func units(_ thousandths: Int) -> Int { Int((Double(thousandths) * em / 1000).rounded()) }
        let forms = Self.forms(of: face)
        var kernings: [UInt32: [UInt32: Int]] = [:]
        for row in LetterTable.kernings {
            guard let first = face.glyph(for: row.first) else { continue }
            let advance = (forms[first]?.advance ?? 0) + row.advance
            for second in row.second.unicodeScalars {
                if let second = face.glyph(for: second) { kernings[first, default: [:]][second] = units(advance) }
            }
        }
        // A face has at most 65,536 glyphs; a damaged one can name others.
        let count = ([0] + forms.keys + kernings.keys).filter { $0 <= UInt16.max }.reduce(0, max) + 1
        advances = (0..<count).map { units(forms[$0]?.advance ?? 0) }
        isKerned = (0..<count).map { kernings[$0] != nil }
        self.em = em
        self.forms = forms
        self.kernings = kernings
    }

    private static func forms(of face: FontFace) -> [UInt32: LetterForm] {
        var forms: [UInt32: LetterForm] = [:]
        // Latin-1 Supplement and Latin Extended-A.
        for value in UInt32(0xC0)...0x17F {
            guard let scalar = Unicode.Scalar(value), let letter = FontFace.base(of: scalar),
                let form = LetterTable.forms[letter], let glyph = face.glyph(for: scalar)
            else { continue }
            forms[glyph] = form.accented
        }
        for (scalar, form) in LetterTable.forms {
            if let glyph = face.glyph(for: scalar) { forms[glyph] = form }
        }
        return forms
    }

    /// What to add to the advance of a glyph, in font units.
    /// - Parameter next: the glyph to the right of it; nil at the end of a run.
    func addedAdvance(of glyph: UInt32, before next: UInt32?) -> Int {
        guard glyph < advances.count else { return 0 }
        let i = Int(glyph)
        if isKerned[i], let next, let kerned = kernings[glyph]?[next] { return kerned }
        return advances[i]
    }
}
