/// A sum of variables with coefficients, and a constant.
package struct LinearExpression: Hashable, Sendable {
    package struct Term: Hashable, Sendable {
        package var variable: Int
        package var coefficient: Double

        package init(_ variable: Int, _ coefficient: Double) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    package private(set) var terms: [Term] = []
    package var constant: Double

    package init(_ constant: Double = 0, _ terms: [Term] = []) {
        self.constant = constant
        for term in terms { add(term.variable, term.coefficient) }
    }

    package static func variable(_ variable: Int) -> LinearExpression { LinearExpression(0, [Term(variable, 1)]) }

    package mutating func add(_ variable: Int, _ coefficient: Double) {
        if let i = terms.firstIndex(where: { $0.variable == variable }) {
            terms[i].coefficient += coefficient
        } else {
            terms.append(Term(variable, coefficient))
        }
    }

    package mutating func add(_ other: LinearExpression, times factor: Double = 1) {
        constant += other.constant * factor
        for term in other.terms { add(term.variable, term.coefficient * factor) }
    }

    package static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
        var sum = a
        sum.add(b)
        return sum
    }

    package static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression {
        var difference = a
        difference.add(b, times: -1)
        return difference
    }

    package static func * (a: LinearExpression, factor: Double) -> LinearExpression {
        var product = LinearExpression()
        product.add(a, times: factor)
        return product
    }

    package func value(_ values: [Double]) -> Double {
        terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
    }

    var isFinite: Bool { constant.isFinite && terms.allSatisfy(\.coefficient.isFinite) }
}

/// An expression that must be zero, at least zero or at most zero.
package struct LinearConstraint: Hashable, Sendable {
    package enum Relation: Hashable, Sendable { case equal, greaterThanOrEqual, lessThanOrEqual }

    package var expression: LinearExpression
    package var relation: Relation
    /// The priority. Constraints of 1000 and more are required. Others take precedence over all of a lower priority.
    package var priority: Double

    package init(_ expression: LinearExpression, _ relation: Relation = .equal, priority: Double = 1000) {
        self.expression = expression
        self.relation = relation
        self.priority = priority
    }

    package var isRequired: Bool { priority >= 1000 }
}
