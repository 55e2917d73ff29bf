import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

extension [Node] {
    /// The light of bodies of glass beyond white, to be added above what dims them. Glass is up to 1.03 of white.
    ///
    /// Source: facts, iOS surroundings, section 5.2; measured, a bar's glass of (199, 225, 262) has (159, 180, 210) where 0.2 of
    /// the light is taken away (tab_bar_sidebar_portrait_floating.png).
    /// - Parameters:
    ///   - page: what lies behind the glass.
    ///   - taken: the share of the light that is taken away, 0...1.
    func beyondWhite(over page: RGBColor, dimmedBy taken: Double) -> [Node] {
        flatMap { node -> [Node] in
            switch node {
            case .glass(let glass):
                let fill = GlassStyle.fill(of: glass.body.material, over: page)
                // White has become as dark as what is taken away; more than white is not shown.
                func beyond(_ c: Double) -> Double {
                    Swift.min(taken, Swift.min(0.03, Swift.max(0, c - 1)) * (1 - taken))
                }
                let color = RGBColor(red: beyond(fill.red), green: beyond(fill.green), blue: beyond(fill.blue))
                guard color.red + color.green + color.blue > 0 else { return [] }
                return glass.body.shapes.map { shape in
                    .shape(
                        ShapeNode(
                            .roundedRect(shape.outline), color: color.withAlpha(glass.body.opacity), blend: .plusLighter
                        ))
                }
            case .group(var group):
                group.children = group.children.beyondWhite(over: page, dimmedBy: taken)
                guard !group.children.isEmpty else { return [] }
                (group.shadow, group.blend) = (nil, .plusLighter)
                return [.group(group)]
            default: return []
            }
        }
    }
}
