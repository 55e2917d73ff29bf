import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

/// The look of bar buttons by state; `UIBarButtonItemAppearance`, with its property names.
public struct BarButtonItemAppearance: Hashable, Sendable {
    /// `UIBarButtonItemStateAppearance`.
    public struct State: Hashable, Sendable {
        /// The attributes of the title. Default: nil, those of the normal state.
        public var titleTextAttributes: LabelAttributes?
        /// The offset of the title in points, -1000...1000 each. Default: nil, that of the normal state.
        public var titlePositionAdjustment: Point?
        /// The path of a picture behind the button, stretched to its size. Default: nil, that of the normal state.
        public var backgroundImage: String?
        /// The offset of the picture in points, -1000...1000 each. Default: nil, that of the normal state.
        public var backgroundImagePositionAdjustment: Point?

        public init(titleTextAttributes: LabelAttributes? = nil) { self.titleTextAttributes = titleTextAttributes }

        /// Returns a state whose nil properties, and missing attributes, have the values of another state.
        func over(_ base: State) -> State {
            var out = self
            if let own = titleTextAttributes, let other = base.titleTextAttributes {
                out.titleTextAttributes = own.over(other)
            } else {
                out.titleTextAttributes = titleTextAttributes ?? base.titleTextAttributes
            }
            out.titlePositionAdjustment = titlePositionAdjustment ?? base.titlePositionAdjustment
            out.backgroundImage = backgroundImage ?? base.backgroundImage
            out.backgroundImagePositionAdjustment =
                backgroundImagePositionAdjustment ?? base.backgroundImagePositionAdjustment
            return out
        }
    }

    public var normal = State()
    /// The look of a touched button. Where a property is nil, the button looks as in the normal state, but fainter.
    public var highlighted = State()
    /// The look of a disabled button. Where a property is nil, the button looks as in the normal state, but gray.
    public var disabled = State()

    public init() {}

    package func state(of item: BarButtonItem, isPressed: Bool) -> State {
        if !item.isEnabled { return disabled.over(normal) }
        return isPressed ? highlighted.over(normal) : normal
    }
}

extension BarButtonItemAppearance: Described {
    package static let fields: [Field<BarButtonItemAppearance>] =
        [
            Field("normal", \.normal, "The state that others take their missing keys from."),
            Field("highlighted", \.highlighted, "The state under a finger."),
            Field("disabled", \.disabled, "The state of a button that is not enabled."),
        ] + Field.fields(of: \.normal.attributes)
}

extension BarButtonItemAppearance.State: Described {
    public init() { self.init(titleTextAttributes: nil) }

    package static let fields: [Field<BarButtonItemAppearance.State>] = [
        Field("titleTextAttributes", \.titleTextAttributes, "The attributes of the title."),
        Field("titlePositionAdjustment", \.titlePositionAdjustment, in: -1000...1000, "The offset of the title."),
        Field(
            "backgroundImage", \.backgroundImage, kind: .picture,
            "The picture behind the title or icon, stretched to the button."),
        Field(
            "backgroundImagePositionAdjustment", \.backgroundImagePositionAdjustment, in: -1000...1000,
            "The offset of the picture."),
    ]

    /// The attributes of the title; empty ones count as none.
    fileprivate var attributes: LabelAttributes {
        get { titleTextAttributes ?? LabelAttributes() }
        set { titleTextAttributes = newValue == LabelAttributes() ? nil : newValue }
    }
}
