import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// A page that slides over another, and back. Source: facts, popup bar, section 3.6.
package struct PageTransition {
    /// The displacement of the lower page, as a fraction of the width, and its dimming.
    package static let parallax = 0.3
    package static let dimming = 0.1

    /// The frame of the pages at rest, in points.
    package let frame: Rect
    /// The progress of the upper page; a spring may overshoot.
    package let progress: Double
    private let isMirrored: Bool
    /// Whether the pages do not move, and the upper one fades. Source: facts, iOS surroundings, section 12.4.
    private let crossFades: Bool
    /// The radius of the pages' corners, in points.
    package let cornerRadius: Double

    package init(in frame: Rect, progress: Double, traits: Traits, cornerRadius: Double = 0) {
        self.frame = frame
        self.progress = progress
        isMirrored = traits.direction == .rightToLeft
        crossFades = traits.crossFadesPages
        self.cornerRadius = cornerRadius
    }

    /// - Parameters:
    ///   - lower: The nodes of the page below, with its background.
    ///   - upper: The nodes of the page above, with its background.
    package func nodes(lower: [Node], upper: [Node]) -> [Node] {
        guard !crossFades else {
            return lower + [.group(GroupNode(upper, opacity: progress.clamped(to: 0...1)))]
        }
        let direction = isMirrored ? -1.0 : 1
        let shade = Node.shape(
            ShapeNode(.rect(frame), color: RGBColor.black.withAlpha(Self.dimming * progress.clamped(to: 0...1))))
        return [
            placed(lower + [shade], x: -direction * Self.parallax * frame.width * progress),
            placed(upper, x: direction * frame.width * (1 - progress)),
        ]
    }

    private func placed(_ content: [Node], x: Double) -> Node {
        let outline = RoundedRect(frame, radius: cornerRadius)
        return .group(
            GroupNode(
                [.group(GroupNode(content, clip: .roundedRect(outline)))], transform: .translation(x: x, y: 0)))
    }
}
