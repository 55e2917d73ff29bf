import VitrinePrimitives
import VitrineSurfaces

/// How a popup bar looks beyond its style; LNPopupController's `LNPopupBarAppearance`, with its property names.
///
/// Source of the defaults: facts, popup bar, section 1.5; of the presets: LNPopupController's documentation.
public struct PopupBarAppearance: Hashable, Sendable {
    /// Of titles; attributes of the item's own title go over them. Default nil: as the bar's style has it.
    public var titleTextAttributes: LabelAttributes?
    /// Of subtitles, as above.
    public var subtitleTextAttributes: LabelAttributes?
    /// Of titles of plain bar buttons. Default nil: 17 pt regular in the button's tint.
    public var buttonAppearance: LabelAttributes?
    /// Of titles of prominent bar buttons. Default nil: 17 pt semibold, in the glass design white on a capsule of the tint,
    /// in the legacy one in the tint.
    public var prominentButtonAppearance: LabelAttributes?
    /// Lies over the bar while it is highlighted; without meaning on glass. Default: in dark surroundings white 10 %, in
    /// light ones system grey 2, 30 % in the glass design and 20 % in the legacy one.
    public var highlightColor: Color?
    /// Under the image. Default: black 12 %, radius 3.
    public var imageShadow: ShadowStyle

    /// Whether titles too long for their room run through it; else they end in an ellipsis. Default: in the glass design.
    public var marqueeScrollEnabled: Bool?
    /// Points a second, 1...1000. Default 30.
    public var marqueeScrollRate: Double = 30
    /// Seconds that a title rests before it runs, 0...60. Default 2.
    public var marqueeScrollDelay: Double = 2
    /// Whether title and subtitle set out together, the shorter waiting for the longer. Default true.
    public var coordinateMarqueeScroll: Bool = true

    /// What the nil ones of the following five stand for. Default `default`.
    public var floatingBackground: BarBackgroundPreset = .default
    /// What a floating bar makes of the picture behind. Default: glass; in the legacy design chrome material, in dark
    /// surroundings the prominent blur.
    public var floatingBackgroundEffect: BarEffect?
    /// Over the effect. Default: none; in the legacy design in dark surroundings white 10 %.
    public var floatingBackgroundColor: Color?
    /// Path of a PNG over the colour, as `PopupItem.image`. Default: none.
    public var floatingBackgroundImage: String?
    /// Default `scaleToFill`.
    public var floatingBackgroundImageContentMode: ImageContentMode = .scaleToFill
    /// In the glass design. Default nil: a capsule.
    public var floatingBackgroundCornerConfiguration: CornerConfiguration?
    /// Around a floating bar; glass has its own in its place. Default: black 17 %, offset (0, 8), radius 12; in the
    /// legacy design black 22 %, radius 8.
    public var floatingBarBackgroundShadow: ShadowStyle = .default
    /// A bright ring of 1 pt around a floating bar of the glass design. Default false.
    public var floatingBarShineEnabled: Bool = false

    /// What the nil ones of the following three stand for, in bars from edge to edge. Default `default`.
    public var background: BarBackgroundPreset = .default
    /// Default: that of the bar's design, in one piece with the dock below.
    public var backgroundEffect: BarEffect?
    /// Over the effect. Default: none.
    public var backgroundColor: Color?
    /// Path of a PNG over the colour. Default: none.
    public var backgroundImage: String?
    /// Default `scaleToFill`.
    public var backgroundImageContentMode: ImageContentMode = .scaleToFill
    /// Of the line above a bar from edge to edge, one device pixel. Default: black 30 %, in dark surroundings the
    /// system's separator; none for a transparent background.
    public var shadowColor: Color?

    public init(
        titleTextAttributes: LabelAttributes? = nil, subtitleTextAttributes: LabelAttributes? = nil, imageShadow: ShadowStyle = .default, marqueeScrollEnabled: Bool? = nil, floatingBackgroundEffect: BarEffect? = nil, floatingBackgroundColor: Color? = nil
    ) {
        self.titleTextAttributes = titleTextAttributes
        self.subtitleTextAttributes = subtitleTextAttributes
        self.imageShadow = imageShadow
        self.marqueeScrollEnabled = marqueeScrollEnabled
        self.floatingBackgroundEffect = floatingBackgroundEffect
        self.floatingBackgroundColor = floatingBackgroundColor
    }
}
