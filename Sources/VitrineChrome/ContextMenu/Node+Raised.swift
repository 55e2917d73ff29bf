import VitrineSceneGraph

extension Node {
    /// The node with all glass in it as it looks above a darkened page: a little lighter than in bars, with
    /// a stronger rim and shadow. Source: measured in the picture of the context menu, (238, 238, 242) over (195, 195, 203), the outermost
    /// pixels 255, 255 and 249.
    /// - Parameters:
    ///   - amount: 0...1.
    package func raised(_ amount: Double, dark: Bool) -> Node {
        switch self {
        case .glass(var glass):
            glass.body.rim = min(1, glass.body.rim * (1 + 0.8 * amount))
            if !dark { glass.body.material.lumaOffset += 0.012 * amount }
            glass.body.shadow?.color.alpha *= 1 + 0.5 * amount
            return .glass(glass)
        case .group(var group):
            group.children = group.children.map { $0.raised(amount, dark: dark) }
            return .group(group)
        case .shape, .text, .image, .shadow, .backdrop, .tiled: return self
        }
    }
}
