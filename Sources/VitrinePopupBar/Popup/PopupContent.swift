import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces

/// What a popup bar opens: the content controller and LNPopupController's `LNPopupContentView` around it.
public struct PopupContent: Hashable, Sendable {
    /// Of the content controller: the bar shows it for an item that has neither title nor subtitle. Default: none.
    public var title: String?
    /// What the popup shows, below picture and titles. A list scrolls with them.
    public var content: Content = Content()
    /// Path of a PNG, as `PopupItem.image`, that stands for an `LNPopupImageView`: the image of the bar moves there.
    /// Default: none.
    public var image: String?
    /// Points, 0...200. Default 30, as in the library's demo.
    public var imageCornerRadius: Double = 30
    /// How a picture that is not square lies in its view. Default `scaleAspectFit`: the view has the picture's shape;
    /// with other modes it is square.
    public var imageContentMode = ImageContentMode.scaleAspectFit
    /// Default: black 33.3 %, radius 15, as in the library's demo.
    public var imageShadow: ShadowConfiguration = .default
    /// Whether title, subtitle, progress and buttons of the popup item are shown below the picture. Default false.
    public var showsControls: Bool
    /// Color of the status bar over the popup. Default `default`: by the surroundings.
    public var statusBarStyle: StatusBar.Style = .default
    /// Whether the popup hides the status bar. Default false.
    public var statusBarHidden: Bool = false
    /// Whether the popup hides the home indicator. Default false.
    public var prefersHomeIndicatorAutoHidden: Bool = false
    /// The name of the element of `content` that grows out of the bar's image, and goes back there; the view that
    /// `viewForPopupTransition(from:to:)` returns. Default nil: `image`.
    public var viewForPopupTransition: String?
    public var popupCloseButton: PopupCloseButton = PopupCloseButton()
    /// Default `default`.
    public var popupInteractionStyle: PopupInteractionStyle = .default
    /// How far an open popup is pulled before it closes by itself, as a part of the screen's height, 0.1...0.9. Default
    /// 0.32.
    public var popupSnapPercent: Double = 0.32
    /// The background of a page that is not opaque. Default nil: glass; in the legacy design none.
    public var backgroundEffect: BarEffect?
    /// Whether `backgroundEffect` is blurred; an opaque background of the system stands in for it otherwise. Default true.
    public var translucent: Bool = true
    /// Whether the bar morphs into the popup; otherwise the popup slides up below the bar. In the glass design. Default true.
    public var allowsContentTransition: Bool = true
    /// Whether the popup is open when the scene begins. Default false.
    public var open: Bool

    public init(
        title: String? = nil, image: String? = nil, showsControls: Bool = false, open: Bool = false
    ) {
        self.title = title
        self.image = image
        self.showsControls = showsControls
        self.open = open
    }

    /// The page's color in the given surroundings.
    package func pageColor(in traits: Traits) -> RGBColor { content.pageColor(in: traits) }
}
