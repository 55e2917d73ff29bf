import VitrinePrimitives
import VitrineSurfaces

/// The layout of the status bar of a phone, in points.
///
/// Source: facts, iOS surroundings, section 2.1, of phones of 375, 414 (two kinds) and 440 pt; on others the parts of the
/// class stand at the same share of the width.
package struct StatusBarLayout: Hashable, Sendable {
    package var timeCenter: Double
    package var baseline: Double
    /// The left edge of the first bar of the signal.
    package var signal: Double
    package var barWidth: Double
    package var barPitch: Double
    package var barHeights: [Double]
    /// The distance of the bars above the baseline.
    package var barLift: Double
    package var wifi: Rect
    /// The battery's outline, without its cap.
    package var battery: Rect
    /// The distance between the battery's outline and its filling.
    package var batteryInset: Double
    package var cap: Rect
    /// The width of the battery's line, inside of its outline.
    package var batteryLine: Double
    /// The radii of the battery's outline and of its filling, as fractions of their heights.
    package var batteryRadius: Double
    package var fillingRadius: Double

    /// Returns the height of the bar of a device. Source: facts, iOS surroundings, section 1.
    package static func height(of device: Device) -> Double {
        let top = device.safeArea.top
        return top > 50 ? 54 : top
    }

    package init(_ device: Device) {
        let width = device.size.width
        switch device.safeArea.top {
        case ..<40: self = .homeButton(width)
        case ..<46: self = device.scale < 3 ? .wideNotch(width) : .notch(width)
        case ..<50: self = .laterNotch(width, lowered: device.safeArea.top - 44)
        default: self = .island(width, lowered: device.safeArea.top - 62)
        }
    }

    private init(
        timeCenter: Double, baseline: Double, signal: Double, barWidth: Double, barPitch: Double, barHeights: [Double],
        barLift: Double = 0, wifi: Rect, battery: Rect, batteryInset: Double, cap: Rect,
        batteryLine: Double = 1, batteryRadius: Double = 0.296, fillingRadius: Double = 0.257
    ) {
        self.timeCenter = timeCenter
        self.baseline = baseline
        self.signal = signal
        self.barWidth = barWidth
        self.barPitch = barPitch
        self.barHeights = barHeights
        self.barLift = barLift
        self.wifi = wifi
        self.battery = battery
        self.batteryInset = batteryInset
        self.cap = cap
        self.batteryLine = batteryLine
        self.batteryRadius = batteryRadius
        self.fillingRadius = fillingRadius
    }

    /// Phones with an island, after one of 440 pt.
    /// - Parameter lowered: how much the safe area is higher than there.
    private static func island(_ width: Double, lowered: Double) -> StatusBarLayout {
        let k = width / 440
        // The bar is in the center of the ear, which shrinks with the safe area.
        let y = (lowered * 0.6).rounded()
        let right = 399.4 * k - 399.4
        return StatusBarLayout(
            timeCenter: 83.6 * k, baseline: 39 + y, signal: 312 + 1.0 / 3 + right, barWidth: 11.0 / 3, barPitch: 6,
            barHeights: [16.0 / 3, 23.0 / 3, 32.0 / 3, 41.0 / 3],
            wifi: Rect(x: 341.38 + right, y: 25.22 + y, width: 19.57, height: 13.87),
            battery: Rect(x: 368 + 1.0 / 3 + right, y: 25 + y, width: 85.0 / 3, height: 43.0 / 3),
            batteryInset: 7.0 / 3,
            cap: Rect(x: 397 + 2.0 / 3 + right, y: 29.9 + y, width: 1.72, height: 4.5), batteryLine: 1.14,
            batteryRadius: 0.335, fillingRadius: 0.32)
    }

    /// The first phones with a notch, after one of 414 pt and one of 375.
    private static func notch(_ width: Double) -> StatusBarLayout {
        guard width > 400 else {
            let right = width - 375
            return StatusBarLayout(
                timeCenter: 46.8, baseline: 28.33, signal: 294 + right, barWidth: 3, barPitch: 4.67,
                barHeights: [4, 6, 8.33, 10.67], wifi: Rect(x: 316 + right, y: 17.4, width: 15.3, height: 11),
                battery: Rect(x: 336.33 + right, y: 17.33, width: 22, height: 11.33), batteryInset: 2,
                cap: Rect(x: 359.3 + right, y: 21, width: 1.33, height: 4))
        }
        let right = width - 414
        return StatusBarLayout(
            timeCenter: 49.2, baseline: 28.4, signal: 319 + right, barWidth: 3.4, barPitch: 5,
            barHeights: [4.4, 6.4, 9.4, 11.6], wifi: Rect(x: 344.2 + right, y: 16.4, width: 15.8, height: 12),
            battery: Rect(x: 366.5 + right, y: 16.4, width: 24.3, height: 12.2), batteryInset: 2,
            cap: Rect(x: 391.6 + right, y: 20.5, width: 1.4, height: 4))
    }

    /// Returns the layout of the later phones with a notch: the parts of the first one of 414 pt, at the same distance
    /// from the centers of the wider ears (Vitrine's choice: none is on record). Source of the widths of notches:
    /// facts, iOS surroundings, section 1.
    /// - Parameter lowered: The additional height of the safe area.
    private static func laterNotch(_ width: Double, lowered: Double) -> StatusBarLayout {
        var layout = notch(414)
        let ear = (width - 161) / 2
        let (left, right) = (ear / 2 - 102.5 / 2, width - ear / 2 - (414 - 102.5 / 2))
        // The bar stays in the center of the ear.
        let down = (lowered / 2 * 3).rounded() / 3
        layout.timeCenter += left
        layout.baseline += down
        layout.signal += right
        layout.wifi = layout.wifi.offsetBy(dx: right, dy: down)
        layout.battery = layout.battery.offsetBy(dx: right, dy: down)
        layout.cap = layout.cap.offsetBy(dx: right, dy: down)
        return layout
    }

    /// Returns the layout of the iPhones XR and 11, whose edges are wider.
    private static func wideNotch(_ width: Double) -> StatusBarLayout {
        let right = width - 414
        return StatusBarLayout(
            timeCenter: 51.9, baseline: 30.7, signal: 326.3 + right, barWidth: 3.4, barPitch: 5,
            barHeights: [4.4, 6.4, 9.4, 11.6], wifi: Rect(x: 349.6 + right, y: 18.7, width: 15.8, height: 12),
            battery: Rect(x: 369.6 + right, y: 18.2, width: 25, height: 12.2), batteryInset: 2,
            cap: Rect(x: 395.6 + right, y: 22.3, width: 1.4, height: 4))
    }

    /// Returns the layout of phones with a home button: a bar of 20 pt with the time in the center. From memory.
    private static func homeButton(_ width: Double) -> StatusBarLayout {
        StatusBarLayout(
            timeCenter: width / 2, baseline: 14.5, signal: 7, barWidth: 2.7, barPitch: 4,
            barHeights: [3.5, 5.5, 7.5, 9.5],
            wifi: Rect(x: 27, y: 5, width: 13, height: 9.5),
            battery: Rect(x: width - 30, y: 5, width: 22, height: 10), batteryInset: 2,
            cap: Rect(x: width - 7.2, y: 8.2, width: 1.3, height: 3.6))
    }
}
