import VitrinePrimitives
import VitrineSurfaces

/// The look of a popup bar beyond its style; LNPopupController's `LNPopupBarAppearance`, with its property names.
///
/// Source of the defaults: facts, popup bar, section 1.5; of the presets: LNPopupController's documentation.
public struct PopupBarAppearance: Hashable, Sendable {
    /// Of titles; attributes of the item's own title go over them. Default nil: as the bar's style has it.
    public var titleTextAttributes: LabelAttributes?
    /// Of subtitles, as above.
    public var subtitleTextAttributes: LabelAttributes?
    /// Of plain bar buttons. Default: titles of 17 pt regular in the button's tint.
    @Boxed public var buttonItemAppearance = BarButtonItemAppearance()
    /// Of prominent bar buttons. Default: titles of 17 pt semibold, in the glass design white on a capsule of the tint, in
    /// the legacy one in the tint.
    @Boxed public var prominentButtonItemAppearance = BarButtonItemAppearance()
    /// Of titles of plain bar buttons in their normal state.
    public var buttonAppearance: LabelAttributes? {
        get { buttonItemAppearance.normal.titleTextAttributes }
        set { buttonItemAppearance.normal.titleTextAttributes = newValue }
    }
    /// Of titles of prominent bar buttons in their normal state.
    public var prominentButtonAppearance: LabelAttributes? {
        get { prominentButtonItemAppearance.normal.titleTextAttributes }
        set { prominentButtonItemAppearance.normal.titleTextAttributes = newValue }
    }
    /// Lies over the bar while it is highlighted; without meaning on glass. Default: in dark surroundings white 10 %, in
    /// light ones system gray 2, 30 % in the glass design and 20 % in the legacy one.
    public var highlightColor: RGBColor?
    /// Under the image. Default: black 12 %, radius 3.
    public var imageShadow: ShadowConfiguration

    /// Whether titles that are too long scroll; otherwise they end in an ellipsis. Default: in the glass design.
    public var marqueeScrollEnabled: Bool?
    /// Points a second, 1...1000. Default 30.
    public var marqueeScrollRate: Double = 30
    /// Seconds before a title scrolls, 0...60. Default 2.
    public var marqueeScrollDelay: Double = 2
    /// Whether title and subtitle start together, the shorter waiting for the longer. Default true.
    public var coordinateMarqueeScroll: Bool = true

    /// The preset for those of the following five that are nil. Default `default`.
    public var floatingBackground: BarBackgroundPreset = .default
    /// The effect of a floating bar on what is behind it. Default: glass; in the legacy design chrome material, in dark
    /// surroundings the prominent blur.
    public var floatingBackgroundEffect: BarEffect?
    /// `UIGlassEffect.tintColor` of an effect that is glass. Default: none.
    public var floatingBackgroundTintColor: RGBColor?
    /// Over the effect. Default: none; in the legacy design in dark surroundings white 10 %.
    public var floatingBackgroundColor: RGBColor?
    /// Path of a PNG over the color, as `PopupItem.image`. Default: none.
    public var floatingBackgroundImage: String?
    /// Default `scaleToFill`.
    public var floatingBackgroundImageContentMode: ImageContentMode = .scaleToFill
    /// In the glass design. Default nil: a capsule.
    public var floatingBackgroundCornerConfiguration: CornerConfiguration?
    /// Around a floating bar; glass has its own in its place. Default: black 17 %, offset (0, 8), radius 12; in the
    /// legacy design black 22 %, radius 8.
    public var floatingBarBackgroundShadow: ShadowConfiguration = .default
    /// A bright ring of 1 pt around a floating bar of the glass design. Default false.
    public var floatingBarShineEnabled: Bool = false

    /// The preset for those of the following three that are nil, in bars from edge to edge. Default `default`.
    public var background: BarBackgroundPreset = .default
    /// Default: that of the bar's design, in one piece with the dock below.
    public var backgroundEffect: BarEffect?
    /// Over the effect. Default: none.
    public var backgroundColor: RGBColor?
    /// Path of a PNG over the color. Default: none.
    public var backgroundImage: String?
    /// Default `scaleToFill`.
    public var backgroundImageContentMode: ImageContentMode = .scaleToFill
    /// Of the line above a bar from edge to edge, one device pixel. Default: black 30 %, in dark surroundings the
    /// system's separator; none for a transparent background.
    public var shadowColor: RGBColor?
    /// Path of a picture above a bar from edge to edge in place of the line, a pixel a point high and stretched to the
    /// bar's width; `shadowColor`, where it is given, takes the place of its colors. Default: none.
    public var shadowImage: String?

    public init(
        titleTextAttributes: LabelAttributes? = nil, subtitleTextAttributes: LabelAttributes? = nil,
        imageShadow: ShadowConfiguration = .default, marqueeScrollEnabled: Bool? = nil,
        floatingBackgroundEffect: BarEffect? = nil, floatingBackgroundColor: RGBColor? = nil
    ) {
        self.titleTextAttributes = titleTextAttributes
        self.subtitleTextAttributes = subtitleTextAttributes
        self.imageShadow = imageShadow
        self.marqueeScrollEnabled = marqueeScrollEnabled
        self.floatingBackgroundEffect = floatingBackgroundEffect
        self.floatingBackgroundColor = floatingBackgroundColor
    }
}
