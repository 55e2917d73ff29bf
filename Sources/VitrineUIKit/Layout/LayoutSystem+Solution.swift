extension LayoutSystem {
    /// Returns the values of all variables. Independent systems are solved separately.
    /// - Parameter reporting: Whether to warn of constraints that contradict each other.
    func solved(reporting: Bool) -> [Double] {
        var groups = DisjointSets(count: variableCount)
        for constraint in constraints {
            let variables = constraint.expression.terms.filter { $0.coefficient != 0 }.map(\.variable)
            for variable in variables.dropFirst() { groups.join(variables[0], variable) }
        }
        var members: [Int: [Int]] = [:]
        var order: [Int] = []
        for (i, constraint) in constraints.enumerated() {
            let group = constraint.expression.terms.first { $0.coefficient != 0 }.map { groups.root(of: $0.variable) }
            // A constraint without variables holds or contradicts itself.
            let key = group ?? -1
            if members[key] == nil { order.append(key) }
            members[key, default: []].append(i)
        }
        var values = [Double](repeating: 0, count: variableCount)
        for key in order {
            let own = members[key] ?? []
            if own.count > LinearSolution.limit, reporting {
                UIKitWarnings.warn(
                    "\(own.count) layout constraints depend on one another; at most \(LinearSolution.limit) are followed"
                )
            }
            solve(own, into: &values, reporting: reporting)
        }
        return values
    }

    private func solve(_ own: [Int], into values: inout [Double], reporting: Bool) {
        var numbers: [Int: Int] = [:]
        var variables: [Int] = []
        let local = own.map { i in
            var constraint = constraints[i]
            // A variable with the factor 0 is not of this group.
            let terms = constraint.expression.terms.filter { $0.coefficient != 0 }.map { term in
                if numbers[term.variable] == nil {
                    numbers[term.variable] = variables.count
                    variables.append(term.variable)
                }
                return LinearExpression.Term(numbers[term.variable] ?? 0, term.coefficient)
            }
            constraint.expression = LinearExpression(constraint.expression.constant, terms)
            return constraint
        }
        let solution = LinearSolution(of: local, variables: variables.count)
        for (number, variable) in variables.enumerated() { values[variable] = solution.values[number] }
        guard reporting else { return }
        for conflict in solution.conflicts {
            guard let broken = sources[own[conflict.broken]] else { continue }
            let others = conflict.others.compactMap { sources[own[$0]] }
            UIKitWarnings.warn(LayoutSystem.message(broken, others))
        }
    }

    private static func message(_ broken: NSLayoutConstraint, _ others: [NSLayoutConstraint]) -> String {
        let names = others.prefix(5).map(\.text).joined(separator: ", ")
        var text = "layout constraints cannot all be satisfied: \(broken.text) is ignored"
        if !names.isEmpty { text += " because of \(names)" }
        let translated = ([broken] + others).flatMap { [$0.first.view, $0.second?.view] }.compactMap { $0 }.contains {
            $0.translatesAutoresizingMaskIntoConstraints && $0.superview != nil
        }
        if translated { text += "; set translatesAutoresizingMaskIntoConstraints to false" }
        return text
    }
}

extension NSLayoutConstraint {
    /// The constraint as an app writes it: `save.leading >= root.leading + 8`.
    fileprivate var text: String {
        if let identifier { return "'\(identifier)'" }
        func name(_ anchor: NSLayoutAnchor) -> String {
            let view = anchor.view
            let type = view.map { "\(Swift.type(of: $0))" } ?? "view"
            let label = view?.accessibilityIdentifier ?? (view as? UILabel)?.text.map { "\(type) \"\($0)\"" } ?? type
            let guide = (anchor.item as? UILayoutGuide).map { $0.kind == .safeArea ? ".safeArea" : ".margins" } ?? ""
            return "\(label)\(guide).\(anchor.attribute)"
        }
        let relation =
            switch self.relation {
            case .equal: "=="
            case .greaterThanOrEqual: ">="
            case .lessThanOrEqual: "<="
            }
        guard let second else { return "\(name(first)) \(relation) \(constant)" }
        let factor = multiplier == 1 ? "" : " * \(multiplier)"
        let sum = constant == 0 ? "" : constant < 0 ? " - \(-constant)" : " + \(constant)"
        return "\(name(first)) \(relation) \(name(second))\(factor)\(sum)"
    }
}
