/// The difference of a typeface's letter from Inter's at the size that replaces it, in thousandths of its em.
struct LetterForm: Hashable, Sendable {
    var advance = 0
    /// The shift of the ink to the right. Default: 8, half of the addition to each advance of SF regular.
    var shift = 8
    /// The amount added to the width of the ink, in thousandths of that width; both edges move.
    var widening = 0
    /// The amount added to the height above the baseline, in thousandths of it.
    var heightening = 0
    /// The rise of the top of the ink; parts below the x-height stay.
    var topRise = 0
    /// The rise of the bottom of the ink; parts above the baseline stay.
    var bottomRise = 0
    /// The rise of all of the ink.
    var rise = 0
    /// The rise of the top of the ink and the fall of its bottom; parts between move in proportion.
    var overshoot = 0
    /// The amount added to the weight in which Inter's letter is drawn, in units of which regular has 400; advances
    /// stay. 4 units are about 1 % of the ink.
    var addedWeight = 0
    /// Whether heavier faces leave the width of the ink unchanged, as for stems, dots and digits.
    var keepsWidth = false
    /// Changes of single points. Default: none.
    var shape: LetterShape?
    /// The additional changes by the weight of the face, for the letters of SF.
    var weighted = Weighted()

    /// The additional difference of a heavier face's letter. Default: none.
    struct Weighted: Hashable, Sendable {
        /// The amount added to the width of the ink.
        var width = 0.0
        /// The rise of the x-height, in proportion to the height above the baseline; ascenders rise by half of it.
        var xHeight = 0.0
    }

    /// The form of the letter with an accent, which has separate heights.
    var accented: LetterForm {
        LetterForm(
            advance: advance, shift: shift, widening: widening, heightening: heightening, addedWeight: addedWeight,
            keepsWidth: keepsWidth, shape: shape, weighted: Weighted(width: weighted.width))
    }

    /// The form of a letter of SF in a face of a weight.
    /// - Parameter isLowercase: Whether the letter has the x-height.
    func weighted(_ weight: FontWeight, isLowercase: Bool) -> LetterForm {
        let added = SystemFont.added(weight)
        var form = self
        form.shift += added.shift
        form.shape = shape?.inFace(of: weight)
        form.weighted = Weighted(width: keepsWidth ? 0 : added.width, xHeight: isLowercase ? added.xHeight : 0)
        return form
    }
}
