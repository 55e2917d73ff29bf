import VitrinePrimitives

/// A device around the screen, on a stage: bezel, buttons and camera.
public struct DeviceFrame: Hashable, Sendable {
    /// The position of the screen on the stage.
    public struct Screen: Hashable, Sendable {
        /// The position of its upper left corner, in points of the stage, -10,000...10,000 each.
        public var origin: Point
        /// The scale from points of the screen to points of the stage, 0.05...4. Default: 1.
        public var scale: Double

        public init(origin: Point, scale: Double = 1) {
            self.origin = origin
            self.scale = scale
        }
    }

    /// The size of the stage in points, 1...10,000 each. Default: that of the device with a margin of 40.
    public var size: Size?
    /// The position of the screen. Default: centered on the stage, at its own size.
    public var screen: Screen?
    /// The colors of the stage, evenly spaced along `backgroundAngle`, 1...16. Default: a night blue, lighter at the
    /// end.
    public var background: [RGBColor]
    /// The direction of the colors, in degrees clockwise from upward, 0...360, as in `linear-gradient` of CSS. Default:
    /// 180, from top to bottom.
    public var backgroundAngle = 180.0
    /// The path of an image that covers the stage, over the colors. Default: none.
    public var backgroundImage: String?

    /// Source: measured in `default_bar_accessibility_label`, with its profile converted to sRGB: least squares over
    /// both margins, the two lowest beside the device, within 2 levels in the mean; one margin is 8 levels less blue.
    public static let nightBlue = [
        RGBColor(0x101734), RGBColor(0x121a3b), RGBColor(0x151e43), RGBColor(0x19234e), RGBColor(0x1e2b5d),
        RGBColor(0x283672), RGBColor(0x394a91), RGBColor(0x5c6ca7),
    ]

    public init(size: Size? = nil, screen: Screen? = nil, background: [RGBColor] = nightBlue) {
        self.size = size
        self.screen = screen
        self.background = background
    }
}
