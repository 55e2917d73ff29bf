/// How a letter of SF differs from Inter's at `TypeTable.textScale`, in thousandths of an em of SF.
struct LetterForm: Hashable, Sendable {
    /// Added to the advance.
    var advance = 0
    /// Moves the ink to the right. Default: 8, half of what is added to the advance of every letter at regular weight.
    var shift = 8
    /// Added to the width of the ink, in thousandths of that width; both edges move.
    var widening = 0
    /// Raises the top of the ink; what lies below the x-height stays.
    var topRise = 0
    /// Raises the bottom of the ink; what lies above the baseline stays.
    var bottomRise = 0

    /// The form of the letter with an accent, which has heights of its own.
    var accented: LetterForm { LetterForm(advance: advance, shift: shift, widening: widening) }
}
