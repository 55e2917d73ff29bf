import VitrinePrimitives
import VitrineSceneGraph

extension Node {
    /// The node with the shadows of all glass in it as of a view that a context menu has lifted above the dimmed page: wider and darker, and
    /// straight below. Source: facts, iOS surroundings, section 2.6; in dark surroundings it is as much darker than the glass's own.
    /// - Parameters:
    ///   - amount: 0...1.
    package func lifted(_ amount: Double, dark: Bool) -> Node {
        switch self {
        case .glass(var glass):
            guard var shadow = glass.body.shadow else { return self }
            shadow.offset.y *= 1 - amount
            shadow.sigma += (20 - shadow.sigma) * amount
            shadow.color.alpha += ((dark ? 0.11 : 0.3) - shadow.color.alpha) * amount
            glass.body.shadow = shadow
            return .glass(glass)
        case .group(var group):
            group.children = group.children.map { $0.lifted(amount, dark: dark) }
            return .group(group)
        case .text, .shape, .image, .shadow, .backdrop: return self
        }
    }
}
