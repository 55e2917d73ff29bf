/// A thing to show, in points, y down. Nodes know nothing of bars or panels; presentations are built of them.
package indirect enum Node: Hashable, Sendable {
    case shape(ShapeNode)
    case text(TextNode)
    case image(ImageNode)
    case shadow(ShadowNode)
    case backdrop(BackdropNode)
    case glass(GlassNode)
    case group(GroupNode)
}
