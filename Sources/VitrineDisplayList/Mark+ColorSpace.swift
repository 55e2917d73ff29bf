import VitrinePrimitives

extension Mark {
    /// The mark with its colors and images converted to a color space.
    /// - Parameter images: Images that are already converted.
    package func components(in space: ColorSpace, images: inout [Image: Image]) -> Mark {
        func shadow(_ shadow: CastShadow?) -> CastShadow? {
            guard var shadow else { return nil }
            shadow.color = shadow.color.components(in: space)
            return shadow
        }
        switch self {
        case .fill(var mark):
            mark.paint = mark.paint.components(in: space)
            return .fill(mark)
        case .glyphs(var mark):
            mark.color = mark.color.components(in: space)
            return .glyphs(mark)
        case .image(var mark):
            let image = images[mark.image] ?? mark.image.converted(to: space)
            images[mark.image] = image
            mark.image = image
            return .image(mark)
        case .shadow(var mark):
            mark.color = mark.color.components(in: space)
            return .shadow(mark)
        case .backdrop(var mark):
            mark.tint = mark.tint.components(in: space)
            return .backdrop(mark)
        case .glass(var mark):
            for i in mark.shapes.indices { mark.shapes[i].tint = mark.shapes[i].tint.components(in: space) }
            mark.shadow = shadow(mark.shadow)
            return .glass(mark)
        case .beginGroup(var mark):
            mark.shadow = shadow(mark.shadow)
            return .beginGroup(mark)
        case .endGroup: return self
        }
    }
}

extension Paint {
    fileprivate func components(in space: ColorSpace) -> Paint {
        func converted(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop($0.location, $0.color.components(in: space)) }
        }
        switch self {
        case .solid(let color): return .solid(color.components(in: space))
        case .linear(let start, let end, let stops): return .linear(start: start, end: end, stops: converted(stops))
        case .radial(let center, let radius, let stops):
            return .radial(center: center, radius: radius, stops: converted(stops))
        case .conic(let center, let start, let stops):
            return .conic(center: center, start: start, stops: converted(stops))
        }
    }
}
