import VitrineText

extension Node {
    /// Text apart from what has colours of its own, such as emoji: the node with only what takes the colour it is given,
    /// and the node with only the rest; nil where nothing of the kind is in it. Shapes and images belong to the former.
    ///
    /// For inks that blend: a letter may shine through glass, a coloured picture is shown as it is.
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
    /// Nil when everything takes the node's colour.
    fileprivate var withOwnColors: TextNode? {
        guard !line.pictures.isEmpty || line.glyphs.contains(where: { $0.color != nil }) else { return nil }
        var copy = self
        copy.line.glyphs = line.glyphs.filter { $0.color != nil }
        return copy
    }

    fileprivate var withoutOwnColors: TextNode {
        var copy = self
        copy.line.pictures = []
        copy.line.glyphs = line.glyphs.filter { $0.color == nil }
        return copy
    }
}
