package struct FaceTraits: Hashable, Sendable {
    /// The typographic family, such as `Inter`; empty if the file has none.
    package var family: String
    /// The face within the family, such as `Bold Italic`; empty if the file has none.
    package var style = ""
    package var weight = FontWeight.regular
    package var width = FontWidth.normal
    package var isItalic = false
    /// `display` for a face whose optical size is at least `SystemFont.displaySize`.
    package var cut = OpticalCut.text
    /// The axes; empty for a static font.
    package var axes: [FontAxis] = []

    func axis(_ tag: FontTag) -> FontAxis? { axes.first { $0.tag == tag } }

    var weights: ClosedRange<Double> {
        axis(.weight)?.range ?? Double(weight.rawValue)...Double(weight.rawValue)
    }

    /// The widths that the face has, in percent.
    var widths: ClosedRange<Double> { axis(.width)?.range ?? width.percent...width.percent }
}
