/// How a letter of a typeface differs from Inter's at the size that stands in for it, in thousandths of an em of the
/// typeface.
struct LetterForm: Hashable, Sendable {
    /// Added to the advance.
    var advance = 0
    /// Moves the ink to the right. Default: 8, half of what is added to the advance of every letter of SF
    /// at regular weight.
    var shift = 8
    /// Added to the width of the ink, in thousandths of that width; both edges move.
    var widening = 0
    /// Added to the height of what is above the baseline, in thousandths of it.
    var heightening = 0
    /// Raises the top of the ink; what lies below the x-height stays.
    var topRise = 0
    /// Raises the bottom of the ink; what lies above the baseline stays.
    var bottomRise = 0
    /// Raises all of the ink.
    var rise = 0
    /// Raises the top of the ink and lowers its bottom; what lies between moves in proportion.
    var overshoot = 0
    /// Added to the weight in which Inter's letter is drawn, in units of weight, of which regular has 400; advances stay. 4 units
    /// are about 1 % of the ink.
    var addedWeight = 0
    /// Whether heavier faces leave the width of the ink as it is: of stems, dots and digits.
    var keepsWidth = false
    /// Changes of single points. Default: none.
    var shape: LetterShape?
    /// What the weight of the face adds, for the letters of SF.
    var weighted = Weighted()

    /// How a letter of a heavier face differs further. Default: not at all.
    struct Weighted: Hashable, Sendable {
        /// Added to the width of the ink.
        var width = 0.0
        /// Raises x and what has its height, in proportion to the height above the baseline. Ascenders rise by half of it.
        var xHeight = 0.0
    }

    /// The form of the letter with an accent, which has heights of its own.
    var accented: LetterForm {
        LetterForm(
            advance: advance, shift: shift, widening: widening, heightening: heightening, addedWeight: addedWeight,
            keepsWidth: keepsWidth, shape: shape, weighted: Weighted(width: weighted.width))
    }

    /// The form of a letter of SF in a face of a weight.
    /// - Parameter isLowercase: whether the letter has the height of x.
    func weighted(_ weight: FontWeight, isLowercase: Bool) -> LetterForm {
        let added = SystemFont.added(weight)
        var form = self
        form.shift += added.shift
        form.shape = shape?.inFace(of: weight)
        form.weighted = Weighted(width: keepsWidth ? 0 : added.width, xHeight: isLowercase ? added.xHeight : 0)
        return form
    }
}
