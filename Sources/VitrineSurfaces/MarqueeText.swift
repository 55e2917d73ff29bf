import VitrineMotion
import VitrinePrimitives
import VitrineSceneGraph
import VitrineText

/// A line of text that is too long for its box and scrolls. Source of every figure: facts, popup bar, section 4.
package struct MarqueeText: Hashable, Sendable {
    /// The distance over which the text fades at each end of its box, in points.
    package static let fadeLength = 10.0
    /// The gap between copies, in points.
    package static let spacing = 50.0
    /// The width above which a line ends in an ellipsis.
    package static let longestLine = 5461.0

    package let line: ShapedLine
    /// The left end of the first copy's baseline at its initial position, on a pixel border.
    package let home: Point
    package let box: Rect
    /// The reading direction: the text leaves on the side where it begins.
    package let direction: InterfaceLayoutDirection

    package init(line: ShapedLine, home: Point, box: Rect, direction: InterfaceLayoutDirection) {
        self.line = line
        self.home = home
        self.box = box
        self.direction = direction
    }

    /// Returns the left ends of the visible copies' baselines, and their fading. Copies move in steps of 1/16 px, so
    /// that all letters keep their positions in the line.
    package func places(_ pose: Marquee.Pose, in viewport: Viewport) -> (origins: [Point], fade: EdgeFade) {
        let steps = viewport.paintedScale * 16
        func stepped(_ points: Double) -> Double { (points * steps).rounded() / steps }
        let forward = direction == .leftToRight ? -1.0 : 1.0
        let gone = stepped(pose.offset)
        let origins = [gone, gone - stepped(line.width + Self.spacing)].compactMap { gone -> Point? in
            let x = home.x + forward * gone
            let ink = line.inkBounds
            guard x + ink.maxX > box.minX, x + ink.minX < box.maxX else { return nil }
            return Point(x: x, y: home.y)
        }
        let length = min(Self.fadeLength, box.width / 2)
        let rest = 1 - pose.leadingFade
        let leading = rest < 1 ? length : 0
        return (
            origins,
            direction == .leftToRight
                ? EdgeFade(box, insets: Insets(left: leading, right: length), edgeAlpha: Insets(left: rest))
                : EdgeFade(box, insets: Insets(left: length, right: leading), edgeAlpha: Insets(right: rest))
        )
    }
}
