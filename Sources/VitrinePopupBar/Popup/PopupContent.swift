import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces

/// The content that a popup bar opens: the content controller and LNPopupController's `LNPopupContentView` around it.
public struct PopupContent: Hashable, Sendable {
    /// The content controller's title, which the bar shows for an item without title and subtitle. Default: none.
    public var title: String?
    /// The content below picture and titles. A list scrolls with them.
    public var content: Content = Content()
    /// The path of a PNG, as `PopupItem.image`, to which the bar's image moves: `LNPopupImageView`. Default: none.
    public var image: String?
    /// The corner radius of the picture in points, 0...200. Default: 30, as in the library's demo.
    public var imageCornerRadius: Double = 30
    /// The content mode of a picture that is not square. Default: `scaleAspectFit`, with which the view has the
    /// picture's shape; with other modes it is square.
    public var imageContentMode = ImageContentMode.scaleAspectFit
    /// The shadow of the picture. Default: black 33.3 %, radius 15, as in the library's demo.
    public var imageShadow: ShadowConfiguration = .default
    /// Whether title, subtitle, progress and buttons of the popup item are shown below the picture. Default: false.
    public var showsControls: Bool
    /// The color of the status bar over the popup. Default: `default`, by the appearance.
    public var statusBarStyle: StatusBar.Style = .default
    /// Whether the popup hides the status bar. Default: false.
    public var statusBarHidden: Bool = false
    /// Whether the popup hides the home indicator. Default: false.
    public var prefersHomeIndicatorAutoHidden: Bool = false
    /// The name of the element of `content` into which the bar's image grows and from which it returns: the view that
    /// `viewForPopupTransition(from:to:)` returns. Default: nil, `image`.
    public var viewForPopupTransition: String?
    public var popupCloseButton: PopupCloseButton = PopupCloseButton()
    /// How a finger opens and closes the popup. Default: `default`.
    public var popupInteractionStyle: PopupInteractionStyle = .default
    /// The fraction of the screen's height, 0.1...0.9, after whose pull an open popup closes by itself. Default: 0.32.
    public var popupSnapPercent: Double = 0.32
    /// The background of a page that is not opaque. Default: nil, glass, or none in the legacy design.
    public var backgroundEffect: BarEffect?
    /// Whether `backgroundEffect` blurs; otherwise an opaque background of the system replaces it. Default: true.
    public var translucent: Bool = true
    /// Whether, in the glass design, the bar morphs into the popup instead of being pushed up by it. Default: true.
    public var allowsContentTransition: Bool = true
    /// Whether the popup is open when the scene begins. Default: false.
    public var open: Bool

    public init(
        title: String? = nil, image: String? = nil, showsControls: Bool = false, open: Bool = false
    ) {
        self.title = title
        self.image = image
        self.showsControls = showsControls
        self.open = open
    }

    package func pageColor(in traits: Traits) -> RGBColor { content.pageColor(in: traits) }
}
