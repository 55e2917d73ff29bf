import VitrinePrimitives

/// A device without its screen's content, in points of the screen, whose upper left corner is (0, 0). Source: measured
/// in `default_bar_accessibility_label` (bezel 9.2 pt black and 6.4 pt metal, buttons); facts, iOS surroundings,
/// section 1 (camera and notch). The look of devices with a home button is Vitrine's choice.
package struct DeviceBody: Hashable, Sendable {
    package enum Camera: Hashable, Sendable {
        case none
        /// A capsule in the screen.
        case island(Rect)
        /// A notch at the screen's top, or at the left in landscape, whose corners have a radius.
        case notch(Rect, radius: Double)
    }

    /// The widths of the black around the display and of the metal around it; 0 for the window of a Mac.
    package let black: Double
    package let metal: Double

    package let screen: Rect
    package let cornerRadius: Double
    /// The distances from the screen to the device's edges.
    package let insets: Insets
    package let camera: Camera
    /// The frame of the home button; nil if there is none.
    package let homeButton: Rect?
    /// The frames of the buttons in the metal, which extend beyond it.
    package let buttons: [Rect]

    /// - Parameter isWindow: Whether the screen is the window of a Mac. Default: false.
    package init(screen: Size, cornerRadius: Double, safeTop: Double, isWindow: Bool = false) {
        let whole = Rect(origin: .zero, size: screen)
        (black, metal) = isWindow ? (0, 0) : (9.2, 6.4)
        let edge = black + metal
        let isUpright = screen.height >= screen.width
        self.screen = whole
        // The radius is a point larger than the display's. Source: measured at eight positions of the corners in
        // `default_bar_accessibility_label`, from which the display's own radius deviates by up to a pixel.
        self.cornerRadius = isWindow ? Self.windowRadius : cornerRadius > 0 ? cornerRadius + 1 : 0
        let isPad = min(screen.width, screen.height) >= 600
        let hasHomeButton = cornerRadius <= 0 && !isWindow
        let chin = isWindow ? 0 : hasHomeButton ? 88.0 : isPad ? 15 : 0
        insets =
            isUpright
            ? Insets(top: edge + chin, left: edge, bottom: edge + chin, right: edge)
            : Insets(top: edge, left: edge + chin, bottom: edge, right: edge + chin)
        if hasHomeButton {
            let r = min(29, chin / 2 - 8)
            let center =
                isUpright
                ? Point(x: whole.midX, y: whole.maxY + (chin + black) / 2)
                : Point(x: whole.maxX + (chin + black) / 2, y: whole.midY)
            homeButton = Rect(center: center, radius: r)
        } else {
            homeButton = nil
        }
        camera = isPad || hasHomeButton || isWindow ? .none : Self.camera(screen, safeTop: safeTop)
        let middle = isUpright && !isPad && !isWindow ? Self.phoneButtons(screen, edge: edge) : []
        buttons = middle
    }

    /// The corner radius of a window of macOS 26 with a compact title bar, in points; Vitrine's choice.
    private static let windowRadius = 16.0

    /// Returns the camera in portrait, or rotated to the left, as the home button is at the right in landscape.
    private static func camera(_ screen: Size, safeTop: Double) -> Camera {
        let width = min(screen.width, screen.height)
        func place(_ size: Size, top: Double) -> Rect {
            let x = (width - size.width) / 2
            return screen.height >= screen.width
                ? Rect(x: x, y: top, width: size.width, height: size.height)
                : Rect(x: top, y: x, width: size.height, height: size.width)
        }
        if safeTop >= 59 {
            let isNewer = safeTop >= 62
            let size = isNewer ? Size(width: 125.4, height: 36.8) : Size(width: 126, height: 37.33)
            // The distance above the safe area's end is the same for all: 13.9 of 62 is measured.
            return .island(place(size, top: isNewer ? safeTop - 48.1 : 11))
        }
        if safeTop >= 44 {
            let size = safeTop >= 47 ? Size(width: 161, height: 32) : Size(width: 209, height: 30)
            return .notch(place(size, top: 0), radius: 20)
        }
        return .none
    }

    /// Returns the buttons, on a screen of 956 pt at 163.5...196, 250.8...312, 336...399 left and 274...375 right, on
    /// others in proportion.
    private static func phoneButtons(_ screen: Size, edge: Double) -> [Rect] {
        let k = screen.height / 956
        func left(_ y: Double, _ height: Double) -> Rect {
            Rect(x: -edge - 5.4, y: y * k, width: 8, height: height * k)
        }
        return [
            left(163.5, 32.5), left(250.8, 61.2), left(336, 63),
            Rect(x: screen.width + edge - 2.6, y: 274 * k, width: 5, height: 101 * k),
        ]
    }

    package var outline: RoundedRect { rounded(by: black + metal) }
    /// The outline of the black.
    package var glass: RoundedRect { rounded(by: black) }

    private func rounded(by edge: Double) -> RoundedRect {
        let out = black + metal - edge
        let box = Rect(
            x: -insets.left + out, y: -insets.top + out, width: screen.width + insets.left + insets.right - 2 * out,
            height: screen.height + insets.top + insets.bottom - 2 * out)
        return RoundedRect(box, radius: (cornerRadius > 0 ? cornerRadius : 45) + edge)
    }
}
