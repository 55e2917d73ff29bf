import VitrineGestures
import VitrinePrimitives

/// A finger that moves over the screen, shown by the touch indicator.
public struct Drag: Hashable, Sendable, Codable {
    /// Where it comes down.
    public enum Target: String, Hashable, Sendable, Codable, CaseIterable {
        case popupBar
        /// The middle of the screen, when the popup is open.
        case popupContent
    }

    public var target: Target
    /// Offset of the first touch from the middle of the target, in points, -10,000...10,000 each. Default (0, 0).
    public var offset: Point
    /// The way, 1...1000 stretches.
    public var path: [FingerPath.Leg]

    public init(target: Target, offset: Point = .zero, path: [FingerPath.Leg]) {
        self.target = target
        self.offset = offset
        self.path = path
    }

    /// Seconds the finger is on the screen.
    package var duration: Double { path.reduce(0) { $0 + $1.duration } }
}
