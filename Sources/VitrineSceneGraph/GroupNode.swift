import VitrineDisplayList
import VitrinePrimitives

/// Nodes shown together. When the group needs a layer of its own, that is masked and its edges fade, then it is blurred,
/// clipped, gets its shadow, and is faded and blended as one.
package struct GroupNode: Hashable, Sendable {
    /// Falls from everything the group shows, as soft as that is.
    package struct Shadow: Hashable, Sendable {
        /// Points; on the screen whole pixels, at most 1024 along an axis.
        package var offset: Point
        /// Core Animation's shadow radius, which is the blur's standard deviation, in points.
        package var radius: Double
        package var color: Color

        package init(offset: Point = .zero, radius: Double, color: Color) {
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
    /// In the group's own coordinates; nil shows everything.
    package var clip: Path?
    /// The children show as far as these nodes, in the group's own coordinates, are opaque; nil shows everything, an
    /// empty list nothing.
    package var mask: [Node]?
    /// Nil fades nothing.
    package var edgeFade: EdgeFade?
    package var shadow: Shadow?
    package var blend: BlendMode
    /// Whether the children's blend modes reach no further than the group, even where nothing else makes a layer of it.
    package var isIsolated: Bool

    package init(
        _ children: [Node], transform: Transform = .identity, opacity: Double = 1, blurRadius: Double = 0,
        clip: Path? = nil, mask: [Node]? = nil, edgeFade: EdgeFade? = nil, shadow: Shadow? = nil,
        blend: BlendMode = .normal, isIsolated: Bool = false
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
    }

    /// Whether the children need a layer of their own.
    var needsLayer: Bool {
        opacity < 1 || blurRadius > 0 || clip != nil || mask != nil || edgeFade != nil || shadow != nil
            || blend != .normal || isIsolated
    }
}

extension GroupNode {
    /// The mark that opens the group, its layer as large as what it holds.
    /// - Parameter content: around everything in the group.
    func mark(_ t: Transform, content: PixelRect) -> GroupMark {
        let sigma = blurRadius * t.scaleFactor
        let clip = clip?.transformed(by: t)
        // A blur may carry into the clip what lies outside it.
        let bounds = sigma > 0 ? content : clip.map { content.intersection($0.pixelBounds()) } ?? content
        let shadow = shadow.map { s in
            GroupMark.Shadow(
                offset: t.apply(s.offset) - t.apply(.zero), sigma: s.radius * t.scaleFactor, color: s.color)
        }
        return GroupMark(bounds: bounds, opacity: opacity, sigma: sigma, clip: clip, blend: blend, shadow: shadow)
    }
}
