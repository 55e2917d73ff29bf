import VitrineMotion
import VitrinePrimitives

/// The resistance of an open popup of the snap style.
/// Source: facts, popup bar, section 3.3: y·H·c / (H + c·y) with H the height, c the snap percent and y the bar's center,
/// shifted so that it begins at rest. The popup closes by itself when y exceeds c·H.
package struct SnapBand {
    package let percent: Double
    package let geometry: PopupGeometry

    private func band(_ y: Double) -> Double {
        let whole = geometry.height + percent * y
        return whole > 0 ? y * geometry.height * percent / whole : 0
    }

    /// Returns the y coordinate of the popup's upper edge.
    /// - Parameter pull: The distance in points by which the finger has moved down.
    package func edge(pull: Double) -> Double {
        let center = -geometry.barHeight / 2
        return max(0, band(center + max(0, pull)) - band(center))
    }

    /// Returns the time at which a finger has pulled so far that the popup closes; nil if it never does.
    package func closingPull(of finger: FingerPath, from begin: Double) -> Double? {
        let start = finger.location(at: begin).y
        return Tick.seconds(from: begin, through: finger.up).first {
            finger.location(at: $0).y - start - geometry.barHeight / 2 > percent * geometry.height
        }
    }
}
