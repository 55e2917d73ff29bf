import VitrineDisplayList
import VitrinePrimitives

/// Nodes shown together. A group that needs a layer is masked, fades at its edges, is blurred and clipped, gets its
/// shadow, and is composited with its opacity and blend mode, in this order.
package struct GroupNode: Hashable, Sendable {
    /// A shadow of everything in the group, including soft edges.
    package struct Shadow: Hashable, Sendable {
        /// In points; rounded to whole pixels, at most 1024 along an axis.
        package var offset: Point
        /// Core Animation's shadow radius, which is the blur's standard deviation, in points.
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
    /// 0...1.
    package var opacity: Double
    /// Standard deviation of a blur of the whole group, in points.
    package var blurRadius: Double
    /// Clip path in the group's coordinates; nil clips nothing.
    package var clip: Path?
    /// A mask in the group's coordinates: the children are multiplied by its alpha. Nil masks nothing; an empty list
    /// hides everything.
    package var mask: [Node]?
    /// Nil fades nothing.
    package var edgeFade: EdgeFade?
    package var shadow: Shadow?
    package var blend: BlendMode
    /// Whether the group is isolated: blend modes of the children do not affect what lies below, which needs a layer.
    package var isIsolated: Bool
    /// What the group shows: groups of one name show the same thing in another layout (`mixed(with:at:)`). Without effect on
    /// pixels. Nil for a group that is known by its place.
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

    /// Whether the children need a layer of their own.
    var needsLayer: Bool {
        opacity < 1 || blurRadius > 0 || clip != nil || mask != nil || edgeFade != nil || shadow != nil
            || blend != .normal || isIsolated
    }
}

extension GroupNode {
    /// The mark that opens the group; its layer has the bounds of the content.
    /// - Parameter content: bounds of everything in the group.
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
