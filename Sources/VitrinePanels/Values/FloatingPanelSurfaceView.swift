import VitrinePages
import VitrinePrimitives
import VitrineSurfaces

extension FloatingPanel {
    /// The panel itself; `FloatingPanelSurfaceView`. Source of the defaults: facts, floating panel, section 1.6.
    public struct SurfaceView: Hashable, Sendable {
        /// The background. Default: white.
        public var backgroundColor = RGBColor.white
        /// The corner radius in points, 0...1000. Default: 0.
        public var cornerRadius = 0.0
        /// The corner curve. Default: `circular`.
        public var cornerCurve = CornerCurve.circular
        public var shadowHidden = false
        /// The color of the shadow. Default: black.
        public var shadowColor = RGBColor.black
        /// The offset of the shadow in points, -1000...1000. Default: (0, 1).
        public var shadowOffset = Size(width: 0, height: 1)
        /// The opacity of the shadow, 0...1. Default: 0.2.
        public var shadowOpacity = 0.2
        /// The radius of the shadow in points, 0...200. Default: 3.
        public var shadowRadius = 3.0
        /// The color of the border. Default: nil, no border.
        public var borderColor: RGBColor?
        /// The width of the border in points, 0...100. Default: 0.
        public var borderWidth = 0.0
        /// The margins around the visible shape, in points.
        public var containerMargins = Insets.zero
        /// The insets around the content, in points.
        public var contentInsets = Insets.zero
        /// The distance of the grabber from the top of the surface, in points, 0...1000. Default: 6.
        public var grabberTopPadding = 6.0
        /// The width of the grabber in points, 0...1000. Default: 36.
        public var grabberHandleWidth = 36.0
        /// The height of the grabber in points, 0...1000. Default: 5.
        public var grabberHandleHeight = 5.0
        public var grabberHandle = GrabberHandle()
        /// The views over the content, such as a custom grabber. Default: none.
        public var subviews: [Element] = []

        public init() {}

        package var topGrabberBarHeight: Double { 2 * grabberTopPadding + grabberHandleHeight }
        /// The height of the area in which a drag always moves the panel. Source: facts, floating panel, section 1.6.
        package var grabberAreaHeight: Double { 2 * topGrabberBarHeight }
    }

    /// The bar at the top of the panel; `GrabberHandleView`.
    public struct GrabberHandle: Hashable, Sendable {
        /// The color. Default: Display P3 (0.76, 0.77, 0.76). Source: facts, floating panel, section 1.6.
        public var barColor = RGBColor(0xc1c4c2)
        public var isHidden = false

        public init() {}
    }

    /// The view that dims the page behind the panel; `FloatingPanelBackdropView`.
    public struct BackdropView: Hashable, Sendable {
        /// The color. Default: black.
        public var backgroundColor = RGBColor.black
        /// The opacity until the panel moves, 0...1. Default: nil, that of the position.
        public var alpha: Double?
        /// The recognizer whose tap removes the panel. Default: nil, enabled while the panel is presented modally.
        public var dismissalTapGestureRecognizer: GestureRecognizer?

        public init() {}
    }
}
