/// A drawable element in points, y down. Presentations consist of nodes; nodes do not depend on presentations.
package indirect enum Node: Hashable, Sendable {
    case shape(ShapeNode)
    case text(TextNode)
    case image(ImageNode)
    case shadow(ShadowNode)
    case backdrop(BackdropNode)
    case glass(GlassNode)
    case group(GroupNode)
}
