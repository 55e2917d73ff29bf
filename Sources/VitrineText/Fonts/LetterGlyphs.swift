/// The forms of a typeface's letters by the glyphs of a face of Inter's text cut.
final class LetterGlyphs: Sendable {
    /// The typeface's em in font units.
    let em: Double
    /// The x-height in em of the typeface.
    let xHeight: Double
    let forms: [UInt32: LetterForm]
    /// The form of glyphs that have none in `forms`.
    let other: LetterForm
    /// The corrections of advances in font units, by glyph; 0 for glyphs beyond the end.
    private let advances: [Int]
    /// The corrections of a glyph's advance before another one, in font units, including `advances`: by the first
    /// glyph, then by the second.
    private let kernings: [UInt32: [UInt32: Int]]
    /// Whether a glyph is a key of `kernings`, for the glyphs of `advances`.
    private let isKerned: [Bool]

    /// The letters of SF, by `LetterTable`.
    /// - Parameter weight: A heavier weight in which the glyphs are drawn. Default: the face's weight.
    convenience init(_ face: FontFace, heavier weight: FontWeight? = nil) {
        let em = Double(face.unitsPerEm) / TypeTable.textScale
        let units = { (thousandths: Int) in Int((Double(thousandths) * em / 1000).rounded()) }
        let forms = Self.forms(of: face, heavier: weight)
        var kernings: [UInt32: [UInt32: Int]] = [:]
        for row in LetterTable.kernings {
            guard let first = face.glyph(for: row.first) else { continue }
            let advance = (forms[first]?.advance ?? 0) + row.advance
            for second in row.second.unicodeScalars {
                if let second = face.glyph(for: second) { kernings[first, default: [:]][second] = units(advance) }
            }
        }
        self.init(
            em: em, xHeight: TypeTable.xHeight, forms: forms, other: LetterForm(), kernings: kernings, units: units)
    }

    /// The letters of SF Hebrew.
    /// - Parameter face: A face of Noto Sans Hebrew.
    convenience init(hebrew face: FontFace) {
        let em = Double(face.unitsPerEm)
        var forms: [UInt32: LetterForm] = [:]
        let weight = face.traits.weight
        for (scalar, letter) in LetterTable.hebrew {
            var form = (weight >= .bold ? LetterTable.boldHebrew[scalar] : nil) ?? letter
            if weight >= .semibold {
                form.shape = LetterTable.semiboldHebrewShapes[scalar] ?? form.shape
                form.advance += LetterTable.semiboldHebrewAdvances[scalar] ?? 0
            }
            form.shape = form.shape?.inFace(of: weight)
            if let glyph = face.glyph(for: scalar) { forms[glyph] = form }
        }
        self.init(
            em: em, xHeight: TypeTable.xHeight, forms: forms, other: LetterForm(shift: 0), kernings: [:],
            units: { Int((Double($0) * em / 1000).rounded()) })
    }

    /// The letters of Helvetica Neue at a weight. They have the typeface's advances. The ink absorbs the difference
    /// except for the side bearings: for the stem l and for 1, all of the difference.
    convenience init(_ face: FontFace, helveticaNeue weight: FontWeight) {
        let em = Double(face.unitsPerEm) / HelveticaNeue.scale
        let wanted = HelveticaNeue.advances(weight)
        func added(_ scalar: Unicode.Scalar) -> Double? {
            guard let advance = wanted[scalar], let glyph = face.glyph(for: scalar) else { return nil }
            return advance - Double(face.advance(of: glyph)) / em * 1000
        }
        let bearings = added("l") ?? 0
        var forms: [UInt32: LetterForm] = [:]
        for scalar in HelveticaNeue.characters.unicodeScalars {
            guard let glyph = face.glyph(for: scalar), let added = added(scalar) else { continue }
            let width = ((try? face.outline(of: glyph))?.ink.width ?? 0) / em * 1000
            var form = LetterForm(advance: Int(added.rounded()), shift: Int((added / 2).rounded()))
            // A one is a stem as wide as other digits. A percent sign fills its advance like letters.
            let isWidened =
                scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "%"
            if isWidened, scalar != "1", width > 0 {
                form.widening = Int(((added - bearings) / width * 1000).rounded())
            }
            if scalar.properties.isUppercase || scalar.properties.numericType != nil {
                form.heightening = HelveticaNeue.heightening
            }
            if "bdfhkl".unicodeScalars.contains(scalar) { form.topRise = HelveticaNeue.ascenderRise }
            forms[glyph] = form
        }
        let plain = forms
        Self.addAccents(to: &forms, in: face) { face.glyph(for: $0).flatMap { plain[$0] } }
        self.init(
            em: em, xHeight: HelveticaNeue.xHeight, forms: forms, other: LetterForm(shift: 0), kernings: [:],
            units: { Int((Double($0) * em / 1000).rounded()) })
    }

    private init(
        em: Double, xHeight: Double, forms: [UInt32: LetterForm], other: LetterForm,
        kernings: [UInt32: [UInt32: Int]], units: (Int) -> Int
    ) {
        // A face has at most 65,536 glyphs; a damaged one can name others.
        let count = ([0] + forms.keys + kernings.keys).filter { $0 <= UInt16.max }.reduce(0, max) + 1
        advances = (0..<count).map { units(forms[$0]?.advance ?? 0) }
        isKerned = (0..<count).map { kernings[$0] != nil }
        self.em = em
        self.xHeight = xHeight
        self.other = other
        self.forms = forms
        self.kernings = kernings
    }

    private static func forms(of face: FontFace, heavier: FontWeight?) -> [UInt32: LetterForm] {
        var forms: [UInt32: LetterForm] = [:]
        let weight = face.traits.weight
        let heaviness = heavier.map { SystemFont.heaviness($0) } ?? 0
        func form(_ scalar: Unicode.Scalar) -> LetterForm? {
            guard var form = LetterTable.forms[scalar]?.weighted(weight, isLowercase: scalar.properties.isLowercase)
            else { return nil }
            form.advance += LetterTable.advancesByWeight[weight]?[scalar] ?? 0
            if let added = LetterTable.heavyAdvances[scalar] {
                form.advance += Int((Double(added) * heaviness).rounded())
                form.shift += Int((Double(LetterTable.heavyShift) * heaviness).rounded())
            }
            return form
        }
        addAccents(to: &forms, in: face, form)
        for scalar in LetterTable.forms.keys {
            if let glyph = face.glyph(for: scalar) { forms[glyph] = form(scalar) }
        }
        let raised = face.shape([0x3A], 0..<1, FontFace.RunTraits(features: [.caseSensitiveForms]))
        if let glyph = raised.first?.glyph, forms[glyph] == nil {
            forms[glyph] = LetterTable.raisedColon.weighted(weight, isLowercase: false)
        }
        return forms
    }

    private static func addAccents(
        to forms: inout [UInt32: LetterForm], in face: FontFace, _ form: (Unicode.Scalar) -> LetterForm?
    ) {
        var accented: [UInt32: LetterForm] = [:]
        for value in UInt32(0xC0)...0x17F {
            guard let scalar = Unicode.Scalar(value), let letter = FontFace.base(of: scalar),
                let form = form(letter), let glyph = face.glyph(for: scalar)
            else { continue }
            accented[glyph] = form.accented
        }
        forms.merge(accented) { $1 }
    }

    /// The correction of a glyph's advance, in font units.
    /// - Parameter next: The glyph to the right; nil at the end of a run.
    func addedAdvance(of glyph: UInt32, before next: UInt32?) -> Int {
        guard glyph < advances.count else { return 0 }
        let i = Int(glyph)
        if isKerned[i], let next, let kerned = kernings[glyph]?[next] { return kerned }
        return advances[i]
    }
}
