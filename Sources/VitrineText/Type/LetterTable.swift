/// The letters of SF beside Inter's. A letter without a row is drawn as Inter draws it.
///
/// Fitted to the positions of 880 letters in 91 lines of ten screenshots of iOS 18 to 26 and macOS, at two and three
/// pixels a point. The heights are measured at three pixels a point, y at two. Of j, only the top is assumed: that of i.
/// Source: facts, iOS surroundings, section 3.2.
enum LetterTable {
    /// In order of the scalars' classes: round letters, stems, diagonals, capitals, figures, punctuation, the space.
    static let forms: [Unicode.Scalar: LetterForm] = [
        "a": LetterForm(advance: -12, shift: -10),
        "b": LetterForm(advance: -5, shift: -9, topRise: 31),
        "c": LetterForm(advance: 7, shift: 3),
        "d": LetterForm(advance: -2, shift: 1, topRise: 31),
        "e": LetterForm(advance: -8, shift: -4, widening: -15),
        "g": LetterForm(shift: -2, bottomRise: 22),
        "o": LetterForm(advance: -2),
        "p": LetterForm(advance: 2, shift: 1, bottomRise: 22),
        "q": LetterForm(advance: 6, shift: 2, bottomRise: 22),
        "f": LetterForm(advance: -1, shift: 1, topRise: 5),
        "h": LetterForm(advance: -7, shift: 4, topRise: 31),
        "i": LetterForm(shift: -1, topRise: 17),
        "j": LetterForm(topRise: 17),
        "l": LetterForm(advance: 7, topRise: 31),
        "m": LetterForm(advance: 11, shift: 3, widening: 20),
        "n": LetterForm(advance: 3, widening: 10),
        "r": LetterForm(advance: 4, shift: -1, widening: 25),
        "t": LetterForm(advance: -5, shift: -5, widening: 12, topRise: 8),
        "u": LetterForm(advance: 5, shift: -2, widening: 21),
        "k": LetterForm(advance: -3, shift: -5, topRise: 31),
        "s": LetterForm(advance: -3, shift: -6, widening: 9),
        "v": LetterForm(advance: -12, shift: -8),
        "w": LetterForm(advance: -27, shift: -11),
        "x": LetterForm(advance: -11, shift: -6),
        "y": LetterForm(advance: 3, bottomRise: 8),
        "z": LetterForm(advance: -9, shift: -6),
        "A": LetterForm(advance: -4, shift: 18),
        "B": LetterForm(advance: -2),
        "C": LetterForm(advance: -9, shift: -2, widening: -9),
        "D": LetterForm(advance: 4, shift: 8, widening: 13),
        "E": LetterForm(advance: 3, shift: 8, widening: 11),
        "F": LetterForm(advance: -3, shift: 9, widening: 10),
        "G": LetterForm(advance: -19, shift: 5),
        "H": LetterForm(advance: -8, shift: -9),
        "I": LetterForm(advance: -14, shift: -7, widening: -10),
        "J": LetterForm(advance: 10, shift: 2),
        "K": LetterForm(advance: 5, shift: -1),
        "L": LetterForm(advance: 8, shift: 9, widening: 21),
        "M": LetterForm(advance: 2, shift: 1),
        "N": LetterForm(advance: -4, shift: 4),
        "O": LetterForm(advance: 12, shift: 3, widening: 11),
        "P": LetterForm(advance: -12, shift: -1, widening: 11),
        "Q": LetterForm(advance: 13, widening: 18),
        "R": LetterForm(advance: 4, shift: 10, widening: 8),
        "S": LetterForm(advance: 2, shift: 9, widening: 15),
        "T": LetterForm(advance: -14, shift: -2, widening: 16),
        "U": LetterForm(advance: 7, shift: 2),
        "V": LetterForm(advance: 3, shift: 7),
        "0": LetterForm(advance: 10, shift: -1),
        "1": LetterForm(advance: 20, shift: 1, widening: 27),
        "2": LetterForm(advance: 8, shift: -2),
        "3": LetterForm(shift: -5, widening: 9),
        "4": LetterForm(advance: 11, shift: -4, widening: 14),
        "5": LetterForm(advance: 6, shift: -2, widening: 23),
        "6": LetterForm(advance: 11, shift: 4, widening: 16),
        "7": LetterForm(advance: 7),
        "8": LetterForm(advance: 16, shift: 4, widening: 17),
        "9": LetterForm(advance: 18, shift: -1, widening: 12),
        ".": LetterForm(advance: 15, shift: -1, widening: -15),
        ":": LetterForm(advance: 12, shift: -5),
        "…": LetterForm(advance: 12, shift: -3, widening: -20),
        " ": LetterForm(advance: -9),
    ]

    /// Added to the advance of a letter before another one, in thousandths of an em of SF.
    static let kernings: [(first: Unicode.Scalar, second: String, advance: Int)] = [
        ("T", "acdegmnopqrsuvwxyz", -15)
    ]
}
