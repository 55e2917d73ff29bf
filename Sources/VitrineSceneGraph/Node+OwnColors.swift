import VitrineText

extension Node {
    /// Splits text into the parts that have the node's color and those with intrinsic colors, such as emoji; nil for an
    /// empty part. Shapes and images belong to the first part. Blend modes apply only to it: a colored picture keeps
    /// its colors over glass.
    package func separatingOwnColors() -> (inked: Node, colored: Node?) {
        switch self {
        case .text(let text):
            guard let colored = text.withOwnColors else { return (self, nil) }
            return (.text(text.withoutOwnColors), .text(colored))
        case .group(let group):
            let parts = group.children.map { $0.separatingOwnColors() }
            let colored = parts.compactMap(\.colored)
            guard !colored.isEmpty else { return (self, nil) }
            var (a, b) = (group, group)
            a.children = parts.map(\.inked)
            b.children = colored
            return (.group(a), .group(b))
        default: return (self, nil)
        }
    }
}

extension TextNode {
    /// The glyphs and images with intrinsic colors; nil if there are none.
    fileprivate var withOwnColors: TextNode? {
        guard !line.images.isEmpty || line.glyphs.contains(where: { $0.color != nil }) else { return nil }
        var copy = self
        copy.line.glyphs = line.glyphs.filter { $0.color != nil }
        return copy
    }

    fileprivate var withoutOwnColors: TextNode {
        var copy = self
        copy.line.images = []
        copy.line.glyphs = line.glyphs.filter { $0.color == nil }
        return copy
    }
}
