import VitrinePrimitives
import VitrineVocabulary

extension Shadow: Described {
    public init() { self.init(offset: .zero) }

    package static let fields: [Field<Shadow>] = [
        Field("color", \.color, "The color of the shadow."),
        Field("offset", \.offset, in: -1000...1000, "The offset, to the right and downward."),
        Field(
            "blurRadius", \.blurRadius, kind: .length, in: 0...200,
            "The standard deviation of the blur; for text, twice that."),
    ]
}

/// The `names` of the format are additional presets, which mean the same as `default`.
extension ShadowConfiguration: SceneValue {
    package static func form(_ format: Format) -> Form {
        .anyOf([.choice(presets(format)), .record(Shadow.record)])
    }

    private static func presets(_ format: Format) -> [String] { ["default"] + format.names + ["none"] }

    package static func read(_ source: SourceValue, onto base: ShadowConfiguration?, _ format: Format)
        -> ShadowConfiguration?
    {
        if case .scalar = source.node.content {
            let name = source.name("a shadow or its preset", legal: presets(format))
            return name.map { $0 == "none" ? .none : .default }
        }
        var shadow: Shadow?
        if case .shadow(let own)? = base { shadow = own }
        return Shadow.read(source, onto: shadow, Format()).map { .shadow($0) }
    }

    package func node(_ format: Format) -> ValueNode {
        switch self {
        case .default: .word("default")
        case .none: .word("none")
        case .shadow(let shadow): shadow.node(Format())
        }
    }

    package func node(_ format: Format, onto base: ShadowConfiguration) -> ValueNode {
        guard case .shadow(let shadow) = self, case .shadow(let old) = base else { return node(format) }
        return shadow.node(Format(), onto: old)
    }

    package func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues) {
        if case .shadow(let shadow) = self { shadow.check(Format(), at: path, mentions: nil, into: &issues) }
    }

    package static func noun(_ format: Format) -> String { "a shadow {color, offset, blurRadius}" }
}

extension CornerRadii: LengthComponents {
    package static var components: [(key: String, path: WritableKeyPath<CornerRadii, Double> & Sendable)] {
        [
            ("topLeft", \.topLeft), ("topRight", \.topRight), ("bottomRight", \.bottomRight),
            ("bottomLeft", \.bottomLeft),
        ]
    }
}

extension BarAppearance: Described {
    public init() { self.init(backgroundEffect: nil) }

    package static let fields: [Field<BarAppearance>] = [
        Field(
            "backgroundEffect", \.backgroundEffect, names: BarEffect.ofViews,
            "A material or a blur; by default that of the design."),
        Field("backgroundColor", \.backgroundColor, "The color over the effect."),
        Field(
            "shadowColor", \.shadowColor, "The color of the line above the bar, which is one pixel of the device high."),
        Field(
            "shadowImage", \.shadowImage, kind: .picture,
            "The picture above the bar in place of the line; `shadowColor`, where it is given, colors it."),
    ]
}

extension BarEffect: Choice { package static let noun = "an effect" }
extension BarBackgroundPreset: Choice { package static let noun = "a background" }
extension CornerCurve: Choice { package static let noun = "a corner curve" }
extension ImageContentMode: Choice { package static let noun = "a content mode" }
