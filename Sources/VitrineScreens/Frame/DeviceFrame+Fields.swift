import VitrinePrimitives
import VitrineVocabulary

extension DeviceFrame: Described {
    public init() { self.init(size: nil) }

    package static let fields: [Field<DeviceFrame>] = [
        Field(
            "size", \.size, in: 1...10_000, "The size of the stage; by default the device with a margin of 40 points."),
        Field("screen", \.screen, "The position of the screen; by default the middle."),
        Field(
            "background", \.stageBackground,
            "The background of the stage: a color, up to 16 colors from top to bottom, or `{colors, angle, image}`."),
    ]
    package static var shorthand: Shorthand<DeviceFrame>? { .name("device", DeviceFrame()) }

    /// Keys of windows beside a device, which an image of the stage can show.
    package static let synonyms = [Synonym("title", "inspector", means: "background.image")]

    private var stageBackground: StageBackground {
        get { StageBackground(colors: StageColors(colors: background), angle: backgroundAngle, image: backgroundImage) }
        set {
            (background, backgroundAngle, backgroundImage) = (newValue.colors.colors, newValue.angle, newValue.image)
        }
    }
}

private struct StageBackground: Described {
    var colors = StageColors(colors: DeviceFrame.nightBlue)
    var angle = 180.0
    var image: String?

    static let fields: [Field<StageBackground>] = [
        Field("colors", \.colors, "A color, or up to 16 colors that follow each other along `angle`."),
        Field(
            "angle", \.angle, in: 0...360,
            "The direction of the colors in degrees clockwise from upward, as in `linear-gradient` of CSS; 180 is from top to bottom."
        ).idle("there is one color") { $0.colors.colors.count == 1 },
        Field("image", \.image, kind: .picture, "The path of an image that covers the stage, over the colors."),
    ]
    static var shorthand: Shorthand<StageBackground>? { .field("colors") }
}

/// One color, or several in order.
private struct StageColors: SceneValue {
    var colors: [RGBColor]

    static let listFormat = Format(count: 1...16, of: "colors")

    static func form(_ format: Format) -> Form { .anyOf([.color, [RGBColor].form(listFormat)]) }

    static func read(_ source: SourceValue, onto base: StageColors?, _ format: Format) -> StageColors? {
        if case .list = source.node.content {
            return [RGBColor].read(source, onto: nil, listFormat).map(StageColors.init)
        }
        return source.color().map { StageColors(colors: [$0]) }
    }

    func node(_ format: Format) -> ValueNode {
        colors.count == 1 ? colors[0].node(format) : colors.node(Self.listFormat)
    }

    func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues) {
        if colors.count == 1 {
            colors[0].check(format, at: path, mentions: nil, into: &issues)
        } else {
            colors.check(Self.listFormat, at: path, mentions: nil, into: &issues)
        }
    }

    static func noun(_ format: Format) -> String { "a color or a list of colors" }
}

extension DeviceFrame.Screen: Described {
    public init() { self.init(origin: .zero) }

    package static let fields: [Field<DeviceFrame.Screen>] = [
        Field(
            "x", \.origin.x, kind: .length, in: -10_000...10_000, isRequired: true, "The x coordinate of the left edge."
        ),
        Field(
            "y", \.origin.y, kind: .length, in: -10_000...10_000, isRequired: true,
            "The y coordinate of the upper edge."),
        Field("scale", \.scale, in: 0.05...4, "Points of the stage per point of the screen."),
    ]
}
