import VitrinePrimitives
import VitrineSurfaces

/// The button that closes an open popup; `LNPopupCloseButton`, with its names.
///
/// Source: facts, popup bar, sections 1.4 and 5.
public struct PopupCloseButton: Hashable, Sendable {
    public enum Style: String, Hashable, Sendable, CaseIterable {
        /// `prominentGlass`, or `grabber` in the legacy design.
        case `default`
        /// A flat chevron that stretches while the popup is pulled.
        case chevron
        case grabber
        case glass
        case clearGlass
        case prominentGlass
        case prominentClearGlass
        case shinyGlass
        /// A small disc with a chevron.
        case round
        case none

        package var isProminent: Bool { self == .prominentGlass || self == .prominentClearGlass }
    }

    public enum Positioning: String, Hashable, Sendable, CaseIterable {
        /// The default position of the style.
        case `default`
        case leading
        case center
        case trailing
    }

    /// The style. Default: `default`.
    public var style: Style
    /// The position. Default: `default`.
    public var positioning: Positioning
    /// The color of a grabber or chevron, by default medium gray, or of prominent glass, by default `Traits.tintColor`.
    public var tintColor: RGBColor?
    /// The label for assistive technology. Default: "Close".
    public var accessibilityLabel: String?
    /// The hint for assistive technology. Default: none.
    public var accessibilityHint: String?

    public init(style: Style = .default, positioning: Positioning = .default, tintColor: RGBColor? = nil) {
        self.style = style
        self.positioning = positioning
        self.tintColor = tintColor
    }

    /// Returns the style as drawn. Source: facts, popup bar, section 1.4.
    package func effectiveStyle(in traits: Traits) -> Style {
        let isMac = traits.device.idiom == .mac
        return switch (traits.design, style) {
        case (.glass, .default): isMac ? .glass : .prominentGlass
        case (.legacy, .default): isMac ? .round : .grabber
        case (.legacy, .glass), (.legacy, .clearGlass), (.legacy, .prominentGlass), (.legacy, .prominentClearGlass),
            (.legacy, .shinyGlass):
            .round
        default: style
        }
    }

    /// Returns the position, which is never `default`.
    package func effectivePositioning(in traits: Traits) -> Positioning {
        guard positioning == .default else { return positioning }
        switch effectiveStyle(in: traits) {
        case .chevron, .grabber, .none, .default: return .center
        case .round: return .leading
        case .glass, .clearGlass, .prominentGlass, .prominentClearGlass, .shinyGlass: return .trailing
        }
    }
}
