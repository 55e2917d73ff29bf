package struct FaceTraits: Hashable, Sendable {
    /// The typographic family, such as `Inter`; empty if the file has none.
    package var family: String
    /// The face within the family, such as `Bold Italic`; empty if the file has none.
    package var style: String
    package var weight: FontWeight
    package var width: FontWidth
    package var isItalic: Bool
    /// `display` for a face whose optical size is at least `SystemFont.displaySize`.
    package var cut: OpticalCut
    /// The axes; empty for a static font.
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

    var weights: ClosedRange<Double> {
        axis(.weight)?.range ?? Double(weight.rawValue)...Double(weight.rawValue)
    }

    /// The widths that the face has, in percent.
    var widths: ClosedRange<Double> { axis(.width)?.range ?? width.percent...width.percent }
}
