extension Content {
    /// Returns the number of an element before touches and changes over time; nil if it has none.
    /// - Parameter name: The name of the element, with a row of a list after a dot.
    package func number(_ field: ElementField, of name: String) -> Double? {
        guard let element = element(named: name) else {
            if field == .selection, name == BarsLayout.tabBar { return tabBar.map { Double($0.selected) } }
            return field == .isOn ? row(named: name)?.isOn.map { $0 ? 1 : 0 } : nil
        }
        switch field {
        case .alpha: return element.alpha
        case .height: return element.height
        case .isOn: return element.switch.map { $0.isOn ? 1 : 0 }
        case .value:
            return element.slider?.value ?? element.progress?.value ?? element.stars.map { Double($0.value) }
        case .selection:
            return (element.segmentedControl?.selectedSegmentIndex ?? element.pageControl?.currentPage).map {
                Double($0)
            }
        case .focused:
            return (element.searchField?.isFocused ?? element.textField?.isFocused).map { $0 ? 1 : 0 }
        case .contentOffset:
            return element.list?.contentOffset
                ?? element.view.flatMap { $0.contentHeight == nil ? nil : $0.contentOffset }
        case .refreshing, .refreshInset:
            return element.scrollBehavior?.refreshControl.map { $0.isRefreshing == true ? 1 : 0 }
        case .pressed, .scrollIndicator: return nil
        }
    }

    package func refreshControl(of name: String) -> RefreshControl? {
        element(named: name)?.scrollBehavior?.refreshControl
    }

    package func text(of name: String) -> String? {
        let element = element(named: name)
        return element?.searchField?.text ?? element?.textField?.text
    }

    /// Returns a row of a list by the name of its target; the second of rows with one title is `list.Row 2`, and so on.
    package func row(named name: String) -> ListElement.Row? {
        for (i, dot) in name.enumerated() where dot == "." {
            let (id, part) = (String(name.prefix(i)), String(name.dropFirst(i + 1)))
            guard let list = element(named: id)?.list else { continue }
            var counts: [String: Int] = [:]
            for row in list.allSections.flatMap(\.rows) {
                counts[row.title, default: 0] += 1
                let count = counts[row.title] ?? 1
                if part == (count > 1 ? "\(row.title) \(count)" : row.title) { return row }
            }
        }
        return nil
    }
}

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
