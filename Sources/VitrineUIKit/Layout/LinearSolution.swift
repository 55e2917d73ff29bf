/// Values of variables that fulfil linear constraints: all that are required, and the others by priority.
package struct LinearSolution: Hashable, Sendable {
    /// A required constraint that those before it contradict.
    package struct Conflict: Hashable, Sendable {
        /// The constraint that has been left out, by its index.
        package var broken: Int
        /// Those that contradict it, in ascending order.
        package var others: [Int]
    }

    /// By variable; 0 for one that no constraint determines.
    package let values: [Double]
    /// In order of the broken constraints.
    package let conflicts: [Conflict]
    /// Variables that the constraints leave open.
    package let ambiguous: [Int]

    /// The most constraints of a system, by which memory (25 MB) and time are bounded.
    package static let limit = 800

    /// Minimizes, priority by priority, the sum of the distances from what the constraints ask for.
    ///
    /// A required constraint that contradicts earlier ones is left out. The solution is a function of the constraints in their
    /// order.
    /// - Parameters:
    ///   - constraints: at most ``limit``; more are left out.
    ///   - count: of variables, which are numbered from 0.
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
