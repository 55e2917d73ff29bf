/// The button that closes an open popup. Source: facts, popup bar, section 1.4.
public final class LNPopupCloseButton: UIButton {
    public enum Style: Int, Sendable {
        /// `prominentGlass`; in the legacy design `grabber`.
        case `default` = 0
        case chevron = 1
        case grabber = 2
        case glass = 0x100
        case clearGlass = 0x101
        case prominentGlass = 0x102
        case prominentClearGlass = 0x103
        case shinyGlass = 0x104
        @available(*, deprecated, message: "use a style of glass")
        case round = 0x10000
        case none = 0xFFFF

        @available(*, deprecated, renamed: "grabber")
        public static var flat: Style { .grabber }
    }

    public enum Positioning: Int, Sendable {
        /// The position of the style.
        case `default` = 0
        case leading, center, trailing
    }

    public var style = Style.default
    public var positioning = Positioning.default
    /// The style and position as drawn; set by the module of the library.
    package var effective: (style: Style, positioning: Positioning) = (.prominentGlass, .trailing)
    public var effectiveStyle: Style { effective.style }
    public var effectivePositioning: Positioning { effective.positioning }
    public let backgroundView = UIVisualEffectView(effect: nil)
    /// The color. Default: nil, the tint of the popup, or mid gray.
    public override var tintColor: UIColor! {
        get { chosenTintColor ?? super.tintColor }
        set { chosenTintColor = newValue }
    }
    package private(set) var chosenTintColor: UIColor?

    package static let defaultLabel = "Close"

    package init() {
        super.init(frame: .zero)
        accessibilityLabel = Self.defaultLabel
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
