import VitrinePrimitives

/// The layout of a framed screen on its stage, in points of the stage.
package struct DeviceFrameLayout: Hashable, Sendable {
    /// The margin around a device that is centered on its stage.
    package static let margin = 40.0

    /// The size of the stage.
    package let size: Size
    package let screen: Rect
    /// The scale from points of the screen to points of the stage.
    package let scale: Double
    package let body: DeviceBody

    /// - Parameters:
    ///   - screen: The size in points of the device, in its orientation.
    ///   - cornerRadius: The corner radius of the display.
    ///   - safeTop: The top safe area of the device in portrait, from which the contents of the bezel follow.
    ///   - isWindow: Whether the screen is the window of a Mac. Default: false.
    package init(
        _ frame: DeviceFrame, screen: Size, cornerRadius: Double, safeTop: Double, isWindow: Bool = false
    ) {
        let body = DeviceBody(screen: screen, cornerRadius: cornerRadius, safeTop: safeTop, isWindow: isWindow)
        let scale = frame.screen?.scale ?? 1
        let m = Self.margin
        let size =
            frame.size
            ?? Size(
                width: (screen.width + body.insets.left + body.insets.right) * scale + 2 * m,
                height: (screen.height + body.insets.top + body.insets.bottom) * scale + 2 * m)
        let shown = Size(width: screen.width * scale, height: screen.height * scale)
        let origin =
            frame.screen?.origin
            ?? Point(x: (size.width - shown.width) / 2, y: (size.height - shown.height) / 2)
        self.size = size
        self.screen = Rect(origin: origin, size: shown)
        self.scale = scale
        self.body = body
    }

    /// The transform from points of the screen to points of the stage.
    package var transform: Transform {
        Transform(a: scale, b: 0, c: 0, d: scale, tx: screen.minX, ty: screen.minY)
    }
}
