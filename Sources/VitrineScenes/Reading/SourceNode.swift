/// A part of a scene file as it is written, aliases resolved, with its place.
struct SourceNode {
    enum Content {
        /// `isQuoted` also for the block forms of text, which are never a number.
        case scalar(String, isQuoted: Bool)
        case list([SourceNode])
        case mapping([Entry])
    }

    struct Entry {
        var key: String
        var place: Place
        var value: SourceNode

        /// The value; one that is not written has no place but its key's.
        var valueWithPlace: SourceNode {
            var value = value
            if case .scalar("", isQuoted: false) = value.content { value.place = place }
            return value
        }
    }

    var place: Place
    var content: Content
    /// Number of nodes, this one and those that aliases repeat included.
    var weight: Int
    /// Levels below and with this one; 1 for a scalar.
    var height: Int

    init(place: Place, content: Content) {
        self.place = place
        self.content = content
        switch content {
        case .scalar:
            weight = 1
            height = 1
        case .list(let nodes):
            weight = nodes.reduce(1) { $0 + $1.weight }
            height = nodes.reduce(0) { max($0, $1.height) } + 1
        case .mapping(let entries):
            weight = entries.reduce(1) { $0 + $1.value.weight + 1 }
            height = entries.reduce(1) { max($0, $1.value.height) } + 1
        }
    }

    /// Nothing at all, or YAML's word for it.
    var isNothing: Bool {
        guard case .scalar(let text, isQuoted: false) = content else { return false }
        return ["", "~", "null", "Null", "NULL"].contains(text)
    }

    /// What stands here, for the words "found …" of an error.
    var found: String {
        switch content {
        case .list: "a list"
        case .mapping: "keys and values"
        case .scalar(let text, let isQuoted):
            if isNothing {
                "nothing"
            } else if isQuoted {
                "the text \(quoted(text))"
            } else {
                NumberText.number(text) == nil ? quoted(text) : shortened(text)
            }
        }
    }
}
