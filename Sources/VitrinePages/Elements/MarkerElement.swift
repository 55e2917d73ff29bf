import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText
import VitrineVocabulary

/// A text or a disc at a position of a map; `MKAnnotationView`. Its element has `at`.
public struct MarkerElement: Hashable, Sendable {
    /// A disc with an icon.
    public struct Disc: Hashable, Sendable {
        public var icon: String
        public var color: RGBColor
        /// The diameter in points, 4...200. Default: 26.
        public var diameter: Double

        public init(icon: String, color: RGBColor = RGBColor(0x34C759), diameter: Double = 26) {
            self.icon = icon
            self.color = color
            self.diameter = diameter
        }
    }

    /// The position of the text relative to that of the marker.
    public enum TextPlacement: String, Hashable, Sendable, CaseIterable {
        case center
        /// Beside the disc, or with its left end at the position.
        case right
        /// Below the disc, or with its upper end at the position.
        case below
    }

    /// The text, in lines separated by line feeds. Default: none.
    public var text: String?
    /// The clockwise rotation of the text in degrees, -360...360. Default: 0.
    public var angle: Double
    /// The position of the text. Default: `center`.
    public var textPlacement: TextPlacement
    /// The color of a soft line around the letters. Default: none.
    public var haloColor: RGBColor?
    /// The disc. Default: none.
    public var disc: Disc?

    public init(
        _ text: String? = nil, angle: Double = 0, textPlacement: TextPlacement = .center, haloColor: RGBColor? = nil,
        disc: Disc? = nil
    ) {
        self.text = text
        self.angle = angle
        self.textPlacement = textPlacement
        self.haloColor = haloColor
        self.disc = disc
    }
}

extension MarkerElement: Described {
    public init() { self.init(nil) }

    package static let fields: [Field<MarkerElement>] = [
        Field("text", \.text, "The text, with line feeds between its lines."),
        Field("angle", \.angle, in: LegalRange(-360...360, "degrees"), "The clockwise rotation of the text."),
        Field("textPlacement", \.textPlacement, "The position of the text relative to the marker."),
        Field("haloColor", \.haloColor, "The color of a soft outline of the letters."),
        Field("disc", \.disc, "A disc with an icon."),
    ]
    package static var shorthand: Shorthand<MarkerElement>? { .field("text") }
}

extension MarkerElement.TextPlacement: Choice { package static let noun = "a placement" }

extension MarkerElement.Disc: Described {
    public init() { self.init(icon: "") }

    package static let fields: [Field<MarkerElement.Disc>] = [
        Field("icon", \.icon, kind: .icon, isRequired: true, "The icon on the disc."),
        Field("color", \.color, "The color of the disc."),
        Field("diameter", \.diameter, kind: .length, in: 4...200, "The diameter of the disc."),
    ]
}

extension MarkerElement: ElementPart {
    package var kind: Element.Kind { .marker(self) }
    package var title: String? { text }
    package var isControl: Bool { disc != nil }

    /// Returns the size of the disc, beyond which a text extends.
    package func size(of element: Element, fitting width: Double, in context: ElementContext) -> Size {
        Size(width: disc?.diameter ?? 0, height: disc?.diameter ?? 0)
    }

    package func nodes(in view: ElementView) -> [Node] { MarkerView(marker: self, view: view).nodes() }
}

struct MarkerView {
    static let fontSize = 13.0
    /// The distance from a disc to its text, in points.
    static let gap = 3.0

    let marker: MarkerElement
    let view: ElementView

    private var context: Context { view.context }
    private var at: Point { view.frame.center }

    func nodes() -> [Node] { (marker.disc.map(disc) ?? []) + text() }

    /// Returns a disc with a white ring, a soft shadow and an icon.
    private func disc(_ disc: MarkerElement.Disc) -> [Node] {
        func circle(_ radius: Double) -> Path {
            .roundedRect(.capsule(Rect(center: at, radius: radius), curve: .circular))
        }
        let ring = circle(disc.diameter / 2)
        let inner = circle(disc.diameter / 2 - 1.4)
        var out: [Node] = [
            .shadow(ShadowNode(ring, offset: Point(x: 0, y: 1), radius: 2, color: RGBColor.black.withAlpha(0.3))),
            .shape(ShapeNode(ring, color: .white)), .shape(ShapeNode(inner, color: disc.color)),
        ]
        if let icon = context.icons[disc.icon], icon.viewBox.height > 0 {
            let side = disc.diameter * 0.55
            let k = min(side / icon.viewBox.height, side / max(icon.viewBox.width, 1))
            out += view.icon(disc.icon, height: icon.viewBox.height * k, center: at, color: .white)
        }
        return out
    }

    private func text() -> [Node] {
        guard let text = marker.text, !text.isEmpty else { return [] }
        let attributes = view.element.textAttributes ?? LabelAttributes()
        let style = TextStyle(size: Self.fontSize, weight: .semibold, language: context.traits.locale)
        let alignment: TextAlignment = marker.textPlacement == .right ? .left : .center
        var paragraph = attributes.textParagraph(ParagraphStyle(alignment: alignment))
        paragraph.lineBreakMode = .byWordWrapping
        let runs = AttributedText(text, attributes.textAttributes(style, at: context.traits.textSize))
        // The text is set twice, as the width of the longest line is known only after the first time.
        let loose = context.typesetter.layout(runs, paragraph: paragraph, width: 10_000)
        let width = loose.lines.reduce(0) { max($0, $1.line.width) }.rounded(.up)
        let set = context.typesetter.layout(runs, paragraph: paragraph, width: max(1, width + 1))
        let height = set.lines.last.map { $0.top + $0.height } ?? 0
        let away = (marker.disc?.diameter ?? 0) / 2 + (marker.disc == nil ? 0 : Self.gap)
        let corner: Point
        switch marker.textPlacement {
        case .center: corner = Point(x: at.x - width / 2, y: at.y - height / 2)
        case .right: corner = Point(x: at.x + away, y: at.y - height / 2)
        case .below: corner = Point(x: at.x - width / 2, y: at.y + away)
        }
        let letters = set.nodes(at: corner, color: context.labelColor, in: context.viewport)
        return [.group(GroupNode([halo(letters)], transform: turn))]
    }

    /// Returns nodes with two shadows over each other, so that the line around the letters is strong and soft.
    private func halo(_ nodes: [Node]) -> Node {
        guard let color = marker.haloColor else { return .group(GroupNode(nodes)) }
        let near = GroupNode(nodes, shadow: GroupNode.Shadow(radius: 0.7, color: color))
        return .group(GroupNode([.group(near)], shadow: GroupNode.Shadow(radius: 1, color: color)))
    }

    private var turn: Transform {
        guard marker.angle != 0 else { return .identity }
        let (sin, cos) = ExactMath.sincos(degrees: marker.angle)
        return Transform(
            a: cos, b: sin, c: -sin, d: cos, tx: at.x - cos * at.x + sin * at.y, ty: at.y - sin * at.x - cos * at.y)
    }
}
