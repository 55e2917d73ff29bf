extension Content {
    /// The number that an element itself has, before touches and changes over time; nil for one that has none.
    /// - Parameter name: of the element; a row of a list follows after a dot.
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

    /// The refresh control of an element; nil for one without.
    package func refreshControl(of name: String) -> RefreshControl? {
        element(named: name)?.scrollBehavior?.refreshControl
    }

    /// The text that an element itself has; nil for one without.
    package func text(of name: String) -> String? {
        let element = element(named: name)
        return element?.searchField?.text ?? element?.textField?.text
    }

    /// A row of a list by the name of its target. Of rows with one title, the second is named `list.Row 2`, and so on.
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
