import VitrinePrimitives
import VitrineSurfaces

/// The look of a popup bar beyond its style; LNPopupController's `LNPopupBarAppearance`, with its property names.
///
/// Source of the defaults: facts, popup bar, section 1.5; of the presets: LNPopupController's documentation.
public struct PopupBarAppearance: Hashable, Sendable {
    /// The attributes of titles; those of the item's own title take precedence. Default: nil, those of the bar's style.
    public var titleTextAttributes: LabelAttributes?
    /// The attributes of subtitles, as for titles.
    public var subtitleTextAttributes: LabelAttributes?
    /// The look of plain bar buttons. Default: titles of 17 pt regular in the button's tint.
    @Boxed public var buttonItemAppearance = BarButtonItemAppearance()
    /// The look of prominent bar buttons. Default: titles of 17 pt semibold, in the glass design white on a capsule of
    /// the tint, in the legacy design in the tint.
    @Boxed public var prominentButtonItemAppearance = BarButtonItemAppearance()
    /// The attributes of titles of plain bar buttons in their normal state.
    public var buttonAppearance: LabelAttributes? {
        get { buttonItemAppearance.normal.titleTextAttributes }
        set { buttonItemAppearance.normal.titleTextAttributes = newValue }
    }
    /// The attributes of titles of prominent bar buttons in their normal state.
    public var prominentButtonAppearance: LabelAttributes? {
        get { prominentButtonItemAppearance.normal.titleTextAttributes }
        set { prominentButtonItemAppearance.normal.titleTextAttributes = newValue }
    }
    /// The color over a highlighted bar, which has no effect on glass. Default: in dark appearance white 10 %, in light
    /// appearance system gray 2, 30 % in the glass design and 20 % in the legacy design.
    public var highlightColor: RGBColor?
    /// The shadow under the image. Default: black 12 %, radius 3.
    public var imageShadow: ShadowConfiguration

    /// Whether titles that are too long scroll; otherwise they end in an ellipsis. Default: true in the glass design.
    public var marqueeScrollEnabled: Bool?
    /// The scroll rate in points per second, 1...1000. Default: 30.
    public var marqueeScrollRate: Double = 30
    /// The delay in seconds before a title scrolls, 0...60. Default: 2.
    public var marqueeScrollDelay: Double = 2
    /// Whether title and subtitle start together, the shorter waiting for the longer. Default: true.
    public var coordinateMarqueeScroll: Bool = true

    /// The preset for the next five properties where they are nil. Default: `default`.
    public var floatingBackground: BarBackgroundPreset = .default
    /// The effect of a floating bar on its backdrop. Default: glass; in the legacy design chrome material, in dark
    /// appearance the prominent blur.
    public var floatingBackgroundEffect: BarEffect?
    /// `UIGlassEffect.tintColor` of a glass effect. Default: none.
    public var floatingBackgroundTintColor: RGBColor?
    /// The color over the effect. Default: none; in the legacy design in dark appearance white 10 %.
    public var floatingBackgroundColor: RGBColor?
    /// The path of a PNG over the color, as `PopupItem.image`. Default: none.
    public var floatingBackgroundImage: String?
    /// The content mode of that image. Default: `scaleToFill`.
    public var floatingBackgroundImageContentMode: ImageContentMode = .scaleToFill
    /// The corners of a floating bar in the glass design. Default: nil, a capsule.
    public var floatingBackgroundCornerConfiguration: CornerConfiguration?
    /// The shadow around a floating bar; glass has its own instead. Default: black 17 %, offset (0, 8), radius 12; in
    /// the legacy design black 22 %, radius 8.
    public var floatingBarBackgroundShadow: ShadowConfiguration = .default
    /// Whether a floating bar of the glass design has a bright ring of 1 pt. Default: false.
    public var floatingBarShineEnabled: Bool = false

    /// The preset for the next three properties where they are nil, in bars from edge to edge. Default: `default`.
    public var background: BarBackgroundPreset = .default
    /// The effect of the bar on its backdrop. Default: that of the bar's design, in one piece with the dock below.
    public var backgroundEffect: BarEffect?
    /// The color over the effect. Default: none.
    public var backgroundColor: RGBColor?
    /// The path of a PNG over the color. Default: none.
    public var backgroundImage: String?
    /// The content mode of that image. Default: `scaleToFill`.
    public var backgroundImageContentMode: ImageContentMode = .scaleToFill
    /// The color of the line above a bar from edge to edge, one device pixel high. Default: black 30 %, in dark
    /// appearance the system's separator; none for a transparent background.
    public var shadowColor: RGBColor?
    /// The path of a picture in place of that line, one point high per pixel and stretched to the bar's width; a given
    /// `shadowColor` replaces its colors. Default: none.
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
