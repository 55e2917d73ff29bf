extension Content {
    private var listIndex: Int? {
        body.firstIndex { element in
            guard case .list = element.kind else { return false }
            return !element.hasOwnPlace && !element.isHidden
        }
    }

    /// The list that the content scrolls by: the first without a given position.
    package var list: ListElement? { listIndex.flatMap { body[$0].list } }

    /// Lays out the list at its top, and gives it a name if it has none.
    /// - Returns: The name; nil without a list.
    package mutating func startList() -> String? {
        guard let i = listIndex, var list = body[i].list else { return nil }
        list.contentOffset = 0
        body[i].kind = .list(list)
        let name = body[i].identifier ?? ListElement.name
        body[i].name = name
        return name
    }
}
