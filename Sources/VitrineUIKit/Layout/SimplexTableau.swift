/// The tableau of a linear program with free variables, slack and errors, after Badros, Borning and Stuckey, "The
/// Cassowary Linear Arithmetic Constraint Solving Algorithm" (2001).
///
/// A row expresses a basic variable by the nonbasic ones, which are zero. Basic free variables can have any value; the
/// others are not negative. Priorities are minimized in order: a variable that would raise an earlier minimum stays
/// zero.
struct SimplexTableau {
    private enum Kind { case free, slack, error, marker }

    private struct Row {
        let basic: Int
        var constant: Double
        var coefficients: [Double]
    }

    /// The magnitude below which a number counts as zero. Coordinates are points, of which a pixel is a third.
    private static let tolerance = 1e-8
    /// The maximum number of pivots of a minimization, which rounding could make cycle despite Bland's rule.
    private static let pivots = 5000
    /// The number of pivots after which Bland's rule applies.
    private static let fastPivots = 1000

    private let constraints: [LinearConstraint]
    private let variableCount: Int
    private let kinds: [Kind]
    /// The constraint of each column that is no variable.
    private let owners: [Int]
    private let columns: [Int]
    private var rows: [Row] = []
    private var rowOf: [Int?]
    /// Whether a column stays zero.
    private var isLocked: [Bool]

    init(variables: Int, constraints: [LinearConstraint]) {
        var kinds = [Kind](repeating: .free, count: variables)
        var owners = [Int](repeating: -1, count: variables)
        var columns: [Int] = []
        for (i, constraint) in constraints.enumerated() {
            columns.append(kinds.count)
            let own: [Kind] =
                switch (constraint.isRequired, constraint.relation) {
                case (true, .equal): [.marker]
                case (true, _): [.slack]
                case (false, .equal): [.error, .error]
                case (false, _): [.slack, .error]
                }
            kinds += own
            owners += own.map { _ in i }
        }
        self.constraints = constraints
        variableCount = variables
        self.kinds = kinds
        self.owners = owners
        self.columns = columns
        rowOf = [Int?](repeating: nil, count: kinds.count)
        // Markers are zero: they only show from which constraints a row is derived.
        isLocked = kinds.map { $0 == .marker }
    }

    var values: [Double] { (0..<variableCount).map { i in rowOf[i].map { rows[$0].constant } ?? 0 } }

    var ambiguous: [Int] {
        (0..<variableCount).filter { i in
            guard let row = rowOf[i] else { return true }
            return (0..<variableCount).contains { rows[row].coefficients[$0].magnitude > Self.tolerance }
        }
    }

    // MARK: Constraints

    /// Adds a constraint to the tableau.
    /// - Returns: The constraints that contradict it, if it is ignored.
    mutating func insert(_ i: Int) -> [Int]? {
        let constraint = constraints[i]
        guard constraint.expression.isFinite else { return [] }
        var row = Row(
            basic: -1, constant: constraint.expression.constant,
            coefficients: [Double](repeating: 0, count: kinds.count))
        for term in constraint.expression.terms {
            if let basic = rowOf[term.variable] {
                add(rows[basic], times: term.coefficient, to: &row)
            } else {
                row.coefficients[term.variable] += term.coefficient
            }
        }
        // 0 = expression - surplus + deficit
        let column = columns[i]
        switch (constraint.isRequired, constraint.relation) {
        case (true, .lessThanOrEqual): row.coefficients[column] = 1
        case (true, _): row.coefficients[column] = -1
        case (false, .lessThanOrEqual): (row.coefficients[column], row.coefficients[column + 1]) = (1, -1)
        case (false, _): (row.coefficients[column], row.coefficients[column + 1]) = (-1, 1)
        }
        if let free = largestFree(in: row) {
            enter(free, solving: row)
            return nil
        }
        for own in column..<(column + (constraint.isRequired ? 1 : 2)) where kinds[own] != .marker {
            if -row.constant / row.coefficients[own] >= 0 {
                enter(own, solving: row)
                return nil
            }
        }
        return satisfy(row, of: i)
    }

    private func largestFree(in row: Row) -> Int? {
        var best: Int?
        for i in 0..<variableCount where row.coefficients[i].magnitude > Self.tolerance {
            if row.coefficients[i].magnitude > (best.map { row.coefficients[$0].magnitude } ?? 0) { best = i }
        }
        return best
    }

    /// Moves the basis so that a required row without free variables becomes zero.
    /// - Returns: The constraints that contradict a row that cannot become zero.
    private mutating func satisfy(_ row: Row, of i: Int) -> [Int]? {
        // The artificial basic variable is the distance from zero, which is minimized.
        var distance = row
        if distance.constant < 0 {
            distance.constant = -distance.constant
            for j in distance.coefficients.indices { distance.coefficients[j] = -distance.coefficients[j] }
        }
        for pivots in 0..<Self.pivots where distance.constant > Self.tolerance {
            guard let entering = entering(in: distance, after: pivots) else { break }
            let limit = distance.constant / -distance.coefficients[entering]
            if let leaving = leaving(for: entering),
                rows[leaving].constant / -rows[leaving].coefficients[entering] < limit
            {
                pivot(entering, outOf: leaving)
                substitute(rows[rowOf[entering]!], into: &distance)
            } else {
                enter(entering, solving: distance)
                return nil
            }
        }
        guard distance.constant <= Self.tolerance else {
            let involved = distance.coefficients.indices.filter { j in
                owners[j] >= 0 && owners[j] != i && distance.coefficients[j].magnitude > Self.tolerance
            }
            return Array(Set(involved.map { owners[$0] })).sorted()
        }
        distance.constant = 0
        // A zero distance that depends on other columns brings one of them into the basis.
        let candidate = distance.coefficients.indices.first {
            !isLocked[$0] && rowOf[$0] == nil && distance.coefficients[$0].magnitude > Self.tolerance
        }
        if let candidate { enter(candidate, solving: distance) }
        return nil
    }

    // MARK: Priorities

    /// Minimizes the errors, priority by priority.
    mutating func optimize() {
        let levels = Set(constraints.lazy.filter { !$0.isRequired }.map(\.priority)).sorted(by: >)
        for level in levels {
            var objective = Row(basic: -1, constant: 0, coefficients: [Double](repeating: 0, count: kinds.count))
            for j in kinds.indices where kinds[j] == .error && constraints[owners[j]].priority == level {
                if let row = rowOf[j] {
                    add(rows[row], times: 1, to: &objective)
                } else {
                    objective.coefficients[j] += 1
                }
            }
            for pivots in 0..<Self.pivots {
                guard let entering = entering(in: objective, after: pivots), let leaving = leaving(for: entering) else {
                    break
                }
                pivot(entering, outOf: leaving)
                substitute(rows[rowOf[entering]!], into: &objective)
            }
            for j in kinds.indices where objective.coefficients[j] > Self.tolerance { isLocked[j] = true }
        }
    }

    // MARK: Pivots

    /// Returns the column that reduces a row the fastest; after many pivots the first one (Bland).
    private func entering(in row: Row, after pivots: Int) -> Int? {
        var best: Int?
        for j in variableCount..<kinds.count
        where row.coefficients[j] < -Self.tolerance && !isLocked[j] && rowOf[j] == nil {
            if pivots > Self.fastPivots { return j }
            if row.coefficients[j] < (best.map { row.coefficients[$0] } ?? 0) { best = j }
        }
        return best
    }

    /// Returns the row that becomes zero first when a column grows; of several that of the first column.
    private func leaving(for entering: Int) -> Int? {
        var best: (row: Int, ratio: Double)?
        for (i, row) in rows.enumerated()
        where row.basic >= variableCount && row.coefficients[entering] < -Self.tolerance {
            let ratio = row.constant / -row.coefficients[entering]
            guard let found = best else {
                best = (i, ratio)
                continue
            }
            if ratio < found.ratio || (ratio == found.ratio && row.basic < rows[found.row].basic) { best = (i, ratio) }
        }
        return best?.row
    }

    private mutating func pivot(_ entering: Int, outOf index: Int) {
        var row = rows[index]
        rowOf[row.basic] = nil
        row.coefficients[row.basic] = -1
        let last = rows.count - 1
        rows.swapAt(index, last)
        if index != last { rowOf[rows[index].basic] = index }
        rows.removeLast()
        enter(entering, solving: row)
    }

    /// Makes a column basic by solving a row that is zero for it.
    private mutating func enter(_ column: Int, solving row: Row) {
        let factor = -1 / row.coefficients[column]
        var solved = Row(basic: column, constant: row.constant * factor, coefficients: row.coefficients)
        for j in solved.coefficients.indices { solved.coefficients[j] *= factor }
        solved.coefficients[column] = 0
        // Rounding must not make a nonnegative value negative.
        if column >= variableCount, solved.constant < 0 { solved.constant = 0 }
        let used = solved.coefficients.indices.filter { solved.coefficients[$0] != 0 }
        for i in rows.indices where rows[i].coefficients[column] != 0 { substitute(solved, used, into: &rows[i]) }
        rowOf[column] = rows.count
        rows.append(solved)
    }

    private func substitute(_ solved: Row, into row: inout Row) {
        substitute(solved, solved.coefficients.indices.filter { solved.coefficients[$0] != 0 }, into: &row)
    }

    /// Replaces a variable in a row by its expression in another row.
    /// - Parameter used: The columns of that row that are not zero.
    private func substitute(_ solved: Row, _ used: [Int], into row: inout Row) {
        let factor = row.coefficients[solved.basic]
        guard factor != 0 else { return }
        row.coefficients[solved.basic] = 0
        add(solved, used, times: factor, to: &row)
        if row.basic >= variableCount, row.constant < 0 { row.constant = 0 }
    }

    private func add(_ other: Row, times factor: Double, to row: inout Row) {
        add(other, other.coefficients.indices.filter { other.coefficients[$0] != 0 }, times: factor, to: &row)
    }

    private func add(_ other: Row, _ used: [Int], times factor: Double, to row: inout Row) {
        row.constant += other.constant * factor
        unsafe row.coefficients.withUnsafeMutableBufferPointer { sums in
            unsafe other.coefficients.withUnsafeBufferPointer { terms in
                for j in used {
                    let sum = unsafe sums[j] + terms[j] * factor
                    // The residue of a difference of equal numbers must not become a coefficient.
                    unsafe sums[j] = sum.magnitude < 1e-11 ? 0 : sum
                }
            }
        }
    }
}
