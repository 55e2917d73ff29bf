/// What a font file says about one of its faces: enough to choose it.
public struct FaceTraits: Hashable, Sendable {
    /// The typographic family, such as `Inter`; empty when the file states none.
    public var family: String
    /// The face within the family, such as `Bold Italic`; empty when the file states none.
    public var style: String
    public var weight: FontWeight
    public var width: FontWidth
    public var isItalic: Bool
    /// `display` for a face whose stated optical size is at least `SystemFont.displaySize`.
    public var cut: OpticalCut
    /// Empty for a font that does not vary.
    public var axes: [FontAxis]

    public init(
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
