extension Content {
    /// The names of elements, and of parts of elements after a dot, in touches.
    package var targetNames: [String] { body.flatMap(\.targetNames) + barNames }

    package var scrollingNames: [String] { body.flatMap(\.scrollingNames) }

    /// Whether a name is that of an element, of a part of one after a dot, or of an item of a bar.
    package func declares(_ name: String) -> Bool {
        if element(named: name) != nil || barNames.contains(name) { return true }
        return name.indices.contains { name[$0] == "." && element(named: String(name[..<$0])) != nil }
    }

    package func element(named name: String) -> Element? { Self.find(name, in: body) }

    package var hasKeyboard: Bool {
        func hasKeyboard(_ elements: [Element]) -> Bool {
            elements.contains { $0.keyboard != nil && !$0.isHidden || hasKeyboard($0.inner) }
        }
        return hasKeyboard(body)
    }

    /// Whether the content may have elements whose picture repeats while nothing moves it; see
    /// ``ContentLayout/period``. It excludes most contents without a layout.
    package var mayRepeat: Bool {
        func mayRepeat(_ elements: [Element]) -> Bool {
            elements.contains { element in
                element.spinner != nil || element.hasText || element.scrollBehavior?.refreshControl != nil
                    || mayRepeat(element.inner)
            }
        }
        return mayRepeat(body)
    }

    package var fieldNames: [String] {
        func names(_ elements: [Element]) -> [String] {
            elements.flatMap { element in
                (element.hasText ? [element.identifier].compactMap { $0 } : []) + names(element.inner)
            }
        }
        return names(body)
    }

    private static func find(_ name: String, in elements: [Element]) -> Element? {
        for element in elements {
            if element.identifier == name { return element }
            if let found = find(name, in: element.inner) { return found }
        }
        return nil
    }
}

extension Element {
    package var hasText: Bool { searchField != nil || textField != nil }

    fileprivate var inner: [Element] {
        switch kind {
        case .view(let view): view.body
        case .stack(let stack): stack.items
        case .grid(let grid): grid.items
        case .map(let map): map.body
        case .buttonBar(let bar): bar.buttons
        default: []
        }
    }

    fileprivate var scrollingNames: [String] {
        let own = list == nil && view?.contentHeight == nil ? [] : [identifier].compactMap { $0 }
        return own + inner.flatMap(\.scrollingNames)
    }

    fileprivate var targetNames: [String] {
        let own = identifier.map { id in [id] + parts.map { "\(id).\($0)" } } ?? []
        return own + inner.flatMap(\.targetNames)
    }

    /// The names of parts that can be touched separately.
    private var parts: [String] {
        switch kind {
        case .list(let list): list.allSections.flatMap(\.rows).map(\.title)
        case .segmentedControl(let control): control.segments
        case .pageControl: PageControlElement.sides
        case .stars(let stars): (0..<max(0, stars.count)).map { "\($0 + 1)" }
        case .searchField(let field): field.cancelTitle == nil ? [] : ["cancel"]
        default: []
        }
    }
}
