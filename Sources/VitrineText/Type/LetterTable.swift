/// The letters of SF as differences from Inter's.
///
/// Advances are fitted to the origins of 1000 letters in seven screenshots of iOS 13 to 26 and macOS, heights to
/// screenshots at three pixels per point. Letters that do not occur (j, z, X, Y, Z and the comma) have the mean of
/// their kind. Weights, shifts and widenings of frequent letters are fitted to the pixels of 535 letters in
/// progress_view_none.png, progress_view_top.png, rtl_english.png and intro-ipad.png; the remaining difference is 6.4 %
/// of the ink. 0, 1 and 9 are fitted to the time in close_button_none.png. Source: facts, iOS surroundings, section
/// 3.2.
enum LetterTable {
    static let forms: [Unicode.Scalar: LetterForm] = [
        "a": LetterForm(advance: -10, shift: 2, widening: -4, heightening: -3, addedWeight: 1, shape: .a),
        "b": LetterForm(advance: -4, shift: 5, widening: 12, heightening: -3, topRise: 33, addedWeight: 2),
        "c": LetterForm(widening: 6, addedWeight: 3),
        "d": LetterForm(advance: -2, widening: 12, heightening: -5, topRise: 34, addedWeight: 4),
        "e": LetterForm(advance: -10, shift: 3, widening: -15, heightening: -3, addedWeight: 17, shape: .e),
        "g": LetterForm(advance: 7, shift: 9, widening: 12, heightening: -3, bottomRise: 22, addedWeight: 4, shape: .g),
        "o": LetterForm(advance: -4, shift: 6, widening: 3, addedWeight: 5),
        "p": LetterForm(advance: 5, shift: 10, widening: 13, heightening: -3, bottomRise: 22, addedWeight: 3),
        "q": LetterForm(advance: 8, shift: 9, widening: 15, heightening: -3, bottomRise: 22, addedWeight: 3),
        "f": LetterForm(advance: 7, shift: 7, topRise: 5, shape: .f),
        "h": LetterForm(advance: -2, shift: 13, widening: 1, heightening: -3, topRise: 33, addedWeight: -4),
        "i": LetterForm(advance: 2, heightening: -3, topRise: 17, addedWeight: -11, keepsWidth: true),
        "j": LetterForm(advance: 2, topRise: 17, bottomRise: 8),
        "l": LetterForm(advance: 5, shift: 11, topRise: 31, addedWeight: -2, keepsWidth: true),
        "m": LetterForm(advance: 8, shift: 16, widening: 28, heightening: -3, addedWeight: -9),
        "n": LetterForm(advance: 4, shift: 11, widening: 17, heightening: -3, addedWeight: -7),
        "r": LetterForm(advance: 5, shift: 11, widening: 29, heightening: -3, addedWeight: -6),
        "t": LetterForm(advance: -9, shift: 6, widening: 19, heightening: -3, topRise: 8, addedWeight: 1, shape: .t),
        "u": LetterForm(advance: 6, widening: 37, heightening: -3, addedWeight: -29),
        "k": LetterForm(advance: -6, shift: 7, heightening: -3, topRise: 33),
        "s": LetterForm(advance: -1, shift: 7, widening: 9, heightening: -3, addedWeight: -5, shape: .s),
        "v": LetterForm(advance: -12, shift: 2, heightening: -3, addedWeight: -15),
        "w": LetterForm(advance: -33, shift: 0, heightening: -3, addedWeight: -14),
        "x": LetterForm(advance: -15, shift: 1, widening: 12, heightening: -3, addedWeight: -28),
        "y": LetterForm(advance: 1, shift: 5, heightening: -3, bottomRise: 8),
        "z": LetterForm(advance: -9, heightening: -3),
        "A": LetterForm(advance: -15, shift: 9, widening: -7, addedWeight: -20),
        "B": LetterForm(advance: 14, shift: 11),
        "C": LetterForm(advance: -8, shift: 6, widening: -2, overshoot: 8, addedWeight: -4),
        "D": LetterForm(advance: 14, shift: 14, widening: 35, addedWeight: -8),
        "E": LetterForm(advance: 5, shift: 9, widening: 19, addedWeight: -9, shape: .capitalE),
        "F": LetterForm(advance: -9, shift: 11, widening: 10, shape: .capitalF),
        "G": LetterForm(advance: -15, shift: 14, widening: 28, overshoot: 8, addedWeight: -12, shape: .capitalG),
        "H": LetterForm(advance: -1, shift: 10, widening: 24, shape: .capitalH),
        "I": LetterForm(advance: -16, shift: 6, widening: -10, addedWeight: -3, keepsWidth: true),
        "J": LetterForm(advance: 10, shift: 9),
        "K": LetterForm(advance: 17),
        "L": LetterForm(advance: 7, shift: 11, widening: 33, addedWeight: -18),
        "M": LetterForm(advance: -8, shift: 7, addedWeight: -28),
        "N": LetterForm(advance: -3, shift: 6, widening: 5, addedWeight: -11),
        "O": LetterForm(advance: 6, shift: 16, widening: 35, overshoot: 9, addedWeight: -7),
        "P": LetterForm(advance: 4, shift: 10, widening: 21, addedWeight: -7),
        "Q": LetterForm(advance: 10, shift: 16, widening: 33, overshoot: 10, addedWeight: -9),
        "R": LetterForm(advance: 3, shift: 10, widening: 20, addedWeight: -15),
        "S": LetterForm(advance: -1, shift: 9, widening: 23, overshoot: 4, addedWeight: 6),
        "T": LetterForm(advance: -17, shift: 3, widening: 16),
        "U": LetterForm(advance: 3, shift: 9, widening: 20, addedWeight: -15),
        "V": LetterForm(advance: 1, shift: 9, widening: -5, addedWeight: -16),
        "W": LetterForm(advance: -12, shift: -28),
        "X": LetterForm(advance: 4),
        "Y": LetterForm(advance: 4),
        "Z": LetterForm(advance: 4),
        "0": LetterForm(advance: 5, shift: 16, widening: -14, overshoot: 8, keepsWidth: true),
        "1": LetterForm(advance: 17, shift: 0, widening: 27, keepsWidth: true),
        "2": LetterForm(advance: 12, keepsWidth: true),
        "3": LetterForm(advance: 2, shift: 5, widening: 9, keepsWidth: true),
        "4": LetterForm(advance: 11, widening: 14, keepsWidth: true),
        "5": LetterForm(advance: 5, shift: 7, widening: 23, keepsWidth: true),
        "6": LetterForm(advance: 8, shift: 11, widening: 16, keepsWidth: true),
        "7": LetterForm(advance: 15, shift: 13, keepsWidth: true),
        "8": LetterForm(advance: 12, shift: 15, widening: 17, keepsWidth: true),
        "9": LetterForm(advance: 14, shift: 16, widening: 40, overshoot: 8, keepsWidth: true),
        ".": LetterForm(advance: 15, shift: 11, widening: -15, keepsWidth: true),
        ",": LetterForm(advance: 13, keepsWidth: true),
        ":": LetterForm(advance: 14, shift: 10, keepsWidth: true),
        "…": LetterForm(advance: 13, shift: 6, widening: -20, keepsWidth: true),
        "<": LetterForm(advance: -27),
        ">": LetterForm(advance: -37),
        "(": LetterForm(advance: 4),
        ")": LetterForm(advance: 10),
        "[": LetterForm(advance: -5),
        " ": LetterForm(advance: -8),
    ]

    /// The colon at the height of digits, as in the time. Source: measured in the status bars of close_button_none.png,
    /// presentedNC-top.png and default_bar_accessibility_label.png: 0.3 pt higher than Inter's, the digits beside it
    /// 0.2 pt farther away.
    static let raisedColon = LetterForm(advance: 24, shift: 20, rise: 18, keepsWidth: true)

    /// The letters of SF Hebrew as differences from those of Noto Sans Hebrew, in thousandths of an em. They are fitted
    /// to both edges of 38 letters at three pixels per point (rtl_hebrew.png) within 0.8 px. Yod and vav, which are
    /// bare stems in SF, lose their flags.
    static let hebrew: [Unicode.Scalar: LetterForm] = [
        "א": LetterForm(advance: 8, shift: 33, widening: -44), "ב": LetterForm(advance: 17, shift: 28, widening: 47),
        "ה": LetterForm(advance: -21, shift: 29, widening: -6, shape: .he),
        "ו": LetterForm(advance: -59, shift: -45, widening: 40, shape: .bareStem),
        "ז": LetterForm(advance: 59, shift: 27, shape: .zayin),
        "ח": LetterForm(advance: -38, shift: -39, widening: 41, shape: .het),
        "י": LetterForm(advance: -59, shift: -62, widening: 40, heightening: -120, rise: 66, shape: .bareStem),
        "כ": LetterForm(advance: -11, shift: 15, widening: 36),
        "ל": LetterForm(advance: 4, shift: 4, widening: -16, topRise: 30, shape: .lamed),
        "ם": LetterForm(advance: 12, shift: -13, widening: 76, shape: .finalMem),
        "מ": LetterForm(advance: -55, shift: -22, widening: 3, shape: .mem),
        "נ": LetterForm(advance: 2, shift: 0, widening: 6),
        "ק": LetterForm(advance: 39, shift: 32, widening: -33, shape: .qof),
        "ר": LetterForm(advance: 26, shift: 30, widening: 68),
        "ת": LetterForm(advance: 61, shift: 40, widening: 56),
    ]

    /// Bold letters whose outlines have other points, so that no shape fits them.
    static let boldHebrew: [Unicode.Scalar: LetterForm] = ["ם": LetterForm(advance: 12, shift: 8, widening: -43)]

    /// Shapes of letters whose points have other numbers in semibold and bold faces.
    static let semiboldHebrewShapes: [Unicode.Scalar: LetterShape] = ["מ": .semiboldMem]

    /// The amounts added to the advances of Hebrew letters from semibold on, fitted to rtl_hebrew.png's selected tab.
    static let semiboldHebrewAdvances: [Unicode.Scalar: Int] = ["ה": 20]

    /// The amounts added to the advances of letters in medium and semibold faces, in thousandths of an em. They are
    /// fitted to the pixels of 113 letters; g, L and O each to one word in default_bar_accessibility_label.png and
    /// custom_bar.png, 0, 2 and 3 to the time in the former and in overview.png.
    static let advancesByWeight: [FontWeight: [Unicode.Scalar: Int]] = [
        .medium: [
            "A": 3, "M": 6, "O": 12, "T": 8, "d": 1, "e": -1, "g": -15, "m": 1, "r": -2, "s": -2, "t": 5, "u": 1,
        ],
        .semibold: [
            "0": -7, "2": -4, "3": -22, "B": 5, "C": -5, "L": -30, "T": 6, "a": 4, "e": 5, "i": -1, "s": -3, "t": 14,
            "u": -6, " ": -1,
        ],
    ]

    /// The amounts added to the advances of letters of a heavy face, in thousandths of an em; they grow linearly from 0
    /// at bold. They are fitted to "LNPopupController" in popup_bar_context_menu.png, in which the ink lies
    /// `heavyShift` farther to the right.
    static let heavyAdvances: [Unicode.Scalar: Int] = [
        "L": 12, "N": 9, "P": -7, "o": 6, "p": -16, "u": -5, "C": -21, "n": -2, "t": 30, "l": -7, "e": 10, "r": 12,
    ]
    static let heavyShift = 12

    /// The amount added to the advance of a letter before another one, in thousandths of an em of SF.
    static let kernings: [(first: Unicode.Scalar, second: String, advance: Int)] = [
        ("T", "acdegmnopqrsvwxyz", -20), ("T", "u", -8), ("r", "ftvwxy", -18), ("W", "e", -44), ("f", "f", -28),
        (" ", "0123456789", -12), ("T", "h", 20), ("F", "i", -20), ("F", "o", 36), ("P", "a", -18), ("r", "c", 20),
        ("f", "o", -20), ("i", "u", -18), ("t", "H", -12), ("y", "o", -18), ("e", "p", 8), ("p", "o", -8),
        ("u", "o", 4), ("u", "a", -4), ("o", "u", 1), (":", " ", 25), (")", " ", 39),
    ]
}

/// Strokes of SF end level where Inter's end square to the stroke, the bowl of a joins the stem lower, and the floors
/// of bowls are thinner. The shapes are fitted to the means of 65 a, 58 e, 43 s and 2 g in stills of 34 to 51 pixels an
/// em.
extension LetterShape {
    static let a = LetterShape(
        contours: [31, 14],
        moves: [
            Move(points: [13, 14], level: 394), Move(points: [14], x: 8),
            Move(points: [21, 22, 40], y: -24, heaviest: .semibold),
            Move(points: [0, 1, 2, 3, 4, 29, 30, 31, 32, 43, 44], y: 6),
        ])
    static let e = LetterShape(
        contours: [22, 8],
        moves: [
            Move(points: [3, 4], level: 137), Move(points: [10, 11], y: 3), Move(points: [22, 28, 29], y: -2),
            Move(points: [0, 1, 2, 6, 7, 8, 20, 21], y: 2),
        ])
    static let s = LetterShape(
        contours: [41],
        moves: [
            Move(points: [19, 20], level: 136), Move(points: [39, 40, 0], level: 394),
            Move(points: [15, 16, 17, 22, 23, 24], y: 3),
        ])
    /// The foot of t ends upright on the baseline, the hook of f upright too. Fitted to the pixels of five letters in
    /// progress_view_none.png.
    static let t = LetterShape(
        contours: [25],
        moves: [
            Move(points: [10, 11, 12], y: 4), Move(points: [14], x: -8, level: 0), Move(points: [15], x: 8, y: -5),
            Move(points: [16], x: 4, y: -5), Move(points: [17], y: -3),
        ])
    static let f = LetterShape(
        contours: [25],
        moves: [
            Move(points: [5, 6], y: 3), Move(points: [7], y: 4), Move(points: [8], x: 10, y: 4),
            Move(points: [9], x: -13, y: -2),
        ])
    /// The level is the one before the bottom rises.
    static let g = LetterShape(
        contours: [32, 13],
        moves: [
            Move(points: [27, 28], level: -55), Move(points: [27], x: 16), Move(points: [28], x: -4),
            Move(points: [15, 16, 17, 18, 19, 20, 32, 33, 43, 44], y: 22),
        ])

    /// Vav and yod of SF Hebrew have no flag. Flags of lighter faces are wider, so their points move farther. The stem
    /// of SF's regular face is thinner than Noto's.
    static let bareStem = LetterShape(
        contours: [7],
        moves: [
            Move(points: [2], x: 82), Move(points: [3], x: 65),
            Move(points: [2], x: 2, heaviest: .semibold), Move(points: [3], x: 5, heaviest: .semibold),
            Move(points: [2], x: 3, heaviest: .medium), Move(points: [3], x: 5, heaviest: .medium),
            Move(points: [2], x: 4, heaviest: .regular), Move(points: [3], x: 5, heaviest: .regular),
            Move(points: [0, 1, 2, 3, 6], x: 20, heaviest: .regular),
            Move(points: [4, 5], x: 11, heaviest: .regular),
        ])

    /// Final mem of SF Hebrew has a square corner, where Noto's begins with a spur.
    static let finalMem = LetterShape(
        contours: [16],
        moves: [
            Move(points: [8], x: -2), Move(points: [9], x: -7), Move(points: [10], x: -12), Move(points: [11], x: -22),
            Move(points: [12], x: -37), Move(points: [13], x: 55), Move(points: [14], x: 39),
            Move(points: [13], x: 3, heaviest: .semibold), Move(points: [14], x: 4, heaviest: .semibold),
            Move(points: [13], x: 2, heaviest: .medium), Move(points: [14], x: 4, heaviest: .medium),
            Move(points: [13], x: 2, heaviest: .regular), Move(points: [14], x: 5, heaviest: .regular),
        ])
    /// The bar of zayin is wider in SF Hebrew, its stem is not.
    static let zayin = LetterShape(
        contours: [45], moves: [Move(points: [19, 20], x: -29), Move(points: [21, 22], x: 29)])

    /// The bars of capitals: that of F is lower than Inter's, those of E, G and H are higher. Measured in
    /// rtl_english.png, progress_view_top.png and popup_bar_context_menu.png.
    static let capitalE = LetterShape(contours: [13], moves: [Move(points: [4, 5, 6, 7], y: 6)])
    static let capitalF = LetterShape(contours: [11], moves: [Move(points: [2, 3, 4, 5], y: -6)])
    static let capitalG = LetterShape(
        contours: [30], moves: [Move(points: [14, 15], y: 4), Move(points: [16, 17], y: 5)])
    static let capitalH = LetterShape(contours: [13], moves: [Move(points: [2, 3, 8, 9], y: 10)])

    /// Letters of SF Hebrew, measured in rtl_hebrew.png: the roof of lamed is as high as the others', the legs of he
    /// and qof begin lower, het has no overhang, and the dome of mem does not rise above the other letters.
    static let lamed = LetterShape(contours: [10], moves: [Move(points: [0, 1, 9], y: -15), Move(points: [2], y: -8)])
    static let he = LetterShape(contours: [13, 5], moves: [Move(points: [14], y: -33), Move(points: [15], y: -40)])
    static let qof = LetterShape(contours: [8, 5], moves: [Move(points: [9], y: -60), Move(points: [10], y: -67)])
    static let het = LetterShape(
        contours: [30],
        moves: [
            Move(points: [0, 29], x: 52), Move(points: [1], x: 39), Move(points: [24], x: -8),
            Move(points: [25], x: -14), Move(points: [26], x: -23), Move(points: [27], x: -36),
            Move(points: [28], x: -29),
        ])
    static let mem = LetterShape(
        contours: [58], moves: [Move(points: [13, 14, 15], y: -9), Move(points: [12, 16], y: -6)])
    static let semiboldMem = LetterShape(
        contours: [58], moves: [Move(points: [10, 11, 12], y: -9), Move(points: [9, 13], y: -6)])
}
