import VitrinePages

/// A panel that floats over a page, with positions at which it rests; `FloatingPanelController`. Source of the
/// defaults: facts, floating panel, section 1.2.
public struct FloatingPanel: Hashable, Sendable {
    /// The layout. Default: the library's default layout; unless it is set or changed, that of landscape in compact
    /// height.
    public var layout: Layout {
        get { givenLayout ?? Layout() }
        set { givenLayout = newValue }
    }
    package var givenLayout: Layout?
    /// The behavior. Default: the library's default behavior.
    public var behavior = Behavior()
    public var surfaceView = SurfaceView()
    public var backdropView = BackdropView()
    /// The content of the surface. Without a background, that of the surface is visible. Default: empty.
    public var content = Content()
    /// The mode of the surface's height. Default: `static`.
    public var contentMode = ContentMode.static
    /// The adjustment of the scroll view's insets. Default: `always`.
    public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.always
    /// Whether the panel can be dragged off the bottom. Default: false.
    public var isRemovalInteractionEnabled = false
    /// The name of the content's element that scrolls with the panel, as for `track(scrollView:)`. Default: nil.
    public var scrollView: String?
    /// The recognizer of drags. Default: enabled.
    public var panGestureRecognizer = GestureRecognizer(isEnabled: true)
    /// The name of the panel, or of another presentation, that the panel is added to. Default: nil, the container.
    public var parent: String?
    /// The name of the presentation that presents the panel over the window. Default: nil, the container.
    public var presenter: String?
    /// The name of the element of the parent's page that is above the panel, with all that follow it. Default: nil, the
    /// panel is above the whole page.
    public var belowView: String?
    /// Whether the panel is shown at the start. Default: unless its first event adds, shows or presents it.
    public var presented: Bool?

    public init() {}

    /// Creates a panel with a content and a layout.
    public init(layout: Layout? = nil, scrollView: String? = nil, content: Content) {
        givenLayout = layout
        self.scrollView = scrollView
        self.content = content
    }

    /// The values of `FloatingPanelController.ContentMode`.
    public enum ContentMode: String, Hashable, Sendable, CaseIterable {
        /// The height of the surface is constant.
        case `static`
        /// The bottom of the surface is that of the parent.
        case fitToBounds
    }

    /// The values of `FloatingPanelController.ContentInsetAdjustmentBehavior`.
    public enum ContentInsetAdjustmentBehavior: String, Hashable, Sendable, CaseIterable {
        /// The tracked scroll view gets the bottom safe area as its inset.
        case always
        case never
    }

    /// A gesture recognizer.
    public struct GestureRecognizer: Hashable, Sendable {
        public var isEnabled: Bool

        public init(isEnabled: Bool) { self.isEnabled = isEnabled }
    }
}
