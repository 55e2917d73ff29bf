import Foundation
import Testing
import VitrineUIKit

/// Random systems compared with kiwisolver, see Fixtures/make-constraints.py.
@Suite struct LinearSolutionTests {
    private struct Fixture {
        var count: Int
        var constraints: [LinearConstraint]
        var broken: [Int]
        /// The violations of the priorities 750, 500 and 250.
        var violations: [Double]

        init(_ line: Substring) throws {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
            count = try #require(Int(columns[0]))
            constraints = try columns[1].split(separator: ";").map { text in
                let words = text.split(separator: " ")
                let terms = try words.dropFirst(3).map { word in
                    let parts = word.split(separator: ":")
                    return LinearExpression.Term(try #require(Int(parts[0])), try #require(Double(parts[1])))
                }
                return LinearConstraint(
                    LinearExpression(try #require(Double(words[2])), terms),
                    words[1] == "=" ? .equal : words[1] == ">" ? .greaterThanOrEqual : .lessThanOrEqual,
                    priority: try #require(Double(words[0])))
            }
            broken = columns[2].split(separator: ",").compactMap { Int($0) }
            violations = columns[3].split(separator: " ").compactMap { Double($0) }
        }
    }

    private static func fixtures() throws -> [Fixture] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let file = folder.appending(path: "Fixtures/constraints.tsv")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(Fixture.init)
    }

    @Test func `required constraints hold, and the same ones are left out as by kiwisolver`() throws {
        for (line, fixture) in try Self.fixtures().enumerated() {
            let solution = LinearSolution(of: fixture.constraints, variables: fixture.count)
            let broken = solution.conflicts.map(\.broken)
            #expect(broken == fixture.broken, "line \(line + 1)")
            for (i, constraint) in fixture.constraints.enumerated()
            where constraint.isRequired && !broken.contains(i) {
                #expect(constraint.violation(solution.values) < 1e-6, "line \(line + 1), constraint \(i)")
            }
        }
    }

    @Test func `the violations of each priority are those of kiwisolver`() throws {
        for (line, fixture) in try Self.fixtures().enumerated() {
            let solution = LinearSolution(of: fixture.constraints, variables: fixture.count)
            for (priority, expected) in zip([750.0, 500, 250], fixture.violations) {
                let sum = fixture.constraints.filter { $0.priority == priority }
                    .reduce(0) { $0 + $1.violation(solution.values) }
                #expect(abs(sum - expected) < 1e-4, "line \(line + 1), priority \(priority)")
            }
        }
    }

    @Test func `the constraints that are named contradict the one that is left out`() throws {
        for (line, fixture) in try Self.fixtures().enumerated() {
            let solution = LinearSolution(of: fixture.constraints, variables: fixture.count)
            for conflict in solution.conflicts {
                let named = (conflict.others + [conflict.broken]).map { fixture.constraints[$0] }
                let alone = LinearSolution(of: named, variables: fixture.count)
                #expect(!alone.conflicts.isEmpty, "line \(line + 1)")
            }
        }
    }

    @Test func `a system without constraints leaves everything open`() {
        let solution = LinearSolution(of: [], variables: 2)
        #expect(solution.values == [0, 0])
        #expect(solution.ambiguous == [0, 1])
    }

    @Test func `more constraints than the limit are left out`() {
        let many = (0..<LinearSolution.limit + 10).map { i in
            LinearConstraint(.variable(0) - LinearExpression(i < LinearSolution.limit ? 1 : 2), priority: 500)
        }
        #expect(LinearSolution(of: many, variables: 1).values == [1])
    }

    @Test func `coefficients that are not finite are ignored`() {
        let bad = LinearConstraint(LinearExpression(.nan, [LinearExpression.Term(0, .infinity)]))
        let good = LinearConstraint(.variable(0) - LinearExpression(3))
        #expect(LinearSolution(of: [bad, good], variables: 1).values == [3])
    }
}

extension LinearConstraint {
    /// Returns the distance of values from fulfilling the constraint.
    fileprivate func violation(_ values: [Double]) -> Double {
        let value = expression.value(values)
        return switch relation {
        case .equal: value.magnitude
        case .greaterThanOrEqual: max(0, -value)
        case .lessThanOrEqual: max(0, value)
        }
    }
}
