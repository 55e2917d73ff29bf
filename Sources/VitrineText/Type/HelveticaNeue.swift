/// Helvetica Neue, drawn with Inter's text cut whose letters get its advances and heights.
///
/// Regular and bold have the advances of the font of macOS, medium those of Adobe's. The advances of light are not
/// published: they are regular's less a unit, of which the typeface has 54 per em, except for letters whose positions
/// in the documentation's pictures differ. Lines have the height and baseline of SF. Source: facts, entry kit, section
/// 1.10.
enum HelveticaNeue {
    static func isName(_ family: String) -> Bool { FontBook.key(family) == "helveticaneue" }

    /// The ratio of the sizes of Inter's text cut and Helvetica Neue with the same x-height.
    static let scale = 0.948
    /// The x-height in em.
    static let xHeight = 0.517
    /// The amount added to the height of capitals and digits, in thousandths of it: 0.714 em instead of Inter's 0.6895.
    static let heightening = 36
    /// The amount added to the height of the ascenders of b, d, f, h, k and l, in thousandths of an em.
    static let ascenderRise = 24

    /// The weight of Inter's text cut, at `scale`, that has as much ink.
    static let inkWeights: [(weight: Double, inter: Double)] = [(300, 330), (400, 400), (500, 570), (700, 675)]

    static let characters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz !&'+,-./:?%()"

    /// The advances in thousandths of an em, by weight.
    static let advances: [(weight: Double, row: [Double])] = [
        (300, light), (400, regular), (500, medium), (700, bold),
    ]

    private static let light: [Double] = [
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 629, 666, 703, 685, 592, 555, 740, 703, 240, 501, 648, 537,
        852, 703, 741, 629, 741, 666, 629, 555, 703, 592, 907, 592, 629, 592, 518, 556, 518, 574, 518, 277, 555, 537,
        185, 203, 500, 185, 852, 537, 555, 574, 574, 314, 481, 296, 537, 481, 704, 499, 481, 461, 278, 259, 630, 278,
        600, 278, 389, 278, 333, 278, 556, 981, 259, 259,
    ]

    private static let regular: [Double] = [
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 648, 685, 722, 704, 611, 574, 759, 722, 259, 519, 667, 556,
        871, 722, 760, 648, 760, 685, 648, 574, 722, 611, 926, 611, 648, 611, 537, 593, 537, 593, 537, 296, 574, 556,
        222, 222, 519, 222, 853, 556, 574, 593, 593, 333, 500, 315, 556, 500, 758, 518, 500, 480, 278, 259, 630, 278,
        600, 278, 389, 278, 333, 278, 556, 1000, 259, 259,
    ]

    private static let medium: [Double] = [
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 667, 704, 722, 722, 630, 593, 759, 722, 278, 537, 685, 574,
        889, 722, 760, 667, 760, 704, 648, 593, 722, 611, 944, 648, 648, 630, 556, 611, 556, 611, 556, 315, 593, 574,
        241, 241, 537, 241, 870, 574, 593, 611, 611, 352, 519, 333, 574, 519, 778, 537, 519, 500, 278, 278, 648, 278,
        600, 278, 389, 278, 352, 278, 556, 1000, 278, 278,
    ]

    private static let bold: [Double] = [
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 685, 704, 741, 741, 648, 593, 759, 741, 295, 556, 722, 593,
        907, 741, 778, 667, 778, 722, 649, 611, 741, 630, 944, 667, 667, 648, 574, 611, 574, 611, 574, 333, 611, 593,
        258, 278, 574, 258, 906, 593, 611, 611, 611, 389, 537, 352, 593, 520, 814, 537, 519, 519, 278, 278, 685, 278,
        600, 278, 407, 278, 371, 278, 556, 1000, 296, 296,
    ]

    /// The weight of Inter with as much ink; constant beyond the table's ends.
    static func inkWeight(_ weight: FontWeight) -> Double {
        TypeTable.value(Double(weight.rawValue), in: inkWeights.map { (x: $0.weight, y: $0.inter) })
    }

    /// The advances in thousandths of an em by character: linear between the table's weights, constant beyond.
    static func advances(_ weight: FontWeight) -> [Unicode.Scalar: Double] {
        var found: [Unicode.Scalar: Double] = [:]
        for (i, scalar) in characters.unicodeScalars.enumerated() {
            found[scalar] = TypeTable.value(
                Double(weight.rawValue), in: advances.map { (x: $0.weight, y: $0.row[i]) })
        }
        return found
    }
}
