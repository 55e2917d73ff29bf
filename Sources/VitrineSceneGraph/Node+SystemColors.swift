import VitrineDisplayList
import VitrinePrimitives

extension Node {
    /// The node with its system colors resolved for an appearance.
    /// - Parameter contrast: Whether contrast is increased.
    package func resolvingSystemColors(dark: Bool, contrast: Bool) -> Node {
        switch self {
        case .shape(var shape):
            shape.paint = shape.paint?.resolved(dark: dark, contrast: contrast)
            if let stroke = shape.stroke { shape.stroke?.paint = stroke.paint.resolved(dark: dark, contrast: contrast) }
            return .shape(shape)
        case .text(var text):
            text.color = text.color.resolved(dark: dark, contrast: contrast)
            text.colors = text.colors.map { $0?.resolved(dark: dark, contrast: contrast) }
            return .text(text)
        case .shadow(var shadow):
            shadow.color = shadow.color.resolved(dark: dark, contrast: contrast)
            return .shadow(shadow)
        case .group(var group):
            group.children = group.children.map { $0.resolvingSystemColors(dark: dark, contrast: contrast) }
            group.mask = group.mask?.map { $0.resolvingSystemColors(dark: dark, contrast: contrast) }
            if let shadow = group.shadow { group.shadow?.color = shadow.color.resolved(dark: dark, contrast: contrast) }
            return .group(group)
        case .backdrop(var backdrop):
            backdrop.tint = backdrop.tint.resolved(dark: dark, contrast: contrast)
            return .backdrop(backdrop)
        case .glass(var glass):
            for i in glass.body.shapes.indices {
                glass.body.shapes[i].tint = glass.body.shapes[i].tint.resolved(dark: dark, contrast: contrast)
            }
            return .glass(glass)
        case .image: return self
        }
    }
}

extension Paint {
    fileprivate func resolved(dark: Bool, contrast: Bool) -> Paint {
        func fixed(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop($0.location, $0.color.resolved(dark: dark, contrast: contrast)) }
        }
        return switch self {
        case .solid(let color): .solid(color.resolved(dark: dark, contrast: contrast))
        case .linear(let start, let end, let stops): .linear(start: start, end: end, stops: fixed(stops))
        case .radial(let center, let radius, let stops): .radial(center: center, radius: radius, stops: fixed(stops))
        case .conic(let center, let start, let stops): .conic(center: center, start: start, stops: fixed(stops))
        }
    }
}
