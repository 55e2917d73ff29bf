import VitrinePrimitives
import VitrineSceneGraph

/// The shadow of glass above a darkened page.
package struct RaisedShadow: Hashable, Sendable {
    /// Points downward.
    package var offset: Double
    /// Standard deviation in points.
    package var sigma: Double
    /// Opacity of the black in light surroundings. In dark ones, of which there is no picture, it has the same share of the
    /// glass's own shadow, 0.05 for 0.14.
    package var opacity: Double

    /// Of a lifted bar. Source: least squares in the picture of the context menu, root mean square 0.3 levels: black of an
    /// opacity of 0.30, sigma 20.0, offset 0.3.
    package static let lifted = RaisedShadow(offset: 0, sigma: 20, opacity: 0.30)
    /// Of a menu, where the same fit gives an opacity of 0.09, sigma 17.4, offset 7.8.
    package static let menu = RaisedShadow(offset: 8, sigma: 17.4, opacity: 0.09)
}

extension Node {
    /// The node with all glass in it as it looks above a darkened page: a little lighter than in bars, with
    /// a stronger rim. Text, images and shapes are slightly blurred, as in an enlarged snapshot. Source: measured in the picture of the context menu,
    /// (238, 238, 242) over (195, 195, 203), the outermost pixels 255, 255 and 249; the edges of the heart and of bold letters.
    /// - Parameters:
    ///   - amount: 0...1.
    package func raised(_ amount: Double, _ shadow: RaisedShadow, dark: Bool) -> Node {
        switch self {
        case .glass(var glass):
            glass.body.rim = min(1, glass.body.rim * (1 + 0.8 * amount))
            if !dark { glass.body.material.lumaOffset += 0.012 * amount }
            if var own = glass.body.shadow {
                own.offset.y += (shadow.offset - own.offset.y) * amount
                own.sigma += (shadow.sigma - own.sigma) * amount
                let opacity = shadow.opacity * (dark ? 0.05 / 0.14 : 1)
                own.color.alpha += (opacity - own.color.alpha) * amount
                glass.body.shadow = own
            }
            return .glass(glass)
        case .group(var group):
            group.children = group.children.map { $0.raised(amount, shadow, dark: dark) }
            return .group(group)
        case .text(let node) where node.blend == .normal: return softened(amount)
        case .shape(let node) where node.blend == .normal: return softened(amount)
        case .image: return softened(amount)
        case .text, .shape, .shadow, .backdrop, .tiled, .rasterized: return self
        }
    }

    private func softened(_ amount: Double) -> Node {
        .group(GroupNode([self], blurRadius: Self.enlargedSoftness * amount))
    }

    /// Standard deviation in points: half a pixel at three pixels per point.
    private static let enlargedSoftness = 0.16
}
