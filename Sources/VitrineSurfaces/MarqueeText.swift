import VitrineMotion
import VitrinePrimitives
import VitrineSceneGraph
import VitrineText

/// How a line of text looks that is too long for its box and runs through it.
///
/// Source of every figure: facts, popup bar, section 4.
package struct MarqueeText: Hashable, Sendable {
    /// Points over which the text fades at each end of its box.
    package static let fadeLength = 10.0
    /// Points between one copy and the next.
    package static let spacing = 50.0
    /// A longer line ends in an ellipsis.
    package static let longestLine = 5461.0

    package let line: ShapedLine
    /// Left end of the baseline of the first copy at home, on a pixel border.
    package let home: Point
    /// Beyond its sides nothing is shown.
    package let box: Rect
    /// Where the text begins, at home and to read: it leaves on that side.
    package let direction: InterfaceLayoutDirection

    package init(line: ShapedLine, home: Point, box: Rect, direction: InterfaceLayoutDirection) {
        self.line = line
        self.home = home
        self.box = box
        self.direction = direction
    }

    /// Left ends of the baselines of the copies that are to be seen, and how they fade. Copies move in steps of 1/16 px, so
    /// that all letters keep their places in the line.
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
