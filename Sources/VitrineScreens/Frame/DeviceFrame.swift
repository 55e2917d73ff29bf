import VitrinePopupBar
import VitrinePrimitives

/// A device around the screen, on a stage of its own: bezel, buttons and camera, and what stands beside it.
public struct DeviceFrame: Hashable, Sendable {
    /// Where the screen lies on the stage.
    public struct Screen: Hashable, Sendable {
        /// Of its upper left corner, in points of the stage, -10,000...10,000 each.
        public var origin: Point
        /// Points of the stage a point of the screen, 0.05...4. Default 1.
        public var scale: Double

        public init(origin: Point, scale: Double = 1) {
            self.origin = origin
            self.scale = scale
        }
    }

    /// A title bar above the device, as that of a simulator.
    public struct Title: Hashable, Sendable {
        public var title: String
        /// Default: none.
        public var subtitle: String?

        public init(title: String, subtitle: String? = nil) {
            self.title = title
            self.subtitle = subtitle
        }
    }

    /// A window that shows what assistive technology is told of a part of the popup bar, which is outlined on the screen.
    public struct Inspector: Hashable, Sendable {
        /// On the stage, in points; the sides 100...10,000.
        public var frame: Rect
        /// Default `titles`.
        public var element: PopupBarAccessibility.Part
        /// What is inspected, as the window's title says. Default `Simulator`.
        public var title: String
        /// Where the stage's upper left corner lies on the desktop, in points, -10,000...10,000 each. The window tells positions
        /// on the desktop. Default zero.
        public var stageOrigin: Point

        public init(
            frame: Rect, element: PopupBarAccessibility.Part = .titles, title: String = "Simulator",
            stageOrigin: Point = .zero
        ) {
            self.frame = frame
            self.element = element
            self.title = title
            self.stageOrigin = stageOrigin
        }
    }

    /// Of the stage, in points, 1...10,000 each. Default: the device and what stands above it, with a margin of 40.
    public var size: Size?
    /// Default: in the middle of the stage, in its own size.
    public var screen: Screen?
    /// Colors of the stage, evenly spaced along `backgroundAngle`, 1...16. Default: a night blue that turns lighter.
    public var background: [RGBColor]
    /// The direction in which the colors follow each other, in degrees clockwise from upward, 0...360, as in `linear-gradient` of CSS. Default
    /// 180, from top to bottom.
    public var backgroundAngle = 180.0
    /// The path of an image that covers the stage, over the colors. Default: none.
    public var backgroundImage: String?
    /// Default: none.
    public var title: Title?
    /// Default: none.
    public var inspector: Inspector?

    /// Source: measured in the picture of the inspector, its profile converted to sRGB: least squares over both margins, the
    /// two lowest beside the device, where they are within 2 levels in the mean; the margin beside the inspector is 8 levels less blue.
    public static let nightBlue = [
        RGBColor(0x101734), RGBColor(0x121a3b), RGBColor(0x151e43), RGBColor(0x19234e), RGBColor(0x1e2b5d),
        RGBColor(0x283672), RGBColor(0x394a91), RGBColor(0x5c6ca7),
    ]

    public init(
        size: Size? = nil, screen: Screen? = nil, background: [RGBColor] = nightBlue, title: Title? = nil,
        inspector: Inspector? = nil
    ) {
        self.size = size
        self.screen = screen
        self.background = background
        self.title = title
        self.inspector = inspector
    }

    /// Icons that the stage shows.
    package var iconNames: [String] {
        (title == nil ? [] : SimulatorTitleView.icons) + (inspector == nil ? [] : InspectorView.icons)
    }
}
