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
    /// Added to the weight in which Inter's letter is drawn, in units of weight, of which regular has 400; advances stay. 4 units
    /// are about 1 % of the ink.
    var addedWeight = 0

    /// The form of the letter with an accent, which has heights of its own.
    var accented: LetterForm {
        LetterForm(advance: advance, shift: shift, widening: widening, addedWeight: addedWeight)
    }
}
