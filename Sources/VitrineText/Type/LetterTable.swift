/// The letters of SF beside Inter's.
///
/// Fitted to the origins of 1000 letters in 91 lines of seven screenshots of iOS 13 to 26 and macOS, at two and three
/// pixels a point. Heights are measured at three pixels a point, that of y at two. j, z, W, X, Y, Z and the comma do not
/// occur: they have the mean of their kind, and j the heights of i and y.
///
/// Weights are fitted to the median ink of each letter, of 527 in all, at two and three pixels a point, regular to semibold
/// (progress_view_none.png, progress_view_top.png, rtl_english.png, intro-ipad.png). Letters without a weight do not occur there or
/// differ by less than 1 %; F, P, T, v, w and x occur three times at most.
/// Source: facts, iOS surroundings, section 3.2.
enum LetterTable {
    static let forms: [Unicode.Scalar: LetterForm] = [
        "a": LetterForm(advance: -10, shift: 4, addedWeight: -11),
        "b": LetterForm(advance: -8, shift: 4, topRise: 31),
        "c": LetterForm(advance: 1, shift: 10),
        "d": LetterForm(advance: -3, shift: 10, topRise: 31),
        "e": LetterForm(advance: -6, shift: 4, widening: -15, addedWeight: -6),
        "g": LetterForm(advance: -2, shift: 9, bottomRise: 22),
        "o": LetterForm(advance: -2, shift: 7, addedWeight: 11),
        "p": LetterForm(advance: 1, shift: 9, bottomRise: 22, addedWeight: 7),
        "q": LetterForm(advance: 5, shift: 9, bottomRise: 22, addedWeight: 10),
        "f": LetterForm(advance: 1, shift: 9, topRise: 5),
        "h": LetterForm(advance: -4, shift: 12, topRise: 31),
        "i": LetterForm(topRise: 17, addedWeight: -11),
        "j": LetterForm(advance: 2, topRise: 17, bottomRise: 8),
        "l": LetterForm(advance: 6, shift: 11, topRise: 31, addedWeight: -2),
        "m": LetterForm(advance: 8, shift: 15, widening: 20, addedWeight: -11),
        "n": LetterForm(advance: 2, shift: 10, widening: 10, addedWeight: -7),
        "r": LetterForm(advance: 4, shift: 10, widening: 25, addedWeight: -11),
        "t": LetterForm(advance: -3, shift: 6, widening: 12, topRise: 8, addedWeight: 5),
        "u": LetterForm(advance: 4, widening: 21, addedWeight: -18),
        "k": LetterForm(advance: -6, shift: 7, topRise: 31),
        "s": LetterForm(advance: -3, widening: 9, addedWeight: -17),
        "v": LetterForm(advance: -10, shift: 2, addedWeight: -15),
        "w": LetterForm(advance: -29, shift: 0, addedWeight: -14),
        "x": LetterForm(advance: -10, shift: 4, addedWeight: -16),
        "y": LetterForm(advance: 1, shift: 5, bottomRise: 8),
        "z": LetterForm(advance: -9),
        "A": LetterForm(advance: -12, shift: 11, addedWeight: -19),
        "B": LetterForm(advance: 14, shift: 11),
        "C": LetterForm(advance: -12, shift: 5, widening: -9, addedWeight: 4),
        "D": LetterForm(advance: 9, shift: 15, widening: 13, addedWeight: 4),
        "E": LetterForm(advance: -1, shift: 11, widening: 11, addedWeight: -2),
        "F": LetterForm(advance: -2, shift: 11, widening: 10),
        "G": LetterForm(advance: -15, shift: 11),
        "H": LetterForm(advance: -12, shift: 4),
        "I": LetterForm(advance: -9, shift: 6, widening: -10, addedWeight: -3),
        "J": LetterForm(advance: 10, shift: 9),
        "K": LetterForm(advance: 17),
        "L": LetterForm(advance: 5, shift: 13, widening: 21, addedWeight: -6),
        "M": LetterForm(advance: 7, shift: 7, addedWeight: -28),
        "N": LetterForm(advance: -5, addedWeight: -3),
        "O": LetterForm(advance: 16, shift: 13, widening: 11, addedWeight: 19),
        "P": LetterForm(advance: -4, shift: 10, widening: 11, addedWeight: -7),
        "Q": LetterForm(advance: 13, shift: 14, widening: 18, addedWeight: 8),
        "R": LetterForm(advance: 1, shift: 10, widening: 8, addedWeight: -6),
        "S": LetterForm(advance: -1, shift: 10, widening: 15, addedWeight: 20),
        "T": LetterForm(advance: -15, shift: 3, widening: 16),
        "U": LetterForm(advance: 1, shift: 7),
        "V": LetterForm(advance: 1, shift: 10, addedWeight: -15),
        "W": LetterForm(advance: 4),
        "X": LetterForm(advance: 4),
        "Y": LetterForm(advance: 4),
        "Z": LetterForm(advance: 4),
        "0": LetterForm(advance: 5),
        "1": LetterForm(advance: 15, shift: 11, widening: 27),
        "2": LetterForm(advance: 12),
        "3": LetterForm(advance: 1, shift: 5, widening: 9),
        "4": LetterForm(advance: 11, widening: 14),
        "5": LetterForm(advance: 6, shift: 7, widening: 23),
        "6": LetterForm(advance: 9, shift: 11, widening: 16),
        "7": LetterForm(advance: 15, shift: 13),
        "8": LetterForm(advance: 12, shift: 15, widening: 17),
        "9": LetterForm(advance: 14, shift: 10, widening: 12),
        ".": LetterForm(advance: 15, shift: 11, widening: -15),
        ",": LetterForm(advance: 13),
        ":": LetterForm(advance: 14, shift: 10),
        "…": LetterForm(advance: 13, shift: 6, widening: -20),
        " ": LetterForm(advance: -10),
    ]

    /// The colon that stands as high as digits, as in the time. Source: measured in the status bars of close_button_none.png,
    /// presentedNC-top.png and default_bar_accessibility_label.png, at 0.94 to 3 pixels a point: 0.3 pt higher than Inter's, the digits
    /// beside it 0.2 pt farther away.
    static let raisedColon = LetterForm(advance: 24, shift: 20, rise: 18)

    /// The letters of SF Hebrew beside those of Noto Sans Hebrew, in thousandths of an em.
    ///
    /// Fitted to the ink of 38 letters in five texts, regular and medium, at three pixels per point (rtl_hebrew.png). Those of SF that
    /// are bare stems, yod and vav, are halfway between. Other letters are left as they are.
    static let hebrew: [Unicode.Scalar: LetterForm] = [
        "א": LetterForm(advance: 12, shift: 42, widening: -56), "ב": LetterForm(advance: 23, shift: 19),
        "ה": LetterForm(advance: -9, shift: -8, widening: -30),
        "ו": LetterForm(advance: -38, shift: -27, widening: -200),
        "ז": LetterForm(advance: 20, shift: -24), "ח": LetterForm(advance: -24, shift: -28, widening: -59),
        "י": LetterForm(advance: -47, shift: -45, widening: -250), "כ": LetterForm(advance: 2, shift: 8, widening: 56),
        "ל": LetterForm(advance: -16, shift: -33, widening: -50),
        "ם": LetterForm(advance: 28, shift: 39, widening: -56),
        "מ": LetterForm(advance: -69, shift: -14), "נ": LetterForm(advance: -21, shift: -29, widening: 125),
        "ק": LetterForm(advance: 34, shift: 10, widening: -20), "ר": LetterForm(advance: -6, shift: 10, widening: 40),
        "ת": LetterForm(advance: 58, shift: 40, widening: 40),
    ]

    /// Added to the advance of a letter before another one, in thousandths of an em of SF.
    static let kernings: [(first: Unicode.Scalar, second: String, advance: Int)] = [
        ("T", "acdegmnopqrsuvwxyz", -11), ("r", "ftvwxy", -18), ("W", "e", -44), ("f", "f", -28),
        (" ", "0123456789", -12),
    ]
}
