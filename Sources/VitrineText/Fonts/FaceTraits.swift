/// The traits by which a face of a font file is chosen.
package struct FaceTraits: Hashable, Sendable {
    /// The typographic family, such as `Inter`; empty when the file states none.
    package var family: String
    /// The face within the family, such as `Bold Italic`; empty when the file states none.
    package var style: String
    package var weight: FontWeight
    package var width: FontWidth
    package var isItalic: Bool
    /// `display` for a face whose stated optical size is at least `SystemFont.displaySize`.
    package var cut: OpticalCut
    /// Empty for a static font.
    package var axes: [FontAxis]

    package init(
        family: String, style: String = "", weight: FontWeight = .regular, width: FontWidth = .normal,
        isItalic: Bool = false, cut: OpticalCut = .text, axes: [FontAxis] = []
    ) {
        self.family = family
        self.style = style
        self.weight = weight
        self.width = width
        self.isItalic = isItalic
        self.cut = cut
        self.axes = axes
    }

    func axis(_ tag: FontTag) -> FontAxis? { axes.first { $0.tag == tag } }

    /// The weights that the face has.
    var weights: ClosedRange<Double> {
        axis(.weight)?.range ?? Double(weight.rawValue)...Double(weight.rawValue)
    }

    /// The widths that the face has, in percent.
    var widths: ClosedRange<Double> { axis(.width)?.range ?? width.percent...width.percent }
}
