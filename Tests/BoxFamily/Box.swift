import VitrinePresentation
import VitrinePrimitives
import VitrineVocabulary

/// A colored box that is presented from the bottom of the screen.
public struct Box: Hashable, Sendable {
    /// The color. Default: the system's blue.
    public var color = RGBColor(0x0088FF)
    /// The height in points, 20...400. Default: 200.
    public var height = 200.0
    /// The box in which this one is shown. Default: none, the window.
    public var host: String?
    /// Whether the box is present at the start. Default: true unless its first event presents it.
    public var presented: Bool?

    public init() {}
}

extension Box: Described {
    package static let fields: [Field<Box>] = [
        Field("color", \.color, "Color of the box."),
        Field("height", \.height, kind: .length, in: 20...400, animation: "in 0.3 s", "Height of the box."),
        Field("in", \.host, isSettable: false, "The box that this one is shown in."),
        Field("presented", \.presented, isSettable: false, "Whether it is there at the start."),
    ]
}

extension PresentationValues {
    /// The boxes by name.
    public var boxes: NamedValues<Box> {
        get { self["boxes"] ?? [:] }
        set { self["boxes"] = newValue }
    }
}
