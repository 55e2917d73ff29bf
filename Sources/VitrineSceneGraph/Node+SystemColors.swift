import VitrineDisplayList
import VitrinePrimitives

extension Node {
    /// The node with the colors of the system as they are in an appearance.
    package func resolvingSystemColors(dark: Bool) -> Node {
        switch self {
        case .shape(var shape):
            shape.paint = shape.paint?.resolved(dark: dark)
            if let stroke = shape.stroke { shape.stroke?.paint = stroke.paint.resolved(dark: dark) }
            return .shape(shape)
        case .text(var text):
            text.color = text.color.resolved(dark: dark)
            text.colors = text.colors.map { $0?.resolved(dark: dark) }
            return .text(text)
        case .shadow(var shadow):
            shadow.color = shadow.color.resolved(dark: dark)
            return .shadow(shadow)
        case .group(var group):
            group.children = group.children.map { $0.resolvingSystemColors(dark: dark) }
            group.mask = group.mask?.map { $0.resolvingSystemColors(dark: dark) }
            if let shadow = group.shadow { group.shadow?.color = shadow.color.resolved(dark: dark) }
            return .group(group)
        // Rasterized content has resolved colors.
        case .image, .backdrop, .glass, .tiled, .rasterized: return self
        }
    }
}

extension Paint {
    fileprivate func resolved(dark: Bool) -> Paint {
        func fixed(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop($0.location, $0.color.resolved(dark: dark)) }
        }
        return switch self {
        case .solid(let color): .solid(color.resolved(dark: dark))
        case .linear(let start, let end, let stops): .linear(start: start, end: end, stops: fixed(stops))
        case .radial(let center, let radius, let stops): .radial(center: center, radius: radius, stops: fixed(stops))
        case .conic(let center, let start, let stops): .conic(center: center, start: start, stops: fixed(stops))
        }
    }
}
