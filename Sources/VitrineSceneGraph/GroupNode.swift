import VitrineDisplayList
import VitrinePrimitives

/// Nodes that are composited together. A group that needs a layer is masked, fades at its edges, is blurred and
/// clipped, gets its shadow, and is composited with its opacity and blend mode, in this order.
package struct GroupNode: Hashable, Sendable {
    /// A shadow of everything in the group, including soft edges.
    package struct Shadow: Hashable, Sendable {
        /// The offset in points, rounded to whole pixels; at most 1024 pixels along an axis.
        package var offset: Point
        /// Core Animation's shadow radius in points, which is the blur's standard deviation.
        package var radius: Double
        package var color: RGBColor

        package init(offset: Point = .zero, radius: Double, color: RGBColor) {
            self.offset = offset
            self.radius = radius
            self.color = color
        }
    }

    package var children: [Node]
    package var transform: Transform
    package var opacity: Double
    /// The standard deviation of a blur of the whole group, in points.
    package var blurRadius: Double
    /// The clip path in the group's coordinates.
    package var clip: Path?
    /// A mask in the group's coordinates, by its alpha. Nil masks nothing; an empty list hides everything.
    package var mask: [Node]?
    package var edgeFade: EdgeFade?
    package var shadow: Shadow?
    package var blend: BlendMode
    /// Whether the group is isolated, which needs a layer: blend modes of the children do not affect what lies below.
    package var isIsolated: Bool
    /// The identity of the group's content: `mixed(with:at:)` pairs groups of the same name in two layouts, and other
    /// groups by position. It has no effect on pixels.
    package var name: String?

    package init(
        _ children: [Node], transform: Transform = .identity, opacity: Double = 1, blurRadius: Double = 0,
        clip: Path? = nil, mask: [Node]? = nil, edgeFade: EdgeFade? = nil, shadow: Shadow? = nil,
        blend: BlendMode = .normal, isIsolated: Bool = false, name: String? = nil
    ) {
        self.children = children
        self.transform = transform
        self.opacity = opacity
        self.blurRadius = blurRadius
        self.clip = clip
        self.mask = mask
        self.edgeFade = edgeFade
        self.shadow = shadow
        self.blend = blend
        self.isIsolated = isIsolated
        self.name = name
    }

    /// Whether the children need a separate layer.
    var needsLayer: Bool {
        opacity < 1 || blurRadius > 0 || clip != nil || mask != nil || edgeFade != nil || shadow != nil
            || blend != .normal || isIsolated
    }
}

extension GroupNode {
    /// The mark that opens the group; its layer has the bounds of the content.
    /// - Parameter content: The bounds of everything in the group.
    func mark(_ t: Transform, content: PixelRect) -> GroupMark {
        let sigma = blurRadius * t.scaleFactor
        let clip = clip?.transformed(by: t)
        // A blur may spread content from outside into the clip.
        let bounds = sigma > 0 ? content : clip.map { content.intersection($0.pixelBounds()) } ?? content
        let shadow = shadow.map { s in
            GroupMark.Shadow(
                offset: t.apply(s.offset) - t.apply(.zero), sigma: s.radius * t.scaleFactor, color: s.color)
        }
        return GroupMark(bounds: bounds, opacity: opacity, sigma: sigma, clip: clip, blend: blend, shadow: shadow)
    }
}
