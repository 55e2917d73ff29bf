/// Values of variables that fulfil linear constraints: all that are required, and the others by priority.
package struct LinearSolution: Hashable, Sendable {
    /// A required constraint that contradicts earlier ones.
    package struct Conflict: Hashable, Sendable {
        /// The index of the constraint that is ignored.
        package var broken: Int
        /// The indices of those that contradict it, in ascending order.
        package var others: [Int]
    }

    /// The values by variable; 0 for one that no constraint determines.
    package let values: [Double]
    /// The conflicts, in order of the broken constraints.
    package let conflicts: [Conflict]
    /// The variables that the constraints do not determine.
    package let ambiguous: [Int]

    /// The maximum number of constraints of a system, which bounds memory (25 MB) and time.
    package static let limit = 800

    /// Minimizes, priority by priority, the sum of the violations of the constraints. A required constraint that
    /// contradicts earlier ones is ignored. The solution is a function of the constraints in their order.
    /// - Parameters:
    ///   - constraints: The constraints, at most ``limit``; more are ignored.
    ///   - count: The number of variables, which are numbered from 0.
    package init(of constraints: [LinearConstraint], variables count: Int) {
        let constraints = Array(constraints.prefix(Self.limit))
        var tableau = SimplexTableau(variables: count, constraints: constraints)
        var conflicts: [Conflict] = []
        let order =
            constraints.indices.filter { constraints[$0].isRequired }
            + constraints.indices.filter { !constraints[$0].isRequired }
        for i in order {
            if let others = tableau.insert(i) { conflicts.append(Conflict(broken: i, others: others)) }
        }
        tableau.optimize()
        values = tableau.values
        self.conflicts = conflicts
        ambiguous = tableau.ambiguous
    }
}
