import VitrinePages
import VitrinePrimitives
import VitrineSurfaces

extension FloatingPanel {
    /// The panel itself; `FloatingPanelSurfaceView`. Source of the defaults: facts, floating panel, section 1.6.
    public struct SurfaceView: Hashable, Sendable {
        /// Default: white.
        public var backgroundColor = RGBColor.white
        /// In points, 0...1000. Default 0.
        public var cornerRadius = 0.0
        /// Default `circular`.
        public var cornerCurve = CornerCurve.circular
        public var shadowHidden = false
        /// Default: black.
        public var shadowColor = RGBColor.black
        /// In points, -1000...1000. Default (0, 1).
        public var shadowOffset = Size(width: 0, height: 1)
        /// 0...1. Default 0.2.
        public var shadowOpacity = 0.2
        /// In points, 0...200. Default 3.
        public var shadowRadius = 3.0
        /// Default nil: no border.
        public var borderColor: RGBColor?
        /// In points, 0...100. Default 0.
        public var borderWidth = 0.0
        /// Around the visible shape, in points.
        public var containerMargins = Insets.zero
        /// Around the content, in points.
        public var contentInsets = Insets.zero
        /// From the top of the surface, in points, 0...1000. Default 6.
        public var grabberTopPadding = 6.0
        /// In points, 0...1000. Default 36.
        public var grabberHandleWidth = 36.0
        /// In points, 0...1000. Default 5.
        public var grabberHandleHeight = 5.0
        public var grabberHandle = GrabberHandle()
        /// Views over the content, such as a grabber of one's own. Default: none.
        public var subviews: [Element] = []

        public init() {}

        /// Twice the padding and the height of the handle.
        package var topGrabberBarHeight: Double { 2 * grabberTopPadding + grabberHandleHeight }
        /// The height of the area in which a drag moves the panel, whatever scrolls below it. Source: facts, floating
        /// panel, section 1.6.
        package var grabberAreaHeight: Double { 2 * topGrabberBarHeight }
    }

    /// The bar at the top of the panel; `GrabberHandleView`.
    public struct GrabberHandle: Hashable, Sendable {
        /// Default: Display P3 (0.76, 0.77, 0.76). Source: facts, floating panel, section 1.6.
        public var barColor = RGBColor(0xc1c4c2)
        public var isHidden = false

        public init() {}
    }

    /// What dims the page behind the panel; `FloatingPanelBackdropView`.
    public struct BackdropView: Hashable, Sendable {
        /// Default: black.
        public var backgroundColor = RGBColor.black
        /// Until the panel moves, 0...1. Default nil: that of the position.
        public var alpha: Double?
        /// Removes the panel. Default nil: enabled while the panel is presented modally.
        public var dismissalTapGestureRecognizer: GestureRecognizer?

        public init() {}
    }
}
